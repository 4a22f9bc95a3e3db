/// What a block sets to be called no more, as Apple's do by `stop.pointee = true`.
public final class _StopFlag {
  public var pointee = false
  public init() {}
}
