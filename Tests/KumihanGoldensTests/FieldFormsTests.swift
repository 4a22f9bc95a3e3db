import Foundation
import KumihanSwiftUI
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// More of the field's words: what their values become.
@MainActor
struct FieldFormsTests {
  private enum Role {
    case admin
    case guest(Int)
    case both(name: String, level: Int)
  }
  private struct User {
    var id = 1
    var name = "Blob"
    var bio: String?
    var tags: Set = ["b", "a"]
    var scores = ["x": 1]
    var roles = [Role.admin, .guest(2), .both(name: "n", level: 3)]
    var text = "one\ntwo"
    var day = Date(timeIntervalSince1970: 0)
    var none: [Int] = []
  }

  @Test func customDumpsAreThoseOfTheField() {
    #expect(
      CustomDump.text(User()) == """
        FieldFormsTests.User(
          id: 1,
          name: "Blob",
          bio: nil,
          tags: Set([
            "a",
            "b"
          ]),
          scores: [
            "x": 1
          ],
          roles: [
            [0]: .admin,
            [1]: .guest(2),
            [2]: .both(
              name: "n",
              level: 3
            )
          ],
          text: \"""
            one
            two
          \""",
          day: Date(1970-01-01T00:00:00.000Z),
          none: []
        )
        """)
    #expect(CustomDump.text(Role.admin) == "FieldFormsTests.Role.admin")
    #expect(CustomDump.text([1: "a", 2: "b"]) == "[\n  1: \"a\",\n  2: \"b\"\n]")
    final class Knot { var other: Knot? }
    let knot = Knot()
    knot.other = knot
    #expect(CustomDump.text(knot).contains("(↩︎)"))
    #expect(CustomDump.text((1, b: true)) == "(\n  1,\n  b: true\n)")
  }

  @Test func elementsOfScreenReadersAreMarked() throws {
    let view = VStack {
      Text("Total").accessibilityAddTraits(.isHeader)
      Button("Pay") {}.accessibilityHint("Takes the money")
    }
    .frame(width: 200, height: 100)
    var image: UIImage?
    func draw<V: View>(_ view: V, _ strategy: Snapshotting<V, UIImage>) throws -> DrawnPicture {
      strategy.snapshot(view).run { image = $0 }
      return try DrawnPicture.of(try #require(image))
    }
    let plain = try draw(view, .image)
    let marked = try draw(view, .accessibilityImage(useMonochromeSnapshot: false))
    #expect(marked.pixels.height > plain.pixels.height)
    let words = marked.page.layout.description
    #expect(words.contains("\"Total. Heading.\"") && words.contains("\"Pay. Button.\""), "\(words)")
    #expect(words.contains("Takes the money"))
    let points = try draw(view, .accessibilityImage(showActivationPoints: .always))
    #expect(points.fingerprint != marked.fingerprint)
    let controller = UIHostingController(rootView: view)
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    Snapshotting<UIViewController, UIImage>.accessibilityImage.snapshot(controller).run {
      image = $0
    }
    #expect(
      try DrawnPicture.of(try #require(image)).page.layout.description.contains("Pay. Button."))
  }

  @Test func theModulesNameLeadsToTheSame() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    func verify(_ value: Int, _ record: Bool?) -> String? {
      SnapshotTesting.verifySnapshot(
        of: value, as: .description, named: "a", record: record,
        snapshotDirectory: workshop.folder.path, testName: "test()")
    }
    #expect(verify(1, true)?.contains("record: all (argument)") == true)
    #expect(verify(1, false) == nil && verify(2, false) != nil)
    let strategy: SnapshotTesting.Snapshotting<Int, String> = .description
    #expect(strategy.pathExtension == "txt")
  }

  @Test func failuresThatAreExpectedAreCounted() {
    let options = XCTExpectedFailure.Options.nonStrict()
    options.issueMatcher = { $0.compactDescription.contains("known") }
    let number = ExpectedFailures.begin(options)
    #expect(ExpectedFailures.take("a known one") && !ExpectedFailures.take("another"))
    #expect(ExpectedFailures.end(number) == 1)
    #expect(!ExpectedFailures.take("a known one"))
    #expect(XCTExpectFailure("none", options: .nonStrict()) { 3 } == 3)
  }

  @Test func filesGoWithFailuresInBothLibraries() {
    let diffing = Diffing<Int>(toData: { _ in Data() }, fromData: { _ in 0 }) { old, new in
      old == new ? nil : ("other", [DiffAttachment.data(Data([1]), name: "a")])
    }
    #expect(diffing.diff(1, 1) == nil)
    #expect(diffing.diff(1, 2)?.1.first?.data == Data([1]))
  }
}
