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

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// On Apple's, too, this one cannot fail.
  public required init(coder: NSCoder) { super.init(frame: .zero) }
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

  /// What is added without being arranged, as a ground is: in the order of all.
  override var partsBelow: [UIView] { Array(subviews.prefix { !isArranged($0) }) }
  override var partsAbove: [UIView] {
    subviews.drop { !isArranged($0) }.filter { !isArranged($0) }
  }
  private func isArranged(_ part: UIView) -> Bool { arrangedSubviews.contains { $0 === part } }

  package override var holdsDrawn: Bool {
    arrangedSubviews.allSatisfy { $0.isDrawn || $0.isBlank }
  }

  package override var shownView: AnyView? {
    let views = arrangedSubviews.filter { !$0.isHidden }
    let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    let layout = UIStackLayout(
      isRow: axis == .horizontal, distribution: distribution, alignment: alignment,
      parts: parts(of: views))
    return AnyView(
      layout { ForEach(views.indices, id: \.self) { UIViewPicture(framed: views[$0]) } }
        .padding(
          EdgeInsets(
            top: margins.top, leading: margins.left, bottom: margins.bottom,
            trailing: margins.right)))
  }

  /// What is known of the views, with what constraints say of one and another.
  private func parts(of views: [UIView]) -> [UIStackLayout.Part] {
    var parts = views.map { $0.stacked(space: space(after: $0)) }
    // A constraint is kept by the view that it names first.
    let equal = (constraints + views.flatMap(\.constraints)).filter { constraint in
      constraint.relation == .equal && constraint.firstAttribute == constraint.secondAttribute
        && [.width, .height].contains(constraint.firstAttribute)
    }
    for constraint in equal {
      let isWidth = constraint.firstAttribute == .width
      let length = isWidth ? \UIStackLayout.Part.width : \UIStackLayout.Part.height
      let shareOf =
        isWidth ? \UIStackLayout.Part.shareOfWidth : \UIStackLayout.Part.shareOfHeight
      func number(_ item: AnyObject?) -> Int? { views.firstIndex { $0 === item } }
      let share = UIStackLayout.Share(
        multiplier: constraint.multiplier, constant: constraint.constant)
      switch (number(constraint.firstItem), number(constraint.secondItem)) {
      case (let view?, nil) where constraint.secondItem === self:
        parts[view][keyPath: shareOf] = share
      case (nil, let view?) where constraint.firstItem === self && share.multiplier != 0:
        parts[view][keyPath: shareOf] = UIStackLayout.Share(
          multiplier: 1 / share.multiplier, constant: -share.constant / share.multiplier)
      case (let view?, let other?):
        if let told = parts[other][keyPath: length] {
          parts[view][keyPath: length] = share.length(of: told)
        } else if let told = parts[view][keyPath: length], share.multiplier != 0 {
          parts[other][keyPath: length] = (told - share.constant) / share.multiplier
        } else if isWidth == (axis == .horizontal) {
          parts[view].tied = (other, share)
        }
      default: break
      }
    }
    return parts
  }

  /// In points; the system's own is 8.
  private func space(after view: UIView) -> CGFloat {
    let space = spaces[ObjectIdentifier(view)] ?? spacing
    return space == Self.spacingUseSystem ? 8 : space
  }
}

extension UIView {
  /// What a stack knows of the view.
  fileprivate func stacked(space: CGFloat) -> UIStackLayout.Part {
    let own = constraints.filter {
      $0.firstItem === self && ($0.secondItem == nil || $0.secondItem === self)
    }
    func lengths(
      _ relation: NSLayoutConstraint.Relation, _ attribute: NSLayoutConstraint.Attribute
    ) -> [CGFloat] {
      own.filter {
        $0.relation == relation && $0.firstAttribute == attribute && $0.secondItem == nil
      }
      .map(\.constant)
    }
    let ratio = own.first { $0.relation == .equal && $0.secondItem === self }
    let aspect = ratio.map { $0.firstAttribute == .width ? $0.multiplier : 1 / $0.multiplier }
    let told = toldSize
    let hasNone = told.width < 0 && told.height < 0 && !hasContentSize
    return UIStackLayout.Part(
      width: lengths(.equal, .width).first, height: lengths(.equal, .height).first,
      aspect: aspect,
      told: hasNone ? .zero : told,
      hugging: (
        contentHuggingPriority(for: .horizontal).rawValue,
        contentHuggingPriority(for: .vertical).rawValue
      ),
      resistance: (
        contentCompressionResistancePriority(for: .horizontal).rawValue,
        contentCompressionResistancePriority(for: .vertical).rawValue
      ),
      flows: !(self is UIImageView) && hasContentSize, holdsWords: holdsWords, space: space,
      least: CGSize(
        width: lengths(.greaterThanOrEqual, .width).max() ?? 0,
        height: lengths(.greaterThanOrEqual, .height).max() ?? 0),
      most: CGSize(
        width: lengths(.lessThanOrEqual, .width).min() ?? .infinity,
        height: lengths(.lessThanOrEqual, .height).min() ?? .infinity))
  }

  /// Whether words stand in the view or in its parts; those of controls are not set in less room.
  private var holdsWords: Bool {
    self is UILabel || self is UITextView
      || !(self is UIControl) && subviews.contains(where: \.holdsWords)
  }
}
