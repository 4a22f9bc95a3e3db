// The module for `import MapKit`: what stands on a map, on a plain ground.
@_exported public import KumihanAppleNames
@_exported public import KumihanControls
@_exported public import KumihanLocation
@_exported public import KumihanViews
