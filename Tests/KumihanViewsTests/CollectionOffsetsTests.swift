import Foundation
import KumihanControls
import Testing

struct CollectionOffsetsTests {
  @Test func elementsAreRemovedAtOffsets() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["b", "d"])
  }

  @Test(
    arguments: [
      ([0], 4, "bcda"), ([3], 0, "dabc"), ([0, 2], 2, "bacd"), ([1], 1, "abcd"), ([], 2, "abcd"),
    ] as [([Int], Int, String)])
  func elementsMoveBeforeTheDestination(source: [Int], destination: Int, result: String) {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(letters.joined() == result)
  }
}
