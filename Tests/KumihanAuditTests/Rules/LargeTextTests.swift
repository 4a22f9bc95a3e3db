import Foundation
import Kumihan
import KumihanAppleNames
import KumihanAudit
import KumihanControls
import Testing

/// What large text does to a page, and what readers hear of words of one size.
@MainActor
struct LargeTextTests {
  private static let phone = CGSize(width: 393, height: 852)

  private func found(_ rule: String, _ view: some View) throws -> AuditReport {
    try audited(view, size: Self.phone, rules: rule)
  }

  /// A page that is too full at AX3 may be part of one that scrolls; a frame is the text's own fault.
  @Test func wordsThatAFullPageCuts() throws {
    let rule = "dynamicType.clipped"
    let full = VStack(spacing: 16) {
      ForEach(0..<12) { Text("Number \($0): the words of a line that is long enough for two") }
    }
    let page = try found(rule, full)
    #expect(page.violations.isEmpty && !page.reviews.isEmpty)
    let framed = Text("Departure from the central station").frame(width: 300, height: 22)
    #expect(try found(rule, framed).violations.count == 1)
    // What lies over a view has its room.
    let over = Rectangle().fill(.yellow).frame(width: 300, height: 30)
      .overlay { Text("Departure from the station") }
    #expect(try found(rule, over).violations.count == 1)
    #expect(try found(rule, VStack { framed.padding() }).violations.count == 1)
    // Initials that readers skip adorn a name.
    let initials = Circle().frame(width: 44, height: 44).overlay {
      Text("AL").font(.headline).accessibilityHidden(true)
    }
    #expect(try found(rule, initials)[rule]?.notApplicable == 1)
  }

  /// Words that are no words at L spoil nothing at AX3.
  @Test func wordsOnASliver() throws {
    let row = HStack {
      Text("VIP").frame(width: 3)
      Text("Lounge access included")
    }
    #expect(try found("dynamicType.clipped", row).violations.isEmpty)
  }

  @Test func initialsThatReadersSkipMayKeepTheirSize() throws {
    func initials(isHidden: Bool) -> some View {
      VStack {
        Text("LS").font(.system(size: 17)).accessibilityHidden(isHidden)
        Text("Lo Sand")
      }
    }
    #expect(try found("dynamicType.fixed", initials(isHidden: true)).violations.isEmpty)
    #expect(try found("dynamicType.fixed", initials(isHidden: false)).violations.count == 1)
  }

  /// Forms set the lines of a style closer; the page still has one size of text.
  @Test func aFormAtOneSizeOfText() throws {
    let form = Form {
      Section {
        LabeledContent {
          Text("88.90").bold()
        } label: {
          Text("Total").bold()
        }
      } footer: {
        Text("Charged when the parcel leaves.")
      }
    }
    .environment(\.dynamicTypeSize, .accessibility1)
    #expect(try found("dynamicType.fixed", form).violations.isEmpty)
  }

  @Test func figuresSideBySideAreNoTitle() throws {
    func pass(_ second: String) -> some View {
      VStack(alignment: .leading) {
        HStack {
          Text("ARN").font(.title.bold())
          Spacer()
          Text(second).font(second == "KEF" ? .title.bold() : .body)
        }
        Text("Stockholm to Reykjavík")
        Text("Gate 14, seat 4A")
        Text("Boarding at twenty to eight")
      }
    }
    #expect(try found("heading", pass("KEF")).violations.isEmpty)
    #expect(try found("heading", pass("today")).violations.count == 1)
  }

  /// Swatches of many colours are what they show; two states of one button are not.
  @Test func coloursToChooseFrom() throws {
    func swatches(_ colors: [Color]) -> some View {
      HStack {
        ForEach(colors.indices, id: \.self) { index in
          Button {
          } label: {
            Circle().fill(colors[index]).frame(width: 44, height: 44)
          }
          .accessibilityLabel("Colour \(index)")
        }
      }
    }
    let many = try found("contrast.nontext", swatches([.yellow, .mint, .black, .orange]))
    #expect(many.violations.isEmpty && many.reviews.count == 3)
    let two = try found("contrast.nontext", swatches([.black, Color(white: 0.9)]))
    #expect(two.violations.count == 1)
  }

  /// One that was given a place before others is told once, at its own line.
  @Test func theOneThatIsReadTooEarly() throws {
    let line = #line + 5
    let steps = VStack(alignment: .leading) {
      Text("First: drop your bag")
      Text("Then: walk to gate B")
      // It is heard before both.
      Text("Last: enjoy the flight").accessibilitySortPriority(2)
    }
    .accessibilityElement(children: .contain)
    let told = try found("order", steps).violations
    #expect(told.map(\.site.line) == [line])
  }
}
