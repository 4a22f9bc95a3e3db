/// Makes a type one whose values move between two of theirs; a picture shows each at its end.
///
/// In files that `kumihan render` reads it is left out.
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "KumihanMacros", type: "AnimatableMacro")

/// Says that a variable does not move.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "KumihanMacros", type: "MarkMacro")
