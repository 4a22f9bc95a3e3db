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

  /// Pairs with opacity, and those that the systems' documents and iOS bring along; the ratios were
  /// computed by the definition of WCAG 2.1.
  @Test(arguments: [
    ("000000", 1, "FFFFFF", 21.0), ("595959", 1, "FFFFFF", 7.0047),
    ("767676", 1, "FFFFFF", 4.5422), ("777777", 1, "FFFFFF", 4.4781),
    ("949494", 1, "FFFFFF", 3.0335), ("959595", 1, "FFFFFF", 2.9953),
    ("000000", 0.6, "FFFFFF", 5.7418), ("3C3C43", 0.6, "FFFFFF", 3.4389),
    ("8E8E93", 1, "FFFFFF", 3.26), ("007AFF", 1, "FFFFFF", 4.02), ("FFFFFF", 1, "0A84FF", 3.65),
    ("0A84FF", 1, "000000", 5.76), ("FFFFFF", 1, "4D7CFF", 3.72), ("FFFFFF", 1, "FF4444", 3.41),
    ("FF4444", 1, "0E1012", 5.59), ("FF4444", 1, "2C2F32", 3.95), ("4D7CFF", 1, "0E1012", 5.12),
    ("4D7CFF", 1, "2C2F32", 3.62), ("A0A9B0", 1, "0E1012", 7.99), ("A0A9B0", 1, "2C2F32", 5.64),
    ("33C3A4", 1, "0E1012", 8.61), ("33C3A4", 1, "2C2F32", 6.08), ("2C2F32", 1, "0E1012", 1.42),
    ("7C3AED", 1, "FFFFFF", 5.70), ("7C3AED", 1, "F8F2F0", 5.14), ("7C3AED", 1, "000000", 3.69),
    ("FFFFFF", 1, "E53935", 4.23), ("000000", 1, "E53935", 4.97),
  ])
  func knownPairs(text: String, opacity: Double, ground: String, ratio: Double) throws {
    let view = Text("Sample").foregroundStyle(color(text).opacity(opacity))
      .frame(width: 100, height: 40).background(color(ground))
    var options = AuditOptions()
    options.systemColours = .judged
    options.rules = ["contrast.text"]
    let page = try RenderingContext.bundled().layout(view, in: CGSize(width: 100, height: 40))
    let report = try page.audit(options)
    let contrast = try #require(try AuditFacts(page, options: options).contrasts?.first)
    // The blend of an opacity has steps of eight bits.
    #expect(abs(contrast.ratio - ratio) < max(ratio * 0.006, 0.006), "\(contrast.ratio)")
    #expect(report.violations.isEmpty == (ratio >= 4.5))
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
