import Foundation
import Kumihan
import KumihanAppleNames
import KumihanAudit
import Testing

@MainActor
struct NameTests {
  private var circle: some View { Circle().frame(width: 44, height: 44) }

  @Test func aButtonWithoutWords() throws {
    let report = try audited(
      Button {
      } label: {
        circle
      }, rules: "name.missing")
    #expect(report.violations.count == 1)
    let named = try audited(
      Button {
      } label: {
        circle
      }.accessibilityLabel("Add"), rules: "name.missing")
    #expect(named["name.missing"]?.passes == 1)
    let plain = try audited(Text("Words"), rules: "name.missing")
    #expect(plain["name.missing"]?.notApplicable == 1)
  }

  @Test func aShapeThatAnswersToTaps() throws {
    let shape = try audited(circle.onTapGesture {}, rules: "name.missing")
    #expect(shape.violations.count == 1)
    let named = try audited(
      circle.accessibilityLabel("Record").onTapGesture {}, rules: "name.missing")
    #expect(named.violations.isEmpty)
    let words = try audited(Text("Record").onTapGesture {}, rules: "name.missing")
    #expect(words.violations.isEmpty)
    // What lies behind everything answers for nothing but itself.
    let ground = try audited(Color.white.onTapGesture {}, rules: "name.missing")
    #expect(ground.violations.isEmpty)
  }

