import Foundation
import Testing

@testable import KumihanGoldenRuns

/// `snapshots.lock` of two branches as one.
struct LockLinesTests {
  @Test func eachSidesChangesAreTaken() {
    let merged = LockLines.merge(
      base: ["a": "1", "b": "1", "c": "1", "d": "1"],
      ours: ["a": "2", "b": "1", "c": "1", "new": "x"], theirs: ["a": "1", "b": "3", "d": "1"])
    #expect(merged.lines == ["a": "2", "b": "3", "new": "x"])
    #expect(merged.both == [])
  }

  @Test func whatBothChangedIsLeftForTheNextRun() {
    let merged = LockLines.merge(
      base: ["a": "1", "b": "1"], ours: ["a": "2", "b": "5"], theirs: ["a": "3", "b": "5"])
    #expect(merged.lines == ["b": "5"])
    #expect(merged.both == ["a"])
  }

  @Test func marksOfAMergeAreSplitIntoTheirSides() {
    let text = """
      a  1
      <<<<<<< ours
      b  2
      ||||||| base
      b  1
      =======
      b  3
      c  1
      >>>>>>> theirs
      d  4

      """
    let sides = LockLines.sides(of: text)
    #expect(sides.base == ["a": "1", "b": "1", "d": "4"])
    #expect(sides.ours == ["a": "1", "b": "2", "d": "4"])
    #expect(sides.theirs == ["a": "1", "b": "3", "c": "1", "d": "4"])
    let merged = LockLines.merge(base: sides.base, ours: sides.ours, theirs: sides.theirs)
    #expect(merged.lines == ["a": "1", "c": "1", "d": "4"] && merged.both == ["b"])
  }

  @Test func whatBothSidesOfAMergeHaveIsReadAsNeither() {
    let text = "a  1\n<<<<<<< ours\nb  2\nc  1\n=======\nb  3\nd  4\n>>>>>>> theirs\n"
    #expect(LockLines.read(Data(text.utf8)) == ["a": "1", "c": "1", "d": "4"])
  }

  @Test func linesAreSorted() {
    #expect(LockLines.data(["b": "2", "a": "1"]) == Data("a  1\nb  2\n".utf8))
    #expect(LockLines.read(Data("a  1\n<<<<<<<  x\nb  2  c\n".utf8)) == ["a": "1", "b": "2  c"])
  }
}
