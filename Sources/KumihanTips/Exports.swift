// The module for `import TipKit`: tips drawn as cards.
@_exported public import KumihanAppleNames
@_exported public import KumihanControls
@_exported public import KumihanViews
