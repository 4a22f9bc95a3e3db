/// Bounds that keep one drawing from using up the machine's memory.
public enum RenderLimits {
  /// The most pixels that one picture may have.
  public static let pixelCap = 100_000_000
  /// The most pixels along one side.
  public static let sideCap = 32_000
}
