import Foundation
import Kumihan
import KumihanAppleNames
import KumihanAudit
import Testing

@MainActor
struct TargetTests {
  private func icon(_ side: CGFloat) -> some View {
    Button {
    } label: {
      Color.black.frame(width: side, height: side)
    }
    .buttonStyle(.plain).accessibilityLabel("Close \(Int(side))")
  }

  @Test func smallAndCloseTogether() throws {
    let report = try audited(
      HStack(spacing: 2) {
        icon(16); icon(16)
      }, rules: "target.min")
    #expect(report.violations.count == 2)
    #expect(report.violations.first?.measured == "16 x 16 pt")
  }

  @Test func smallAndAlone() throws {
    let report = try audited(
      HStack(spacing: 40) {
        icon(16); icon(16)
      }, rules: "target.min")
    #expect(report["target.min"]?.passes == 2)
  }

  @Test func linksInTextAndDisabledControlsAreExempt() throws {
    let link = Text(try AttributedString(markdown: "[here](https://example.org)"))
    let report = try audited(
      VStack(spacing: 0) {
        link; icon(10).disabled(true)
      }, rules: "target.min")
    #expect(report["target.min"]?.notApplicable == 2)
    #expect(report.findings.isEmpty)
  }

  @Test func aFingertip() throws {
    let small = try audited(icon(30), rules: "target.hig")
    #expect(small.violations.count == 1)
    #expect(small.violations.first?.fix == .addToLabel(".frame(minWidth: 44, minHeight: 44)"))
    #expect(try audited(icon(44), rules: "target.hig")["target.hig"]?.passes == 1)
    // The frame around the button is not touchable.
    let framed = icon(30).frame(width: 44, height: 44)
    let touched = try audited(framed, rules: "target.hig")
    #expect(touched.violations.first?.message.contains("into the label") == true)
    let declared = try audited(framed, rules: "target.hig", change: { $0.touch = .declared })
    #expect(declared["target.hig"]?.passes == 1)
    // A shape that was set to answer counts.
    let shaped = Button {
    } label: {
      Color.black.frame(width: 30, height: 30).contentShape(Rectangle().inset(by: -8))
    }
    .buttonStyle(.plain)
    #expect(try audited(shaped, rules: "target.hig")["target.hig"]?.passes == 1)
  }

  @Test func theSystemsControlsAreNotJudgedByTheirSize() throws {
    let report = try audited(
      VStack {
        Toggle("Sound", isOn: .constant(true))
        Button("Go") {}.buttonStyle(.bordered)
      }, rules: "target.hig")
    #expect(report.violations.isEmpty)
    #expect(report["target.hig"]?.notApplicable == 2)
  }

  @Test func aFixDoesNotCrowdTheNeighbour() throws {
    func framed(_ gap: CGFloat) -> some View {
      HStack(spacing: gap) {
        Button {
        } label: {
          Image(systemName: "trash")
        }.frame(width: 44, height: 44)
        Image(systemName: "photo").onTapGesture {}
      }
    }
    let alone = try audited(framed(20), rules: "target.hig").violations
    #expect(alone.compactMap(\.fix).count == 1)
    let crowded = try audited(framed(0), rules: "target.hig").violations
    #expect(crowded.compactMap(\.fix).isEmpty)
  }

  @Test func wordsThatWereMadeSmall() throws {
    let words = Button("Remove") {}
    #expect(try audited(words, rules: "target.hig").violations.isEmpty)
    #expect(try audited(words.font(.caption), rules: "target.hig").violations.count == 1)
  }

  @Test func areasThatMeet() throws {
    let meeting = try audited(
      HStack(spacing: -10) {
        icon(44); icon(45)
      }, rules: "target.overlap")
    #expect(meeting.violations.count == 1)
    let apart = try audited(
      HStack(spacing: 10) {
        icon(44); icon(45)
      }, rules: "target.overlap")
    #expect(apart["target.overlap"]?.passes == 2)
    let badge = try audited(
      icon(60).overlay(alignment: .topTrailing) { icon(20).offset(x: 10, y: -10) },
      rules: "target.overlap")
    #expect(badge["target.overlap"]?.needsReview == 1)
    func layers(_ distance: CGFloat) -> some View {
      ZStack {
        icon(60)
        icon(61).offset(x: distance)
      }
    }
    #expect(try audited(layers(40), rules: "target.overlap").violations.count == 1)
    let deck = try audited(layers(8), rules: "target.overlap")
    #expect(deck["target.overlap"]?.needsReview == 1)
  }

  @Test func aRowIsKnownByItsWords() throws {
    let row = HStack {
      Image(systemName: "gear")
      Text("Sounds")
    }
    .frame(height: 32).onTapGesture {}
    let found = try audited(row, rules: "target.hig").violations
    #expect(found.map { $0.message.hasPrefix("'Sounds' answers on") } == [true])
  }

  @Test func gesturesThatNobodyTellsOf() throws {
    let silent = try audited(Text("More").onTapGesture {}, rules: "trait.tap")
    #expect(silent.violations.count == 1)
    #expect(silent.violations.first?.message.contains("'More'") == true)
    let told = try audited(
      Text("More").onTapGesture {}.accessibilityAddTraits(.isButton), rules: "trait.tap")
    #expect(told["trait.tap"]?.passes == 1)
    let ground = try audited(Color.white.onTapGesture {}, rules: "trait.tap")
    #expect(ground["trait.tap"]?.needsReview == 1)
    #expect(try audited(Text("More"), rules: "trait.tap")["trait.tap"]?.notApplicable == 1)
  }
}