  @Test func aRawSymbolNameIsNoLabel() throws {
    let report = try audited(
      Button {
      } label: {
        Image(systemName: "antenna.radiowaves.left.and.right")
      }, rules: "name.missing")
    #expect(
      report.violations.map(\.message) == [
        "the only label is the name of the symbol 'antenna.radiowaves.left.and.right'"
      ])
    let short = try audited(
      Button {
      } label: {
        Image(systemName: "shuffle")
      }, rules: "name.missing")
    #expect(short.violations.count == 1)
    let tapped = try audited(
      Image(systemName: "shuffle").onTapGesture {}, rules: "name.missing")
    #expect(tapped.violations.count == 1)
    #expect(
      try audited(Image(systemName: "shuffle"), rules: "name.missing")["name.missing"]?.passes == 1)
    // A title that is the symbol's name, too.
    let stop = Button("Stop", systemImage: "stop.fill") {}
    #expect(try audited(stop, rules: "name.missing")["name.missing"]?.passes == 1)
    let icon = stop.labelStyle(.iconOnly)
    #expect(try audited(icon, rules: "name.missing")["name.missing"]?.passes == 1)
    let picture = try audited(Image("harbour-03"), rules: "name.missing")
    #expect(picture["name.missing"]?.needsReview == 1)
    let named = try audited(
      Image("harbour-03").accessibilityLabel("The harbour"), rules: "name.missing")
    #expect(named["name.missing"]?.passes == 1)
    let known = try audited(
      Button {
      } label: {
        Image(systemName: "trash")
      }, rules: "name.missing")
    #expect(known["name.missing"]?.passes == 1)
  }

  @Test func labelsThatSayTheirKind() throws {
    let said = try audited(
      Button {
      } label: {
        circle
      }.accessibilityLabel("Save button"), rules: "name.role")
    #expect(said.violations.count == 1)
    let shown = try audited(Button("Panic button") {}, rules: "name.role")
    #expect(shown["name.role"]?.needsReview == 1)
    // The name of a file is given by nobody as a label.
    let file = try audited(Image("steps-icon"), rules: "name.role")
    #expect(file["name.role"]?.violations == 0)
    let fine = try audited(Button("Save") {}, rules: "name.role")
    #expect(fine["name.role"]?.passes == 1)
  }

  @Test func twoThatSayTheSame() throws {
    let twice = try audited(
      VStack {
        Button("Edit") {}
        Button("Edit") {}
      }, rules: "name.duplicate")
    #expect(twice.violations.count == 1)
    let rows = try audited(
      VStack { ForEach(0..<3, id: \.self) { _ in Button("Delete") {} } }, rules: "name.duplicate")
    #expect(rows.violations.isEmpty)
    #expect(rows["name.duplicate"]?.infos == 3)
    let apart = try audited(
      VStack {
        Button("Edit name") {}
        Button("Edit mail") {}
      }, rules: "name.duplicate")
    #expect(apart["name.duplicate"]?.passes == 2)
  }

  @Test func wordsThatAreSeenAreSaid() throws {
    let other = try audited(
      Button("Send") {}.accessibilityLabel("Submit form"), rules: "name.inVisible")
    #expect(other.violations.count == 1)
    let within = try audited(
      Button("Send") {}.accessibilityLabel("Send form"), rules: "name.inVisible")
    #expect(within["name.inVisible"]?.passes == 1)
    let part = try audited(
      Button {
      } label: {
        VStack {
          Text("Send"); Text("by mail")
        }
      }.accessibilityLabel("Send form"),
      rules: "name.inVisible")
    #expect(part["name.inVisible"]?.needsReview == 1)
  }

  @Test func anExampleInAFieldIsNoLabel() throws {
    let field = TextField("name@example.com", text: .constant("")).accessibilityLabel("Email")
    let report = try audited(field, rules: "name.inVisible")
    #expect(report.violations.isEmpty)
    #expect(report["name.inVisible"]?.notApplicable == 1)
  }

  @Test func wordsThatNobodySays() throws {
    let words = HStack {
      Text("12"); Text("new")
    }
    let lost = try audited(
      words.accessibilityElement(children: .ignore), rules: "element.lost")
    #expect(lost.violations.count == 2)
    let kept = try audited(words.accessibilityElement(children: .combine), rules: "element.lost")
    #expect(kept["element.lost"]?.passes == 2)
    let canvas = Canvas { context, _ in context.draw(Text("Total"), at: CGPoint(x: 40, y: 40)) }
    #expect(try audited(canvas, rules: "element.lost").violations.count == 1)
    #expect(
      try audited(canvas.accessibilityLabel("Total"), rules: "element.lost").violations.isEmpty)
    let silent = try audited(words.accessibilityHidden(true), rules: "element.lost")
    #expect(silent["element.lost"]?.notApplicable == 2)
    let word = try audited(Text("Verb").accessibilityHidden(true), rules: "element.lost")
    #expect(word.violations.count == 1)
    // Words are hardly decoration, unless something else says them.
    let sentence = Text("The water is off on Tuesday").accessibilityHidden(true)
    #expect(try audited(sentence, rules: "element.lost").violations.count == 1)
    let amount = Text("$250.00").accessibilityHidden(true)
    #expect(try audited(amount, rules: "element.lost").violations.count == 1)
    let told = VStack {
      sentence
      circle.accessibilityElement().accessibilityLabel("Note: the water is off on Tuesday")
    }
    #expect(try audited(told, rules: "element.lost").reviews.isEmpty)
  }

  @Test func titlesAreHeadings() throws {
    func page(_ title: some View) -> some View {
      VStack {
        title; Text("First line"); Text("Second line"); Text("Third line")
      }
    }
    let plain = Text("Expenses").font(.largeTitle)
    #expect(try audited(page(plain), rules: "heading").violations.count == 1)
    #expect(
      try audited(page(plain.accessibilityAddTraits(.isHeader)), rules: "heading")["heading"]?
        .passes
        == 1)
    let smaller = try audited(page(Text("Expenses").font(.title2)), rules: "heading")
    #expect(smaller["heading"]?.needsReview == 1)
    #expect(try audited(page(Text("Expenses")), rules: "heading")["heading"]?.notApplicable == 1)
    let sections = VStack(alignment: .leading) {
      ForEach(["Ingredients", "Method"], id: \.self) { name in
        Text(name).font(.title2.bold())
        Text("Two eggs, a cup of flour, a pinch of salt and as much milk as it takes.")
      }
    }
    #expect(try audited(sections, rules: "heading").violations.count == 2)
    func levels(_ second: AccessibilityHeadingLevel) -> some View {
      VStack {
        Text("Expenses").accessibilityHeading(.h1)
        Text("Words")
        Text("Travel").accessibilityHeading(second)
        Text("Food").accessibilityHeading(.h2)
      }
    }
    #expect(try audited(levels(.h2), rules: "heading")["heading"]?.passes == 3)
    let skipped = try audited(levels(.h3), rules: "heading")
    #expect(skipped.violations.map(\.message) == ["'Travel' has level 3 below one of level 1"])
  }

  /// A fix is offered where nothing else becomes wrong.
  @Test func whatAFixWouldChange() throws {
    let tapped = try audited(Text("Lyrics").onTapGesture {}, rules: "trait.tap")
    #expect(tapped.violations.map(\.fix) == [.add(".accessibilityAddTraits(.isButton)")])
    let twice = try audited(
      VStack {
        Text("Edit").onTapGesture {}
        Button("Edit") {}
      }, rules: "trait.tap")
    #expect(twice.violations.map(\.fix) == [nil])
    let sized = try audited(Text("Note").font(.system(size: 13)), rules: "dynamicType.fixed")
    #expect(sized.violations.map(\.fix) == [.textStyle("footnote", size: 13)])
    let odd = try audited(Text("Note").font(.system(size: 14)), rules: "dynamicType.fixed")
    #expect(odd.violations.map(\.fix) == [nil])
    // A system with a scale of its own keeps it.
    let joho = try audited(
      Text("Note").font(.system(size: 16)), rules: "dynamicType.fixed",
      change: { $0.systems = [.joho] })
    #expect(joho.findings.map(\.level) == [.info])
    #expect(joho.findings.map(\.fix) == [nil])
    let enough = Button {
    } label: {
      Image(systemName: "plus").frame(width: 44, height: 44)
    }
    #expect(try audited(enough, rules: "target.atf").findings.map(\.fix) == [nil])
  }

  @Test func theOrderOfReading() throws {
    let moved = VStack {
      Text("Title").offset(y: 80)
      Text("Body")
    }
    #expect(try audited(moved, rules: "order").violations.count == 1)
    let upward = VStack {
      Text("Read last").accessibilitySortPriority(1)
      Text("Read first").accessibilitySortPriority(2)
      Text("Read whenever")
    }
    #expect(
      try audited(upward, rules: "order").violations.map(\.message) == [
        "'Read first' is read before 'Read last', which stands above it"
      ])
    let lifted = VStack {
      Text("Above")
      Text("Below").accessibilitySortPriority(1)
    }
    #expect(try audited(lifted, rules: "order").violations.count == 1)
    let downward = VStack {
      Text("Read first").accessibilitySortPriority(2)
      Text("Read last").accessibilitySortPriority(1)
    }
    #expect(try audited(downward, rules: "order").findings.isEmpty)
    let columns = HStack(alignment: .top) {
      VStack {
        Text("A"); Text("B")
      }
      VStack {
        Text("C"); Text("D")
      }
    }
    let beside = try audited(columns, rules: "order")
    #expect(beside.findings.isEmpty)
    #expect((beside["order"]?.notApplicable ?? 0) > 0)
    #expect(
      try audited(
        VStack {
          Text("A"); Text("B")
        }, rules: "order")["order"]?.passes == 2)
  }
}
