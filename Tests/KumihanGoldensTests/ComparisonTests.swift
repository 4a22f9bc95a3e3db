import Foundation
import Kumihan
import KumihanAppleNames
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// Comparators, each with pairs made for it.
struct ComparisonTests {
  private static let side = 64

  /// Noise that looks random and is the same everywhere.
  private func picture(_ change: (inout [UInt8]) -> Void = { _ in }) -> DecodedImage {
    var state: UInt32 = 7
    var bytes: [UInt8] = []
    for _ in 0..<Self.side * Self.side {
      for _ in 0..<3 {
        state = state &* 1_664_525 &+ 1_013_904_223
        bytes.append(UInt8(state >> 24) / 2 + 64)
      }
      bytes.append(255)
    }
    change(&bytes)
    return DecodedImage(width: Self.side, height: Self.side, pixels: Data(bytes))
  }

  private func at(_ x: Int, _ y: Int) -> Int { (y * Self.side + x) * 4 }

  private static let tolerant = PictureComparison.tolerant(channel: 2, window: 16, atMost: 4)
  private static let perceptual = PictureComparison.perceptual(deltaE: 2, window: 16, atMost: 4)

  @Test func equalPicturesAreEqualToAll() {
    let map = PixelMap(picture(), picture())
    #expect(map.count == 0 && map.bounds == .null && map.places == 0)
    for comparison in [.exact, Self.tolerant, Self.perceptual] { #expect(comparison.allows(map)) }
  }

  @Test func onePixelOfOneLevelIsExactlyADifference() {
    let map = PixelMap(picture(), picture { $0[at(10, 20)] += 1 })
    #expect(!PictureComparison.exact.allows(map))
    #expect(Self.tolerant.allows(map) && Self.perceptual.allows(map))
    #expect(map.count == 1 && map.largest == 1)
    #expect(map.bounds == CGRect(x: 10, y: 20, width: 1, height: 1))
  }

  /// Pixels that became alike, or were, differ by what they were and are.
  @Test func theLargestDifferenceIsThatOfAnyPixel() {
    let levels: [UInt32] = [10, 200, 90]
    func map(_ pixel: (Int32, UInt32) -> PixelDifference) -> PixelMap {
      PixelMap(width: 3, height: 1, pixels: levels.enumerated().map { pixel(Int32($0), $1) })
    }
    let black: UInt32 = 0xFF00_0000
    let (were, are) = (
      map { PixelDifference(x: $0, y: 0, old: black | $1, new: black) },
      map { PixelDifference(x: $0, y: 0, old: black, new: black | $1) }
    )
    #expect(were.largest == 200)
    #expect(are.largest == 200)
  }

  @Test func alphaCounts() {
    let map = PixelMap(picture(), picture { $0[at(3, 3) + 3] = 254 })
    #expect(!PictureComparison.exact.allows(map))
    let clear = PixelMap(
      picture(), picture { bytes in for x in 0..<5 { bytes[at(x, 3) + 3] = 0 } })
    #expect(!Self.tolerant.allows(clear) && !Self.perceptual.allows(clear))
  }

  @Test func oneLevelOfNoiseEverywhereIsTolerated() {
    let map = PixelMap(
      picture(),
      picture { bytes in for i in bytes.indices where i % 4 != 3 { bytes[i] += UInt8(i % 2) } })
    #expect(map.count == Self.side * Self.side)
    #expect(Self.tolerant.allows(map))
  }

  @Test func threeByThreePixelsAreNeverTolerated() {
    let map = PixelMap(
      picture(),
      picture { bytes in
        for y in 30..<33 { for x in 40..<43 { bytes[at(x, y)] = 255 - bytes[at(x, y)] / 2 } }
      })
    #expect(map.count == 9)
    #expect(!Self.tolerant.allows(map) && !Self.perceptual.allows(map))
    #expect(map.places == 1)
  }

  /// A share of all pixels hides an icon; a window does not.
  @Test func threeByThreePixelsInAMegapixelAreFound() {
    let side = 1000
    let old = Data(repeating: 200, count: side * side * 4)
    var new = old
    for y in 640..<643 { for x in 310..<313 { new[(y * side + x) * 4] = 90 } }
    let map = PixelMap(
      DecodedImage(width: side, height: side, pixels: old),
      DecodedImage(width: side, height: side, pixels: new))
    #expect(map.bounds == CGRect(x: 310, y: 640, width: 3, height: 3) && map.count == 9)
    for comparison in [.exact, Self.tolerant, Self.perceptual] {
      #expect(!comparison.allows(map))
    }
    #expect(PictureComparison.precision(0.999, perceptual: 1).allows(map))
  }

  /// Five pixels are too many in one square and few enough apart, wherever squares begin.
  @Test func theWindowSlides() {
    func map(_ step: Int) -> PixelMap {
      PixelMap(
        picture(),
        picture { bytes in for n in 0..<5 { bytes[at(6 + n * step, 9)] = 255 } })
    }
    #expect(!Self.tolerant.allows(map(3)))
    #expect(Self.tolerant.allows(map(11)))
  }

  @Test func aShiftOfOnePixelIsADifferenceToAll() {
    let shifted = picture { bytes in
      let old = bytes
      for y in 0..<Self.side {
        for x in 1..<Self.side {
          for part in 0..<4 { bytes[at(x, y) + part] = old[at(x - 1, y) + part] }
        }
      }
    }
    let map = PixelMap(picture(), shifted)
    #expect(!Self.tolerant.allows(map) && !Self.perceptual.allows(map))
    #expect(!PictureComparison.precision(0.98, perceptual: 1).allows(map))
  }

  /// Up to the last tile of a picture that is no whole number of them wide or high.
  @Test func placesReachTheEdges() {
    func places(_ points: [(Int32, Int32)], width: Int, height: Int) -> Int {
      PixelMap(
        width: width, height: height,
        pixels: points.map { PixelDifference(x: $0.0, y: $0.1, old: 0, new: 1) }
      ).places
    }
    #expect(places([(0, 0), (39, 0)], width: 40, height: 8) == 2)
    #expect(places([(39, 0), (0, 16)], width: 40, height: 40) == 2)
    #expect(places([(0, 0), (0, 39), (39, 39)], width: 40, height: 40) == 3)
    #expect(places([(15, 15), (16, 16)], width: 17, height: 17) == 1)
    #expect(places([(0, 0)], width: 1, height: 1) == 1)
  }

  @Test func placesAreCountedApart() {
    let map = PixelMap(
      picture(),
      picture {
        $0[at(1, 1)] = 255; $0[at(60, 2)] = 255; $0[at(30, 60)] = 255
      })
    #expect(map.places == 3)
  }

  /// Sums over areas find what counting each square finds.
  @Test func theDensestSquareIsFound() {
    var state: UInt64 = 7
    func random(_ below: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % below)
    }
    for round in 0..<40 {
      let places = Set((0..<1 + random(60)).map { _ in SIMD2(3 + random(50), 5 + random(40)) })
      let pixels = places.sorted { $0.y == $1.y ? $0.x < $1.x : $0.y < $1.y }.map {
        PixelDifference(x: Int32($0.x), y: Int32($0.y), old: 0, new: 1)
      }
      let window = 1 + random(20)
      var most = 0
      for y in -20..<60 {
        for x in -20..<70 {
          let inside = places.count {
            x..<x + window ~= $0.x && y..<y + window ~= $0.y
          }
          most = max(most, inside)
        }
      }
      #expect(PixelMap.densest(pixels, window: window) == most, "round \(round)")
    }
    #expect(PixelMap.densest([], window: 4) == 0)
  }

