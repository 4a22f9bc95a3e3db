public import Foundation

/// Where noise comes from.
open class GKNoiseSource: NSObject {
  func value(_ x: Double, _ y: Double, _ z: Double) -> Double { 0 }
}

/// The same value everywhere.
open class GKConstantNoiseSource: GKNoiseSource {
  open var value: Double
  public init(value: Double) { self.value = value }
  override func value(_ x: Double, _ y: Double, _ z: Double) -> Double { value }
}

/// Squares of 1 and -1.
open class GKCheckerboardNoiseSource: GKNoiseSource {
  open var squareSize: Double
  public init(squareSize: Double) { self.squareSize = squareSize }
  override func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
    let sum = [x, y, z].map { ($0 / squareSize).rounded(.down) }.reduce(0, +)
    return sum.truncatingRemainder(dividingBy: 2) == 0 ? 1 : -1
  }
}

/// Noise in several sizes, each finer and weaker than the one before.
open class GKCoherentNoiseSource: GKNoiseSource {
  open var frequency: Double
  open var octaveCount: Int
  open var lacunarity: Double
  open var seed: Int32
  fileprivate var weight: Double

  fileprivate init(
    frequency: Double, octaveCount: Int, weight: Double, lacunarity: Double, seed: Int32
  ) {
    (self.frequency, self.octaveCount, self.lacunarity) = (frequency, octaveCount, lacunarity)
    (self.weight, self.seed) = (weight, seed)
  }
  fileprivate func shaped(_ value: Double) -> Double { value }

  override func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
    var (sum, strength, scale) = (0.0, 1.0, frequency)
    for octave in 0..<max(octaveCount, 1) {
      let noise = gradientNoise(x * scale, y * scale, z * scale, seed &+ Int32(octave))
      sum += strength * shaped(noise)
      strength *= weight
      scale *= lacunarity
    }
    return min(max(sum, -1), 1)
  }
}

/// Perlin's noise, as of clouds.
open class GKPerlinNoiseSource: GKCoherentNoiseSource {
  public init(
    frequency: Double = 1, octaveCount: Int = 6, persistence: Double = 0.5, lacunarity: Double = 2,
    seed: Int32 = 0
  ) {
    super.init(
      frequency: frequency, octaveCount: octaveCount, weight: persistence, lacunarity: lacunarity,
      seed: seed)
  }
  open var persistence: Double {
    get { weight }
    set { weight = newValue }
  }
}

/// Noise as of billowing clouds.
open class GKBillowNoiseSource: GKPerlinNoiseSource {
  fileprivate override func shaped(_ value: Double) -> Double { 2 * abs(value) - 1 }
}

/// Noise as of ridges.
open class GKRidgedNoiseSource: GKCoherentNoiseSource {
  public init(
    frequency: Double = 1, octaveCount: Int = 6, lacunarity: Double = 2, seed: Int32 = 0
  ) {
    super.init(
      frequency: frequency, octaveCount: octaveCount, weight: 0.5, lacunarity: lacunarity,
      seed: seed)
  }
  fileprivate override func shaped(_ value: Double) -> Double { 1 - 2 * abs(value) }
}

/// Perlin's noise of 2002 in space, from -1 to 1; none where numbers have no fractions or no value.
private func gradientNoise(_ x: Double, _ y: Double, _ z: Double, _ seed: Int32) -> Double {
  let limit = 0x1p52
  guard abs(x) < limit, abs(y) < limit, abs(z) < limit else { return 0 }
  let (left, low, near) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
  func fade(_ value: Double) -> Double { value * value * value * (value * (value * 6 - 15) + 10) }
  func corner(_ a: Double, _ b: Double, _ c: Double) -> Double {
    var hash = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15
    for part in [left + a, low + b, near + c] {
      hash = (hash ^ UInt64(bitPattern: Int64(part))) &* 0xBF58_476D_1CE4_E5B9
      hash ^= hash >> 29
    }
    let (u, v, w) = (x - left - a, y - low - b, z - near - c)
    let first = hash & 8 == 0 ? u : v
    let second = hash & 8 == 0 ? (hash & 4 == 0 ? v : w) : (hash & 4 == 0 ? u : w)
    return (hash & 1 == 0 ? first : -first) + (hash & 2 == 0 ? second : -second)
  }
  func mix(_ from: Double, _ to: Double, _ part: Double) -> Double { from + (to - from) * part }
  let (u, v, w) = (fade(x - left), fade(y - low), fade(z - near))
  func plane(_ c: Double) -> Double {
    mix(mix(corner(0, 0, c), corner(1, 0, c), u), mix(corner(0, 1, c), corner(1, 1, c), u), v)
  }
  return mix(plane(0), plane(1), w)
}

