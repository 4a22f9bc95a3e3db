import Foundation
import Joho
import Kumihan
import KumihanAppleNames
import KumihanAudit
import Testing

/// Chapters 4 and 6: colours and type.
@MainActor
struct TextRuleTests {
  private let body = Font.system(size: 16, weight: .medium, design: .rounded)

  @Test func palette() throws {
    let rule = "joho.colour.palette"
    // One fault is said once, by the rule of the narrower scope.
    let page = VStack {
      Text("A").foregroundStyle(.gray)
      Color.green.frame(width: 60, height: 60)
      Text("B").padding(12).overlay(Rectangle().stroke(Color(white: 0.4), lineWidth: 1.5))
    }
    let all = try audited(page, rules: rule, "joho.colour.system", "joho.border.colour")
    #expect(all[rule]?.violations == 1)
    #expect(try Verdict(rule, page).violations.count == 3)
    let near = try Verdict(rule, Color(red: 1, green: 0.88, blue: 0).frame(width: 60, height: 60))
    #expect(near.violations.count == 1)
    #expect(near.violations[0].message.contains("the nearest is yellow"))
    #expect(try Verdict(rule, Text("A").foregroundStyle(.blue)).violations.count == 1)
    #expect(try Verdict(rule, JohoColors.cyan.opacity(0.5)).measured == ["#A5F3FC at 50 %"])
    let sound = VStack {
      Text("A").foregroundStyle(JohoColors.black.opacity(0.6))
      JohoColors.yellow.opacity(0.3)
      JohoColors.pink
      Circle().fill(JohoColors.red).overlay(Circle().stroke(JohoColors.black))
    }
    let verdict = try Verdict(rule, sound)
    #expect(verdict.isClean && verdict.passes > 3)
    // Many views of one line are one finding.
    let many = VStack { ForEach(0..<5, id: \.self) { _ in Text("A").foregroundStyle(.mint) } }
    #expect(try Verdict(rule, many).violations.count == 1)
  }

  @Test func systemColours() throws {
    let rule = "joho.colour.system"
    #expect(try Verdict(rule, Text("A").foregroundStyle(.red)).violations.count == 1)
    #expect(try Verdict(rule, Text("A").foregroundStyle(.secondary)).violations.count == 1)
    // The ground of a button is asked for; the blue of its words is the system's own.
    let button = Button("A") {}
    #expect(try Verdict(rule, button).isClean)
    #expect(try Verdict(rule, button.background(Color.blue)).violations.count == 1)
    #expect(try Verdict(rule, Color.green.frame(width: 40)).violations.count == 1)
    #expect(try Verdict(rule, Text("A")).isClean)
    #expect(try Verdict(rule, Text("A").foregroundStyle(JohoColors.red)).isClean)
    // The tint of a button and the parts of a switch were not asked for.
    #expect(try Verdict(rule, Button("A") {}).isClean)
    #expect(try Verdict(rule, Toggle("A", isOn: .constant(true))).isClean)
  }

