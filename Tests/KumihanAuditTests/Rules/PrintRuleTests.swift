import Foundation
import Kumihan
import KumihanAudit
import Testing

@MainActor
struct PrintRuleTests {
  private func printed(
    _ view: some View, _ rule: String, change: (inout AuditOptions) -> Void = { _ in }
  ) throws -> AuditReport {
    try audited(view, rules: rule) {
      $0.pageKind = .paper
      change(&$0)
    }
  }

  @Test func lettersOnPaper() throws {
    func text(_ size: CGFloat) -> some View { Text("note").font(.system(size: size)) }
    #expect(try printed(text(4), "print.size").violations.count == 1)
    #expect(try printed(text(6), "print.size")["print.size"]?.passes == 1)
    let reversed = text(5.6).foregroundStyle(.white).padding(4).background(.black)
    #expect(try printed(reversed, "print.size").violations.count == 1)
    let halved = try printed(text(10), "print.size", change: { $0.printScale = 0.5 })
    #expect(halved.violations.count == 1)
    #expect(try audited(text(4), rules: "print.size")["print.size"]?.notApplicable == 1)
  }

  @Test func thinLines() throws {
    func line(_ width: CGFloat, _ color: Color) -> some View {
      Rectangle().stroke(color, lineWidth: width).frame(width: 100, height: 100)
    }
    #expect(try printed(line(0.1, .black), "print.hairline").violations.count == 1)
    #expect(try printed(line(0.3, .black), "print.hairline")["print.hairline"]?.passes == 1)
    #expect(try printed(line(0.3, .blue), "print.hairline").violations.count == 1)
    #expect(try printed(line(0.6, .blue), "print.hairline")["print.hairline"]?.passes == 1)
    let box = Color.black.frame(width: 100, height: 0.1)
    #expect(try printed(box, "print.hairline").violations.count == 1)
  }

  @Test func areasInGrey() throws {
    func pair(_ a: Color, _ b: Color) -> some View {
      HStack(spacing: 0) {
        a; b
      }.frame(width: 80, height: 40)
    }
    let alike = pair(Color(red: 1, green: 0.2, blue: 0.2), Color(red: 0.1, green: 0.55, blue: 0.1))
    #expect(try printed(alike, "print.grey").violations.count == 1)
    let greys = pair(Color(white: 0.5), Color(white: 0.56))
    #expect(try printed(greys, "print.grey").violations.count == 1)
    let rows = pair(.white, Color(white: 0.95))
    #expect(try printed(rows, "print.grey")["print.grey"]?.passes == 1)
    #expect(try printed(pair(.black, .white), "print.grey")["print.grey"]?.passes == 1)
    let apart = HStack(spacing: 8) {
      Color.red; Color.green
    }.frame(width: 80, height: 40)
    #expect(try printed(apart, "print.grey")["print.grey"]?.notApplicable == 1)
  }

  @Test func theTrim() throws {
    func corner(_ padding: CGFloat) -> some View {
      Text("12").padding(padding).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(try printed(corner(1), "print.safe").violations.count == 1)
    #expect(try printed(corner(12), "print.safe")["print.safe"]?.passes == 1)
    let bound = try printed(corner(12), "print.safe", change: { $0.binding = .left })
    #expect(bound.violations.count == 1)
  }
}
