// The module for `import StoreKit`: its views as frames with the names of what would be sold.
@_exported public import KumihanAppleNames
@_exported public import KumihanControls
@_exported public import KumihanViews
