public import Foundation
public import KumihanViews

/// The motion of a spring: a still picture shows its end, and code may ask for what is between.
public struct Spring: Hashable, Sendable {
  public let mass: Double
  public let stiffness: Double
  public let damping: Double

  /// A spring that settles in about `duration` seconds; a bounce below 0 is flatter than none.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(
      response: duration,
      dampingRatio: bounce < 0 ? 1 / max(1 + bounce, 1e-6) : max(1 - bounce, 0))
  }

  public init(response: Double, dampingRatio: Double) {
    // A spring without any length of time would be infinitely stiff.
    let frequency = 2 * Double.pi / max(response, 1e-6)
    (mass, stiffness) = (1, frequency * frequency)
    damping = 2 * dampingRatio * frequency
  }

  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    (self.mass, self.stiffness) = (mass, stiffness)
    let critical = 2 * (mass * stiffness).squareRoot()
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }

  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = max(dampingRatio, 1e-6)
    let frequency = -log(epsilon) / (min(ratio, 1) * max(settlingDuration, 1e-6))
    self.init(response: 2 * Double.pi / frequency, dampingRatio: ratio)
  }

  public static let smooth = smooth()
  public static let snappy = snappy()
  public static let bouncy = bouncy()

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }

  public var response: Double { 2 * .pi / frequency }
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  public var duration: TimeInterval { response }
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  /// The time until no more than a thousandth is left.
  public var settlingDuration: TimeInterval { settlingDuration(leaving: 0.001) }

  private func settlingDuration(leaving rest: Double) -> TimeInterval {
    let ratio = dampingRatio
    // The slower of the two parts of an overdamped spring is the one that is waited for.
    let decay = ratio > 1 ? ratio - (ratio * ratio - 1).squareRoot() : ratio
    return decay > 0 ? -log(rest) / (decay * frequency) : .infinity
  }

  /// What is left of the distance and of the speed: `rest` and `speed` weigh the distance to the target and the
  /// velocity at the beginning.
  private func weights(at time: TimeInterval) -> (rest: Double, speed: Double) {
    let (ratio, frequency) = (dampingRatio, frequency)
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let decay = exp(-ratio * frequency * time)
      return (
        decay * (cos(damped * time) + ratio * frequency / damped * sin(damped * time)),
        decay * sin(damped * time) / damped
      )
    }
    if ratio == 1 {
      let decay = exp(-frequency * time)
      return (decay * (1 + frequency * time), decay * time)
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (ratio * frequency - root, ratio * frequency + root)
    return (
      (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow),
      (exp(-slow * time) - exp(-fast * time)) / (fast - slow)
    )
  }

  /// The value after a time, from zero to the target.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (rest, speed) = weights(at: time)
    return target.scaled(by: 1 - rest) + initialVelocity.scaled(by: speed)
  }

  /// How fast the value changes after a time.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = response * 1e-5
    let from = value(target: target, initialVelocity: initialVelocity, time: max(time - step, 0))
    let to = value(target: target, initialVelocity: initialVelocity, time: time + step)
    return (to - from).scaled(by: 1 / (time + step - max(time - step, 0)))
  }

  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let start = value
    value =
      start + self.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
  }

  /// The pull of the spring and of its damper.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let size = max(target.magnitudeSquared.squareRoot(), 1e-9)
    return settlingDuration(leaving: min(epsilon / size, 1))
  }

  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData +=
      value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = initialVelocity
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
