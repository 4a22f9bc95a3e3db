public import KumihanViews

/// A modifier with values that move, by its older name.
public protocol AnimatableModifier: Animatable, ViewModifier {}
