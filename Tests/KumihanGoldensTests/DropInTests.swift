import Foundation
import KumihanSwiftUI
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// The language of swift-snapshot-testing: test code of iOS apps, word for word, on our engine.
@MainActor
struct DropInTests {
  private func size(_ strategy: Snapshotting<Card, UIImage>) throws -> String {
    let workshop = try Workshop()
    defer { workshop.remove() }
    _ = workshop.verify(Card(), as: strategy, record: .missing)
    let lock = try String(contentsOf: workshop.url("snapshots.lock"), encoding: .utf8)
    return String(lock.split(separator: " ")[1])
  }

  @Test func layoutsGiveSizes() throws {
    #expect(try size(.image(layout: .device(config: .iPhoneSe))) == "640x1136@2")
    #expect(try size(.image(layout: .device(config: .iPhoneSe(.landscape)))) == "1136x640@2")
    #expect(try size(.image(layout: .device(.iPhone16), scale: 1)) == "393x852@1")
    #expect(try size(.image(layout: .device(Device.standard), scale: 1)) == "393x852@1")
    #expect(try size(.image(layout: .fixed(width: 100, height: 50))) == "300x150@3")
    #expect(
      try size(.image(layout: .fixed(width: 100, height: 50), traits: .init(displayScale: 2)))
        == "200x100@2")
    #expect(try size(.image(layout: .fixed(width: 220), scale: 1)).hasPrefix("220x"))
    #expect(try size(.image(drawHierarchyInKeyWindow: true)) == size(.image))
  }

  /// A name of the tables, the size it stands for in points, and its safe area.
  @Test func screensAreThoseOfTheTables() {
    func facts(_ config: ViewImageConfig) -> [CGFloat] {
      [
        config.size?.width ?? 0, config.size?.height ?? 0, config.safeArea.top,
        config.safeArea.left, config.safeArea.bottom, config.safeArea.right,
      ]
    }
    #expect(facts(.iPhoneX) == [375, 812, 44, 0, 34, 0])
    #expect(facts(.iPhoneX(.landscape)) == [812, 375, 0, 44, 24, 44])
    #expect(facts(.iPhone13ProMax(.landscape)) == [926, 428, 0, 47, 21, 47])
    #expect(facts(.iPadMini) == [1024, 768, 20, 0, 0, 0])
    #expect(facts(.iPadPro11(.landscape(splitView: .oneHalf))) == [592, 834, 24, 0, 20, 0])
    #expect(facts(.iPadPro12_9(.portrait(splitView: .twoThirds))) == [639, 1366, 20, 0, 0, 0])
    #expect(facts(.iPhone16Pro) == [402, 874, 62, 0, 34, 0])
    #expect(facts(.tv) == [1920, 1080, 60, 90, 60, 90])
    #expect(
      ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass
        == .regular)
    #expect(
      ViewImageConfig.iPadPro11(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass
        == .compact)
    #expect(ViewImageConfig.iPhoneXr(.landscape).traits.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.iPhone12(.landscape).traits.verticalSizeClass == .compact)
    #expect(ViewImageConfig.iPhone13.traits.preferredContentSizeCategory == .medium)
  }

  @Test func traitsReachTheView() throws {
    struct Traits: View {
      @Environment(\.colorScheme) var scheme
      @Environment(\.dynamicTypeSize) var size
      @Environment(\.layoutDirection) var direction
      @Environment(\.colorSchemeContrast) var contrast
      @Environment(\.legibilityWeight) var weight
      @Environment(\.horizontalSizeClass) var width
      var body: some View {
        Text(
          verbatim: "\(scheme) \(weight.map { "\($0)" } ?? "-") \(size) \(direction) \(contrast) "
            + "\(width.map { "\($0)" } ?? "-")")
      }
    }
    func text(_ traits: UITraitCollection) throws -> String {
      let workshop = try Workshop()
      defer { workshop.remove() }
      _ = workshop.verify(
        Traits(), as: .layout(.fixed(width: 900, height: 900), traits: traits), record: .missing)
      let text = try String(contentsOf: workshop.url("test.it.txt"), encoding: .utf8)
      return String(text.split(separator: "\"").dropFirst().first ?? "")
    }
    #expect(try text(.init()) == "light - large leftToRight standard -")
    let traits = UITraitCollection(traitsFrom: [
      .init(userInterfaceStyle: .dark), .init(preferredContentSizeCategory: .accessibilityLarge),
      .init(layoutDirection: .rightToLeft), .init(accessibilityContrast: .high),
      .init(legibilityWeight: .bold), .init(horizontalSizeClass: .regular),
      .init(userInterfaceStyle: .unspecified),
    ])
    // The layout text shows forty letters.
    #expect(try text(traits) == "dark bold accessibility2 rightToLeft inc")
    #expect(traits.horizontalSizeClass == .regular)
    let mutated = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(try text(mutated).hasPrefix("dark"))
    #expect(UITraitCollection.iPhoneX(.portrait).verticalSizeClass == .regular)
  }

  @Test func hostingControllersAreDrawnAsTheirViews() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    let card = Card().frame(maxWidth: .infinity, maxHeight: .infinity)
    _ = workshop.verify(
      card, as: .image(layout: .device(config: .iPhoneSe)), record: .missing)
    let controller = UIHostingController(rootView: card)
    #expect(
      workshop.verify(
        controller,
        as: .image(on: .iPhoneSe, precision: 0.995, perceptualPrecision: 0.98)) == nil)
    controller.overrideUserInterfaceStyle = .dark
    #expect(workshop.verify(controller, as: .image(on: .iPhoneSe)) != nil)

    controller.overrideUserInterfaceStyle = .unspecified
    controller.view.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
    _ = workshop.verify(controller.view, as: .image, named: "view", record: .missing)
    let whole = workshop.verify(
      controller, as: .image(size: CGSize(width: 120, height: 90)), named: "view")
    #expect(whole == nil)
    #expect(workshop.verify(controller, as: .image, named: "view") == nil)
    #expect(
      workshop.verify(
        controller, as: .recursiveDescription(size: CGSize(width: 9, height: 9)), named: "tree",
        record: .missing)?.contains("recorded:") == true)
    #expect(controller.sizeThatFits(in: CGSize(width: 120, height: 0)).height > 0)
  }

  @Test func partsOfUIKitsOwnAreRefused() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    let message = workshop.verify(UIViewController(), as: .image, record: .missing)
    #expect(
      message?.contains("UIViewController is a part of UIKit's own, which is not drawn") == true)
    #expect(workshop.files == [])
    // What was given no size has its own.
    var made = UIImage()
    Snapshotting<UIView, UIImage>.image.snapshot(UISwitch()).run { made = $0 }
    #expect(made.size == CGSize(width: 51, height: 31))
  }

  @Test func strategiesOfOnesOwnPullBack() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    struct Model: Codable { var name = "a", count = 2 }
    let strategy = Snapshotting<Card, UIImage>.small.pullback { (model: Model) in
      Card(title: model.name)
    }
    _ = workshop.verify(Model(), as: strategy, record: .missing)
    #expect(workshop.verify(Model(name: "a", count: 3), as: strategy) == nil)
    #expect(workshop.verify(Model(name: "b"), as: strategy) != nil)
    let later = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { number in
      Async { done in
        let carried = Carried(value: done)
        DispatchQueue.global().async { carried.value("\(number)") }
      }
    }
    _ = workshop.verify(7, as: later, named: "later", record: .missing)
    #expect(workshop.verify(7, as: .wait(for: 1, on: later), named: "later") == nil)
    let never = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { _ in
      Async { _ in }
    }
    let message = verifySnapshot(
      of: 7, as: never, named: "never", snapshotDirectory: workshop.folder.path, timeout: 0.05)
    #expect(message?.contains("gave nothing within 0.05 s") == true)
  }

  @Test func valuesAreKeptAsText() throws {
    struct Person: Codable {
      var name = "Ada", tags: Set = ["x", "a", "m"], home: [String: Int] = ["b": 1, "a": 2]
      var partner: String?
    }
    let workshop = try Workshop()
    defer { workshop.remove() }
    _ = workshop.verify(Person(), as: .dump, named: "dump", record: .missing)
    _ = workshop.verify(Person(tags: ["a"]), as: .json, named: "json", record: .missing)
    #expect(
      try String(decoding: workshop.data("test.json.json"), as: UTF8.self).contains("\"a\" : 2"))
    let dump = String(decoding: try workshop.data("test.dump.txt"), as: UTF8.self)
    #expect(
      dump == """
        ▿ Person
          ▿ home: 2 key/value pairs
            ▿ (2 elements)
              - key: "a"
              - value: 2
            ▿ (2 elements)
              - key: "b"
              - value: 1
          - name: "Ada"
          - partner: Optional<String>.none
          ▿ tags: 3 members
            - "a"
            - "m"
            - "x"

        """)
    let message = workshop.verify(Person(name: "Eve"), as: .dump, named: "dump")
    #expect(message?.contains("- ") == true && message?.contains("Eve") == true)
    #expect(
      workshop.verify(Double.infinity, as: .json, named: "no", record: .missing)?.contains(
        "cannot be encoded") == true)
  }

  /// Written as older tests are, on no actor, with what the test itself holds.
  @Test nonisolated func olderNamesAndHeldValuesCompile() throws {
    final class Holder {
      var text = "held"
      func make() -> [String] { [text] }
    }
    let (workshop, holder) = (try Workshop(), Holder())
    defer { workshop.remove() }
    let folder = workshop.folder.path
    withSnapshotTesting(record: .missing) {
      #expect(
        verifySnapshot(matching: holder.make(), as: .dump, named: "a", snapshotDirectory: folder)
          != nil)
      #expect(
        verifySnapshot(matching: holder.make(), as: .dump, named: "a", snapshotDirectory: folder)
          == nil)
    }
    holder.text = "other"
    #expect(
      verifySnapshot(
        of: holder, as: .description, named: "b", record: true, snapshotDirectory: folder)?
        .contains("record: all (argument)") == true)
  }

  @Test func pagesAndListsAreKept() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    _ = workshop.verify(Card(), as: .pdf, named: "page", record: .missing)
    #expect(workshop.verify(Card(), as: .pdf, named: "page") == nil)
    #expect(workshop.verify(Card(spacing: 9), as: .pdf, named: "page") != nil)
    #expect(try workshop.data("test.page.pdf").starts(with: Data("%PDF".utf8)))
    _ = workshop.verify(Card(), as: .displayList, named: "list", record: .missing)
    #expect(workshop.verify(Card(), as: .displayList, named: "list") == nil)
    #expect(workshop.verify(Card(color: .blue), as: .displayList, named: "list") != nil)
  }

  /// A drawn picture is an image like any other.
  @Test func picturesAreImages() throws {
    var made: UIImage?
    Snapshotting<Color, UIImage>.image(layout: .fixed(width: 4, height: 2)).snapshot(.red).run {
      made = $0
    }
    let image = try #require(made)
    #expect(image.size == CGSize(width: 4, height: 2) && image.scale == 3)
    let data = Diffing<UIImage>.image.toData(image)
    #expect(try PNGDecoder.decode(data).width == 12)
    #expect(Diffing<UIImage>.image.diff(image, image) == nil)
    let read = try #require(UIImage(data: data, scale: 3))
    #expect(Diffing<UIImage>.image.diff(image, read) == nil)
    let shown = try Image(uiImage: image).layoutTree(in: CGSize(width: 40, height: 20))
    #expect(shown.nodes.contains { $0.frame.size == CGSize(width: 4, height: 2) })
  }
}
