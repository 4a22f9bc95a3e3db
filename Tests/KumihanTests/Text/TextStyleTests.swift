import Kumihan
import Testing

/// Modifiers of text, by where the glyphs stand.
@MainActor
struct TextStyleTests {
  private let long = "Lines of words that fill their column from edge to edge but for the last"

  /// The runs of a text in a column, by line.
  private func lines(_ view: some View, width: CGFloat) throws -> [[GlyphRun]] {
    let runs = try glyphRuns(view.fixedSize(horizontal: false, vertical: true).frame(width: width))
    return Dictionary(grouping: runs) { $0.origin.y }.sorted { $0.key < $1.key }.map(\.value)
  }

  private func end(of line: [GlyphRun]) throws -> CGFloat {
    try #require(line.map { $0.origin.x + $0.advance }.max())
  }

  @Test func justifiedLinesButTheLastReachBothEdges() throws {
    let width: CGFloat = 160
    let lines = try lines(Text(long).textJustified(), width: width)
    #expect(lines.count > 2)
    for line in lines.dropLast() {
      #expect(try #require(line.map(\.origin.x).min()) < 0.01)
      #expect(abs(try end(of: line) - width) < 0.01)
    }
    #expect(try end(of: #require(lines.last)) < width - 10)
    // Unjustified, no line happens to end at the edge.
    let ragged = try self.lines(Text(long), width: width)
    #expect(try ragged.dropLast().allSatisfy { try end(of: $0) < width - 0.5 })
    let off = try self.lines(Text(long).textJustified(false), width: width)
    #expect(off == ragged)
  }

  /// Kerning stands between glyphs, tracking after each.
  @Test func kerningAndTrackingAddToEachGlyph() throws {
    func glyphs(_ text: Text) throws -> [CGFloat] {
      try glyphRuns(text).flatMap { run in run.glyphs.map { run.origin.x + $0.x } }
    }
    func width(_ text: Text) throws -> CGFloat {
      try #require(text.layoutTree(in: CGSize(width: 300, height: 50)).nodes.first).frame.width
    }
    let plain = Text(verbatim: "HHHH").font(.system(size: 20))
    let start = try glyphs(plain)
    for changed in [plain.kerning(3), plain.tracking(3)] {
      let moved = zip(try glyphs(changed), start).map { $0 - $1 }
      #expect(zip(moved, [0, 3, 6, 9]).allSatisfy { abs($0 - $1) < 0.01 }, "\(moved)")
    }
    // Widths are rounded up to the half points of the picture.
    #expect(abs(try width(plain.kerning(3)) - width(plain) - 9) <= 0.5)
    #expect(abs(try width(plain.tracking(3)) - width(plain) - 12) <= 0.5)
  }

  @Test(arguments: [
    (Text.Case?.none, "Straße İzmir"), (.uppercase, "STRASSE İZMİR"), (.lowercase, "straße izmir"),
  ])
  func casesAreOfTheLanguage(_ textCase: Text.Case?, _ expected: String) throws {
    let view = Text(verbatim: "Straße İzmir").textCase(textCase)
    #expect(try drawnText(view, in: .speaking("tr")) == expected)
  }

  /// Text is equal when its styles are equal values, also those made of others.
  @Test func foregroundStylesAreComparedByValue() {
    struct Plain: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> Color { .red }
    }
    struct Brand: ShapeStyle, Hashable {
      let level: Int
      func resolve(in environment: EnvironmentValues) -> Color { level == 0 ? .red : .blue }
    }
    func text(_ style: some ShapeStyle) -> Text { Text(verbatim: "a").foregroundStyle(style) }
    let same: [(Text, Text)] = [
      (text(.red), text(.red)), (text(.tint), text(.tint)),
      (text(Brand(level: 1)), text(Brand(level: 1))),
      (text(AnyShapeStyle(.red)), text(.red)), (text(.tint.opacity(0.5)), text(.tint.opacity(0.5))),
      (text(.tint.secondary), text(.tint.secondary)),
      (text(.tint.shadow(.drop(radius: 2))), text(.tint.shadow(.drop(radius: 2)))),
    ]
    for (a, b) in same {
      #expect(a == b)
      #expect(a.hashValue == b.hashValue)
    }
    let different: [(Text, Text)] = [
      (text(.red), text(.blue)), (text(.tint), text(.foreground)),
      (text(Brand(level: 0)), text(Brand(level: 1))),
      (text(.tint.opacity(0.5)), text(.tint.opacity(0.4))),
      (text(.tint.secondary), text(.tint.tertiary)),
      (text(.tint.secondary), text(.foreground.secondary)),
      // Without a value of its own a style is itself only.
      (text(Plain()), text(Plain())),
    ]
    for (a, b) in different { #expect(a != b) }
    let own = text(Plain())
    let copy = own
    #expect(own == copy && own.hashValue == copy.hashValue)
  }
}
