import Foundation
import Kumihan
import Testing

/// Alerts and confirmation dialogs beside the figures of iOS.
@MainActor
struct AlertTests {
  private let seen = Seen()

  private func button(_ name: String, _ role: ButtonRole? = nil) -> some View {
    Button(role: role, action: {}) { Text(verbatim: name).seen(name, by: seen) }
  }

  private func size(_ view: some View, _ look: PlatformLook = .iOS18) throws -> [CGRect] {
    try presented(view, look: look).layout.nodes.map(\.frame)
  }

  /// 270 wide, rows of 44; of two buttons the one that cancels comes first.
  @Test func twoButtonsStandBesideEachOther() throws {
    let alert = Color.red.alert("Delete?", isPresented: .constant(true)) {
      button("Delete", .destructive)
      button("Cancel", .cancel)
    }
    let frames = try size(alert)
    #expect(frames.contains { $0.width == 270 && isNear($0.midX, 196.5) })
    let (cancel, delete) = (seen["Cancel"]!, seen["Delete"]!)
    #expect(isNear(cancel.midX, 196.5 - 67.5) && isNear(delete.midX, 196.5 + 67.5))
    #expect(isNear(cancel.midY, delete.midY))
  }

  @Test func moreButtonsStandBelowEachOther() throws {
    let alert = Color.red.alert("Sign in", isPresented: .constant(true)) {
      button("Cancel", .cancel)
      button("One")
      button("Two")
    }
    _ = try size(alert)
    let rows = ["One", "Two", "Cancel"].map { seen[$0]!.midY }
    #expect(isNear(rows[1] - rows[0], 44) && isNear(rows[2] - rows[1], 44))
  }

  @Test func longWordsStandBelowEachOther() throws {
    let alert = Color.red.alert("Sign in", isPresented: .constant(true)) {
      button("Continue without an account")
      button("Cancel", .cancel)
    }
    _ = try size(alert)
    #expect(seen["Cancel"]!.minY > seen["Continue without an account"]!.maxY)
  }

  @Test func withoutActionsItSaysOK() throws {
    let page = try presented(Color.red.alert("Done", isPresented: .constant(true)) {})
    #expect(page.layout.description.contains("\"OK\""))
  }

  @Test func fieldsStandBetweenWordsAndButtons() throws {
    let alert = Color.red.alert("Name", isPresented: .constant(true)) {
      TextField("Name", text: .constant("")).seen("field", by: seen)
      button("Save")
    } message: {
      Text(verbatim: "message").seen("message", by: seen)
    }
    _ = try size(alert)
    #expect(seen["message"]!.maxY < seen["field"]!.minY)
    #expect(seen["field"]!.maxY < seen["Save"]!.minY)
  }

  @Test func capsulesOn26() throws {
    let alert = Color.red.alert("Delete?", isPresented: .constant(true)) {
      button("Delete", .destructive)
      button("Cancel", .cancel)
    }
    let frames = try size(alert, .iOS26)
    #expect(frames.contains { $0.width == 320 })
    #expect(frames.contains { $0.height == 48 && $0.width == (320 - 28 - 8) / 2 })
  }

  private func dialog(_ visibility: Visibility = .visible) -> some View {
    Color.red.frame(width: 80, height: 40).seen("source", by: seen)
      .confirmationDialog("Photo", isPresented: .constant(true), titleVisibility: visibility) {
        button("Take")
        button("Choose")
      }
  }

  /// Rows of 57 above the safe area, cancelling eight below the others.
  @Test func actionsAtTheBottom() throws {
    let frames = try size(dialog())
    let (take, choose) = (seen["Take"]!, seen["Choose"]!)
    #expect(isNear(choose.midY, 818 - 57 - 8 - 28.5))
    #expect(isNear(choose.midY - take.midY, 57))
    #expect(frames.contains { $0.width == 377 && $0.minX == 8 })
    #expect(try presented(dialog()).layout.description.contains("\"Cancel\""))
    #expect(try presented(dialog()).layout.description.contains("\"Photo\""))
    #expect(!(try presented(dialog(.automatic)).layout.description.contains("\"Photo\"")))
  }

  @Test func actionsAtTheirSourceOn26() throws {
    _ = try size(dialog(), .iOS26)
    #expect(seen["Take"]!.minY > seen["source"]!.maxY)
    #expect(!(try presented(dialog(), look: .iOS26).layout.description.contains("\"Cancel\"")))
  }

  /// The words of actions grow with the size of text, as the title's do.
  @Test(arguments: [PlatformLook.iOS18, .iOS26])
  func actionsGrow(look: PlatformLook) throws {
    _ = try size(dialog(), look)
    let usual = try #require(seen["Take"]).height
    _ = try presented(dialog(), look: look) { $0.environment.dynamicTypeSize = .accessibility3 }
    #expect(try #require(seen["Take"]).height > usual * 1.8)
  }

  /// The words are the system's: nothing of the style around them.
  @Test func wordsAreTheSystems() throws {
    let alert = Text("x").alert("Title", isPresented: .constant(true)) { button("Fine") }
    _ = try size(alert)
    let plain = seen["Fine"]!.size
    _ = try size(alert.font(.largeTitle).textCase(.uppercase).environment(\.lineSpacing, 20))
    #expect(seen["Fine"]!.size == plain)
  }
}
