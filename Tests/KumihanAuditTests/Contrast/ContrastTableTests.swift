import Foundation
import Kumihan
import Testing

@testable import KumihanAudit

@MainActor
struct ContrastTableTests {
  private func color(_ hex: String) -> Color {
    let number = Int(hex, radix: 16) ?? 0
    return Color(
      red: Double(number >> 16 & 255) / 255, green: Double(number >> 8 & 255) / 255,
      blue: Double(number & 255) / 255)
  }

  /// Ten pairs a page, each in three sizes.
  @Test(arguments: Array(stride(from: 0, to: 200, by: 10)))
  func ratiosAndVerdicts(start: Int) throws {
    let rows = Array(ContrastTable.rows[start..<start + 10])
    let page = VStack(spacing: 0) {
      ForEach(rows.indices, id: \.self) { index in
        HStack {
          Text("a\(index)").font(.system(size: 15))
          Text("b\(index)").font(.system(size: 19, weight: .bold))
          Text("c\(index)").font(.system(size: 24))
        }
        .foregroundStyle(color(rows[index].text))
        .frame(width: 200, height: 40).background(color(rows[index].ground))
      }
    }
    var options = AuditOptions()
    options.systemColours = .judged
    options.rules = ["contrast.text"]
    let laid = try RenderingContext.bundled().layout(page, in: CGSize(width: 200, height: 400))
    let facts = try AuditFacts(laid, options: options)
    let contrasts = try #require(facts.contrasts)
    #expect(contrasts.count == 30)
    let rule = try #require(RuleRegister.rule("contrast.text"))
    let findings = rule.check(facts)
    for (contrast, finding) in zip(contrasts, findings) {
      let index = try #require(Int(contrast.words.dropFirst()))
      let row = rows[index]
      // A step of eight bits is 0.3 % of a ratio.
      #expect(abs(contrast.ratio - row.ratio) < row.ratio * 0.004, "\(row)")
      let isLarge = !contrast.words.hasPrefix("a")
      let wanted = row.ratio >= (isLarge ? 3 : 4.5)
      #expect((finding.result == .pass) == wanted, "\(contrast.words) \(row)")
      #expect((finding.result == .violation) == !wanted, "\(contrast.words) \(row)")
    }
  }

  @Test func lightnessContrastIsAPCA() {
    func rgba(_ hex: Int) -> RGBA {
      RGBA(
        red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
        blue: Double(hex & 255) / 255)
    }
    // The vectors of APCA 0.1.9's own documentation.
    let vectors: [(Int, Int, Double)] = [
      (0x888888, 0xFFFFFF, 63.0565), (0xFFFFFF, 0x888888, -68.5415),
      (0x000000, 0xAAAAAA, 58.1463), (0xAAAAAA, 0x000000, -56.2411),
      (0x112233, 0xDDEEFF, 91.6683), (0xDDEEFF, 0x112233, -93.0677),
      (0x112233, 0x444444, 8.3233), (0x444444, 0x112233, -7.5269),
    ]
    for (text, ground, value) in vectors {
      #expect(abs(APCA.contrast(of: rgba(text), on: rgba(ground)) - value) < 0.001)
    }
  }

  @Test func whatIsLargeIsNamed() throws {
    let view = Text("Sample").font(.system(size: 20)).foregroundStyle(Color(white: 0.5))
    let strict = try audited(view, rules: "contrast.text")
    #expect(strict.violations.count == 1)
    let loose = try audited(view, rules: "contrast.text", change: { $0.largeText = .hig })
    #expect(loose.violations.isEmpty)
    let faint = try audited(
      view.foregroundStyle(Color(white: 0.8)), rules: "contrast.text",
      change: { $0.largeText = .hig })
    #expect(faint.violations.isEmpty)
    let fainter = try audited(
      Text("Sample").font(.system(size: 20)).foregroundStyle(Color(white: 0.8)),
      rules: "contrast.text", change: { $0.largeText = .hig })
    #expect(fainter.violations.first?.message.contains("large text (hig)") == true)
  }

  @Test func aNearMissIsRoundedDown() {
    #expect(ContrastVerdict.ratio(4.4996) == "4.49:1")
    #expect(ContrastVerdict.ratio(4.5) == "4.50:1")
    #expect(ContrastVerdict.ratio(21) == "21.00:1")
  }
}