  /// A difference as large as is allowed is allowed, and one more is not.
  @Test func limitsAreReached() {
    func map(_ step: UInt8, _ count: Int) -> PixelMap {
      PixelMap(picture(), picture { for n in 0..<count { $0[at(20 + n, 20)] &+= step } })
    }
    #expect(Self.tolerant.allows(map(2, 40)) && !Self.tolerant.allows(map(3, 5)))
    #expect(Self.tolerant.allows(map(3, 4)))
    let share = PictureComparison.precision(0.99, perceptual: 1)
    let most = Self.side * Self.side / 100
    #expect(share.allows(map(9, most)) && !share.allows(map(9, most + 1)))
    // Without a perceptual precision each other value counts, though nobody would see it.
    let unseen = PixelMap(
      width: 4, height: 4, pixels: [PixelDifference(x: 0, y: 0, old: 0xFF, new: 0xFE)])
    #expect(unseen.pixels[0].deltaE == 0)
    #expect(!PictureComparison.precision(1, perceptual: 1).allows(unseen))
    #expect(PictureComparison.precision(1, perceptual: 0.99).allows(unseen))
    let one = PixelDifference(x: 0, y: 0, old: 0xFF00_00FF, new: 0xFF00_00FF)
    #expect(one.deltaE == 0 && one.largest == 0)
  }

