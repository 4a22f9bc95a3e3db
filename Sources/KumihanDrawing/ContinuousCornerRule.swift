/// The shape of a continuous corner that lacks room.
public enum ContinuousCornerRule: Hashable, Sendable {
  /// It turns into a quarter circle by degrees, as SwiftUI's shapes do.
  case gradual
  /// It jumps between the four forms that `UIBezierPath(roundedRect:cornerRadius:)` has.
  case stepped
}
