import Foundation

/// A `ProposedViewSize` in the solver's form: plain numbers, so that memos compare them quickly.
/// Never NaN; a negative length stands for nil.
struct Proposal: Equatable {
  static let none: Double = -1

  var width, height: Double

  init(_ width: Double, _ height: Double) { (self.width, self.height) = (width, height) }

  init(_ axis: Axis, _ major: Double, _ minor: Double) {
    (width, height) = axis == .horizontal ? (major, minor) : (minor, major)
  }

  init(_ size: Extent) { (width, height) = (size.width, size.height) }

  /// NaN counts as nil, and negative lengths as 0.
  init(_ proposal: ProposedViewSize) {
    func length(_ value: CGFloat?) -> Double {
      guard let value, !value.isNaN else { return Proposal.none }
      return max(Double(value), 0)
    }
    (width, height) = (length(proposal.width), length(proposal.height))
  }

  static let unspecified = Proposal(none, none)

  var isUnspecified: Bool { width < 0 && height < 0 }

  var proposedViewSize: ProposedViewSize {
    ProposedViewSize(
      width: width < 0 ? nil : CGFloat(width), height: height < 0 ? nil : CGFloat(height))
  }

  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The proposal reduced by the insets, never below 0; nil stays nil.
  func inset(horizontal: Double, vertical: Double) -> Proposal {
    Proposal(
      width < 0 ? width : max(width - horizontal, 0),
      height < 0 ? height : max(height - vertical, 0))
  }

  /// The proposal with lengths of the given size in place of nil.
  func filled(with size: Extent) -> Extent {
    Extent(width < 0 ? size.width : width, height < 0 ? size.height : height)
  }
}

/// A size in the solver's form.
struct Extent: Equatable {
  var width, height: Double

  init(_ width: Double, _ height: Double) { (self.width, self.height) = (width, height) }
  init(_ axis: Axis, _ major: Double, _ minor: Double) {
    (width, height) = axis == .horizontal ? (major, minor) : (minor, major)
  }
  init(_ size: CGSize) { (width, height) = (Double(size.width), Double(size.height)) }

  static let zero = Extent(0, 0)

  var cgSize: CGSize { CGSize(width: width, height: height) }

  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
  var startEdge: Edge { self == .horizontal ? .leading : .top }
  var endEdge: Edge { self == .horizontal ? .trailing : .bottom }
}

extension Axis.Set {
  func contains(_ axis: Axis) -> Bool {
    contains(axis == .horizontal ? Axis.Set.horizontal : Axis.Set.vertical)
  }
}
