import Foundation
import Testing

@testable import KumihanGoldenRuns

/// One decision for each cause.
struct GroupTests {
  private func groups(_ make: (Yard) throws -> Void) throws -> [GoldenGroup] {
    let yard = try Yard()
    defer { yard.remove() }
    try make(yard)
    return GoldenGroup.of(try yard.read().differences)
  }

  @Test func oneTokenOverFortyPicturesIsOneGroup() throws {
    let groups = try groups { yard in
      for number in 0..<40 {
        try yard.difference("T/a.\(number).png", causes: ["A/T.swift:3:9 rect color #1 -> #2"])
      }
    }
    #expect(groups.map(\.members.count) == [40])
    #expect(groups[0].title == "A/T.swift:3:9 rect color #1 -> #2")
  }

  @Test func twoChangesAreTwoGroupsAndAPictureMayBeInBoth() throws {
    let groups = try groups { yard in
      try yard.difference(
        "T/a.png", causes: ["A.swift:1:1 text x -> y", "B.swift:2:2 font 1 -> 2"])
      try yard.difference("T/b.png", causes: ["A.swift:1:1 text x -> y"])
    }
    #expect(groups.map(\.members) == [["T/a.png", "T/b.png"], ["T/a.png"]])
  }

  @Test func theUnexplainedStaysAloneUnlessItIsAlike() throws {
    let groups = try groups { yard in
      try yard.difference("T/a.png") { $0.mark = "1" }
      try yard.difference("T/b.png") { $0.mark = "2" }
      try yard.difference("T/c.png") { $0.mark = "2" }
      try yard.difference("T/d.txt")
    }
    #expect(groups.map(\.members) == [["T/b.png", "T/c.png"], ["T/a.png"], ["T/d.txt"]])
    #expect(groups.map(\.reason) == [.likeness, .unexplained, .unexplained])
  }

  @Test func newBrokenAndOtherEnginesAreGroupsOfTheirOwn() throws {
    let groups = try groups { yard in
      try yard.difference("T/a.png", old: nil, kind: .missing)
      try yard.difference("T/b.png", old: nil, kind: .missing)
      try yard.difference("U/c.png", kind: .unusable) { $0.message = ["the file is no PNG"] }
      try yard.difference("T/d.png") { $0.engine = "cause: the fonts are others" }
    }
    #expect(
      groups.map(\.title) == [
        "no reference in T", "cause: the fonts are others", "the file is no PNG",
      ])
    #expect(groups.map(\.reason) == [.new, .engine, .broken])
  }
}
