import Foundation
import Kumihan
import KumihanFoundation
import KumihanSwiftUI
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// An interaction that keeps its view.
@MainActor
private final class UIInteractionOfOnesOwn: UIInteraction {
  weak var view: UIView?
  func didMove(to view: UIView?) { self.view = view }
}

/// What parts of UIKit keep of what they are told, where a picture shows nothing of it.
@MainActor
struct UIKitNamesTests: UIKitPages {
  @Test func textStandsInTheContainerThatItIsGiven() {
    let storage = NSTextStorage(string: "kept")
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    manager.addTextContainer(container)
    let view = UITextView(frame: .zero, textContainer: container)
    #expect(view.text == "kept")
    #expect(view.textStorage === storage && view.layoutManager === manager)
    #expect(UITextView().textContainer.layoutManager == nil)
  }

  @Test func valuesKeepTheGeometryThatTheyWereMadeOf() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let move = CATransform3DMakeScale(2, 3, 1)
    #expect(NSValue(caTransform3D: move).caTransform3DValue == move)
  }

  @Test func paragraphsAreCopiedWhole() throws {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .left, location: 24)]
    style.lineBreakStrategy = .pushOut
    style.headIndent = 12
    let copied: Any = style.mutableCopy()
    let copy = try #require(copied as? NSMutableParagraphStyle)
    #expect(copy !== style && copy.headIndent == 12)
    #expect(copy.lineBreakStrategy == .pushOut && copy.tabStops.first?.location == 24)
    #expect(NSTextList(markerFormat: .decimal).marker(forItemNumber: 3) == "3")
  }

  @Test func menusKnowTheirChosenElements() {
    let chosen = UIAction(title: "B", state: .on) { _ in }
    let inner = UIMenu(title: "In", options: .displayInline, children: [chosen])
    let menu = UIMenu(title: "Out", children: [UIAction(title: "A") { _ in }, inner])
    #expect(menu.selectedElements.count == 1 && menu.selectedElements.first === chosen)
    #expect(UIMenu.Identifier.format.rawValue == "com.apple.menu.format")
    #expect(UIMenuSystem.main == .main && UIMenuSystem.main != .context)
  }

  @Test func gesturesKnowTheirView() {
    let view = UIView()
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    view.addGestureRecognizer(tap)
    #expect(tap.view === view && tap.buttonMaskRequired == .primary)
  }

  @Test func thePasteboardKeepsWhatIsPutThere() {
    let board = UIPasteboard.withUniqueName()
    board.string = "word"
    board.setData(Data([1]), forPasteboardType: "public.data")
    #expect(board.hasStrings && board.strings == ["word"] && board.changeCount == 1)
    #expect(board.data(forPasteboardType: "public.data") == Data([1]) && !board.hasURLs)
  }

  @Test func hoverStylesAndFocusAreKept() {
    let view = UIView()
    view.hoverStyle = UIHoverStyle(effect: .highlight, shape: .capsule)
    view.focusGroupIdentifier = "group"
    #expect(view.hoverStyle?.isEnabled == true && view.focusGroupIdentifier == "group")
    #expect(!view.canBecomeFocused && view.preferredFocusEnvironments.isEmpty)
    let key = UIInteractionOfOnesOwn()
    view.addInteraction(key)
    #expect(key.view === view && view.interactions.count == 1)
  }

  @Test func fontsTakeAttributes() {
    let face = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([.size: CGFloat(20)])
    #expect(UIFont(descriptor: face, size: 0).pointSize == 20)
    #expect(face.withFamily("Georgia").postscriptName == "Georgia")
  }

  @Test func theIconOfAnAppIsKept() async throws {
    let app = UIApplication.shared
    #expect(app.supportsAlternateIcons && app.alternateIconName == nil)
    var isTold = false
    app.setAlternateIconName("Dusk") { isTold = $0 == nil }
    #expect(isTold && app.alternateIconName == "Dusk")
    try await app.setAlternateIconName(nil)
    #expect(app.alternateIconName == nil)
  }
}
