import Foundation
import Kumihan
import KumihanAppleNames
import KumihanAudit
import KumihanControls
import Testing

/// What a careful reviewer finds, and what he lets pass.
@MainActor
struct CarefulReviewTests {
  private static let phone = CGSize(width: 393, height: 852)

  private func found(_ rule: String, _ view: some View) throws -> AuditReport {
    try audited(view, size: Self.phone, rules: rule)
  }

  @Test func huesOfWordsThatNobodyTouches() throws {
    let rule = "contrast.text"
    #expect(try found(rule, Text("Failed").foregroundStyle(.red)).violations.count == 1)
    #expect(try found(rule, Text("More").foregroundStyle(.blue)).violations.count == 1)
    #expect(try found(rule, Button("Go") {}.foregroundStyle(.red)).findings.isEmpty)
    #expect(try found(rule, Text("Draft").foregroundStyle(.gray)).reviews.count == 1)
    let clear = Button {
    } label: {
      Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
    }
    #expect(try found("contrast.nontext", clear).violations.isEmpty)
  }

  /// The frame inside of a gesture answers, whatever is said of the view outside of it.
  @Test func aGesturesOwnArea() throws {
    func icon(_ size: CGFloat) -> some View {
      Image(systemName: "trash").frame(width: size, height: size).contentShape(Rectangle())
        .onTapGesture {}.accessibilityAddTraits(.isButton).accessibilityLabel("Delete")
    }
    #expect(try found("target.hig", icon(44)).violations.isEmpty)
    #expect(try found("target.hig", icon(30)).violations.count == 1)
    // A button in a card that answers keeps its own area.
    let card = VStack {
      Text("A card with a button")
      Button {
      } label: {
        Image(systemName: "trash").font(.caption)
      }
    }
    .frame(width: 200, height: 200).onTapGesture {}
    #expect(try found("target.hig", card).violations.count == 1)
  }

  @Test func theSameWordsAtTheSamePlace() throws {
    let twice = ZStack {
      Text("mean")
      Text("mean")
    }
    #expect(try found("overlap", twice).findings.isEmpty)
    #expect(try found("contrast.text", twice).findings.isEmpty)
    let moved = ZStack {
      Text("mean")
      Text("mean").offset(x: 6)
    }
    #expect(!(try found("overlap", moved).findings.isEmpty))
  }

  @Test func wheelsKeepTheirSize() throws {
    let wheel = Picker("Hours", selection: .constant(3)) {
      ForEach(1..<9, id: \.self) { Text("\($0)") }
    }
    .pickerStyle(.wheel)
    #expect(try found("dynamicType.fixed", wheel).violations.isEmpty)
  }

  /// A text style takes more room at AX3 than what holds the words may have.
  @Test func aTextStyleIsOfferedWhereThereIsRoom() throws {
    func fixes(_ view: some View) throws -> Int {
      try found("dynamicType.fixed", view).violations.count { $0.fix != nil }
    }
    let words = Text("Platform for the early train").font(.system(size: 15))
    #expect(try fixes(words) == 1)
    #expect(try fixes(VStack { words.padding() }) == 1)
    #expect(try fixes(words.frame(height: 22)) == 0)
    #expect(try fixes(words.frame(maxWidth: 120)) == 0)
    #expect(try fixes(words.lineLimit(1)) == 0)
    #expect(try fixes(ZStack { words }) == 0)
    #expect(try fixes(Color.yellow.overlay { words }) == 0)
  }

  @Test func aTitleBelowAPicture() throws {
    let page = VStack(alignment: .leading) {
      Image(systemName: "leaf").accessibilityLabel("A leaf")
      Text("Plum cake").font(.largeTitle.bold())
      Text("Serves eight people")
      Text("Ready in an hour")
    }
    #expect(try found("heading", page).violations.count == 1)
  }

  @Test func badgesAreToldByTheirWords() throws {
    let board = VStack {
      ForEach(["7", "12", "31"], id: \.self) { line in
        HStack {
          Text(line).foregroundStyle(.white).frame(width: 40, height: 28)
            .background(
              line == "12"
                ? Color(red: 0.47, green: 0.53, blue: 0.25)
                : Color(red: 0.8, green: 0.36, blue: 0.36), in: .rect(cornerRadius: 6))
          Text("To \(line)")
        }
      }
    }
    #expect(try found("colourOnly", board).findings.isEmpty)
  }

