import Foundation
import Kumihan
import KumihanSwiftUI
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// Traits of an app's own, texts with links and indents, and the heights of headers in tables.
@MainActor
struct UIKitTraitsAndHeightsTests: UIKitPages {
  private struct Density: UITraitDefinition { static let defaultValue = 1 }

  @Test func traitsOfAnAppsOwnReachThePartsOfAView() {
    let (around, part) = (UIView(), UIView())
    around.addSubview(part)
    #expect(part.traitCollection[Density.self] == 1)
    around.traitOverrides[Density.self] = 3
    #expect(part.traitCollection[Density.self] == 3)
    #expect(around.traitOverrides.contains(Density.self))
    around.traitOverrides.remove(Density.self)
    #expect(part.traitCollection[Density.self] == 1)
    #expect(UITraitCollection { $0.userInterfaceStyle = .dark }.userInterfaceStyle == .dark)
  }

  @Test func textsOfBothKindsAreMadeOfEachOther() {
    var text = AttributedString("words")
    text.uiKit.font = .systemFont(ofSize: 20)
    let made = NSAttributedString(text)
    #expect(AttributedString(made).uiKit.font == .systemFont(ofSize: 20))
  }

  private final class Headed: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "row"
      return cell
    }
    let height: CGFloat
    init(_ height: CGFloat) {
      self.height = height
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }
    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { UIView() }
    override func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { height }
  }

  @Test func aHeaderHasTheHeightItWasGiven() throws {
    let low = try frame("row", in: page(Headed(40)))
    let high = try frame("row", in: page(Headed(100)))
    #expect(high.minY - low.minY == 60)
  }

  @Test func aPicturesFormatKnowsItsBounds() {
    let size = CGSize(width: 6, height: 10)
    _ = UIGraphicsImageRenderer(size: size).image { context in
      #expect(context.format.bounds == CGRect(origin: .zero, size: size))
    }
  }
}
