public import Foundation
import KumihanControls
package import KumihanViews

/// Views in a row or a column.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// How views share a stack's length.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// Where views stand across a stack.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false
  public private(set) var arrangedSubviews: [UIView] = []
  private var spaces: [ObjectIdentifier: CGFloat] = [:]
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public nonisolated static let spacingUseSystem = CGFloat.greatestFiniteMagnitude.nextDown

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
  }
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  open override func willRemoveSubview(_ view: UIView) { removeArrangedSubview(view) }

  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    spaces[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
  }
  open func customSpacing(after view: UIView) -> CGFloat {
    spaces[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  package override var holdsDrawn: Bool {
    arrangedSubviews.allSatisfy { $0.isDrawn && $0.constraints.isEmpty }
  }

  package override var shownView: AnyView? {
    let views = arrangedSubviews.filter { !$0.isHidden }
    let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    return AnyView(
      stack { ForEach(views.indices, id: \.self) { self.part(views, $0) } }
        .padding(
          EdgeInsets(
            top: margins.top, leading: margins.left, bottom: margins.bottom,
            trailing: margins.right)))
  }

  @ViewBuilder private func stack(@ViewBuilder _ content: () -> some View) -> some View {
    if axis == .horizontal {
      let place: VerticalAlignment =
        switch alignment {
        case .fill, .center: .center
        case .leading: .top
        case .trailing: .bottom
        case .firstBaseline: .firstTextBaseline
        case .lastBaseline: .lastTextBaseline
        }
      HStack(alignment: place, spacing: distribution.isEven ? 0 : spacing, content: content)
    } else {
      let place: HorizontalAlignment =
        switch alignment {
        case .fill, .leading, .firstBaseline, .lastBaseline: .leading
        case .center: .center
        case .trailing: .trailing
        }
      VStack(alignment: place, spacing: distribution.isEven ? 0 : spacing, content: content)
    }
  }

  /// In points; the system's own is 8.
  private func space(after view: UIView) -> CGFloat {
    let space = spaces[ObjectIdentifier(view)] ?? spacing
    return space == Self.spacingUseSystem ? 8 : space
  }

  /// A view with what stands behind it: its own space, or that which all share.
  @ViewBuilder private func part(_ views: [UIView], _ index: Int) -> some View {
    let view = views[index]
    let isLast = index == views.count - 1
    let isEqual = distribution == .fillEqually
    let fills = alignment == .fill
    let own = isLast ? 0 : space(after: view) - spacing
    Group {
      if axis == .horizontal {
        UIViewPicture(view: view)
          .frame(maxWidth: isEqual ? .infinity : nil, maxHeight: fills ? .infinity : nil)
          .padding(.trailing, distribution.isEven ? 0 : own)
      } else {
        UIViewPicture(view: view)
          .frame(
            maxWidth: fills ? .infinity : nil, maxHeight: isEqual ? .infinity : nil,
            alignment: .leading
          )
          .padding(.bottom, distribution.isEven ? 0 : own)
      }
    }
    if distribution.isEven, !isLast { Spacer(minLength: spacing) }
  }
}

extension UIStackView.Distribution {
  /// Whether what is left of the length goes between the views.
  fileprivate var isEven: Bool { self == .equalSpacing || self == .equalCentering }
}
