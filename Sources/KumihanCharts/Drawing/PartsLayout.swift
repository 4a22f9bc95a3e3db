import Foundation
import KumihanViews

/// One view of a chart and its place.
struct ChartPart {
  let frame: CGRect
  let view: AnyView

  init<Content: View>(_ frame: CGRect, _ view: Content) {
    (self.frame, self.view) = (frame, AnyView(view))
  }
}

/// Views at given places, in the coordinates of their container.
struct ChartParts: View {
  let parts: [ChartPart]

  var body: some View {
    PartsLayout(frames: parts.map(\.frame)) {
      ForEach(parts.indices, id: \.self) { parts[$0].view }
    }
  }
}

/// Gives each view the frame with its number.
struct PartsLayout: Layout {
  let frames: [CGRect]

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}

/// An outline in the coordinates of its frame, mirrored where reading goes from right to left.
struct MarkShape: Shape {
  let outline: Path
  var isMirrored = false

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    guard isMirrored else { return outline }
    return outline.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.width, ty: 0))
  }
}
