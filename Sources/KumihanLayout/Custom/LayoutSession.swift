import Foundation

/// Lends the solver to a layout's subviews while one of the layout's methods runs.
final class LayoutSession {
  private var solver: Solver
  private let node: Int
  private var isOpen = false
  /// The slots that were placed in the present call.
  var placed: Set<Int> = []

  init(node: Int, idle: consuming Solver) {
    self.node = node
    solver = idle
  }

  /// Takes the lender's state for the duration of `body`.
  func open<Value>(_ lender: inout Solver, _ body: () -> Value) -> Value {
    swap(&lender, &solver)
    isOpen = true
    defer {
      isOpen = false
      swap(&lender, &solver)
    }
    return body()
  }

  func ask<Value>(_ question: (inout Solver, Int) -> Value) -> Value {
    precondition(isOpen, "a layout's subviews answer only while one of its methods runs")
    return question(&solver, node)
  }
}

/// A type-erased custom layout with its cache.
protocol CustomHost: AnyObject {
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
  func guide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat?
  func renewCache(_ subviews: LayoutSubviews)
}

final class LayoutHost<Rule: Layout>: CustomHost {
  private let rule: Rule
  private var cache: Rule.Cache?

  init(_ rule: Rule) { self.rule = rule }

  private func cached<Value>(
    _ subviews: LayoutSubviews, _ body: (inout Rule.Cache) -> Value
  ) -> Value {
    var cache = self.cache ?? rule.makeCache(subviews: subviews)
    defer { self.cache = cache }
    return body(&cache)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    cached(subviews) {
      rule.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    cached(subviews) {
      rule.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    cached(subviews) { rule.spacing(subviews: subviews, cache: &$0) }
  }

  func guide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? {
    cached(subviews) {
      switch key.axis {
      case .horizontal:
        rule.explicitAlignment(
          of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &$0)
      case .vertical:
        rule.explicitAlignment(
          of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &$0)
      }
    }
  }

  func renewCache(_ subviews: LayoutSubviews) {
    guard cache != nil else { return }
    cached(subviews) { rule.updateCache(&$0, subviews: subviews) }
  }
}

extension Layout {
  func makeHost() -> any CustomHost { LayoutHost(self) }
}
