// The module for `import Charts`: charts in the view language, which Apple's Charts brings along.
@_exported public import KumihanAppleNames
@_exported public import KumihanControls
@_exported public import KumihanViews
