import Foundation
import Kumihan
import KumihanAppleNames
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// Parts that are not compared, and references of which the hash alone is kept.
@MainActor
struct MaskTests {
  private struct Clock: View {
    var time = "9:41"
    var title = "Today"

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(title).frame(height: 20)
        Text(time).frame(width: 60, height: 20, alignment: .leading)
      }
      .frame(width: 80, height: 60, alignment: .topLeading)
    }
  }

  private func strategy(_ area: CGRect) -> Snapshotting<Clock, UIImage> {
    .image(layout: .fixed(width: 80, height: 60), scale: 1, ignoring: .rectangle(area))
  }

  private let below = CGRect(x: 0, y: 20, width: 80, height: 20)

  @Test func whatIsIgnoredMayDiffer() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    _ = workshop.verify(Clock(), as: strategy(below), record: .missing)
    #expect(workshop.verify(Clock(time: "10:07"), as: strategy(below)) == nil)
    let message = try #require(workshop.verify(Clock(title: "Now"), as: strategy(below)))
    #expect(message.contains(#"text "Today" -> "Now""#))
    #expect(
      workshop.verify(
        Clock(time: "10:07"), as: strategy(CGRect(x: 0, y: 0, width: 80, height: 20))) != nil)
  }

  /// A message that named the clock would lead nowhere.
  @Test func noCauseIsUnderABox() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    _ = workshop.verify(Clock(), as: strategy(below), record: .missing)
    let message = try #require(
      workshop.verify(Clock(time: "10:07", title: "Now"), as: strategy(below)))
    #expect(!message.contains("10:07") && !message.contains("9:41"))
  }

  @Test func anIdentifierThatNoViewHasIsAnError() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    let message = workshop.verify(
      Clock(), as: .image(layout: .fixed(width: 80, height: 60), ignoring: .identifier("clock")),
      record: .missing)
    #expect(
      message?.contains(
        "no view has the accessibility identifier 'clock', which is to be ignored") == true)
    #expect(workshop.files.isEmpty)
  }

  private func verify(
    _ view: Card, _ workshop: Workshop, _ mode: SnapshotTestingConfiguration.Record,
    _ storage: SnapshotTestingConfiguration.Storage = .hash
  ) -> String? {
    withSnapshots(storage: storage) { workshop.verify(view, as: .small, record: mode) }
  }

  @Test func aHashStandsForThePicture() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    #expect(verify(Card(), workshop, .missing)?.contains("there was no reference") == true)
    #expect(workshop.files == ["snapshots.lock", "test.it.layout.txt"])
    #expect(verify(Card(), workshop, .never) == nil)
    // A test that says nothing of its storage compares all the same.
    #expect(verify(Card(), workshop, .never, .png) == nil)
    let message = try #require(verify(Card(spacing: 4), workshop, .never))
    #expect(message.contains("vstack spacing 2 -> 4 (in 3 places)"))
    #expect(message.contains("of which the hash alone was kept"))
    #expect(workshop.files == ["snapshots.lock", "test.it.layout.txt"])
  }

  @Test func recordingGoesFromOneToTheOther() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    _ = verify(Card(), workshop, .missing, .png)
    #expect(workshop.files.contains("test.it.png"))
    _ = verify(Card(spacing: 4), workshop, .failed)
    #expect(!workshop.files.contains("test.it.png"))
    #expect(verify(Card(spacing: 4), workshop, .never) == nil)
    _ = verify(Card(), workshop, .failed, .png)
    #expect(workshop.files.contains("test.it.png"))
    #expect(verify(Card(), workshop, .never, .png) == nil)
    #expect(verify(Card(spacing: 4), workshop, .never, .png) != nil)
  }
}

/// What lies over a screen, and views in states.
@MainActor
struct PresentedStrategyTests {
  private struct Home: View {
    var body: some View {
      Button("Save") {}.accessibilityIdentifier("save")
        .sheet(isPresented: .constant(false)) { Text("Sheet of notes") }
    }
  }

  @Test func whatIsPresentedIsDrawn() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    let screen = SwiftUISnapshotLayout.device(config: .iPhoneSe)
    _ = workshop.verify(Home(), as: .image(layout: screen), record: .missing)
    #expect(workshop.verify(Home(), as: .image(layout: screen)) == nil)
    let presented = workshop.verify(Home(), as: .image(layout: screen, presenting: .sheet))
    #expect(presented?.contains("px differ") == true)
    let text = workshop.verify(
      Home(), as: .layout(screen, presenting: .sheet), named: "text", record: .missing)
    #expect(text?.contains("recorded:") == true)
    #expect(
      try String(contentsOf: workshop.url("test.text.txt"), encoding: .utf8).contains(
        "Sheet of notes"))
    let pressed = workshop.verify(
      Home(), as: .image(layout: screen, states: ["save": .pressed]))
    #expect(pressed?.contains("px differ") == true)
  }

  @Test func namesThatNoViewHasFail() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    let alert = workshop.verify(Home(), as: .image(presenting: .alert), record: .missing)
    #expect(alert?.contains("alert") == true && workshop.files == [])
    let other = workshop.verify(Home(), as: .image(states: ["other": .pressed]), record: .missing)
    #expect(other?.contains("other") == true && workshop.files == [])
  }
}
