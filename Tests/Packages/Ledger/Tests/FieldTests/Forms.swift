import KumihanGoldens
import Ledger
import SwiftUI
import XCTest

// Every form of an assertion and a strategy that tests of apps have. Nobody calls these: they have to compile.

class SnapshotTestCase: XCTestCase {
  var record = false
  let config = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    size: CGSize(width: 393, height: 852),
    traits: UITraitCollection { traits in
      traits.userInterfaceIdiom = .phone
      traits.displayScale = 3
      traits.legibilityWeight = .bold
      traits.userInterfaceLevel = .base
      traits.activeAppearance = .active
    })

  override func invokeTest() {
    withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
  }

  func assertBoth<V: View>(
    _ view: V, named name: String? = nil, file: StaticString = #file, testName: String = #function,
    line: UInt = #line
  ) {
    let controller = UIHostingController(rootView: view)
    controller.view.frame = UIScreen.main.bounds
    controller.traitOverrides.userInterfaceStyle = .dark
    assertSnapshot(
      of: controller, as: .image(on: config), named: name, record: record, file: file,
      testName: testName, line: line)
    assertSnapshot(
      matching: controller, as: .image(on: .iPhoneSe, precision: 0.98, perceptualPrecision: 0.98),
      named: "old", record: false, timeout: 10, file: file, testName: testName, line: line)
    assertSnapshot(
      of: controller, as: .image(on: .iPhone13, drawHierarchyInKeyWindow: true, traits: .init()))
    assertSnapshot(of: controller as UIViewController, as: .hierarchy, record: record)
    assertSnapshot(
      of: controller,
      as: .wait(for: 1.5, on: .image(on: .iPadPro12_9(.landscape(splitView: .oneThird)))))
    assertSnapshots(
      of: view, as: [.image, .image(layout: .fixed(width: 1, height: 1))], record: record)
    XCTAssertNil(verifySnapshot(of: view, as: .image, named: "x", record: record, testName: "a"))
  }
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  static func delayed(_ seconds: TimeInterval, layout: SwiftUISnapshotLayout) -> Snapshotting {
    let config: ViewImageConfig
    switch layout {
    case .device(config: let device): config = device
    case .sizeThatFits: config = .init(safeArea: .zero, size: nil, traits: .init())
    case let .fixed(width: width, height: height):
      config = .init(safeArea: .zero, size: CGSize(width: width, height: height), traits: .init())
    }
    return SimplySnapshotting<UIImage>(
      pathExtension: "png",
      diffing: .image(precision: 1, perceptualPrecision: 1, scale: config.traits.displayScale)
    ).asyncPullback { view in
      Async { callback in
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
          callback(ImageRenderer(content: view).uiImage ?? UIImage())
        }
      }
    }
  }

  static var hosted: Snapshotting {
    Snapshotting<UIViewController, UIImage>.image(on: .iPhone13).pullback {
      UIHostingController(rootView: $0)
    }
  }
}

extension Snapshotting where Value == UIAlertController, Format == UIImage {
  static var image: Snapshotting {
    Snapshotting<UIView, UIImage>.image(precision: 1, size: nil).pullback { $0.view }
  }
}

struct Bytes { var all: [UInt8] }

extension Diffing where Value == Bytes {
  static var bytes: Diffing {
    Diffing(toData: { Data($0.all) }, fromData: { Bytes(all: Array($0)) }) { old, new in
      guard old.all != new.all else { return nil }
      let attachment = XCTAttachment(data: Data(new.all), uniformTypeIdentifier: "public.data")
      attachment.name = "failure"
      attachment.lifetime = .keepAlways
      return ("other bytes", [attachment, XCTAttachment(string: "x")])
    }
  }
}

enum Switch: CaseIterable { case on, off }

@MainActor func valuesOfAllKinds(recording: Bool, color: CGColor) {
  var request = URLRequest(url: URL(string: "https://example.org/?b=2&a=1")!)
  request.httpMethod = "POST"
  assertSnapshot(of: request, as: .raw)
  assertSnapshot(of: request, as: .raw(pretty: true))
  assertSnapshot(of: request, as: .curl, record: recording)
  assertSnapshot(of: { $0 == .on ? "x" : "y" }, as: Snapshotting<Switch, String>.func(into: .lines))
  assertSnapshot(of: ["a": [1, "x"]] as Any, as: .json)
  assertSnapshot(of: Bytes(all: []), as: SimplySnapshotting(pathExtension: nil, diffing: .bytes))
  let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
  assertSnapshot(of: path, as: .image(precision: 0.9, scale: 2))
  assertSnapshot(of: path.cgPath, as: .elementsDescription(numberFormatter: NumberFormatter()))
  let layer = CAGradientLayer()
  layer.colors = [color, color]
  assertSnapshot(of: layer, as: .image)
  assertSnapshot(of: layer as CALayer, as: .image(traits: .init(displayScale: 2)))
  assertInlineSnapshot(of: 1, as: .description, message: "one", record: recording ? .all : nil) {
    "1"
  }
  diffTool = "ksdiff"
}
