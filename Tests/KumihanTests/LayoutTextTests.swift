import Foundation
import Kumihan
import Testing

/// The layout text names what was changed, and shows what follows from it as frames only.
@MainActor
struct LayoutTextTests {
  private struct Rows: View {
    var count = 40
    var title = "Row"
    var spacing: CGFloat = 2
    var inset: CGFloat = 8
    var size: CGFloat = 17
    var color = Color.red
    var radius: CGFloat = 6
    var limit: Int?

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { number in
          VStack(alignment: .leading, spacing: spacing) {
            Text("\(title) \(number)").font(.system(size: size)).foregroundStyle(color)
            Text("detail").lineLimit(limit)
          }
          .padding(inset)
          .background(Color.gray, in: RoundedRectangle(cornerRadius: radius))
        }
      }
    }
  }

  private func layout(_ rows: Rows) throws -> ViewLayout {
    try rows.layoutTree(in: CGSize(width: 300, height: 4000))
  }

  /// A changed row of the list, the parameters that must differ in it, and whether its frames do.
  private static let changes: [(name: String, rows: Rows, parameters: [String], moves: Bool)] = [
    ("spacing", Rows(spacing: 4), ["spacing"], true),
    ("padding", Rows(inset: 9), ["insets"], true),
    ("font", Rows(size: 19), ["size"], true),
    ("color", Rows(color: .blue), ["color"], false),
    ("text", Rows(title: "Now"), ["text", "hash"], true),
    ("corner", Rows(radius: 7), ["shape"], false),
    ("lines", Rows(limit: 1), ["lineLimit"], false),
  ]

  @Test(arguments: 0..<7)
  func oneChangeInFortyRowsIsFortyParametersOfOnePlace(index: Int) throws {
    try #require(Self.changes.count == 7)
    let change = Self.changes[index]
    let (before, after) = (try layout(Rows()).nodes, try layout(change.rows).nodes)
    try #require(before.count == after.count)
    let changed = zip(before, after).filter { $0.parameters != $1.parameters }
    #expect(changed.count == 40, "\(change.name)")
    #expect(Set(changed.map(\.0.site)).count == 1)
    for (old, new) in changed {
      let names = Set(old.parameters).symmetricDifference(new.parameters).map(\.name)
      #expect(Set(names) == Set(change.parameters))
    }
    #expect(zip(before, after).contains { $0.frame != $1.frame } == change.moves)
  }

  /// A line without its frame.
  private func causes(_ layout: ViewLayout) -> [String] {
    layout.description.split(separator: "\n").map { line in
      let kind = line.prefix { $0 == " " } + line.drop { $0 == " " }.prefix { $0 != " " }
      let rest = ["|", "@"].compactMap { line.range(of: " \($0) ")?.lowerBound }.min()
      return String(kind) + (rest.map { String(line[$0...]) } ?? "")
    }
  }

  @Test func changedLinesOfTheTextAreTheCauses() throws {
    let (before, after) = (try layout(Rows()), try layout(Rows(spacing: 4)))
    let changed = zip(causes(before), causes(after)).filter { $0 != $1 }
    #expect(changed.count == 40)
    #expect(changed.allSatisfy { $0.contains("spacing=2 @") && $1.contains("spacing=4 @") })
    #expect(Set(changed.map { $0.0 }).count == 1)
  }

  @Test func aRowMoreChangesNoOtherRowsLines() throws {
    let difference = causes(try layout(Rows(count: 41))).difference(
      from: causes(try layout(Rows())))
    #expect(difference.removals.isEmpty)
    #expect(difference.insertions.count == 6)
  }

  @Test func framesAreRelativeToTheParents() throws {
    let rows = try layout(Rows()).nodes.filter { $0.kind == "vstack" && $0.depth > 1 }
    #expect(rows.count == 40)
    #expect(Set(rows.map(\.relativeFrame.origin)) == [CGPoint(x: 8, y: 8)])
    #expect(Set(rows.map(\.frame.origin)).count == 40)
  }

  @Test func longTextsAreCutAndTellThemselvesApartByTheirHash() throws {
    let start = String(repeating: "a", count: 60)
    let values = try [start + "1", start + "2", "say \"hi\"\n"].map { text in
      let node = try #require(
        try Text(verbatim: text).layoutTree(in: CGSize(width: 900, height: 50)).nodes
          .first { $0.kind == "text" })
      return Dictionary(uniqueKeysWithValues: node.parameters.map { ($0.name, $0.value) })
    }
    #expect(values[0]["text"] == "\"\(start.prefix(40))\"")
    #expect(values[0]["text"] == values[1]["text"])
    #expect(values[0]["hash"] != values[1]["hash"])
    #expect(values[2]["text"] == #""say \"hi\"\n""#)
  }

  @Test func onlyTheNodeThatWasGivenAPriorityHasIt() throws {
    let view = HStack {
      Text("a").layoutPriority(1).offset(x: 2)
      Text("b").zIndex(3).opacity(0.5)
    }
    let parameters = try view.layoutTree(in: CGSize(width: 300, height: 50)).nodes
      .flatMap(\.parameters)
    #expect(parameters.filter { $0.name == "priority" }.map(\.value) == ["1"])
    #expect(parameters.filter { $0.name == "zIndex" }.map(\.value) == ["3"])
    #expect(parameters.filter { $0.name == "offset" }.map(\.value) == ["2,0"])
    #expect(parameters.filter { $0.name == "opacity" }.map(\.value) == ["0.5"])
  }
}
