/// Bounds that keep one drawing from using up the machine's memory.
public enum RenderLimits {
  /// The maximum number of pixels of one picture.
  public static let pixelCap = 100_000_000
  /// The maximum number of pixels along one side.
  public static let sideCap = 32_000
}
