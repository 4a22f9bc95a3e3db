public import KumihanViews

/// Content for a value that would move through keyframes; the initial value is drawn.
public struct KeyframeAnimator<Value, Path: Keyframes<Value>, Content: View>: _PlacedView {
  let value: Value
  let content: (Value) -> Content
  public let _site: CallSite

  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (value, self.content) = (initialValue, content)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (value, self.content) = (initialValue, content)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View { content(value) }
}

extension View {
  /// Policy: the initial value is drawn.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue,
      content: { content(PlaceholderView(content: self), $0) }, keyframes: keyframes)
  }

  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    keyframeAnimator(initialValue: initialValue, content: content, keyframes: keyframes)
  }
}

/// A value's path through time.
public protocol Keyframes<Root> {
  associatedtype Root
}

/// Keyframes of one property.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value
}

/// The track of one property.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {}

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}
}

/// In even steps.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// As a spring moves.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// Along a smooth curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// At once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

/// Several keyframes or tracks in turn.
public struct _KeyframeGroup<Value>: KeyframeTrackContent, Keyframes {
  public typealias Root = Value
}

/// Turns a closure's keyframes into a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }
  public static func buildBlock<each K: KeyframeTrackContent>(
    _ content: repeat each K
  ) -> _KeyframeGroup<Value> { _KeyframeGroup() }
}

/// Turns a closure's tracks into keyframes.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K
  where K.Root == Value { expression }
  public static func buildBlock<each K: Keyframes>(
    _ content: repeat each K
  ) -> _KeyframeGroup<Value> { _KeyframeGroup() }
  /// Keyframes of the whole value, without a track.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeGroup<Value> where K.Value == Value { _KeyframeGroup() }
}

/// The motion of a spring.
public struct Spring: Hashable, Sendable {
  public static let smooth = Spring()
  public static let snappy = Spring()
  public static let bouncy = Spring()
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {}
  public init(response: Double, dampingRatio: Double) {}
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {}
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring()
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring()
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring()
  }
}
