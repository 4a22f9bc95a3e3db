public import Foundation
public import KumihanViews

/// A value's path through time.
public protocol Keyframes<Root> {
  associatedtype Root
  /// The time until the last keyframe, in seconds.
  var _duration: TimeInterval { get }
  /// Moves what the keyframes are for to a time of their path.
  func _move(_ root: inout Root, to time: TimeInterval)
}

/// Keyframes of one property.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  var _keyframes: [_Keyframe<Value>] { get }
}

/// A value that a property comes to, and how.
public struct _Keyframe<Value: Animatable> {
  enum Way {
    case jump
    case line(UnitCurve)
    case spring(Spring, from: Value?)
    /// With the velocities at the beginning and at the end, nil for those of the neighbours.
    case cubic(from: Value?, to: Value?)
  }
  let value: Value
  let duration: TimeInterval
  let way: Way
}

/// The track of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let keyframes: [_Keyframe<Value>]

  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) { (self.keyPath, keyframes) = (keyPath, content()._keyframes) }

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    (keyPath, keyframes) = (\.self, content()._keyframes)
  }

  init(whole content: Content) where Root == Value {
    (keyPath, keyframes) = (\.self, content._keyframes)
  }

  public var _duration: TimeInterval { keyframes.reduce(0) { $0 + $1.duration } }
  public func _move(_ root: inout Root, to time: TimeInterval) {
    let path = KeyframePath(start: root[keyPath: keyPath], keyframes: keyframes)
    root[keyPath: keyPath] = path.value(at: time)
  }
}

/// In even steps.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _keyframes = [_Keyframe(value: to, duration: duration, way: .line(timingCurve))]
  }
}

/// As a spring moves.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    _keyframes = [
      _Keyframe(
        value: to, duration: duration ?? spring.settlingDuration,
        way: .spring(spring, from: startVelocity))
    ]
  }
}

/// Along a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _keyframes = [
      _Keyframe(
        value: to, duration: duration, way: .cubic(from: startVelocity, to: endVelocity))
    ]
  }
}

/// At once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
  public init(_ to: Value) { _keyframes = [_Keyframe(value: to, duration: 0, way: .jump)] }
}

/// Several keyframes in turn.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
}

/// Several tracks at once.
public struct _KeyframeTracks<Root>: Keyframes {
  let tracks: [any Keyframes<Root>]
  public var _duration: TimeInterval { tracks.map { $0._duration }.max() ?? 0 }
  public func _move(_ root: inout Root, to time: TimeInterval) {
    for track in tracks { track._move(&root, to: time) }
  }
}

/// Turns a closure's keyframes into a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }
  public static func buildBlock(
    _ content: any KeyframeTrackContent<Value>...
  ) -> _KeyframeSequence<Value> { buildArray(content) }
  public static func buildArray(
    _ content: [any KeyframeTrackContent<Value>]
  ) -> _KeyframeSequence<Value> { _KeyframeSequence(_keyframes: content.flatMap { $0._keyframes }) }
  public static func buildOptional(
    _ content: _KeyframeSequence<Value>?
  ) -> _KeyframeSequence<Value> { content ?? _KeyframeSequence(_keyframes: []) }
  public static func buildEither(
    first content: _KeyframeSequence<Value>
  ) -> _KeyframeSequence<Value> { content }
  public static func buildEither(
    second content: _KeyframeSequence<Value>
  ) -> _KeyframeSequence<Value> { content }
}

/// Turns a closure's tracks into keyframes.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K
  where K.Root == Value { expression }
  public static func buildBlock(_ content: any Keyframes<Value>...) -> _KeyframeTracks<Value> {
    _KeyframeTracks(tracks: content)
  }
  /// Keyframes of the whole value, without a track.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack(whole: expression)
  }
}

/// A value's path, which code may ask for the value at any time.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let keyframes: any Keyframes<Value>

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    (initial, keyframes) = (initialValue, content())
  }

  public var duration: TimeInterval { keyframes._duration }
  public func value(time: TimeInterval) -> Value {
    var value = initial
    keyframes._move(&value, to: time)
    return value
  }
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// The keyframes of a track, with the value that it begins with.
struct KeyframePath<Value: Animatable> {
  let start: Value
  let keyframes: [_Keyframe<Value>]

  /// The value at a time; the last one after the end.
  func value(at time: TimeInterval) -> Value {
    var rest = max(time, 0)
    for (index, keyframe) in keyframes.enumerated() {
      if rest < keyframe.duration { return value(in: index, after: rest) }
      rest -= keyframe.duration
    }
    return keyframes.last?.value ?? start
  }

  /// The value with which a keyframe begins.
  private func start(of index: Int) -> Value { index > 0 ? keyframes[index - 1].value : start }

  private func value(in index: Int, after time: TimeInterval) -> Value {
    let keyframe = keyframes[index]
    var value = start(of: index)
    let from = value.animatableData
    let way = keyframe.value.animatableData - from
    let part = time / keyframe.duration
    switch keyframe.way {
    case .jump: return keyframe.value
    case .line(let curve): value.animatableData = from + way.scaled(by: curve.value(at: part))
    case .spring(let spring, let speed):
      value.animatableData =
        from
        + spring.value(
          target: way, initialVelocity: speed?.animatableData ?? .zero, time: time)
    case .cubic(let speed, let lastSpeed):
      let first = (speed?.animatableData ?? passing(index)).scaled(by: keyframe.duration)
      let last = (lastSpeed?.animatableData ?? passing(index + 1)).scaled(by: keyframe.duration)
      // Hermite's curve of two values and two velocities.
      let (square, cube) = (part * part, part * part * part)
      value.animatableData =
        from + way.scaled(by: 3 * square - 2 * cube)
        + first.scaled(by: cube - 2 * square + part) + last.scaled(by: cube - square)
    }
    return value
  }

  /// How fast a smooth curve passes the beginning of a keyframe: as from the value before to the value after.
  /// It begins and ends at rest, and so after a jump.
  private func passing(_ index: Int) -> Value.AnimatableData {
    guard index > 0, index < keyframes.count, keyframes[index - 1].duration > 0 else {
      return .zero
    }
    let time = keyframes[index - 1].duration + keyframes[index].duration
    return (keyframes[index].value.animatableData - start(of: index - 1).animatableData)
      .scaled(by: 1 / time)
  }
}