  /// What shows through counts: over white or over black, whichever differs more.
  @Test func translucentColoursAreSeenOnGround() {
    func delta(_ old: UInt32, _ new: UInt32) -> Double {
      PixelDifference(x: 0, y: 0, old: old, new: new).deltaE
    }
    // Nothing of a colour is seen where alpha is zero.
    #expect(delta(0x0000_00FF, 0x00FF_0000) == 0)
    // Black that comes to cover all differs most over white, white over black: the whole range.
    #expect(abs(delta(0x0000_0000, 0xFF00_0000) - 100) < 0.01)
    #expect(abs(delta(0x0000_0000, 0xFFFF_FFFF) - 100) < 0.01)
    #expect(abs(delta(0xFF00_0000, 0x0000_0000) - 100) < 0.01)
    #expect(abs(delta(0xFFFF_FFFF, 0x0000_0000) - 100) < 0.01)
    // Half of black over white is a grey, as far from white as that grey is.
    let grey = delta(0xFFFF_FFFF, 0xFF7F_7F7F)
    #expect(abs(delta(0x0000_0000, 0x8000_0000) - grey) < 0.5)
  }

  /// All pairs of the paper that the formula was published with, either way round.
  @Test(
    arguments: [
      ([50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425),
      ([50, 3.1571, -77.2803], [50, 0, -82.7485], 2.8615),
      ([50, 2.8361, -74.02], [50, 0, -82.7485], 3.4412),
      ([50, -1.3802, -84.2814], [50, 0, -82.7485], 1),
      ([50, -1.1848, -84.8006], [50, 0, -82.7485], 1),
      ([50, -0.9009, -85.5211], [50, 0, -82.7485], 1),
      ([50, 0, 0], [50, -1, 2], 2.3669),
      ([50, -1, 2], [50, 0, 0], 2.3669),
      ([50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792),
      ([50, 2.49, -0.001], [50, -2.49, 0.001], 7.1792),
      ([50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195),
      ([50, 2.49, -0.001], [50, -2.49, 0.0012], 7.2195),
      ([50, -0.001, 2.49], [50, 0.0009, -2.49], 4.8045),
      ([50, -0.001, 2.49], [50, 0.001, -2.49], 4.8045),
      ([50, -0.001, 2.49], [50, 0.0011, -2.49], 4.7461),
      ([50, 2.5, 0], [50, 0, -2.5], 4.3065),
      ([50, 2.5, 0], [73, 25, -18], 27.1492),
      ([50, 2.5, 0], [61, -5, 29], 22.8977),
      ([50, 2.5, 0], [56, -27, -3], 31.903),
      ([50, 2.5, 0], [58, 24, 15], 19.4535),
      ([50, 2.5, 0], [50, 3.1736, 0.5854], 1),
      ([50, 2.5, 0], [50, 3.2972, 0], 1),
      ([50, 2.5, 0], [50, 1.8634, 0.5757], 1),
      ([50, 2.5, 0], [50, 3.2592, 0.335], 1),
      ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
      ([63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.263),
      ([61.2901, 3.7196, -5.3901], [61.4292, 2.248, -4.962], 1.8731),
      ([35.0831, -44.1164, 3.7933], [35.0232, -40.0716, 1.5901], 1.8645),
      ([22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373),
      ([36.4612, 47.858, 18.3852], [36.2715, 50.5065, 21.2231], 1.4146),
      ([90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441),
      ([90.9257, -0.5406, -0.9208], [88.6381, -0.8985, -0.7239], 1.5381),
      ([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377),
      ([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082),
    ] as [([Double], [Double], Double)])
  func distancesAreThoseOfThePaper(one: [Double], two: [Double], distance: Double) {
    let (one, two) = (SIMD3(one[0], one[1], one[2]), SIMD3(two[0], two[1], two[2]))
    #expect(abs(CIEDE2000.distance(lab: one, two) - distance) < 0.0001)
    #expect(abs(CIEDE2000.distance(lab: two, one) - distance) < 0.0001)
  }

  /// Colours of sRGB as tables of CIELAB under D65 have them, light and dark.
  @Test(
    arguments: [
      ([1, 0, 0], [53.2408, 80.0925, 67.2032]), ([0, 1, 0], [87.7347, -86.1827, 83.1793]),
      ([0, 0, 1], [32.297, 79.1875, -107.8602]), ([0.02, 0.02, 0.02], [1.3984, 0, 0]),
      ([0.5, 0.5, 0.5], [53.389, 0, 0]),
    ] as [([Double], [Double])])
  func coloursHaveTheirPlaceInLab(color: [Double], lab: [Double]) {
    let found = CIEDE2000.lab(color)
    for axis in 0..<3 { #expect(abs(found[axis] - lab[axis]) < 0.02, "\(found)") }
  }

  @Test func whiteAndBlackAreAHundredApart() {
    #expect(abs(CIEDE2000.distance([1, 1, 1], [0, 0, 0]) - 100) < 0.01)
    #expect(CIEDE2000.distance([0.2, 0.4, 0.6], [0.2, 0.4, 0.6]) == 0)
  }
}

/// What a tolerance hides is told.
@MainActor
struct ToleranceTests {
  private struct Dotted: View {
    var x: CGFloat
    var body: some View {
      Color.white.overlay(alignment: .topLeading) {
        Color.black.frame(width: 4, height: 4).offset(x: x, y: 10)
      }
    }
  }

  private func strategy(_ precision: Float, _ perceptual: Float = 1) -> Snapshotting<
    Dotted, UIImage
  > {
    .image(
      precision: precision, perceptualPrecision: perceptual,
      layout: .fixed(width: 40, height: 40), traits: UITraitCollection(displayScale: 1))
  }

  @Test func precisionIsHonouredAndWhatItHidIsTold() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    _ = workshop.verify(Dotted(x: 4), as: strategy(1), record: .missing)
    #expect(workshop.verify(Dotted(x: 20), as: strategy(1)) != nil)
    #expect(workshop.verify(Dotted(x: 20), as: strategy(0.98)) == nil)
    let call = SnapshotCall(
      name: "it", recording: .never, directory: workshop.folder.path, timeout: 5,
      fileID: "M/F.swift",
      filePath: "/M/F.swift", testName: "test()", line: 20, column: 3)
    let outcome = SnapshotRun.outcome(of: { Dotted(x: 20) }, as: strategy(0.98), call)
    #expect(outcome.failure == nil)
    #expect(
      outcome.notes == [
        "passed with 32 px hidden by precision 0.98 at M/F.swift:20: 32 of 1600 px differ, by at most "
          + "255, in 1 place, within x 4..<24, y 10..<14"
      ])
    #expect(workshop.verify(Dotted(x: 20), as: strategy(0.981)) != nil)
    let all = workshop.verify(Dotted(x: 20), as: strategy(0.98), record: .all)
    #expect(all?.contains("recorded:") == true)
    #expect(workshop.verify(Dotted(x: 20), as: strategy(1)) == nil)
  }

  @Test func aColourWithinThePerceptualPrecisionIsEqual() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    func view(_ white: Double) -> Snapshotting<Color, UIImage> {
      .image(
        perceptualPrecision: Float(white), layout: .fixed(width: 8, height: 8),
        traits: UITraitCollection(displayScale: 1))
    }
    _ = workshop.verify(Color(white: 0.5), as: view(1), record: .missing)
    #expect(workshop.verify(Color(white: 0.51), as: view(1)) != nil)
    #expect(workshop.verify(Color(white: 0.51), as: view(0.98)) == nil)
    #expect(workshop.verify(Color(white: 0.6), as: view(0.98)) != nil)
  }
}
