import Foundation
import Kumihan
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// Sixty kinds of change in twenty views: the cause's line is that of the change.
@MainActor @Suite(.snapshots(root: "Goldens"))
struct ExplanationTableTests {
  /// What is changed in each view, by the names in `ChangedViews`.
  private static let kinds: [(view: String, changes: [String])] = [
    ("card", ["spacing of a column", "text", "padding"]),
    ("row", ["spacing of a row", "symbol", "font"]),
    ("form", ["switch", "text of a field", "label of a stepper"]),
    ("profile", ["fill", "width", "colour of a text"]),
    ("chart", ["alignment of a row", "height", "opacity"]),
    ("chat", ["alignment of a column", "corner", "line limit"]),
    ("player", ["progress", "slider", "tracking"]),
    ("price", ["number", "italic", "weight"]),
    ("calendar", ["date", "edges", "border"]),
    ("grid", ["columns of a grid", "cell", "offset"]),
    ("settings", ["choice", "disabled", "label"]),
    ("article", ["line spacing", "underline", "strikethrough"]),
    ("badge", ["alignment of an overlay", "scale", "shadow"]),
    ("photo", ["aspect", "rotation", "blur"]),
    ("banner", ["alignment of a stack", "gradient", "case"]),
    ("login", ["secret", "inserted", "largest width"]),
    ("list", ["order", "removed", "scale of a symbol"]),
    ("toolbar", ["shortest spacer", "bold", "line"]),
    ("map", ["clip", "path", "saturation"]),
    ("empty", ["replaced", "alignment of a text", "hidden"]),
  ]

  private static let source = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Support/ChangedViews.swift")

  private func layout(_ view: String, _ change: String = "") throws -> String {
    try ChangedViews(change: change).view(view)
      .layoutTree(in: CGSize(width: 240, height: 200)).description
  }

  private func explanation(_ view: String, _ change: String) throws -> Explanation {
    Explanation.of(
      reference: try layout(view), now: try layout(view, change), bounds: nil, scale: 1)
  }

  /// Whether a cause names the expression that a change is in: the line of the part, and those below
  /// it that go on further in, as modifiers and arguments do, up to what is in the part.
  private func isPlaced(_ cause: Cause, at change: String, _ lines: [Substring]) -> Bool {
    let parts = cause.place.split(separator: ":")
    guard cause.place.contains("/ChangedViews.swift:"), parts.count > 1,
      let number = Int(parts[1]), lines.indices.contains(number - 1)
    else { return false }
    func indent(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
    let first = lines[number - 1]
    let rest = lines[number...].prefix { !first.hasSuffix("{") && indent($0) > indent(first) }
    return ([first] + rest).contains { $0.contains("\"\(change)\"") }
  }

  @Test func theCauseIsTheLineOfTheChange() throws {
    let lines = try String(contentsOf: Self.source, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var wrong: [String] = []
    var text = ""
    for (view, changes) in Self.kinds {
      for change in changes {
        let explanation = try explanation(view, change)
        let words = explanation.causes.map { cause in
          String(cause.words.dropFirst(cause.place.count + 1))
        }
        text += "\(view), \(change): \(words.joined(separator: "; "))\n"
        let isRight =
          explanation.causes.first.map { isPlaced($0, at: change, lines) } ?? false
        if !isRight { wrong.append("\(change): \(explanation.lines(engine: nil))") }
      }
    }
    let count = Self.kinds.reduce(0) { $0 + $1.changes.count }
    #expect(count == 60 && Self.kinds.count == 20)
    #expect(wrong.count <= 3, "\(wrong.joined(separator: "\n"))")
    assertSnapshot(of: text, as: .lines, named: "causes")
  }

  @Test func everyKindIsWrittenInItsView() throws {
    let source = try String(contentsOf: Self.source, encoding: .utf8)
    for change in Self.kinds.flatMap(\.changes) {
      #expect(source.components(separatedBy: "\"\(change)\"").count == 2, "\(change)")
    }
    #expect(Self.kinds.map(\.view) == ChangedViews.names)
  }

  @Test(arguments: ChangedViews.names) func equalViewsHaveNoCause(view: String) throws {
    let explanation = try explanation(view, "")
    #expect(explanation.causes.isEmpty)
    #expect(explanation.lines(engine: nil).allSatisfy { !$0.hasPrefix("follows") })
  }

  /// Each of the twenty views with other pixels of the same commands: another engine where the lock
  /// says so, other fonts where their hash is another, and the design only where the commands are.
  @Test(arguments: ChangedViews.names) func originsAreToldApart(view: String) throws {
    let page = try RenderingContext.bundled().layout(
      ChangedViews(change: "").view(view), in: CGSize(width: 240, height: 200))
    let drawing = PixelBuffer.fingerprint(of: Data(page.content.dump().utf8))
    func entry(_ engine: String, _ fonts: String, _ drawing: String) -> SnapshotLock.Entry {
      SnapshotLock.Entry(
        size: "240x200@1", pixels: "", file: "", drawing: drawing, engine: engine, fonts: fonts)
    }
    let now = entry("2.0.0", "b", drawing)
    func words(_ lock: SnapshotLock.Entry) -> String? {
      EngineMark.words(lock: lock, now: now, hasImages: false)
    }
    #expect(words(entry("1.0.0", "b", drawing))?.contains("engine is another") == true)
    #expect(words(entry("2.0.0", "a", drawing))?.contains("fonts are others") == true)
    #expect(words(entry("1.0.0", "a", drawing))?.contains("fonts are others") == true)
    #expect(words(entry("2.0.0", "b", "other")) == nil, "the commands are others: the design is")
  }
}
