import Foundation
import Kumihan
import Testing

/// Badges of rows.
@MainActor
struct BadgeTests {
  /// In very large text a badge stands below the words of its row where it has no room beside them.
  @Test(arguments: [false, true]) func badgesOfLargeText(leadsOn: Bool) throws {
    func found(_ words: String, _ size: DynamicTypeSize) throws -> (CGRect, CGRect) {
      let list = List {
        if leadsOn {
          NavigationLink(value: 1) { Text(verbatim: words) }.badge(Text(verbatim: "New"))
        } else {
          Text(verbatim: words).badge(Text(verbatim: "New"))
        }
      }
      let renderer = ImageRenderer(content: list)
      renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
      renderer.environment.dynamicTypeSize = size
      let texts = try renderer.layout().nodes.filter { $0.kind == "text" }
      return try (
        #require(texts.first { $0.text == words }).frame,
        #require(texts.first { $0.text == "New" }).frame
      )
    }
    let long = "Subscriptions here"
    for size in [DynamicTypeSize.large, .xxxLarge] {
      let (row, badge) = try found(long, size)
      #expect(abs(row.midY - badge.midY) < 1 && badge.minX > row.maxX)
    }
    let (row, badge) = try found(long, .accessibility3)
    #expect(badge.minY > row.maxY && badge.minX == row.minX)
    let (short, beside) = try found("In", .accessibility3)
    #expect(abs(short.midY - beside.midY) < 1)
  }
}
