// The module for `import WidgetKit`: widgets drawn in their families' sizes.
@_exported public import Foundation
@_exported public import KumihanAppleNames
@_exported public import KumihanControls
@_exported public import KumihanIntents
@_exported public import KumihanViews
