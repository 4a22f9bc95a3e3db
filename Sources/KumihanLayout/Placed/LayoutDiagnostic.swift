public import Foundation

/// An invalid size or distance, and its replacement.
public struct LayoutDiagnostic: Hashable, Sendable {
  public enum Problem: Hashable, Sendable {
    /// A fixed frame's width or height is negative or not finite; it was ignored.
    case frame(CGFloat)
    /// A distance is not finite; it was ignored.
    case distance(CGFloat)
    /// A ratio is not a positive number; it was ignored.
    case ratio(CGFloat)
    /// A view's frame was not finite or too large; it was clamped.
    case unboundedSize
    /// The views nest deeper than the solver's limit; the rest was left out.
    case tooDeep
    /// A grid without columns; its items were left out.
    case noTracks
  }

  /// The index of the node in its tree.
  public var node: Int32
  /// The call that made the node.
  public var site: CallSite
  /// The problem, with the values involved.
  public var problem: Problem

  package init(node: Int32, site: CallSite, problem: Problem) {
    (self.node, self.site, self.problem) = (node, site, problem)
  }
}

extension LayoutDiagnostic {
  /// The problem and its treatment, in one line.
  public var message: String {
    switch problem {
    case .frame(let length): "a frame's side is \(length), no size; it was ignored"
    case .distance(let length): "a distance is \(length), no length; it was ignored"
    case .ratio(let ratio): "an aspect ratio is \(ratio), no ratio; it was ignored"
    case .unboundedSize: "a view's size is beyond all measure; it was clamped"
    case .tooDeep: "views are nested too deeply; the rest was left out"
    case .noTracks: "a grid has no columns; its items were left out"
    }
  }
}
