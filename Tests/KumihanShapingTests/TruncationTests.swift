import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

struct TruncationTests {
  private let text = "The quick brown fox jumps over the lazy dog"

  private func set(
    _ truncation: ParagraphStyle.Truncation, limit: Int? = 1, width: CGFloat = 120,
    height: CGFloat? = nil
  ) throws -> TextLayout {
    try makeSystem().set(
      text, width: width, height: height,
      style: ParagraphStyle(lineLimit: limit, truncation: truncation))
  }

  @Test func atTheTail() throws {
    let layout = try set(.tail)
    #expect(layout.isTruncated)
    #expect(layout.lineTexts == ["The quick bro…"])
    #expect(layout.size.width <= 120)
  }

  @Test func atTheHead() throws {
    #expect(try set(.head).lineTexts == ["…r the lazy dog"])
  }

  @Test func inTheMiddle() throws {
    let line = try set(.middle).lineTexts[0]
    #expect(line.hasPrefix("The q"))
    #expect(line.hasSuffix("dog"))
    #expect(line.contains("…"))
  }

  @Test func ofTheLastLineThatFitsTheHeight() throws {
    let layout = try set(.tail, limit: nil, height: 45)
    #expect(layout.lines.count == 2)
    #expect(layout.lineTexts[1].hasSuffix("…"))
    let least = try set(.tail, limit: nil, height: 3)
    #expect(least.lines.count == 1)
    #expect(least.isTruncated)
  }

  @Test func itsOwnHeightIsEnough() throws {
    let free = try set(.tail, limit: nil)
    let again = try set(.tail, limit: nil, height: free.size.height)
    #expect(again == free)
  }

  @Test func ofLinesThatTheTextEnds() throws {
    let system = try makeSystem()
    let style = ParagraphStyle(lineLimit: 1)
    #expect(system.set("one\ntwo", style: style).lineTexts == ["one…"])
    #expect(system.set("one\n", style: style).isTruncated == false)
  }

  @Test func keepsClustersWhole() throws {
    let system = try makeSystem()
    for width in stride(from: CGFloat(15), through: 90, by: 3) {
      let line = system.set(
        "👩‍👩‍👧‍👦🇸🇪e\u{301}क्षि", width: width, style: ParagraphStyle(lineLimit: 1)
      ).lineTexts[0].dropLast()
      #expect("👩‍👩‍👧‍👦🇸🇪e\u{301}क्षि…".hasPrefix(line))
    }
  }

  @Test func shrinksBeforeItCuts() throws {
    let system = try makeSystem()
    let natural = system.set(text).size.width
    let style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5)
    let fitted = system.set(text, width: natural * 0.7, style: style)
    #expect(!fitted.isTruncated)
    #expect(fitted.size.width <= natural * 0.7 + 0.5)
    #expect(fitted.size.width > natural * 0.68)
    #expect(fitted.size.height < 20)
    let tooLittle = system.set(text, width: natural * 0.3, style: style)
    #expect(tooLittle.isTruncated)
    #expect(abs(tooLittle.size.height - 10.5) < 0.001)
  }

  @Test func tightensBeforeItCuts() throws {
    let system = try makeSystem()
    let natural = system.set(text).size.width
    let style = ParagraphStyle(lineLimit: 1, allowsTightening: true)
    #expect(!system.set(text, width: natural - 10, style: style).isTruncated)
    #expect(system.set(text, width: natural / 2, style: style).isTruncated)
  }
}
