import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

/// A line is as high as the scripts in it need.
struct TallLineTests {
  private func height(_ text: String, _ font: FontRequest = FontRequest(size: 20)) throws -> CGFloat
  {
    try makeSystem().set(text, font, pixel: 0.001).size.height
  }

  @Test(arguments: ["العربية", "ภาษาไทย", "हिन्दी", "தமிழ்", "বাংলা", "ខ្មែរ"])
  func scriptsWithSignsAboveAndBelowMakeItHigher(_ text: String) throws {
    let plain = try height("Latin")
    #expect(try height(text) > plain + 1)
    #expect(try height("Latin " + text) > plain + 1)
    // The other lines stay.
    let layout = try makeSystem().set("a\n\(text)\nb\nc", FontRequest(size: 20), pixel: 0.001)
    let baselines = layout.lines.map(\.baseline)
    #expect(baselines[2] - baselines[0] > 2 * plain + 1)
    #expect(abs(baselines[3] - baselines[2] - plain) < 0.01)
  }

  @Test(arguments: ["日本語", "한국어", "Ελληνικά", "Кириллица", "עברית", "ქართული", "Հայերեն", "🎉"])
  func othersLeaveItAsItWas(_ text: String) throws {
    #expect(try height(text) == height("Latin"))
  }
}
