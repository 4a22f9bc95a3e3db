import Foundation
import KumihanViews

/// Parts of a UIKit view in its room, by their frames or by constraints.
struct UIPartsPicture: View {
  let view: UIView
  let parts: [UIView]

  var body: some View {
    if parts.isConstrained {
      let shown = parts.filter { !$0.isHidden }
      let layout = view.constraintLayout(of: shown)
      layout {
        ForEach(shown.indices, id: \.self) { UIViewPicture(framed: shown[$0]) }
      }
    } else {
      ZStack(alignment: .topLeading) {
        Color.clear
        ForEach(parts.indices, id: \.self) { place(parts[$0]) }
      }
    }
  }

  /// Where a frame was set, there; else all over, as a view is that fills the one around it.
  @ViewBuilder private func place(_ part: UIView) -> some View {
    let safeArea = view.shownSafeArea
    let origin = view.isOfScreen ? safeArea : .zero
    if part.frame.width > 0, part.frame.height > 0 {
      let frame =
        part.isClear ? part.frame.clear(of: safeArea, in: view.bounds.size) : part.frame
      UIViewPicture(framed: view.settled(part)).frame(width: frame.width, height: frame.height)
        .offset(x: frame.minX - origin.left, y: frame.minY - origin.top)
    } else if part.hasOwnSize {
      UIViewPicture(view: part).fixedSize()
        .offset(x: part.frame.minX - origin.left, y: part.frame.minY - origin.top)
    } else if part.isClear {
      UIViewPicture(framed: part)
    } else {
      UIViewPicture(framed: part)
        .padding(
          EdgeInsets(
            top: -origin.top, leading: -origin.left, bottom: -origin.bottom,
            trailing: -origin.right))
    }
  }
}

extension UIView {
  /// What stands in the view: its parts, for what holds those of a row also what was added to the row itself.
  var heldParts: [UIView] {
    guard let row = superview, row.partsHolder === self,
      let place = row.subviews.firstIndex(where: { $0 === self })
    else { return subviews }
    return row.subviews[..<place] + subviews + row.subviews[(place + 1)...]
  }
}

@MainActor
extension [UIView] {
  /// Whether constraints place one of the views.
  var isConstrained: Bool {
    contains { !$0.translatesAutoresizingMaskIntoConstraints && !$0.isHidden }
  }
}
