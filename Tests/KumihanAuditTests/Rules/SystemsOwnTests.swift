import Foundation
import Kumihan
import KumihanAppleNames
import KumihanControls
import Testing

@testable import KumihanAudit

/// What is the system's own is no fault of a page, and what looks like it but is the page's own is one.
@MainActor
struct SystemsOwnTests {
  private static let phone = CGSize(width: 393, height: 852)

  @Test func buttonsOfDialogsHaveTheSystemsSize() throws {
    let dialog = Text("Page").confirmationDialog("Move", isPresented: .constant(true)) {
      Button("Ideas") {}
    }
    #expect(try audited(dialog, size: Self.phone, rules: "dynamicType.fixed").violations.isEmpty)
    // In a sheet a size that somebody wrote stays theirs.
    let sheet = Text("Page").sheet(isPresented: .constant(true)) {
      VStack {
        Button("Ideas") {}.font(.system(size: 15))
        Text("Below")
      }
    }
    let found = try audited(sheet, size: Self.phone, rules: "dynamicType.fixed").violations
    #expect(found.map(\.message) == ["'Ideas' has 15 pt at every size of text"])
  }

  @Test func namesOfDisabledFieldsMayBeFaint() throws {
    func field(isDisabled: Bool, named name: String) -> some View {
      VStack(alignment: .leading) {
        Text(name).foregroundStyle(Color(white: 0.75))
        TextField("Street", text: .constant("High Street 1"))
      }
      .disabled(isDisabled)
    }
    func count(_ view: some View) throws -> Int {
      try audited(view, rules: "contrast.text").violations.count
    }
    #expect(try count(field(isDisabled: true, named: "Street")) == 0)
    #expect(try count(field(isDisabled: false, named: "Street")) == 1)
    #expect(try count(field(isDisabled: true, named: "Optional")) == 1)
  }

  @Test func theSystemsColoursAreItsOwnWithMoreContrastToo() throws {
    let alert = Text("Page").alert("Delete?", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
    }
    let report = try audited(alert, size: Self.phone, rules: "contrast.text") { _ in
    } environment: {
      $0.environment.colorSchemeContrast = .increased
      $0.environment.platformLook = .iOS26
    }
    #expect(report.violations.isEmpty)
    #expect(report["contrast.text"]?.notApplicable != 0)
  }

  /// White is the dark scheme's label, but on a blue of one's own nobody else chose it.
  /// A hue of the system's on a ground that somebody chose is theirs to answer for.
  @Test func huesOnGroundsOfOnesOwn() throws {
    let own = Button("Clear") {}.frame(width: 100, height: 44)
      .background(Color.yellow.opacity(0.3)).foregroundStyle(.yellow)
    #expect(try audited(own, rules: "contrast.text").violations.count == 1)
    let filled = Button {
    } label: {
      Text("Clear").frame(width: 100, height: 44).background(Color.yellow).foregroundStyle(.white)
    }
    #expect(try audited(filled, rules: "contrast.text").violations.count == 1)
    let systems = Button("Clear") {}.buttonStyle(.bordered).tint(.yellow)
    for scheme in [ColorScheme.light, .dark] {
      let report = try audited(
        systems, rules: "contrast.text", environment: { $0.environment.colorScheme = scheme })
      #expect(report.violations.isEmpty)
    }
  }

  @Test func titlesOfOwnStylesAreOnesOwn() throws {
    struct Filled: ButtonStyle {
      let fill: Color
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(.white).frame(width: 200, height: 50)
          .background(fill, in: RoundedRectangle(cornerRadius: 12))
      }
    }
    func report(_ fill: Color) throws -> AuditReport {
      try audited(
        Button("Continue") {}.buttonStyle(Filled(fill: fill)), rules: "contrast.text"
      ) { _ in
      } environment: {
        $0.environment.colorScheme = .dark
      }
    }
    let faint = Color(red: 0x4D / 255.0, green: 0x7C / 255.0, blue: 1)
    #expect(try report(faint).violations.map(\.measured) == ["3.72:1"])
    #expect(try report(Color(red: 0, green: 0.2, blue: 0.6))["contrast.text"]?.passes == 1)
    // The system's own prominent button stays the system's.
    let prominent = try audited(
      Button("Continue") {}.buttonStyle(.borderedProminent), rules: "contrast.text"
    ) { _ in
    } environment: {
      $0.environment.colorScheme = .dark
    }
    #expect(prominent.violations.isEmpty)
  }

  @Test func rowsScrollBelowABar() throws {
    func page(isScrolled: Bool) -> some View {
      let rows = VStack(spacing: 0) {
        ForEach(0..<30) { Text("Row \($0)").frame(height: 30) }
      }
      return Group {
        if isScrolled { ScrollView { rows } } else { rows.frame(height: 480, alignment: .top) }
      }
      .safeAreaInset(edge: .bottom) { Text("Row of the bar").padding(8) }
    }
    func found(_ view: some View) throws -> Int {
      let report = try audited(view, rules: "overlap")
      return report.violations.count + report.reviews.count
    }
    #expect(try found(page(isScrolled: true)) == 0)
    #expect(try found(page(isScrolled: false)) > 0)
  }
}
