import Foundation
import KumihanShaping
import KumihanText
import Testing

/// Widths of words as measured on iOS: labels and buttons that hug their text, rounded up to pixels.
struct TextWidthTests {
  struct Word: Sendable {
    var text: String
    var weight: Int
    var size, width, pixel: CGFloat

    init(_ text: String, _ weight: Int, _ size: CGFloat, _ width: CGFloat, _ pixel: CGFloat = 0.5) {
      (self.text, self.weight, self.size) = (text, weight, size)
      (self.width, self.pixel) = (width, pixel)
    }

    /// Half a pixel below the rounded width: what it most likely is.
    var likely: CGFloat { width - pixel / 2 }
  }

  /// Words that must be right together, as a line of them is.
  static let lines = [
    [
      Word("Title", 400, 17, 33.5), Word("Name", 400, 17, 45), Word("Email", 400, 17, 41),
      Word("Type", 400, 17, 37.5), Word("Developer", 400, 17, 78),
      Word("Delete", 400, 17, 49.333, 1 / 3),
    ],
    [
      Word("Date", 400, 14, 30.5), Word("Account details", 400, 14, 100),
      Word("Pocket Casts", 400, 15, 90), Word("Learn More", 400, 15, 78),
      Word("All-in-one Nintendo emulator", 400, 15, 199.5),
    ],
    [
      Word("Riley Testut", 600, 17, 93.5), Word("riley@altstore.io", 600, 17, 130),
      Word("Developer", 600, 17, 81.5), Word("Success", 600, 17, 67.5),
    ],
    [
      Word("Download", 600, 15, 72), Word("then $99.99 / month", 600, 13, 129.5),
      Word("4 of 10", 600, 12, 40.5),
    ],
    [
      Word("Patreon community", 700, 17, 160, 1), Word("Background Refresh", 700, 17, 167, 1),
      Word("How it works", 700, 17, 106, 1),
    ],
  ]

  private func width(
    _ text: String, _ weight: Int, _ size: CGFloat, italic: Bool = false,
    design: FontRequest.Design = .default
  ) throws -> CGFloat {
    let font = FontRequest(
      family: .system(design), size: size, weight: weight, isItalic: italic)
    return try makeSystem().set(text, font, pixel: 1e-4).size.width
  }

  @Test(arguments: lines) func linesAreWithinHalfAPerCent(_ words: [Word]) throws {
    let wanted = words.reduce(0) { $0 + $1.likely }
    let ours = try words.reduce(0) { try $0 + width($1.text, $1.weight, $1.size) }
    #expect(abs(ours / wanted - 1) < 0.005)
  }

  @Test(arguments: lines.flatMap { $0 }) func wordsAreNear(_ word: Word) throws {
    let ours = try width(word.text, word.weight, word.size)
    #expect(abs(ours - word.likely) < word.pixel / 2 + word.width * 0.01)
  }

  @Test func aButtonsWordIsExact() throws {
    let font = FontRequest(family: .system(.default))
    let layout = try makeSystem().set("Delete", font, pixel: 1 / 3)
    #expect(abs(layout.size.width - 49.333) < 0.001)
  }

  @Test(
    arguments: zip(
      [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58] as [CGFloat],
      [566, 588, 610, 632, 677, 721, 765, 852, 962, 1070, 1178, 1285] as [CGFloat]))
  func titlesAreExact(_ size: CGFloat, _ pixels: CGFloat) throws {
    let layout = try makeSystem().set(
      "What's the point?", FontRequest(family: .system(.default), size: size), pixel: 1 / 3)
    #expect(abs(layout.size.width * 3 - pixels) < 1.01)
  }

  /// By how much widths of a weight exceed what the regular weight's tracking would make them.
  @Test(
    arguments: [
      (500, 15, 0.007), (600, 15, 0.016), (600, 24, 0.009), (600, 32, 0.0315), (700, 16, 0.0175),
      (700, 34, 0.029),
    ] as [(Int, CGFloat, CGFloat)])
  func heavierWeightsAreWider(_ weight: Int, _ size: CGFloat, _ share: CGFloat) throws {
    let text = "The five boxing wizards jump quickly"
    let regular = SystemTracking(design: .default, weight: 400).points(at: size)
    let own = SystemTracking(design: .default, weight: weight).points(at: size)
    let ours = try width(text, weight, size)
    let before = ours - (own - regular) * CGFloat(text.count)
    #expect(abs(ours / before - 1 - share) < 0.005)
  }

  /// Measured at 14 points.
  @Test func theMonospacedDesignAdvancesAsFarAsSFMono() throws {
    for size in [12, 14, 17] as [CGFloat] {
      let ours = try width("let x = 10", 400, size, design: .monospaced) / 10 / size
      #expect(abs(ours / 0.613 - 1) < 0.001)
    }
  }

  @Test func italicsAreNarrower() throws {
    let text = "The five boxing wizards jump quickly"
    let share = try width(text, 400, 17, italic: true) / width(text, 400, 17)
    #expect(abs(share - 0.993) < 0.001)
  }

  @Test func otherDesignsAndNamedFacesKeepTheirOwn() throws {
    let named = FontRequest(family: .named("Joho Sans"), size: 12)
    let own = try makeSystem().set("Subtitle", named, pixel: 1e-4).size.width
    #expect(try own < width("Subtitle", 400, 12))
  }
}
