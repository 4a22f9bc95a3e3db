import Foundation
import Kumihan
import KumihanAudit
import Testing

@MainActor
struct LayoutRuleTests {
  @Test func wordsOutsideOfTheirClip() throws {
    let cut = Text("Departure").fixedSize().frame(width: 40).clipped()
    let report = try audited(cut, rules: "overflow")
    #expect(report.violations.count == 1)
    #expect(try audited(Text("Departure"), rules: "overflow")["overflow"]?.passes == 1)
    let scrolled = ScrollView { VStack { ForEach(0..<60, id: \.self) { Text("Row \($0)") } } }
    #expect(try audited(scrolled, rules: "overflow").findings.isEmpty)
    // It scrolls up and down, not to the side.
    let wide = ScrollView {
      Text("Read more about the baths of the city and what they cost to keep").fixedSize()
    }
    #expect(try audited(wide, rules: "overflow").violations.count == 1)
    #expect(try audited(ScrollView { cut }, rules: "overflow").violations.count == 1)
    let far = ScrollView(.horizontal) { Text("Departure").padding(.leading, 300) }
    #expect(try audited(far, rules: "overflow").findings.isEmpty)
  }

  @Test func oneWideLineMovesTheOthers() throws {
    let column = VStack(alignment: .leading) {
      Text("Departure")
      Text("Read more about the baths of the city and what they cost to keep").fixedSize()
    }
    let report = try audited(column, rules: "overflow")
    #expect(report.violations.count == 1)
    #expect(report.violations.first?.message.contains("Read more") == true)
    #expect(report["overflow"]?.notApplicable == 1)
  }

  @Test func wordsOutsideOfThePage() throws {
    func outside(_ view: some View, _ kind: AuditOptions.PageKind = .screen) throws -> AuditReport {
      try audited(view, rules: "overflow", change: { $0.pageKind = kind })
    }
    let gone = Text("Departure").offset(x: 500)
    #expect(try outside(gone).violations.count == 1)
    let below = VStack(spacing: 0) {
      Color.white.frame(height: 900)
      Text("Departure")
    }.frame(height: 480, alignment: .top)
    #expect(try outside(below).violations.count == 1)
    #expect(try outside(ScrollView { below }).findings.isEmpty)
    // A drawer slides in on a screen, and on paper nothing moves.
    let drawer = VStack {
      Text("Inbox")
      Text("Archive")
    }.offset(x: -400)
    #expect(try outside(drawer)["overflow"]?.needsReview == 2)
    #expect(try outside(drawer, .paper).violations.count == 2)
    let folded = Text("Departure").frame(height: 0, alignment: .top).offset(y: 4).clipped()
    #expect(try outside(folded).violations.isEmpty)
  }

  @Test func wordsOnWords() throws {
    let close = VStack(spacing: -14) {
      Text("Name name"); Text("Address line")
    }
    #expect(try audited(close, rules: "overlap").violations.count == 1)
    let layered = ZStack {
      Text("Name name"); Text("Address line")
    }
    #expect(try audited(layered, rules: "overlap").violations.count == 1)
    let behind = ZStack {
      Text("07").font(.system(size: 80)).opacity(0.2); Text("Address line")
    }
    #expect(try audited(behind, rules: "overlap")["overlap"]?.needsReview == 1)
    let edges = ZStack {
      Text("Name name"); Text("Address line").offset(x: 78, y: 14)
    }
    #expect(try audited(edges, rules: "overlap").violations.isEmpty)
    let covered = ZStack {
      Text("Name name"); Color.white; Text("Address line")
    }
    #expect(try audited(covered, rules: "overlap").findings.isEmpty)
    let apart = VStack {
      Text("Name name"); Text("Address line")
    }
    #expect(try audited(apart, rules: "overlap")["overlap"]?.passes == 2)
  }

  @Test func whatIsMissing() throws {
    let glyph = try audited(Text("\u{12000}"), rules: "missing.glyph")
    #expect(glyph.violations.count == 1)
    #expect(glyph.violations.first?.site.isKnown == true)
    let symbol = try audited(Image(systemName: "tresh"), rules: "missing.symbol")
    #expect(symbol.violations.count == 1)
    let image = try audited(Image("NoSuchCover"), rules: "missing.image")
    #expect(image.violations.count == 1)
    let font = try audited(
      Text("x").font(.custom("NoSuchFont-Bold", size: 28)), rules: "missing.font")
    #expect(font.violations.count == 1)
    let all = try audited(
      Text("Words"), rules: "missing.glyph", "missing.symbol", "missing.image", "missing.font")
    #expect(all.findings.isEmpty)
    #expect(all.counts.allSatisfy { $0.passes == 1 })
    let empty = try audited(Color.red, rules: "missing.glyph")
    #expect(empty["missing.glyph"]?.passes == 0)
  }

  @Test func lettersUnderEachOther() throws {
    let squeezed = try audited(Text("Departure").frame(width: 4), rules: "sliver")
    #expect(squeezed.violations.count == 1)
    // A letter in each line, and most of them left out.
    let cut = Text("Departure at nine").frame(width: 9, height: 80)
    #expect(try audited(cut, rules: "sliver").violations.count == 1)
    let negative = try audited(Text("Departure").frame(width: -4), rules: "sliver")
    #expect(negative.violations.count == 1)
    #expect(try audited(Text("Departure"), rules: "sliver")["sliver"]?.passes == 1)
    #expect(try audited(Text("A"), rules: "sliver")["sliver"]?.notApplicable == 1)
  }

