import Foundation
import Joho
import Kumihan
import KumihanAppleNames
import KumihanAudit
import Testing

/// Chapters 3 and 5: borders.
@MainActor
struct BorderRuleTests {
  private func card(
    _ fill: Color = JohoColors.white, _ line: Color = JohoColors.black, _ width: CGFloat = 1.5,
    radius: CGFloat = 12
  ) -> some View {
    let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
    return VStack {
      Text("Team Meeting")
      Text("9:00")
    }
    .padding(24).background(fill).clipShape(shape)
    .overlay(shape.stroke(line, lineWidth: width))
  }

  @Test func missing() throws {
    let rule = "joho.border.missing"
    let bare = try Verdict(rule, Text("Team Meeting").padding(12).background(JohoColors.cyan))
    #expect(bare.measured == ["0 of 4 sides"])
    #expect(bare.violations[0].site.line == #line - 2)
    let white = Text("Card").padding(24).background(JohoColors.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity).background(JohoColors.background)
    #expect(try Verdict(rule, white).violations.count == 1)
    #expect(try Verdict(rule, TextField("Name", text: .constant(""))).violations.count == 1)
    // One line below is no border.
    let underlined = Text("Team").padding(12).background(JohoColors.cyan)
      .overlay(alignment: .bottom) { JohoColors.black.frame(height: 2) }
    #expect(try Verdict(rule, underlined).measured == ["1 of 4 sides"])

    #expect(try Verdict(rule, card(JohoColors.cyan)).isClean)
    #expect(try Verdict(rule, card(JohoColors.cyan)).passes == 1)
    let inside = Text("A").padding(16).background(JohoColors.pink)
      .overlay(Rectangle().strokeBorder(JohoColors.black, lineWidth: 1.5))
    #expect(try Verdict(rule, inside).isClean)
    // A band that the border around its card encloses, with a line at its end.
    let header = VStack(spacing: 0) {
      Text("EVENTS").frame(maxWidth: .infinity).padding(8).background(JohoColors.yellow)
      JohoColors.black.frame(height: 1.5)
      Text("A").padding(24)
    }
    .frame(width: 200).overlay(Rectangle().stroke(JohoColors.black, lineWidth: 3))
    #expect(try Verdict(rule, header).isClean)
    // Dots, thin tracks, knobs, black areas and the page's own ground need none.
    let others = VStack {
      Circle().fill(JohoColors.pink).frame(width: 8, height: 8)
      Capsule().fill(JohoColors.cyan).frame(width: 200, height: 8)
      Toggle("On", isOn: .constant(true))
      Text("SECTION").foregroundStyle(JohoColors.white).padding(12).background(JohoColors.black)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity).background(JohoColors.cream)
    #expect(try Verdict(rule, others).isClean)

    let onPicture = Text("A").padding(24).background(JohoColors.white.opacity(0.9))
      .padding(24)
      .background(
        LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
    #expect(try Verdict(rule, onPicture).reviews.count == 1)
  }

  @Test func width() throws {
    let rule = "joho.border.width"
    func button(_ width: CGFloat) -> some View {
      let shape = RoundedRectangle(cornerRadius: 8, style: .continuous)
      return Button {
      } label: {
        Text("Save").padding(12).frame(minWidth: 44, minHeight: 44).background(JohoColors.white)
          .overlay(shape.stroke(JohoColors.black, lineWidth: width))
      }
    }
    // Two points are for what can be touched; the outermost border alone has three.
    #expect(try Verdict(rule, card(JohoColors.white, JohoColors.black, 2)).measured == ["2 pt"])
    let container = RoundedRectangle(cornerRadius: 16, style: .continuous)
    let inside = card(JohoColors.white, JohoColors.black, 3).padding(16)
      .overlay(container.stroke(JohoColors.black, lineWidth: 3))
    #expect(try Verdict(rule, inside).measured == ["3 pt"])
    let thin = VStack {
      card()
      Button("Save") {}
    }.padding(16).overlay(container.stroke(JohoColors.black, lineWidth: 2))
    #expect(try Verdict(rule, thin).measured == ["2 pt"])
    let figure = VStack {
      Text("24").font(.johoDisplayMedium)
      Text("EVENTS")
    }
    .padding(24).overlay(container.stroke(JohoColors.black, lineWidth: 2))
    #expect(try Verdict(rule, figure).violations.isEmpty)
    #expect(try Verdict(rule, figure).reviews.count == 1)
    #expect(try Verdict(rule, button(3)).measured == ["3 pt"])
    #expect(try Verdict(rule, button(1)).measured == ["1 pt"])
    #expect(try Verdict(rule, button(2)).isClean)
    #expect(try Verdict(rule, card(JohoColors.white, JohoColors.black, 4)).measured == ["4 pt"])
    #expect(try Verdict(rule, card(JohoColors.white, JohoColors.black, 1)).measured == ["1 pt"])
    for width in [1.5, 3] {
      let verdict = try Verdict(rule, card(JohoColors.white, JohoColors.black, width))
      #expect(verdict.isClean && verdict.passes == 1)
    }
    let pill = Text("WORK").font(.johoLabel).padding(.horizontal, 8).padding(.vertical, 4)
      .overlay(
        RoundedRectangle(cornerRadius: 6, style: .continuous)
          .stroke(JohoColors.black, lineWidth: 3))
    #expect(try Verdict(rule, pill).measured == ["3 pt"])
  }

  @Test func nestingAndDepth() throws {
    func framed(_ inner: some View, _ width: CGFloat) -> some View {
      inner.padding(16).overlay(Rectangle().stroke(JohoColors.black, lineWidth: width))
    }
    let rule = "joho.border.nesting"
    let content = Text("A").frame(width: 60, height: 60)
    let wrong = framed(framed(content, 3), 1.5)
    #expect(try Verdict(rule, wrong).measured == ["3 pt"])
    let right = try Verdict(rule, framed(framed(content, 1.5), 3))
    #expect(right.isClean && right.passes == 1)
    // Controls have their own width.
    let button = Button {
    } label: {
      Text("Save").padding(12).frame(minWidth: 60, minHeight: 44)
        .overlay(Rectangle().stroke(JohoColors.black, lineWidth: 2))
    }
    #expect(try Verdict(rule, framed(button, 1.5)).isClean)

    let three = framed(framed(framed(content, 1.5), 1.5), 3)
    #expect(try Verdict("joho.border.depth", three).isClean)
    #expect(try Verdict("joho.border.depth", framed(three, 3)).measured == ["4 levels"])
  }

  @Test func colour() throws {
    let rule = "joho.border.colour"
    for color in [Color.gray, JohoColors.cyan, JohoColors.black.opacity(0.3)] {
      #expect(try Verdict(rule, card(JohoColors.white, color)).violations.count == 1)
    }
    #expect(try Verdict(rule, card()).isClean)
    let dark = card(JohoColors.white, JohoColors.white).padding(8).background(JohoColors.background)
    #expect(try Verdict(rule, dark).isClean)
    // White is seen on dark only.
    #expect(try Verdict(rule, card(JohoColors.cyan, JohoColors.white)).violations.count == 1)
    // What is disabled is faded with its border.
    #expect(try Verdict(rule, card().opacity(0.5)).isClean)
    let ring = Circle().trim(from: 0, to: 0.7).stroke(JohoColors.cyan, lineWidth: 8)
      .frame(width: 80, height: 80)
    #expect(try Verdict(rule, ring).isClean)
    let field = TextField("Name", text: .constant("")).padding(12)
      .overlay(Rectangle().stroke(JohoColors.red, lineWidth: 2)).padding(8)
    #expect(try Verdict(rule, field).reviews.count == 1)
  }

  @Test func invisible() throws {
    let rule = "joho.border.invisible"
    #expect(
      try Verdict(rule, card(JohoColors.white, JohoColors.white)).violations.count == 1)
    #expect(try Verdict(rule, card(JohoColors.white, Color(white: 0.85))).violations.count == 1)
    #expect(try Verdict(rule, card()).isClean)
    // A black border on black counts by its inner side.
    let onBlack = card().padding(8).background(JohoColors.background)
    #expect(try Verdict(rule, onBlack).isClean)
    let onPicture = card(JohoColors.white, JohoColors.cream).padding(24)
      .background(LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
    #expect(try Verdict(rule, onPicture).reviews.count == 1)
  }

  @Test func cornersAreContinuous() throws {
    let rule = "joho.corner.style"
    let old = try Verdict(rule, Text("A").padding(12).background(JohoColors.cyan).cornerRadius(12))
    #expect(old.measured == ["cornerRadius(12)"])
    #expect(old.violations[0].fix != nil)
    let circular = RoundedRectangle(cornerRadius: 12, style: .circular).fill(JohoColors.cyan)
    #expect(try Verdict(rule, circular).measured == ["circular"])
    #expect(try Verdict(rule, card()).isClean)
    #expect(
      try Verdict(
        rule,
        VStack {
          Circle(); Capsule(); Rectangle()
        }
      ).isClean)
    #expect(try Verdict(rule, Toggle("A", isOn: .constant(true))).isClean)
  }

