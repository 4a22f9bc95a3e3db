import Foundation
import Joho
import Kumihan
import KumihanControls
import KumihanAudit
import Testing

/// What a border, a gap or a number belongs to, and that one fault is one finding.
@MainActor
struct ToldOnceTests {
  private func box<Content: View>(
    _ radius: CGFloat, _ line: Color = .black, _ width: CGFloat = 1.5,
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
    return content().background(shape.fill(.white)).overlay(shape.stroke(line, lineWidth: width))
  }

  private func button(_ title: String) -> some View {
    Button {
    } label: {
      box(8, .black, 2) { Text(title).frame(width: 120, height: 44) }
    }
    .buttonStyle(.plain)
  }

  @Test func aBoxAroundOneControlIsNoControl() throws {
    let container = box(16, .black, 3) { button("Save").padding(16) }.padding(20)
    #expect(try Verdict("joho.border.width", container).isClean)
    #expect(try Verdict("joho.corner.radius", container).isClean)
    let row = box(12) {
      HStack(spacing: 12) {
        Text("Wake me")
        button("Later")
      }
      .padding(12)
    }
    .padding(20)
    #expect(try Verdict("joho.border.width", row).isClean)
    // A margin of its own around a control's words is its body.
    let thin = Button {
    } label: {
      box(8) { Text("Save").padding(12) }
    }
    .buttonStyle(.plain).padding(20)
    #expect(try Verdict("joho.border.width", thin).measured == ["1.5 pt"])
  }

  @Test func theThirdLevelIsThatOfCells() throws {
    func nested(_ inner: CGFloat) -> some View {
      box(16, .black, 3) {
        box(12) {
          box(8, .black, inner) { Text("Monday").frame(width: 160, height: 60) }.padding(12)
        }
        .padding(12)
      }
    }
    #expect(try Verdict("joho.border.width", nested(1)).isClean)
    let alone = box(12, .black, 1) { Text("Monday").frame(width: 160, height: 80) }
    #expect(try Verdict("joho.border.width", alone).measured == ["1 pt"])
  }

  /// The rule of colours and that of borders which are not seen share no fault.
  @Test func aBorderIsToldByOneRule() throws {
    func rules(_ line: Color) throws -> [String] {
      let view = box(12, line) { Text("Paper").frame(width: 160, height: 60) }
        .frame(maxWidth: .infinity, maxHeight: .infinity).background(.white)
      return try audited(view, rules: "joho.border.colour", "joho.border.invisible").violations
        .map(\.rule)
    }
    #expect(try rules(.black.opacity(0.2)) == ["joho.border.colour"])
    #expect(try rules(.white) == ["joho.border.invisible"])
    #expect(try rules(.black).isEmpty)
  }

  @Test func theStackThatSetsContainersApartIsTold() throws {
    func card() -> some View { box(16) { Text("Trips").frame(width: 200, height: 60) } }
    let line = #line + 1
    let apart = VStack(spacing: 24) {
      card()
      card()
      card()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity).background(.black)
    let found = try audited(apart, rules: "joho.canvas") { $0.systems = [.joho] }.violations
    #expect(found.map(\.site.line) == [line])
    // What is dark itself, with a dark line, is part of the canvas.
    let dark = VStack(spacing: 24) {
      card()
      Rectangle().fill(.black).frame(width: 200, height: 44)
        .overlay(Rectangle().stroke(.black, lineWidth: 2))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity).background(.black)
    #expect(try Verdict("joho.canvas", dark).isClean)
  }

  @Test func moneyByItsName() throws {
    func measured(_ words: String...) throws -> [String] {
      let rows = VStack(alignment: .trailing) { ForEach(words, id: \.self) { Text($0) } }
      return try Verdict("joho.digits", rows).measured
    }
    #expect(try measured("1 120,00 kr", "980 kr").count == 2)
    #expect(try measured("SEK 1,120", "SEK 980").count == 2)
    #expect(try measured("12 zł", "8,50 zł").count == 2)
    #expect(try measured("12 rows", "98 rows").isEmpty)
  }

  @Test func aFaceSaysItsWeight() throws {
    func measured(_ name: String, _ size: CGFloat = 16) throws -> [String] {
      try Verdict("joho.font.weight", Text("Words").font(.custom(name, size: size))).measured
    }
    #expect(try measured("Georgia-Bold").isEmpty)
    #expect(try measured("AvenirNext-DemiBold").isEmpty)
    #expect(try measured("AvenirNext-DemiBold", 32) == ["600"])
    #expect(try measured("Georgia-Italic") == ["400"])
  }

  @Test func partsOfControlsHaveTheSystemsColours() throws {
    let field = TextField("Title", text: .constant(""))
    #expect(try Verdict("joho.colour.palette", field).isClean)
    let toggle = Toggle("Remind me", isOn: .constant(true)).foregroundStyle(.black)
    #expect(try Verdict("joho.colour.palette", toggle).isClean)
    #expect(try Verdict("joho.colour.palette", Button("Add") {}).violations.count == 1)
    let gray = Text("Title").foregroundStyle(Color(red: 0.3, green: 0.6, blue: 0.4))
    #expect(try Verdict("joho.colour.palette", gray).violations.count == 1)
  }
}
