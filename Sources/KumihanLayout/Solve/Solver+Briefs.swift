import Foundation

extension Solver {
  /// What measuring a node begins with, in a few words: a tree's nodes are large, and each is measured many times.
  struct Brief {
    /// How the node is measured.
    enum Rule: UInt8 {
      /// The proposal, 10 for nil.
      case flexible
      /// The brief's own lengths.
      case fixed
      /// The content's size.
      case content
      /// The brief's lengths, which are proposed, and the content's where there is none.
      case frame
      /// Within the bounds of the brief's flexible frame.
      case flexFrame
      /// The content's size and the brief's lengths.
      case padding
      /// By its kind.
      case single
      /// By its kind, once for each proposal: it measures its content more than once.
      case memoized
    }

    var rule = Rule.single
    var isRightToLeft = false
    var changesSafeArea = false
    /// An index into the solver's flexible frames.
    var flexFrame: Int32 = -1
    var firstChild: Int32 = 0
    var childCount: Int32 = 0
    /// The first child; -1 without one.
    var child: Int32 = -1
    /// Lengths in points, negative for none.
    var width = Proposal.none
    var height = Proposal.none
  }

  static func brief(_ node: LayoutNode, _ tree: LayoutTree) -> Brief {
    var brief = Brief()
    brief.isRightToLeft = node.isRightToLeft
    brief.firstChild = node.firstChild
    brief.childCount = node.childCount
    if node.childCount > 0 { brief.child = tree.children[Int(node.firstChild)] }
    if case .none = node.kind.rules.safeArea {} else { brief.changesSafeArea = true }
    switch node.kind {
    case .leaf(.flexible), .leaf(.deferred): brief.rule = .flexible
    case .leaf(.fixed(let size, _)):
      brief.rule = .fixed
      (brief.width, brief.height) = (Double(size.width), Double(size.height))
    case .wrapper(.effect), .wrapper(.masked), .wrapper(.annotated), .wrapper(.passthrough),
      .wrapper(.offset), .wrapper(.layered), .wrapper(.ignoresSafeArea):
      brief.rule = .content
    case .wrapper(.frame(let width, let height, _)):
      brief.rule = .frame
      (brief.width, brief.height) = (given(width), given(height))
    case .wrapper(.flexFrame(let index)):
      brief.rule = .flexFrame
      brief.flexFrame = index
    case .wrapper(.padding(let insets)), .wrapper(.safeAreaPadding(let insets)):
      brief.rule = .padding
      brief.width = sane(insets.leading) + sane(insets.trailing)
      brief.height = sane(insets.top) + sane(insets.bottom)
    case .leaf(.square), .leaf(.resizable), .leaf(.spacer), .leaf(.divider), .leaf(.text),
      .wrapper(.fixedSize), .wrapper(.position), .wrapper(.stepped), .container(.scroll):
      brief.rule = .single
    case .wrapper(.aspectRatio), .wrapper(.safeAreaInset), .container(.stack),
      .container(.zStack), .container(.lazyGrid), .container(.grid), .container(.gridRow),
      .container(.viewThatFits), .container(.custom):
      brief.rule = .memoized
    }
    return brief
  }

  /// The length of a fixed frame; negative and infinite ones count as not given.
  private static func given(_ length: CGFloat?) -> Double {
    guard let length, length.isFinite, length >= 0 else { return Proposal.none }
    return Double(length)
  }
}
