import Foundation
import Kumihan
import KumihanAppleNames
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

#Preview("Light row", traits: .fixedLayout(width: 120, height: 40)) { Text("Coffee") }
#Preview(traits: .sizeThatFitsLayout) { Text("Tea").padding() }

private struct SmallBadge: PreviewProvider {
  static var previews: some View {
    Text("3").padding(4).background(Color.red).previewLayout(.fixed(width: 30, height: 30))
  }
}

/// Every preview of a program as a snapshot, without a line of test code for it.
@MainActor @Suite(.snapshots(root: "Goldens"))
struct PreviewTests {
  private var own: [ListedPreview] {
    PreviewCatalogue.all().filter { $0.module == "KumihanGoldensTests" }
  }

  @Test func previews() { assertPreviews(of: ["KumihanGoldensTests"]) }

  private func outcomes(
    _ workshop: Workshop, of all: [ListedPreview]? = nil, in modules: [String]? = nil,
    record: SnapshotTestingConfiguration.Record = .missing
  ) -> [SnapshotOutcome] {
    let call = SnapshotCall(
      name: nil, recording: record, directory: workshop.folder.path, timeout: 5,
      fileID: "T/PreviewTests.swift", filePath: workshop.url("PreviewTests.swift").path,
      testName: "all()", line: 1, column: 1, parameters: [])
    return PreviewRun(scale: 1).outcomes(of: all ?? own, in: modules, call)
  }

  @Test func eachHasAReferenceInTheRoomThatItAsksFor() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    let recorded = outcomes(workshop)
    #expect(recorded.count == 3)
    #expect(
      recorded[0].failure?.contains("preview: KumihanGoldensTests/PreviewTests.swift:9") == true)
    #expect(
      workshop.files.filter { $0.hasSuffix(".png") } == [
        "all.KumihanGoldensTests-PreviewTests-1.png",
        "all.KumihanGoldensTests-PreviewTests-Light-row.png",
        "all.KumihanGoldensTests-SmallBadge.png",
      ])
    let row = try PNGDecoder.decode(
      workshop.data("all.KumihanGoldensTests-PreviewTests-Light-row.png"))
    #expect(row.width == 120 && row.height == 40)
    let badge = try PNGDecoder.decode(workshop.data("all.KumihanGoldensTests-SmallBadge.png"))
    #expect(badge.width == 30 && badge.height == 30)
    #expect(outcomes(workshop, record: .never).allSatisfy { $0.failure == nil })
  }

  @Test func viewsOfAProviderAreListed() {
    let all = SmallBadge._allPreviews
    #expect(all.map(\.layout) == [.fixed(width: 30, height: 30)] && all.map(\.id) == [0])
    #expect(all[0].displayName == nil && all[0].device == nil)
    #expect(all[0].interfaceOrientation == .portrait)
  }

  @Test func aTestOfNothingFails() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    #expect(outcomes(workshop, of: []).first?.failure?.contains("has no previews") == true)
    let elsewhere = outcomes(workshop, in: ["Wallet"]).first?.failure
    #expect(elsewhere == "no preview is in Wallet; hint: previews are in KumihanGoldensTests")
  }

  @Test func namesAreTheirOwn() {
    func names(_ all: [(String, Bool)]) -> [String] {
      PreviewSubject.unique(all.map { ([$0.0], $0.1) })
    }
    #expect(names([("Dark", true), ("Light", true)]) == ["Dark", "Light"])
    #expect(names([("Dark", true), ("dark", true)]) == ["Dark-1", "dark-2"])
    #expect(names([("", false), ("Dark", true), ("", false)]) == ["1", "Dark", "2"])
    #expect(names([("", false)]) == ["1"])
  }
}
