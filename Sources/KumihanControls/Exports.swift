// Who writes views needs the language that controls are written in.
@_exported public import KumihanViews