  @Test func sizesOfText() throws {
    let fixed = Text("Total").font(.system(size: 15))
    // A preview may show a page at a size of its own, in one style alone.
    let shown = VStack {
      Text("From")
      Text("At").bold()
    }.dynamicTypeSize(.xxxLarge)
    #expect(try audited(shown, rules: "dynamicType.fixed").violations.isEmpty)
    // Words in a round gauge have the size of the gauge.
    let gauge = VStack {
      Text("Steps")
      Gauge(value: 0.7) {
        Text("Steps")
      } currentValueLabel: {
        Text("7,021")
      }
      .gaugeStyle(.accessoryCircular)
    }
    #expect(try audited(gauge, rules: "dynamicType.fixed").violations.isEmpty)
    let asLarge = Text("Total").font(.system(size: 23))
    #expect(try audited(asLarge, rules: "dynamicType.fixed").violations.count == 1)
    let report = try audited(fixed, rules: "dynamicType.fixed")
    #expect(report.violations.count == 1)
    #expect(report.violations.first?.message.contains("15 pt") == true)
    // The book of Joho writes its type scale in points.
    let ofBook = Text("Total").font(.system(size: 16, weight: .medium, design: .rounded))
    for (systems, count) in [([.joho], 0), ([.any], 1)] as [(Set<AuditRule.System>, Int)] {
      let report = try audited(ofBook, rules: "dynamicType.fixed") { $0.systems.formUnion(systems) }
      #expect(report.violations.count == count)
    }
    let scaled = try audited(Text("Total").font(.subheadline), rules: "dynamicType.fixed")
    #expect(scaled["dynamicType.fixed"]?.passes == 1)
    let page = try RenderingContext.bundled().layout(fixed, in: CGSize(width: 100, height: 100))
    var options = AuditOptions()
    options.rules = ["dynamicType.fixed"]
    let once = try page.audit(options)
    #expect(once["dynamicType.fixed"]?.needsReview == 1)
    #expect(once["dynamicType.fixed"]?.passes == 0)
  }

  @Test func wordsLostInLargeType() throws {
    let held = Text("Departure at nine").font(.body).frame(width: 160, height: 22)
    #expect(try audited(held, rules: "dynamicType.clipped").violations.count == 1)
    let cut = Text("Departure").font(.body).fixedSize().frame(width: 90, height: 22).clipped()
    #expect(
      try audited(cut, rules: "dynamicType.clipped").violations.map(\.message) == [
        "'Departure' is cut off at AX3"
      ])
    // What is broken at L is told there.
    let column = Text("Free").frame(width: 4)
    #expect(try audited(column, rules: "dynamicType.clipped").violations.isEmpty)
    let free = Text("Departure at nine").font(.body)
    let report = try audited(free, rules: "dynamicType.clipped")
    #expect(report["dynamicType.clipped"]?.passes == 1)
    let limited = try audited(
      Text("Departure at nine").lineLimit(1).frame(width: 160), rules: "dynamicType.clipped")
    #expect(limited["dynamicType.clipped"]?.infos == 1)
  }

  @Test func marksThatDifferInColourAlone() throws {
    func dots(_ a: Color, _ b: Color, words: Bool = false) -> some View {
      HStack {
        Circle().fill(a).frame(width: 12, height: 12)
        if words { Text("open") }
        Circle().fill(b).frame(width: 12, height: 12)
        if words { Text("closed") }
      }
    }
    let (red, green) = (
      Color(red: 0.75, green: 0.35, blue: 0.1), Color(red: 0.5, green: 0.5, blue: 0.05)
    )
    #expect(try audited(dots(red, green), rules: "colourOnly").violations.count == 1)
    #expect(
      try audited(dots(red, green, words: true), rules: "colourOnly")["colourOnly"]?.needsReview
        == 1)
    let rows = VStack {
      ForEach([red, green], id: \.self) { color in
        HStack {
          Text("Pump")
          Circle().fill(color).frame(width: 12, height: 12)
        }
      }
    }
    #expect(try audited(rows, rules: "colourOnly").violations.count == 1)
    #expect(try audited(dots(.black, .yellow), rules: "colourOnly")["colourOnly"]?.passes == 1)
    #expect(try audited(dots(red, red), rules: "colourOnly")["colourOnly"]?.notApplicable == 1)
    // A hue between the two does not hide that they are alike.
    let lights = HStack {
      ForEach([Color.red, .orange, .green], id: \.self) {
        Circle().fill($0).frame(width: 12, height: 12)
      }
    }
    #expect(try audited(lights, rules: "colourOnly").violations.count == 1)
  }

  /// The dot of each row of a list, in a view of its own or not.
  @Test func marksOfRows() throws {
    func rows(_ words: [String], says: [String] = []) -> some View {
      VStack {
        ForEach(words.indices, id: \.self) { row in
          HStack {
            Circle().fill(row % 2 == 0 ? Color.red : .green).frame(width: 12, height: 12)
            Text(words[row])
            if !says.isEmpty { Text(says[row % 2]) }
          }
        }
      }
    }
    let silent = try audited(rows(["main", "docs", "nightly"]), rules: "colourOnly")
    #expect(silent.violations.count == 1)
    // Words that follow the colour say the same; a legend has each colour once.
    let told = try audited(
      rows(["main", "docs", "nightly", "beta"], says: ["failed", "passed"]), rules: "colourOnly")
    #expect(told.findings.isEmpty)
    #expect(told["colourOnly"]?.passes ?? 0 > 0)
    let legend = try audited(rows(["Online", "Shops"]), rules: "colourOnly")
    #expect(legend["colourOnly"]?.needsReview == 1)
    let written = try audited(
      VStack {
        HStack {
          Text("Server A")
          Circle().fill(Color.red).frame(width: 12, height: 12)
        }
        HStack {
          Text("Server B")
          Circle().fill(Color.green).frame(width: 12, height: 12)
        }
      }, rules: "colourOnly")
    #expect(written["colourOnly"]?.needsReview == 1)
  }
}
