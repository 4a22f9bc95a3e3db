import Testing

@testable import KumihanGoldens

/// Lists of methods, as SwiftPM hands them to XCTest.
struct MainActorTestsTests {
  @MainActor private final class Tests {
    var log: [String] = []
    func testOne() { log.append("one") }
    func testTwo() throws { log.append("two") }
  }

  @MainActor @Test func methodsOnTheMainActorAreHandedOn() throws {
    let list: [(String, (Tests) -> @MainActor () throws -> Void)] = [
      ("testOne", { $0.testOne }), ("testTwo", { $0.testTwo }),
    ]
    let plain: [(String, (Tests) -> () throws -> Void)] = handOn(list)
    let tests = Tests()
    for (_, method) in plain { try method(tests)() }
    #expect(plain.map(\.0) == ["testOne", "testTwo"] && tests.log == ["one", "two"])
  }

  @Test func otherArraysAreCast() {
    let numbers: [Any] = handOn([1, 2])
    #expect(numbers.map { $0 as? Int } == [1, 2])
    #expect(!differsByMainActor(Int.self, Int.self) && !differsByMainActor(Int.self, String.self))
    #expect(
      differsByMainActor((@MainActor () -> Void).self, (() -> Void).self)
        && !differsByMainActor((() -> Void).self, (@MainActor () -> Void).self))
  }
}
