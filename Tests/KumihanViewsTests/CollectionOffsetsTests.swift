import Foundation
import KumihanViews
import Testing

struct CollectionOffsetsTests {
  @Test func elementsAreRemovedAtOffsets() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["b", "d"])
  }

  @Test(arguments: [
    (IndexSet([0]), 4, "bcda"), ([3], 0, "dabc"), ([0, 2], 2, "bacd"), ([1], 1, "abcd"),
    ([], 2, "abcd"),
  ])
  func elementsMoveBeforeTheDestination(source: IndexSet, destination: Int, result: String) {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: source, toOffset: destination)
    #expect(letters.joined() == result)
  }
}
