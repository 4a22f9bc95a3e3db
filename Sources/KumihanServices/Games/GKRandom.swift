// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
import KumihanFoundation

/// Gives numbers of chance.
public protocol GKRandom: AnyObject {
  func nextInt() -> Int
  func nextInt(upperBound: Int) -> Int
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// A source of numbers of chance: without a seed it begins with the same one each time, because pictures must be the same.
open class GKRandomSource: NSObject, GKRandom {
  /// One for a whole picture, which goes on where it stopped: whoever asks until something changes must come to an end.
  open class func sharedRandom() -> GKRandomSource { unsafe shared }
  nonisolated(unsafe) private static let shared = SharedRandom()
  private var state: UInt64 = 0
  public override init() {}
  public required init?(coder: NSCoder) {}

  /// The next 32 bits, by SplitMix.
  func nextBits() -> UInt32 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return UInt32(truncatingIfNeeded: (bits ^ (bits >> 31)) >> 32)
  }

  /// Of 32 bits, as Apple's.
  open func nextInt() -> Int { Int(Int32(bitPattern: nextBits())) }
  /// From 0 to below the bound, each as often as any other.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    let bound = UInt64(upperBound)
    let rest = (UInt64.max % bound &+ 1) % bound
    while true {
      let bits = UInt64(nextBits()) << 32 | UInt64(nextBits())
      if bits >= rest { return Int(bits % bound) }
    }
  }
  /// From 0 to 1, both of them possible.
  open func nextUniform() -> Float { Float(Double(nextBits()) / Double(UInt32.max)) }
  open func nextBool() -> Bool { nextBits() >> 31 == 1 }

  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var array = array
    for last in stride(from: array.count - 1, to: 0, by: -1) {
      array.swapAt(last, nextInt(upperBound: last + 1))
    }
    return array
  }
}

/// Numbers by ARC4, from a seed of bytes.
open class GKARC4RandomSource: GKRandomSource {
  open var seed: Data { didSet { begin() } }
  private var box: [UInt8] = []
  private var (first, second): (UInt8, UInt8) = (0, 0)

  public convenience override init() { self.init(seed: Data("GKARC4".utf8)) }
  public init(seed: Data) {
    self.seed = seed
    super.init()
    begin()
  }
  public required init?(coder: NSCoder) { nil }

  private func begin() {
    box = Array(0...255)
    (first, second) = (0, 0)
    let key = seed.isEmpty ? [0] : [UInt8](seed)
    var other: UInt8 = 0
    for index in 0..<256 {
      other = other &+ box[index] &+ key[index % key.count]
      box.swapAt(index, Int(other))
    }
  }
  private func nextByte() -> UInt8 {
    first &+= 1
    second = second &+ box[Int(first)]
    box.swapAt(Int(first), Int(second))
    return box[Int(box[Int(first)] &+ box[Int(second)])]
  }
  override func nextBits() -> UInt32 {
    (0..<4).reduce(0) { bits, _ in bits << 8 | UInt32(nextByte()) }
  }
  /// Leaves out values, the first of which a seed can be guessed from.
  open func dropValues(_ count: Int) { for _ in 0..<max(count, 0) { _ = nextBits() } }
}

/// The source of all that have none of their own.
private final class SharedRandom: GKARC4RandomSource {
  private let lock = NSLock()
  private var picture = PictureCount.current
  override func nextBits() -> UInt32 {
    lock.withLock {
      if picture != PictureCount.current {
        picture = PictureCount.current
        seed = Data("GKARC4".utf8)
      }
      return super.nextBits()
    }
  }
}

/// Numbers by a line, fast and of little chance.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  open var seed: UInt64
  public convenience override init() { self.init(seed: 1) }
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
  override func nextBits() -> UInt32 {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(truncatingIfNeeded: seed >> 32)
  }
}

