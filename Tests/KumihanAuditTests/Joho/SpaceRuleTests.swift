import Foundation
import Joho
import Kumihan
import KumihanAppleNames
import KumihanAudit
import Testing

/// Chapters 3, 7 and 10: distances, targets, selection.
@MainActor
struct SpaceRuleTests {
  @Test func grid() throws {
    let rule = "joho.grid"
    #expect(try Verdict(rule, Text("A").padding(10)).measured == ["10 pt"])
    #expect(try Verdict(rule, Text("A").padding(.horizontal, 15)).measured == ["15 pt"])
    #expect(
      try Verdict(
        rule,
        VStack(spacing: 7) {
          Text("A"); Text("B")
        }
      ).violations[0].wanted == "8 pt")
    #expect(try Verdict(rule, Text("A").offset(x: 6)).measured == ["6 pt"])
    // The knob of a switch, as chapter 10 draws it.
    let knob = Button {
    } label: {
      Capsule().fill(JohoColors.cyan).frame(width: 52, height: 32)
        .overlay(Circle().fill(JohoColors.white).frame(width: 24, height: 24).offset(x: 10))
    }
    #expect(try Verdict(rule, knob).isClean)
    let columns = [GridItem(.flexible(), spacing: 10), GridItem(.flexible(), spacing: 10)]
    #expect(
      try Verdict(
        rule,
        LazyVGrid(columns: columns, spacing: 4) {
          Text("A"); Text("B")
        }
      )
      .violations.count > 0)
    let sound = VStack(spacing: 8) {
      Text("A").padding().padding(.top, 4)
      HStack {
        Text("B"); Text("C")
      }
      VStack(spacing: 1) {
        Text("D"); Text("E")
      }.offset(y: -4)
      Text("F").padding(.leading, 320.0 / 3)
      Toggle("G", isOn: .constant(true))
      Button("H") {}.buttonStyle(.borderedProminent)
      List { Text("I") }
    }
    let verdict = try Verdict(rule, sound)
    #expect(verdict.isClean, "\(verdict.report.findings)")
    #expect(verdict.passes > 3)
    #expect(verdict.violations.isEmpty)
  }

  @Test func top() throws {
    let rule = "joho.top"
    let content = VStack {
      Text("Week 42")
      Text("October 2026")
    }
    func screen(_ view: some View) -> some View {
      view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
    let inside = JohoContainer { content.padding(.top, 24) }
    #expect(try Verdict(rule, screen(inside)).measured == ["24 pt"])
    let under = JohoContainer {
      VStack {
        Text("Notes")
        content.padding(.top, 24)
      }
    }
    #expect(try Verdict(rule, screen(under)).isClean)
    #expect(try Verdict(rule, screen(content.padding(.top, 40))).measured == ["40 pt"])
    #expect(
      try Verdict(rule, screen(content.padding(.top, 4).padding(.top, 8))).measured == ["12 pt"])
    #expect(try Verdict(rule, screen(content.padding(.top, 8))).isClean)
    #expect(try Verdict(rule, screen(content.padding(16))).isClean)
    // Further below it is a distance between things.
    let below = VStack {
      Text("Title")
      content.padding(.top, 24)
    }
    #expect(try Verdict(rule, screen(below)).isClean)
    // Inside a card it is the card's.
    let card = content.padding(.top, 12).overlay(Rectangle().stroke(JohoColors.black))
    #expect(try Verdict(rule, screen(card)).isClean)
  }

  @Test func between() throws {
    let rule = "joho.between"
    func pair(_ spacing: CGFloat) -> some View {
      HStack(spacing: spacing) {
        Button("Cancel") {}.frame(width: 80, height: 44)
        Button("Save") {}.frame(width: 80, height: 44)
      }
    }
    func buttons(_ spacing: CGFloat) -> some View {
      HStack(spacing: spacing) {
        ForEach(["Cancel", "Save"], id: \.self) { title in
          Button {
          } label: {
            Text(title).frame(width: 80, height: 44)
          }
        }
      }
    }
    #expect(try Verdict(rule, buttons(4)).measured == ["4 pt"])
    #expect(try Verdict(rule, buttons(12)).isClean)
    #expect(try Verdict(rule, pair(12)).isClean)
    let rows = VStack(spacing: 8) {
      ForEach(["A", "B"], id: \.self) { title in
        Button {
        } label: {
          HStack {
            Text(title)
            Spacer()
            Text("9:00")
          }
          .frame(height: 44)
        }
      }
    }
    #expect(try Verdict(rule, rows).isClean)
    let others = VStack(spacing: 24) {
      Stepper("Count", value: .constant(1))
      Picker("A", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.segmented)
    }
    #expect(try Verdict(rule, others).isClean)
  }

  @Test func touch() throws {
    let rule = "joho.touch"
    let plus = Image(systemName: "plus")
    let small = try Verdict(
      rule,
      Button {
      } label: {
        plus
      })
    #expect(small.violations.count == 1 && small.violations[0].fix != nil)
    #expect(
      try Verdict(
        rule,
        Button {
        } label: {
          plus.frame(minWidth: 44, minHeight: 44)
        }
      ).isClean)
    // A frame around the button does not answer to touches: an info.
    let declared = try Verdict(
      rule,
      Button {
      } label: {
        plus
      }.frame(minWidth: 44, minHeight: 44))
    #expect(declared.violations.isEmpty)
    #expect(declared.report[rule]?.infos == 1)
    #expect(try Verdict(rule, Toggle("A", isOn: .constant(true))).isClean)
    #expect(try Verdict(rule, Text("See [the book](https://example.org) for more")).isClean)
  }

  @Test func canvas() throws {
    let rule = "joho.canvas"
    func stack(_ spacing: CGFloat) -> some View {
      VStack(spacing: spacing) {
        JohoColors.white.frame(height: 80)
        JohoColors.white.frame(height: 80)
      }
      .padding(16).frame(maxHeight: .infinity, alignment: .top).background(JohoColors.background)
    }
    #expect(try Verdict(rule, stack(24)).measured == ["24 pt"])
    #expect(try Verdict(rule, stack(8)).isClean)
    #expect(
      try Verdict(
        rule,
        VStack(spacing: 24) {
          JohoColors.cyan; JohoColors.pink
        }
      ).isClean)
  }

  @Test func selection() throws {
    let rule = "joho.selection"
    func row(_ width: CGFloat, _ fill: Color) -> some View {
      let shape = RoundedRectangle(cornerRadius: 12, style: .continuous)
      return Button {
      } label: {
        HStack {
          Text("Normal")
          Spacer()
        }
        .padding(12).background(fill).clipShape(shape)
        .overlay(shape.stroke(JohoColors.black, lineWidth: width))
      }
      .accessibilityAddTraits(.isSelected).padding(8)
    }
    let yellow = JohoColors.yellow.opacity(0.3)
    #expect(try Verdict(rule, row(1.5, yellow)).measured == ["1.5 pt"])
    let right = try Verdict(rule, row(2.5, yellow))
    #expect(right.isClean && right.passes == 1)
    #expect(try Verdict(rule, row(2.5, JohoColors.cyan)).reviews.count == 1)
  }

  /// Directions are not in a still picture: never a pass.
  @Test func swipe() throws {
    let list = List {
      Text("A").swipeActions { Button("Delete", role: .destructive) {} }
    }
    let verdict = try Verdict("joho.swipe", list)
    #expect(verdict.isClean && verdict.passes == 0)
    #expect(verdict.report["joho.swipe"]?.notApplicable ?? 0 > 0)
  }
}
