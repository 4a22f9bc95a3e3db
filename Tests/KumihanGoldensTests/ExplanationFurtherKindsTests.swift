import Foundation
import KumihanSwiftUI
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// Kinds of change that reach the picture by a way of their own: the first cause is at the line of the change, or, for
/// what comes from elsewhere, at the part that shows it. A part of UIKit's that a view wraps has no line of its own; its
/// place is that of what stands around it.
@MainActor @Suite(.snapshots(root: "Goldens"))
struct ExplanationFurtherKindsTests {
  private static let files = ["FurtherViews.swift", "FurtherViews+More.swift"]

  private static func lines(_ file: String) throws -> [Substring] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Support")
    return try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// What stands before the view that it is part of.
  private static let elsewhere = [
    "value of a bar": "bars", "pixels of a picture": "pictures", "ground of a run": "runs",
    "underline of a run": "runs",
  ]

  /// What the cause's line has in it where the change is in another: the part that shows it.
  private static let shown = [
    "value of a bar": "Chart(sales)", "kind of a layout": "layout {",
    "inset of a style of one's own": "configuration.label",
    "modifier of one's own": "content.shadow",
    "style of a toggle": "Toggle(", "style of a label": "Label(", "a disclosure": "DisclosureGroup",
    "pixels of a picture": "Image(uiImage", "ground of a run": "Text(styled)",
    "underline of a run": "Text(styled)", "text that sets a width": "Text(name)",
    "text over a preference": "Text(badge)", "font from above": "Text(",
    "line spacing from above": "Text(",
    "text alignment from above": "Text(", "rendering of symbols": "cloud.sun", "redaction": "Text(",
    "direction from above": "VStack", "type size from above": "Text(",
    "disabled from above": "isEnabled ?",
    "ink from above": "Text(", "text of a label": "VStack", "size of a label's font": "VStack",
    "colour of a label": "VStack", "spacing of a UIKit stack": "VStack",
    "ground of a view": ".frame(width", "corner of a layer": ".frame(width",
    "alpha of a view": ".frame(width", "constant of a constraint": ".frame(width",
    "axis of a UIKit stack": "VStack", "state of a UIKit switch": "VStack",
    "mode of a title": "title of a bar",
  ]

  /// The changes of each view, in the order of the source.
  private static func kinds() throws -> [(view: String, change: String)] {
    var kinds: [(String, String)] = []
    var view = ""
    for line in try files.flatMap(lines) {
      if let name = line.firstMatch(of: #/var (\w+): some View/#)?.1 { view = String(name) }
      for match in line.matches(of: #/(?:pick\(|change == )"([^"]+)"/#) {
        let change = String(match.1)
        let name = FurtherViews.names.first {
          $0.replacing(" ", with: "").lowercased() == (elsewhere[change] ?? view).lowercased()
        }
        kinds.append((try #require(name, "\(view), \(change)"), change))
      }
    }
    return kinds
  }

  private func page(_ view: String, _ change: String = "") throws -> LaidOutPage {
    try RenderingContext.bundled().layout(
      FurtherViews(change: change).view(view), in: CGSize(width: 320, height: 400))
  }

  /// Whether a cause names the expression that a change is in, or the part that shows it.
  private func isRight(_ cause: Cause, _ change: String) throws -> Bool {
    let parts = cause.place.split(separator: ":")
    let file = try #require(parts.first).split(separator: "/").last.map(String.init) ?? ""
    guard Self.files.contains(file), parts.count > 1, let number = Int(parts[1]) else {
      return false
    }
    let lines = try Self.lines(file)
    func indent(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
    let first = lines[number - 1]
    if let words = Self.shown[change] { return first.contains(words) }
    let isContainer = [
      "VStack", "HStack", "ZStack", "TabView", "Grid {", "NavigationStack", "List",
    ]
    .contains { first.contains("\($0)") }
    let rest = lines[number...].prefix { line in
      let isModifier = line.drop { $0 == " " }.hasPrefix(".")
      let isClosing = line.drop { $0 == " " }.hasPrefix("}")
      return !isContainer
        && (indent(line) > indent(first)
          || (isModifier || isClosing) && indent(line) == indent(first))
    }
    return ([first] + rest).contains { $0.contains("\"\(change)\"") }
  }

  @Test func theCauseIsTheLineOfTheChange() throws {
    let kinds = try Self.kinds()
    var (text, wrong, alike) = ("", [String](), [String]())
    for (view, change) in kinds {
      let (old, new) = (try page(view), try page(view, change))
      let explanation = Explanation.of(
        reference: old.layout.description, now: new.layout.description, bounds: nil, scale: 1)
      let isEqual = old.layout.description == new.layout.description
      if isEqual { alike.append(change) }
      let words = explanation.causes.map { String($0.words.dropFirst($0.place.count + 1)) }
      text += "\(view), \(change): \(words.prefix(3).joined(separator: "; "))\n"
      guard let first = explanation.causes.first, try isRight(first, change) else {
        wrong.append("\(change): \(explanation.causes.first?.words ?? "none")")
        continue
      }
    }
    #expect(kinds.count >= 90 && FurtherViews.names.count >= 20)
    #expect(alike.isEmpty, "\(alike) change nothing")
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.joined(separator: "\n"))")
    assertSnapshot(of: text, as: .lines, named: "causes")
  }

  @Test(arguments: FurtherViews.names) func equalViewsHaveNoCause(view: String) throws {
    let explanation = Explanation.of(
      reference: try page(view).layout.description, now: try page(view).layout.description,
      bounds: nil, scale: 1)
    #expect(explanation.causes.isEmpty)
    #expect(explanation.lines(engine: nil).allSatisfy { !$0.hasPrefix("follows") })
  }

  /// References of before layouts said what of layouts, guides, drawings and images have no other cause for it.
  @Test(arguments: ["flow", "layouts", "guides", "canvas", "pictures", "stack"])
  func olderReferencesHaveNoCause(view: String) throws {
    let now = try page(view).layout.description
    let older = now.replacing(
      #/ (layout\.[\w.]+|colors|lineWidths|texts|drawing)=("[^"]*"|[^ \n]+)/#, with: ""
    )
    .replacing(#/guide\.(\w+)=[-\d.]+/#) { "guide=\($0.1)" }
    .replacing(#/(image=\w+,\d+x\d+),[0-9a-f]{16}/#) { String($0.1) }
    #expect(older != now)
    #expect(Explanation.of(reference: older, now: now, bounds: nil, scale: 1).causes.isEmpty)
  }
}