  @Test func radii() throws {
    let rule = "joho.corner.radius"
    #expect(try Verdict(rule, card(radius: 10)).measured == ["10 pt"])
    let pill = Text("TRIP").font(.johoLabel).padding(.horizontal, 8).padding(.vertical, 4)
      .background(JohoColors.orange)
    #expect(
      try Verdict(rule, pill.clipShape(Capsule()).overlay(Capsule().stroke(.black, lineWidth: 1.5)))
        .measured == ["a capsule"])
    let track = Capsule().fill(JohoColors.cyan).frame(width: 52, height: 32)
      .overlay(Capsule().stroke(.black, lineWidth: 2))
    #expect(try Verdict(rule, track).isClean)
    #expect(try Verdict(rule, card(radius: 20)).measured == ["20 pt"])
    for radius: CGFloat in [12, 16] { #expect(try Verdict(rule, card(radius: radius)).isClean) }
    let nested = card(radius: 16).padding(16)
      .overlay(
        RoundedRectangle(cornerRadius: 12, style: .continuous)
          .stroke(JohoColors.black, lineWidth: 3))
    #expect(try Verdict(rule, nested).violations.count == 1)
    // A line inside its shape is as round as the shape.
    let within = card(radius: 12).padding(12).overlay(
      RoundedRectangle(cornerRadius: 12, style: .continuous)
        .strokeBorder(JohoColors.black, lineWidth: 1.5))
    #expect(try Verdict(rule, within).violations.allSatisfy { !$0.message.contains("inside one") })
    let equal = VStack {
      card(radius: 12); card(radius: 12); card(radius: 16)
    }
    #expect(try Verdict(rule, equal).violations.count == 1)
    // A badge with the corners of a card.
    let badge = Text("A").font(.johoLabel).padding(8)
      .overlay(
        RoundedRectangle(cornerRadius: 4, style: .continuous)
          .stroke(JohoColors.black, lineWidth: 1))
    #expect(try Verdict(rule, badge).isClean)
  }
}