  /// One word cannot name the colours of four squares.
  @Test func wordsThatAreTooFew() throws {
    let row = HStack {
      Text("Stretch")
      ForEach(0..<4) { day in
        RoundedRectangle(cornerRadius: 3)
          .fill(
            day == 1
              ? Color(red: 0.75, green: 0.4, blue: 0.3) : Color(red: 0.3, green: 0.6, blue: 0.35)
          )
          .frame(width: 16, height: 16)
      }
    }
    #expect(try found("colourOnly", row).violations.count == 1)
    let named = HStack {
      Circle().fill(Color(red: 0.75, green: 0.4, blue: 0.3)).frame(width: 12, height: 12)
      Text("Late")
      Circle().fill(Color(red: 0.3, green: 0.6, blue: 0.35)).frame(width: 12, height: 12)
      Text("On time")
    }
    #expect(try found("colourOnly", named).violations.isEmpty)
  }

  @Test func initialsForWhichReadersHaveOtherWords() throws {
    let faces = HStack {
      Text("AB").font(.caption.bold()).frame(width: 36, height: 36)
        .background(.yellow, in: Circle())
    }
    #expect(try found("dynamicType.clipped", faces).violations.count == 1)
    let named = faces.accessibilityElement(children: .ignore).accessibilityLabel("One traveller")
    #expect(try found("dynamicType.clipped", named).violations.isEmpty)
  }

  @Test func whatStandsForAMissingPictureIsNoShape() throws {
    let button = Button {
    } label: {
      Image("no-such-picture").resizable().frame(width: 44, height: 44)
    }
    #expect(try found("contrast.nontext", button).violations.isEmpty)
    #expect(try found("missing.image", button).violations.count == 1)
  }

  @Test func aBlurOfNothing() throws {
    #expect(try found("contrast.text", Text("Sharp").blur(radius: 0)).findings.isEmpty)
    #expect(try found("contrast.text", Text("Soft").blur(radius: 2)).reviews.count == 1)
  }

  @Test func aSymbolThatIsResizedAndNamed() throws {
    let row = VStack {
      Text("Those who come")
      Image(systemName: "person.3.fill").resizable().frame(width: 40, height: 20)
        .foregroundStyle(Color(white: 0.9)).accessibilityLabel("Nine people")
    }
    #expect(try found("contrast.nontext", row).reviews.count == 1)
  }

  @Test func theSymbolOfAButtonBesideWords() throws {
    func row(_ label: some View) -> some View {
      HStack {
        Text("Fern").font(.headline)
        label
      }
    }
    let symbol = Image(systemName: "drop")
    func report(_ view: some View) throws -> AuditReport {
      try audited(view, rules: "sys.symbolWeight") { $0.systems = [.system] }
    }
    let button = Button {
    } label: {
      symbol
    }
    #expect(try report(row(button)).violations.isEmpty)
    #expect(try report(row(symbol)).violations.count == 1)
  }

  /// A look for paper changes all colours; those that were asked for are judged.
  @Test func pagesInAnotherLook() throws {
    var layout = LayoutOptions(size: CGSize(width: 200, height: 120), scale: 2)
    layout.isOpaque = true
    let card = Text("TRIP").padding(12).background(
      Color(red: 0xFE / 255, green: 0xD7 / 255, blue: 0xAA / 255))
    let page = try RenderingContext.bundled().layout(card, options: layout)
    var options = AuditOptions(system: .joho)
    options.rules = ["joho.colour.palette"]
    for tone in PrintTone.allCases {
      let report = try page.adjusting { $0.toned(tone) }.audit(options)
      #expect(report.violations.isEmpty, "\(tone)")
    }
    let wrong = try RenderingContext.bundled().layout(
      Text("TRIP").background(Color(red: 0.2, green: 0.6, blue: 0.4)), options: layout)
    #expect(try wrong.adjusting { $0.toned(.greyscale) }.audit(options).violations.count == 1)
  }

  /// Ink does not spread on a display: a sheet that is dark as a whole is for one.
  @Test func smallWordsOnADarkSheet() throws {
    let words = Text("14").font(.system(size: 5.5)).foregroundStyle(.white)
    func report(_ view: some View) throws -> AuditReport {
      try audited(view, rules: "print.size") { $0.pageKind = .paper }
    }
    #expect(try report(words.padding(40).background(.black)).violations.count == 1)
    let sheet = words.frame(maxWidth: .infinity, maxHeight: .infinity).background(.black)
    #expect(try report(sheet).violations.isEmpty)
  }

  /// Calendars of East Asia print their Saturdays in blue; boxes of that blue say nothing.
  @Test func theBlueOfSaturdays() throws {
    let blue = Color(red: 0x15 / 255, green: 0x43 / 255, blue: 0xA0 / 255)
    func report(_ view: some View) throws -> AuditReport {
      try audited(view, rules: "joho.colour.palette") { $0.systems = [.joho] }
    }
    #expect(try report(Text("SAT").foregroundStyle(blue)).violations.isEmpty)
    #expect(try report(blue.frame(width: 80, height: 80)).violations.count == 1)
  }
}