  @Test func grayText() throws {
    let rule = "joho.colour.grayText"
    #expect(try Verdict(rule, Text("No events").foregroundStyle(.gray)).measured == ["#8E8E93"])
    #expect(
      try Verdict(rule, Text("A").foregroundStyle(Color(white: 0.4))).violations.count == 1)
    for color in [
      JohoColors.black, JohoColors.black.opacity(0.6), JohoColors.white, JohoColors.red,
    ] {
      #expect(try Verdict(rule, Text("A").foregroundStyle(color)).isClean)
    }
    let disabled = Button {
    } label: {
      Text("A").foregroundStyle(Color(white: 0.5))
    }
    .buttonStyle(.plain).disabled(true)
    #expect(try Verdict(rule, disabled).isClean)
  }

  @Test func meaning() throws {
    let rule = "joho.colour.meaning"
    func pill(_ words: String, _ color: Color) -> some View {
      Text(words).font(.johoLabel).padding(8).background(color)
    }
    #expect(
      try Verdict(rule, pill("EXPENSES", JohoColors.pink)).violations.map(\.wanted) == ["#BBF7D0"])
    #expect(try Verdict(rule, pill("NO EXPENSES YET", JohoColors.pink)).reviews.count == 1)
    let right = try Verdict(rule, pill("EXPENSES", JohoColors.green))
    #expect(right.isClean && right.passes == 1)
    #expect(try Verdict(rule, pill("Anna", JohoColors.green)).isClean)
  }

  @Test func designWeightAndSize() throws {
    #expect(
      try Verdict("joho.font.design", Text("A").font(.system(size: 16, weight: .medium)))
        .measured == ["default"])
    #expect(try Verdict("joho.font.design", Text("A").font(.body)).violations.count == 1)
    #expect(try Verdict("joho.font.design", Text("A").font(body)).isClean)
    #expect(try Verdict("joho.font.design", Text("A").font(.body).fontDesign(.rounded)).isClean)
    #expect(
      try Verdict("joho.font.design", Text("A").font(.custom("Noto Sans", size: 16)))
        .reviews.count == 1)
    #expect(
      try Verdict("joho.font.design", Text("A").font(.custom("AvenirNext-Bold", size: 16)))
        .violations.count == 1)
    #expect(try Verdict("joho.font.design", Image(systemName: "star")).isClean)

    let weight = "joho.font.weight"
    func text(_ size: CGFloat, _ weight: Font.Weight) -> some View {
      Text("A").font(.system(size: size, weight: weight, design: .rounded))
    }
    #expect(try Verdict(weight, text(16, .light)).measured == ["300"])
    #expect(try Verdict(weight, text(16, .regular)).measured == ["400"])
    #expect(try Verdict(weight, text(48, .bold)).violations.count == 1)
    #expect(try Verdict(weight, text(18, .medium)).violations.count == 1)
    for (size, weight) in [(16.0, Font.Weight.medium), (18, .bold), (32, .bold), (48, .heavy)] {
      #expect(try Verdict("joho.font.weight", text(size, weight)).isClean)
    }

    let size = "joho.font.size"
    #expect(try Verdict(size, text(15, .medium)).measured == ["15 pt"])
    #expect(try Verdict(size, text(9, .bold)).violations[0].wanted == "10 pt at least")
    for points: CGFloat in [10, 12, 14, 16, 18, 32, 48] {
      #expect(try Verdict(size, text(points, .bold)).isClean)
    }
    #expect(try Verdict(size, Image(systemName: "star").font(.system(size: 20))).isClean)
  }

  @Test func oneHero() throws {
    let hero = Text("42").font(.system(size: 48, weight: .heavy, design: .rounded))
    #expect(try Verdict("joho.display.one", hero).isClean)
    let two = VStack {
      hero; hero
    }
    #expect(try Verdict("joho.display.one", two).measured == ["2 texts"])
  }

  @Test func labelsAreInCapitals() throws {
    let rule = "joho.case"
    func pill(_ words: String) -> some View {
      Text(words).font(.johoLabel).padding(.horizontal, 8).padding(.vertical, 4)
        .overlay(
          RoundedRectangle(cornerRadius: 6, style: .continuous)
            .stroke(JohoColors.black, lineWidth: 1.5))
    }
    #expect(try Verdict(rule, pill("Event")).measured == ["Event"])
    #expect(try Verdict(rule, pill("EVENT")).isClean)
    #expect(try Verdict(rule, pill("2026")).isClean)
    #expect(try Verdict(rule, pill("予定")).isClean)
    #expect(try Verdict(rule, pill("iPhone")).reviews.count == 1)
    let header = Text("Upcoming").font(.johoLabel).accessibilityAddTraits(.isHeader)
    #expect(try Verdict(rule, header).violations.count == 1)
    #expect(try Verdict(rule, header.textCase(.uppercase)).isClean)
    // Words of a card or of a button are no labels.
    let card = Text("Team Meeting").font(body).padding(24)
      .overlay(Rectangle().stroke(JohoColors.black, lineWidth: 1.5))
    #expect(try Verdict(rule, card).isClean)
    let button = Button {
    } label: {
      Text("Save").font(.johoLabel).padding(8)
        .overlay(Rectangle().stroke(JohoColors.black, lineWidth: 2))
    }
    #expect(try Verdict(rule, button).isClean)
  }

  @Test func digits() throws {
    let rule = "joho.digits"
    let column = VStack(alignment: .trailing) {
      Text("1,111.00")
      Text("888.50")
    }
    #expect(try Verdict(rule, column).violations.count == 2)
    #expect(try Verdict(rule, column.monospacedDigit()).isClean)
    #expect(try Verdict(rule, Text("42")).isClean)
    #expect(try Verdict(rule, Text("$42.00")).violations.count == 1)
    #expect(try Verdict(rule, Text("Room 42")).isClean)
    let side = HStack(spacing: 40) {
      Text("12")
      Text("34")
    }
    #expect(try Verdict(rule, side).isClean)
  }

  @Test func years() throws {
    let rule = "joho.year"
    #expect(try Verdict(rule, Text("October 2,026")).measured == ["2,026"])
    #expect(try Verdict(rule, Text("1500 steps")).violations.count == 1)
    #expect(try Verdict(rule, Text("Updated in 2,026")).measured == ["2,026"])
    #expect(try Verdict(rule, Text("MAY 2,026")).measured == ["2,026"])
    #expect(try Verdict(rule, Text("Found in 2,026 files")).isClean)
    #expect(try Verdict(rule, Text("2,026")).reviews.count == 1)
    for words in ["October 2026", "1,500 steps", "2026", "$2,026.00", "Tel 1234 567", "12,345"] {
      #expect(try Verdict(rule, Text(words)).isClean, "\(words)")
    }
  }

  @Test func effects() throws {
    let rule = "joho.effects"
    let card = Text("A").padding(16).background(JohoColors.white)
    #expect(try Verdict(rule, card.shadow(radius: 4)).measured == ["a shadow"])
    #expect(try Verdict(rule, card.blur(radius: 4)).measured == ["a blur"])
    #expect(
      try Verdict(rule, Text("A").padding().background(.ultraThinMaterial)).measured
        == ["a material"])
    let gradient = LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)
    #expect(try Verdict(rule, gradient.frame(width: 80, height: 80)).measured == ["a gradient"])
    #expect(try Verdict(rule, Text("🎉 Party")).measured == ["emoji"])
    #expect(
      try Verdict(
        rule,
        VStack {
          card; Text("★ ※ 1 #"); Image(systemName: "star")
        }
      ).isClean)
    #expect(try Verdict(rule, Toggle("A", isOn: .constant(true))).isClean)
    #expect(try Verdict(rule, card.shadow(radius: 0)).isClean)
  }
}