/// Noise and what is done to its values.
open class GKNoise: NSObject {
  private var reading: (SIMD3<Double>) -> Double
  public override init() { reading = { _ in 0 } }
  public init(_ noiseSource: GKNoiseSource) {
    reading = { noiseSource.value($0.x, $0.y, $0.z) }
  }
  public convenience init(noiseSource: GKNoiseSource) { self.init(noiseSource) }

  /// On the plane of a map, whose second axis is the third in space.
  open func value(atPosition position: SIMD2<Float>) -> Float {
    Float(reading(SIMD3(Double(position.x), 0, Double(position.y))))
  }
  private func change(_ make: @escaping (Double) -> Double) {
    let before = reading
    reading = { make(before($0)) }
  }
  open func applyAbsoluteValue() { change { abs($0) } }
  open func clamp(lowerBound: Double, upperBound: Double) {
    change { min(max($0, lowerBound), upperBound) }
  }
  open func raiseToPower(_ power: Double) { change { pow($0, power) } }
  open func invert() { change { -$0 } }
  open func move(by delta: SIMD3<Double>) {
    let before = reading
    reading = { before($0 + delta) }
  }
  open func scale(by factor: SIMD3<Double>) {
    let before = reading
    reading = { before($0 * factor) }
  }
  private func join(_ noise: GKNoise, _ make: @escaping (Double, Double) -> Double) {
    let (first, second) = (reading, noise.reading)
    reading = { make(first($0), second($0)) }
  }
  open func add(_ noise: GKNoise) { join(noise, +) }
  open func multiply(_ noise: GKNoise) { join(noise, *) }
  open func minimum(_ noise: GKNoise) { join(noise, min) }
  open func maximum(_ noise: GKNoise) { join(noise, max) }
}

/// A piece of noise, value by value.
open class GKNoiseMap: NSObject {
  public let size: SIMD2<Double>
  public let origin: SIMD2<Double>
  public let sampleCount: SIMD2<Int32>
  public let isSeamless: Bool
  private var values: [Float]

  public init(
    _ noise: GKNoise = GKNoise(), size: SIMD2<Double> = [1, 1], origin: SIMD2<Double> = .zero,
    sampleCount: SIMD2<Int32> = [100, 100], seamless: Bool = false
  ) {
    (self.size, self.origin, self.sampleCount) = (size, origin, sampleCount)
    isSeamless = seamless
    let step = size / SIMD2<Double>(sampleCount)
    values = (0..<max(sampleCount.y, 0)).flatMap { row in
      (0..<max(sampleCount.x, 0)).map { column in
        let place = origin + step * SIMD2(Double(column), Double(row))
        return noise.value(atPosition: SIMD2<Float>(place))
      }
    }
  }
  private func index(_ position: SIMD2<Int32>) -> Int? {
    guard position.x >= 0, position.x < sampleCount.x, position.y >= 0, position.y < sampleCount.y
    else { return nil }
    return Int(position.y) * Int(sampleCount.x) + Int(position.x)
  }
  open func value(at position: SIMD2<Int32>) -> Float { index(position).map { values[$0] } ?? 0 }
  open func setValue(_ value: Float, at position: SIMD2<Int32>) {
    if let index = index(position) { values[index] = value }
  }
  open func interpolatedValue(at position: SIMD2<Float>) -> Float {
    let low = SIMD2<Int32>(position, rounding: .down)
    let part = position - SIMD2<Float>(low)
    func row(_ down: Int32) -> Float {
      let (left, right) = (value(at: low &+ [0, down]), value(at: low &+ [1, down]))
      return left + (right - left) * part.x
    }
    return row(0) + (row(1) - row(0)) * part.y
  }
}
