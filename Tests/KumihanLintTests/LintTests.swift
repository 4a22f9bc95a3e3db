import Foundation
import KumihanLint
import Testing

/// Each rule by what breaks it and by its neighbours that do not.
struct LintTests {
  private static let joho = LintRule.all.filter { $0.system == "joho" }

  /// The rules that the body of a view breaks, each with the words at its place.
  private func faults(_ code: String) -> [String] {
    let head = "import SwiftUI\n"
    return Lint.findings(in: Array((head + code).utf8), path: "A.swift", rules: Self.joho).map {
      finding in
      let line = (head + code).split(separator: "\n", omittingEmptySubsequences: false)[
        finding.line - 1]
      let word = line.utf8.dropFirst(finding.column - 1).prefix {
        $0 >= 0x41 && $0 <= 0x7A || $0 == 0x22 || $0 >= 0x30 && $0 <= 0x39
      }
      return "\(finding.rule.dropFirst(5)) \(String(word) ?? "")"
    }
  }

  @Test(arguments: [
    ("Text(name).foregroundStyle(.blue)", "colour.system blue"),
    ("Text(name).foregroundColor(Color.primary)", "colour.system primary"),
    ("let accent = Color.accentColor", "colour.system accentColor"),
    ("Circle().fill(.red.opacity(0.2))", "colour.system red"),
    ("row.background(isOn ? Color.green : JohoColors.white)", "colour.system green"),
    ("a.border(Color.gray)", "border.colour border"),
    ("a.overlay(Capsule().stroke(JohoColors.cyan, lineWidth: 1))", "border.colour stroke"),
    (
      "a.overlay { Capsule().stroke(JohoColors.black.opacity(0.5), lineWidth: 1) }",
      "border.colour stroke"
    ),
    ("a.overlay(Capsule().stroke(JohoColors.black, lineWidth: 4))", "border.width stroke"),
    ("a.border(JohoColors.black, width: 5)", "border.width border"),
    ("a.cornerRadius(12)", "corner.style cornerRadius"),
    ("a.clipShape(RoundedRectangle(cornerRadius: 12))", "corner.style RoundedRectangle"),
    ("a.clipShape(.rect(cornerRadius: 12))", "corner.style rect"),
    (
      "a.clipShape(RoundedRectangle(cornerRadius: 12, style: .circular))",
      "corner.style RoundedRectangle"
    ),
    ("a.shadow(radius: 4)", "effects shadow"),
    ("a.shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)", "effects shadow"),
    ("a.background(.ultraThinMaterial)", "effects ultraThinMaterial"),
    (
      "a.background(LinearGradient(colors: c, startPoint: .top, endPoint: .bottom))",
      "effects LinearGradient"
    ),
    ("a.blur(radius: r)", "effects blur"), ("Text(\"🎉 Party\")", "effects \""),
    ("Text(\"☀️\")", "effects \""),
    ("Text(a).font(.system(size: 16, weight: .medium))", "font.design system"),
    ("Text(a).font(.body)", "font.design font"),
    ("Text(a).font(.title.bold())", "font.design font"),
    (
      "extension Font { static let a = Font.system(size: 16, weight: .bold, design: .serif) }",
      "font.design system"
    ),
    ("Text(a).font(.system(size: 16, weight: .light, design: .rounded))", "font.weight system"),
    ("Text(a).fontWeight(.thin)", "font.weight fontWeight"),
    ("Text(a).font(.johoBody.weight(.regular))", "font.weight weight"),
    ("Text(a).font(.system(size: 15, weight: .bold, design: .rounded))", "font.size system"),
    ("Text(\"event\").font(.johoLabel)", "case font"),
    ("Text(\"Week of \\(year)\")", "year Text"), ("Text(\"\\(date.year)\")", "year Text"),
    ("a.padding(10)", "grid padding"), ("a.padding(.horizontal, 15)", "grid padding"),
    ("VStack(alignment: .leading, spacing: 7) { a }", "grid VStack"),
    ("a.offset(x: -3)", "grid offset"),
    ("a.padding(EdgeInsets(top: 8, leading: 5, bottom: 0, trailing: 4))", "grid EdgeInsets"),
    ("a.padding(.top, 32)", "top padding"),
    ("a.padding(EdgeInsets(top: 20, leading: 4, bottom: 0, trailing: 4))", "top padding"),
    (
      "Button { } label: {\n Image(systemName: \"plus\")\n}\n.frame(width: 24, height: 24)",
      "touch frame"
    ),
    ("HStack(spacing: 4) {\n Button(\"A\") { }\n Button(\"B\") { }\n}", "between HStack"),
    ("a.animation(.spring(response: 0.5, dampingFraction: 0.5), value: b)", "animation spring"),
    ("withAnimation(.bouncy) { a() }", "animation bouncy"),
    (
      "row.swipeActions(edge: .leading) { Button(role: .destructive) { } label: { x } }",
      "swipe swipeActions"
    ),
    (
      "row.swipeActions { Button { } label: { Label(\"Edit\", systemImage: \"pencil\") } }",
      "swipe swipeActions"
    ),
  ])
  func broken(code: String, expected: String) {
    // A border in a colour of the system breaks two rules.
    #expect(
      faults(code).filter { !code.contains("border(") || !$0.hasPrefix("colour") } == [expected])
  }

  @Test(arguments: [
    // Comments and texts.
    "// Color.blue and .shadow(radius: 4)", "/* a.cornerRadius(12) 🎉 */",
    "Text(\".foregroundStyle(.blue) .cornerRadius(12) LinearGradient(\")",
    "let help = \"\"\"\n  Color.red .blur(radius: 3) .font(.body)\n  \"\"\"",
    "print(\"🎉 done\")", "logger.info(\"⚠️ failed\")", "Text(\"1 # * © → ✓ ★\")",
    // Words of the project's.
    "Text(a).foregroundStyle(Palette.blue)", "enum A { case red, blue }\nlet a: A = .red",
    "Text(a).foregroundStyle(theme.primary)", "show(.secondary)",
    "switch kind { case .primary: a\ncase .red: b }", "a.style(.blue)",
    "Text(a).foregroundStyle(.black.opacity(0.6))", "a.background(.white)", "a.tint(.brand)",
    "Theme.Color.red", "a.foregroundStyle(isOn ? .ink : .paper)",
    "func cornerRadius(_ radius: CGFloat) -> some View { self }", "let cornerRadius = 12.0",
    "layer.cornerRadius = 12", "Card(cornerRadius: 12)",
    "struct Shadow { func shadow() {} }", "a.shadow(radius: 0)",
    "let gradient = model.gradient", "name.padding(toLength: 10, withPad: \" \", startingAt: 0)",
    // What the book does.
    "a.clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))",
    "a.overlay(RoundedRectangle(cornerRadius: 12, style: .continuous).stroke(JohoColors.black, lineWidth: 1.5))",
    "a.overlay(Circle().stroke(isSelected ? JohoColors.black : JohoColors.white, lineWidth: isSelected ? 2.5 : 1.5))",
    "Circle().stroke(JohoColors.cyan, lineWidth: 8)",
    "Text(a).font(.system(size: 16, weight: .medium, design: .rounded))",
    "Text(a).font(.system(.body, design: .rounded).weight(.medium))",
    "Text(a).font(.johoBody)", "Text(a).font(.custom(\"Nunito\", size: 15))",
    "VStack { Text(a).font(.body) }.fontDesign(.rounded)",
    "Image(systemName: \"chevron.right\").font(.system(size: 14, weight: .semibold))",
    "Image(systemName: icon)\n .resizable()\n .font(.title)",
    "Text(\"EVENT\").font(.johoLabel)", "Text(\"event\").font(.johoLabel).textCase(.uppercase)",
    "Text(\"2026\").font(.johoLabel)", "Text(title).font(.johoLabel)",
    "Text(String(year))", "Text(\"\\(String(year))\")", "Text(\"\\(year, format: .number)\")",
    "Text(\"\\(years) years\")", "Text(\"\\(a.year + 1)\")",
    "a.background(style == .secondary ? JohoColors.white : JohoColors.black)", "a.padding(2)",
    "Text(verbatim: \"\\(year)\")", "let title = \"\\(year)\"",
    "a.padding()", "a.padding(.horizontal)", "a.padding(12)", "a.padding(.top, 8)",
    "a.padding(JohoSpacing.md)", "a.padding(.bottom, 32)", "VStack(spacing: 0) { a }",
    "VStack(spacing: 1) { a }", "a.offset(y: -8)", "a.offset(drag)",
    "Button { } label: { Image(systemName: \"plus\") }.frame(minWidth: 44, minHeight: 44)",
    "Button { } label: { Image(systemName: \"plus\").frame(width: 20, height: 20) }",
    "Circle().frame(width: 8, height: 8)",
    "HStack(spacing: 12) {\n Button(\"A\") { }\n Button(\"B\") { }\n}",
    "HStack(spacing: 4) {\n Button(\"A\") { }\n Spacer()\n Button(\"B\") { }\n}",
    "HStack(spacing: 4) { if a { Button(\"A\") { } } else { Button(\"B\") { } } }",
    "a.animation(.easeOut(duration: 0.1), value: isPressed)",
    "a.animation(.spring(response: 0.2, dampingFraction: 1), value: b)",
    "row.swipeActions(edge: .trailing) { Button(role: .destructive) { } label: { Label(\"Delete\", systemImage: \"trash\") } }",
    "row.swipeActions(edge: .leading) { Button { } label: { Label(\"Edit\", systemImage: \"pencil\") } }",
    // Unfinished.
    "a.padding(", "Text(\"a", "a.overlay(Circle().stroke(", ".", "Button {",
  ])
  func sound(code: String) { #expect(faults(code) == []) }

  @Test func onlyFilesWithViewsAreChecked() {
    let code = "import Foundation\nstruct Sky { let a = Color.blue; let b = text.padding(5) }\n"
    #expect(Lint.findings(in: Array(code.utf8), path: "A.swift", rules: Self.joho).isEmpty)
  }

  @Test func suppressionsNeedReasons() {
    #expect(faults("a.padding(10) // kumihan:ignore joho.grid the logo's own margin") == [])
    #expect(faults("// kumihan:ignore joho. a demo of faults\na.padding(10).blur(radius: 2)") == [])
    #expect(faults("// kumihan:ignore joho.effects reason\na.padding(10)") == ["grid padding"])
    #expect(faults("a.padding(10) // kumihan:ignore joho.grid").count == 1)
  }

  /// Joho's own components keep the rules that they teach.
  @Test func ownComponentsAreSound() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/Joho")
    let walk = try #require(FileManager.default.enumerator(atPath: root.path))
    var found: [LintFinding] = []
    var (count, before) = (0, 0)
    for case let name as String in walk where name.hasSuffix(".swift") {
      count += 1
      let bytes = try Data(contentsOf: root.appending(path: name))
      let here = Lint.findings(in: [UInt8](bytes), path: name, rules: Self.joho)
      // The pages that show what to avoid.
      if name.contains("Transformation") || name.contains("Comparison") {
        before += here.count
      } else {
        found += here
      }
    }
    #expect(count > 20 && before > 30)
    #expect(found.isEmpty, "\(found.map { "\($0.path):\($0.line) \($0.rule) \($0.message)" })")
  }

  @Test func eachRuleIsListedOnceForItsSource() {
    #expect(LintRule.all.allSatisfy { !$0.summary.isEmpty && $0.source.contains("chapter") })
    #expect(Set(LintRule.all.map { "\($0.id) \($0.summary)" }).count == LintRule.all.count)
  }
}
