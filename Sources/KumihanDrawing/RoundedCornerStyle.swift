/// The shape of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A corner that leaves the edge gradually, 1.53 radii before the vertex.
  case continuous
}
