import Foundation
import Kumihan
import KumihanAppleNames
import KumihanAudit
import Testing

/// Rows of which words, symbols, grounds or borders change their colour.
@MainActor
struct ColourOfRowsTests {
  private let names = ["main", "docs", "nightly", "beta"]

  private func rows<Row: View>(
    @ViewBuilder _ row: @escaping (String, Color, Bool) -> Row
  ) throws -> AuditReport {
    try audited(
      VStack(alignment: .leading) {
        ForEach(names.indices, id: \.self) { index in
          row(names[index], index % 2 == 0 ? .red : .green, index % 2 == 0)
        }
      }, rules: "colourOnly")
  }

  @Test func whatTheColourAloneTells() throws {
    let words = try rows { name, color, _ in Text(name).foregroundStyle(color) }
    #expect(words.violations.count == 1)
    let symbols = try rows { name, color, _ in
      HStack {
        Image(systemName: "flag.fill").foregroundStyle(color)
        Text(name)
      }
    }
    #expect(symbols.violations.count == 1)
    let grounds = try rows { name, color, _ in
      Text(name).frame(maxWidth: .infinity).padding().background(color.opacity(0.3))
    }
    #expect(grounds.violations.count == 1)
    let borders = try rows { name, color, _ in
      Text(name).frame(width: 120).overlay { Capsule().stroke(color, lineWidth: 3) }
    }
    #expect(borders.violations.count == 1)
    let badges = try rows { _, color, _ in
      Circle().fill(.gray).frame(width: 44, height: 44).overlay(alignment: .bottomTrailing) {
        Circle().fill(color).frame(width: 12, height: 12)
      }
    }
    #expect(badges.violations.count == 1)
    let cells = try audited(
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        ForEach(names.indices, id: \.self) { index in
          VStack {
            Image(systemName: "drop.fill").foregroundStyle([1, 2].contains(index) ? .red : .green)
            Text(names[index])
          }
        }
      }, rules: "colourOnly")
    #expect(cells.violations.count == 1)
  }

  @Test func whatSomethingElseTells() throws {
    let symbols = try rows { name, color, isBad in
      HStack {
        Image(systemName: isBad ? "xmark" : "checkmark").foregroundStyle(color)
        Text(name)
      }
    }
    #expect(symbols.findings.isEmpty)
    let words = try rows { name, color, isBad in
      HStack {
        Text(name)
        Text(isBad ? "failed" : "passed").foregroundStyle(color)
      }
    }
    #expect(words.findings.isEmpty)
    let signs = try rows { name, color, isBad in
      HStack {
        Text(name)
        Text(isBad ? "-\(name.count).50" : "\(name.count).50").foregroundStyle(color)
      }
    }
    #expect(signs.findings.isEmpty)
    // Tints so pale that two of them look nearly the same are still one for each row.
    let tints = try rows { name, _, _ in
      Text(name).padding().background(
        Color(hue: Double(names.firstIndex(of: name) ?? 0) / 5, saturation: 0.8, brightness: 0.5)
          .opacity(0.12))
    }
    #expect(tints["colourOnly"]?.notApplicable == 1)
    let spent = try rows { name, color, isBad in
      Text(isBad ? "€ -\(name.count)" : "€ \(name.count)").foregroundStyle(color)
    }
    #expect(spent.findings.isEmpty)
    let sentences = try rows { name, color, isBad in
      Text(isBad ? "Overdue by \(name.count) days" : "Due in \(name.count) days").foregroundStyle(
        color)
    }
    #expect(sentences.findings.isEmpty)
    let bars = try rows { name, color, _ in
      VStack(alignment: .leading) {
        Text(name)
        Capsule().fill(color).frame(width: CGFloat(name.count * 30), height: 8)
      }
    }
    #expect(bars.findings.isEmpty)
    let shares = try rows { name, color, _ in Text("\(name.count * 10)%").foregroundStyle(color) }
    #expect(shares.findings.isEmpty)
    let sides = try rows { name, color, isMine in
      Text(name).padding().background(color.opacity(0.3))
        .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
    }
    #expect(sides.findings.isEmpty)
    let switches = try rows { name, color, isOn in
      HStack {
        Text(name)
        Capsule().fill(color).frame(width: 52, height: 30).overlay {
          Circle().fill(.white).frame(width: 24, height: 24).offset(x: isOn ? 11 : -11)
        }
      }
    }
    #expect(switches.findings.isEmpty)
    let bold = try rows { name, color, isBad in
      Text(name).fontWeight(isBad ? .bold : .regular).foregroundStyle(color)
    }
    #expect(bold.findings.isEmpty)
    #expect(try rows { name, _, _ in Text(name) }["colourOnly"]?.notApplicable == 1)
  }

  @Test func whatMayBeForLooks() throws {
    let colours: [Color] = [.red, .green, .blue, .red]
    let cards = try rows { name, _, _ in
      Text(name).frame(width: 160).padding()
        .background(colours[names.firstIndex(of: name) ?? 0].opacity(0.3))
    }
    #expect(cards["colourOnly"]?.needsReview == 1)
    let chosen = try rows { name, color, isChosen in
      Button {
      } label: {
        Text(name).frame(width: 160).background(color.opacity(0.3))
      }
      .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
    #expect(chosen["colourOnly"]?.needsReview == 1)
  }
}