/// Numbers by the Mersenne twister of 32 bits, slow and of much chance.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  open var seed: UInt64 { didSet { begin() } }
  private var words: [UInt32] = []
  private var index = 0

  public convenience override init() { self.init(seed: 5489) }
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
    begin()
  }
  public required init?(coder: NSCoder) { nil }

  private func begin() {
    words = [UInt32(truncatingIfNeeded: seed ^ (seed >> 32))]
    for index in 1..<624 {
      let last = words[index - 1]
      words.append(1_812_433_253 &* (last ^ (last >> 30)) &+ UInt32(index))
    }
    index = 624
  }
  override func nextBits() -> UInt32 {
    if index == 624 {
      for index in 0..<624 {
        let both = words[index] & 0x8000_0000 | words[(index + 1) % 624] & 0x7FFF_FFFF
        words[index] =
          words[(index + 397) % 624] ^ (both >> 1) ^ (both & 1 == 0 ? 0 : 0x9908_B0DF)
      }
      index = 0
    }
    var bits = words[index]
    index += 1
    bits ^= bits >> 11
    bits ^= bits << 7 & 0x9D2C_5680
    bits ^= bits << 15 & 0xEFC6_0000
    return bits ^ (bits >> 18)
  }
}

/// Whole numbers between two, each as often as any other.
open class GKRandomDistribution: NSObject, GKRandom {
  let source: any GKRandom
  public let lowestValue: Int
  public let highestValue: Int
  open var numberOfPossibleOutcomes: Int {
    let (span, isBeyond) = highestValue.subtractingReportingOverflow(lowestValue)
    return isBeyond || span == .max ? .max : span + 1
  }

  public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    self.source = source
    (self.lowestValue, self.highestValue) = (
      min(lowestValue, highestValue), max(lowestValue, highestValue)
    )
  }
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue,
      highestValue: highestValue)
  }
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }
  open class func d6() -> Self { die(6) }
  open class func d20() -> Self { die(20) }
  private class func die(_ sides: Int) -> Self {
    self.init(_source: GKRandomSource.sharedRandom(), 1, sides)
  }
  /// What `d6` and `d20` of subclasses are made by.
  public required convenience init(_source source: any GKRandom, _ lowest: Int, _ highest: Int) {
    self.init(randomSource: source, lowestValue: lowest, highestValue: highest)
  }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  /// Below the bound as well as within the distribution.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    var value = nextInt()
    while value >= upperBound { value = nextInt() }
    return value
  }
  open func nextUniform() -> Float {
    guard highestValue > lowestValue else { return 0 }
    return Float(nextInt() - lowestValue) / Float(highestValue - lowestValue)
  }
  open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Whole numbers about a middle, by the bell of Gauss: within three deviations of it.
open class GKGaussianDistribution: GKRandomDistribution {
  public let mean: Float
  public let deviation: Float

  public override init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    mean = Float(lowestValue + highestValue) / 2
    deviation = Float(highestValue - lowestValue) / 6
    super.init(randomSource: source, lowestValue: lowestValue, highestValue: highestValue)
  }
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    (self.mean, self.deviation) = (mean, deviation)
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()),
      highestValue: Int((mean + 3 * deviation).rounded()))
  }

  /// By Box and Muller, again while a value lies outside.
  open override func nextInt() -> Int {
    guard highestValue > lowestValue else { return lowestValue }
    while true {
      let (radius, angle) = (max(source.nextUniform(), .leastNormalMagnitude), source.nextUniform())
      let bell = (-2 * log(radius)).squareRoot() * cos(2 * Float.pi * angle)
      let value = Int((mean + bell * deviation).rounded())
      if (lowestValue...highestValue).contains(value) { return value }
    }
  }
}

/// Whole numbers of which none comes again before all have come.
open class GKShuffledDistribution: GKRandomDistribution {
  private var rest: [Int] = []

  public override init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    super.init(randomSource: source, lowestValue: lowestValue, highestValue: highestValue)
  }
  open override func nextInt() -> Int {
    if rest.isEmpty { rest = Array(lowestValue...highestValue) }
    return rest.remove(at: source.nextInt(upperBound: rest.count))
  }
}

extension NSArray {
  public func shuffled() -> [Any] { shuffled(using: GKRandomSource.sharedRandom()) }
  public func shuffled(using source: GKRandomSource) -> [Any] {
    source.arrayByShufflingObjects(in: self as? [Any] ?? [])
  }
}
