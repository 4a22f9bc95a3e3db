import Foundation
import Kumihan
import KumihanSwiftUI
import Testing

/// Families of UIKit's and Core Graphics' names: taking back, layers of drawing, groups of tabs.
@MainActor
struct UIKitFamiliesTests {
  @MainActor private final class Counter {
    var value = 0
    let undo = UndoManager()
    func set(_ new: Int) {
      let old = value
      undo.registerUndo(withTarget: self) { $0.set(old) }
      undo.setActionName("Count")
      value = new
    }
  }

  @Test func coloursAndFontsAreMadeOfNothing() {
    #expect(UIColor() == UIColor.clear && UIFont().pointSize == 17)
  }

  /// A symbol is as large as what an image view shows of it, and can be drawn at that size.
  @Test func symbolsHaveTheSizeOfTheirFont() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    #expect(star.size.width > 15 && star.size.width < 25, "\(star.size)")
    #expect(star.size.height > 15 && star.size.height < 25 && star.symbolConfiguration == nil)
    let large = star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(abs(large.size.width - 2 * star.size.width) < 2, "\(large.size)")
    #expect(UIImageView(image: star).frame.size == star.size)
    UIGraphicsBeginImageContext(star.size)
    star.draw(at: .zero)
    let drawn = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(drawn != nil && star.cgImage == nil)
  }

  @Test func whatWasDoneIsTakenBack() {
    let counter = Counter()
    counter.undo.groupsByEvent = false
    for number in 1...3 {
      counter.undo.beginUndoGrouping()
      counter.set(number)
      counter.undo.endUndoGrouping()
    }
    #expect(counter.undo.canUndo && !counter.undo.canRedo && counter.undo.undoCount == 3)
    counter.undo.undo()
    #expect(counter.value == 2 && counter.undo.canRedo)
    #expect(counter.undo.redoMenuItemTitle == "Redo Count")
    counter.undo.redo()
    #expect(counter.value == 3 && !counter.undo.canRedo)
    counter.undo.undo()
    counter.undo.disableUndoRegistration()
    counter.set(9)
    counter.undo.enableUndoRegistration()
    #expect(counter.undo.canRedo)
    counter.undo.levelsOfUndo = 1
    #expect(counter.undo.undoCount == 1)
    counter.undo.removeAllActions(withTarget: counter)
    #expect(!counter.undo.canUndo && !counter.undo.canRedo)
    counter.undo.disableUndoRegistration()
    counter.undo.removeAllActions()
    #expect(counter.undo.isUndoRegistrationEnabled)
  }

  @Test func oneEventIsTakenBackAtOnce() {
    let counter = Counter()
    counter.set(1)
    counter.set(2)
    counter.undo.undo()
    #expect(counter.value == 0 && !counter.undo.canUndo)
  }

  @Test func pathsGoBackwards() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    path.close()
    var expected = Path()
    expected.move(to: CGPoint(x: 20, y: 10))
    expected.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 20, y: 0))
    expected.addLine(to: .zero)
    expected.closeSubpath()
    #expect(Path(path.reversing().cgPath) == expected)
  }

  /// The opacity of a pixel of a drawing of 20 by 10.
  private func opacity(_ x: Int, _ draw: (CGContext) -> Void) throws -> UInt8 {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 20, height: 10), format: format
    ).image { draw($0.cgContext) }
    let bytes = try #require(image.cgImage?.dataProvider?.data)
    return bytes[(5 * 20 + x) * 4 + 3]
  }

  @Test func aLayerIsOnePicture() throws {
    func draw(_ context: CGContext) {
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 10))
      context.fill(CGRect(x: 8, y: 0, width: 12, height: 10))
      context.endTransparencyLayer()
    }
    let (once, twice) = (try opacity(2, draw), try opacity(10, draw))
    #expect(once == twice && (126...129).contains(once))
  }

  @Test func pathsAreClippedToPictures() throws {
    let half = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let mask = try #require(half.cgImage)
    func draw(_ context: CGContext) {
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10), mask: mask)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    #expect(try opacity(4, draw) == 255)
    #expect(try opacity(16, draw) == 0)
  }

  @Test func groupsOfTabsAreOneTab() throws {
    func tab(_ name: String) -> UITab {
      UITab(title: name, image: nil, identifier: name) { tab in
        let screen = UIViewController()
        screen.title = tab.title
        return screen
      }
    }
    let (first, inner) = (tab("first"), tab("inner"))
    let group = UITabGroup(title: "g", image: nil, identifier: "g", children: [tab("a"), inner])
    let screens = UITabBarController(tabs: [first, group])
    #expect(screens.viewControllers?.count == 2)
    screens.selectedTab = inner
    #expect(screens.selectedIndex == 1 && screens.selectedTab === inner)
    #expect(screens.selectedViewController?.title == "inner")
    first.isHidden = true
    #expect(screens.viewControllers?.count == 1 && screens.selectedTab === inner)
    first.isHidden = false
    #expect(screens.tab(forIdentifier: "inner") === inner && inner.parent === group)
    #expect(!group.isHidden && first.hasVisiblePlacement)
  }

  @Test func markdownIsStressed() throws {
    let text = try NSAttributedString(markdown: "a **b**")
    #expect(text.string == "a b")
    let bold = AttributedString(text).runs.compactMap(\.inlinePresentationIntent)
    #expect(bold.contains(.stronglyEmphasized))
  }

  private struct Spans: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let spans = subviews.map { $0.containerValues.tag(for: Int.self) ?? 1 }
      return CGSize(width: 10 * CGFloat(spans.reduce(0, +)), height: 10)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test func layoutsReadContainerValues() throws {
    let view = Spans {
      Color.red.tag(3)
      Color.blue
    }
    let tree = try view.layoutTree(in: CGSize(width: 200, height: 100))
    #expect(tree.nodes.contains { $0.frame.width == 40 })
  }

  @Test func picturesAreDrawnByClosures() throws {
    let dot = Image(size: CGSize(width: 8, height: 4)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 4)), with: .color(.red))
    }
    let tree = try dot.layoutTree(in: CGSize(width: 100, height: 100))
    #expect(tree.nodes.contains { $0.frame.size == CGSize(width: 8, height: 4) })
  }
}
