import Foundation
package import KumihanDrawing
package import KumihanLayout
package import KumihanText

/// Lowers and places views: the left half of the pipeline, up to the waist.
@MainActor
package struct ViewHost {
  package var environment: EnvironmentValues
  package var safeArea: EdgeInsets

  /// The environment's text engine must be set.
  package init(environment: EnvironmentValues, safeArea: EdgeInsets = EdgeInsets()) {
    (self.environment, self.safeArea) = (environment, safeArea)
  }

  /// Places `view` in the proposed size; where nothing is proposed, in the size the view wishes,
  /// rounded up to pixels.
  package func place<V: View>(_ view: V, in proposal: ProposedViewSize) -> HostedView {
    var lowering = Lowering(environment: environment)
    lowering.lowerRoot(view)
    let tree = lowering.finish()
    let options = options
    let size = size(of: tree, in: proposal, options: options)
    var placed = tree.solve(in: size, options: options)
    var state = GraftState(options: options, next: Int32(placed.tree.nodes.count))
    state.issues = lowering.issues
    fill(&placed, from: lowering, &state)
    state.collectIssues(of: placed)
    return HostedView(placed: placed, issues: state.issues, engine: options.text)
  }

  /// The size that `place` would place in, without placing.
  package func measure<V: View>(_ view: V, in proposal: ProposedViewSize) -> CGSize {
    var lowering = Lowering(environment: environment)
    lowering.lowerRoot(view)
    return size(of: lowering.finish(), in: proposal, options: options)
  }

  private var options: SolveOptions {
    guard let engine = environment.text.engine else {
      preconditionFailure("a view host needs a text engine in its environment")
    }
    return SolveOptions(pixel: environment.pixelLength, text: engine, safeArea: safeArea)
  }

  private func size(
    of tree: LayoutTree, in proposal: ProposedViewSize, options: SolveOptions
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let wish = tree.measure(proposal, options: options)
    func side(_ proposed: CGFloat?, _ wished: CGFloat, _ insets: CGFloat) -> CGFloat {
      if let proposed { return proposed }
      guard wished.isFinite else { return 0 }
      return (wished / options.pixel - 1e-6).rounded(.up) * options.pixel + insets
    }
    return CGSize(
      width: side(proposal.width, wish.width, safeArea.horizontal),
      height: side(proposal.height, wish.height, safeArea.vertical))
  }

  /// Makes the content that waited for its size, and what waits inside it.
  private func fill(
    _ placed: inout PlacedTree, from lowering: Lowering, _ state: inout GraftState
  ) {
    for entry in placed.deferred {
      guard case .deferred(let number) = placed.tree.nodes[Int(entry.node)].kind else { continue }
      let content = lowering.deferred[Int(number)]
      switch content.maker {
      case .drawing(let draw):
        placed.drawings[entry.node] = draw(entry.frame.size, content.environment)
      case .views(let make):
        let proxy = GeometryProxy(
          size: entry.frame.size, safeAreaInsets: entry.safeArea, globalFrame: entry.frame)
        var inner = Lowering(environment: content.environment, base: state.next)
        make(proxy, &inner)
        state.issues += inner.issues
        let tree = inner.finish()
        var options = state.options
        (options.root, options.origin) = (.topLeading, entry.frame.origin)
        options.safeArea = entry.safeArea
        var graft = tree.solve(in: entry.frame.size, options: options)
        state.next += Int32(graft.tree.nodes.count)
        fill(&graft, from: inner, &state)
        placed.grafts[entry.node] = graft
      }
    }
  }
}

/// What is counted and gathered while content is made piece by piece.
@MainActor
private struct GraftState {
  let options: SolveOptions
  var next: Int32
  var issues: [LocatedIssue] = []
  private var reported: Set<LocatedIssue> = []

  init(options: SolveOptions, next: Int32) { (self.options, self.next) = (options, next) }

  /// One line of at most 24 characters.
  private static func excerpt(of text: String) -> String {
    let start = text.prefix(24).map { $0.isNewline ? " " : String($0) }.joined()
    return text.dropFirst(24).isEmpty ? start : start + "…"
  }

  mutating func collectIssues(of placed: PlacedTree) {
    for diagnostic in placed.diagnostics {
      issues.append(LocatedIssue(.nonsensicalSize(diagnostic.message), site: diagnostic.site))
    }
    for (node, entry) in placed.tree.nodes.enumerated() {
      guard case .text(let number) = entry.kind, let layout = placed.text(of: Int32(node)) else {
        continue
      }
      for missing in layout.missing {
        let issue = ViewIssue.missingGlyph(
          codePoint: missing.codePoint, script: missing.script, cover: missing.cover)
        // A row of views made by one line lacks a character once.
        guard reported.insert(LocatedIssue(issue, site: entry.site)).inserted else { continue }
        let text = placed.tree.paragraphs[Int(number)].text
        issues.append(LocatedIssue(issue, site: entry.site, excerpt: Self.excerpt(of: text)))
      }
    }
    for node in placed.grafts.keys.sorted() {
      if let graft = placed.grafts[node] { collectIssues(of: graft) }
    }
  }
}

/// A view with its frames, ready to be drawn or read.
package struct HostedView: Sendable {
  package let placed: PlacedTree
  package let issues: [LocatedIssue]
  package let engine: any TextEngine

  /// The ink, with frames' edges on whole pixels when a grid is given.
  package func displayList(on grid: PixelGrid? = nil) -> DisplayList {
    (grid.map { placed.snapped(to: $0) } ?? placed).record(text: engine)
  }
}
