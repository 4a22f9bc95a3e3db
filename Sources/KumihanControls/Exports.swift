// Code that uses controls also needs the language they are written in.
@_exported public import KumihanViews
