// The services of a phone that apps import beside their views: players, web pages, notifications, keys. A picture has none
// of them, so their names compile, keep what they are told, and answer as a phone that is offline and was never asked.
@_exported public import KumihanAppleNames
@_exported public import KumihanControls
@_exported public import KumihanFoundation
@_exported public import KumihanImageIO
@_exported public import KumihanViews
