// Scenes of bodies and of the room around the phone, which nobody draws: a view of them is its ground, and the report says so.
// In a module of its own, for its names (`Entity`, `Scene`, `Material`, `Transform`) are those of SwiftUI and of many apps.
@_exported public import KumihanAppleNames
@_exported public import KumihanCombine
@_exported public import KumihanFoundation
@_exported public import KumihanSimd
@_exported public import KumihanViews
