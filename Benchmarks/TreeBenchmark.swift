import Foundation
import Kumihan
import KumihanLayout
import KumihanText
import KumihanViews

/// Lowers a tree of views and solves it, each apart.
@MainActor
struct TreeBenchmark {
  private let build, layout: [Double]
  private let checksum: Double
  let count: Int

  init(specs: [TreeSpec], rounds: Int = 50) {
    count = specs.count
    let source = TreeSource(specs)
    let services = Services(engine: NoText())
    var tree = LayoutTree()
    build = timed(rounds: rounds) {
      var lowering = Lowering(environment: EnvironmentValues(), services: services)
      lowering.lowerRoot(TreeNodeView(source: source, index: 0))
      tree = lowering.finish()
    }
    let options = SolveOptions(pixel: 1, text: NoText(), root: .topLeading)
    let size = CGSize(
      width: specs[0].width ?? tree.measure(.unspecified, options: options).width,
      height: specs[0].height ?? tree.measure(.unspecified, options: options).height)
    var placed = tree.solve(in: size, options: options)
    layout = timed(rounds: rounds) { placed = tree.solve(in: size, options: options) }
    checksum = source.outermost.reduce(0) { sum, node in
      let frame = placed.frames[node]
      return sum + frame.minX + frame.minY + frame.width + frame.height
    }
  }

  /// Nanoseconds to lower and solve it once.
  var time: Double { median(build) + median(layout) }

  /// The peers' JSON line.
  var line: String {
    let (built, solved) = (median(build), median(layout))
    return String(
      format: "{\"engine\": \"Kumihan\", \"nodes\": %d, \"build_ns_per_node\": %.1f, "
        + "\"layout_ns_per_node\": %.1f, \"layout_min_ns_per_node\": %.1f, \"layout_ms\": %.3f, "
        + "\"checksum\": %.1f}",
      count, built / Double(count), solved / Double(count), layout[0] / Double(count),
      solved / 1e6, checksum)
  }

  var perNode: String {
    let (built, solved) = (median(build) / Double(count), median(layout) / Double(count))
    return String(
      format: "%.0f ns/node (lower %.0f, solve %.0f)", built + solved, built, solved)
  }
}

/// The specs, and which layout node each became.
@MainActor
final class TreeSource {
  let specs: [TreeSpec]
  var outermost: [Int]

  init(_ specs: [TreeSpec]) {
    self.specs = specs
    outermost = Array(repeating: 0, count: specs.count)
  }
}

/// A node of the tree in the views a person would write it with.
private struct TreeNodeView: _PrimitiveView {
  let source: TreeSource
  let index: Int

  func _lowerPrimitive(into lowering: inout Lowering) {
    let spec = source.specs[index]
    let parent = spec.parent < 0 ? nil : source.specs[spec.parent]
    let stretches = parent.map { !$0.centres } ?? false
    let inRow = parent?.isRow ?? false
    let fillsWidth = spec.width == nil ? (inRow ? spec.grows : stretches) : inRow && spec.grows
    let fillsHeight =
      spec.height == nil ? (inRow ? stretches : spec.grows) : parent != nil && !inRow && spec.grows
    let width = fillsWidth ? nil : spec.width
    let height = fillsHeight ? nil : spec.height
    if spec.isLeaf {
      lower(Color.clear, width, height, fillsWidth, fillsHeight, &lowering)
    } else if spec.isRow {
      let stack = HStack(alignment: spec.centres ? .center : .top, spacing: spec.gap) { children }
      lower(stack.padding(spec.pad), width, height, fillsWidth, fillsHeight, &lowering)
    } else {
      let stack = VStack(alignment: spec.centres ? .center : .leading, spacing: spec.gap) {
        children
      }
      lower(stack.padding(spec.pad), width, height, fillsWidth, fillsHeight, &lowering)
    }
    source.outermost[index] = lowering.tree.nodes.count - 1
  }

  private var children: some View {
    ForEach(source.specs[index].children, id: \.self) { TreeNodeView(source: source, index: $0) }
  }

  private func lower<V: View>(
    _ view: V, _ width: CGFloat?, _ height: CGFloat?, _ fillsWidth: Bool, _ fillsHeight: Bool,
    _ lowering: inout Lowering
  ) {
    let fixed = width != nil || height != nil
    let fills = fillsWidth || fillsHeight
    switch (fixed, fills) {
    case (false, false): view._lower(into: &lowering)
    case (true, false): view.frame(width: width, height: height)._lower(into: &lowering)
    case (false, true):
      view.frame(
        maxWidth: fillsWidth ? .infinity : nil, maxHeight: fillsHeight ? .infinity : nil,
        alignment: .topLeading
      )._lower(into: &lowering)
    case (true, true):
      view.frame(width: width, height: height)
        .frame(
          maxWidth: fillsWidth ? .infinity : nil, maxHeight: fillsHeight ? .infinity : nil,
          alignment: .topLeading
        )._lower(into: &lowering)
    }
  }
}

/// The engine of trees that have no text.
private struct NoText: TextEngine {
  func layout(
    _ paragraph: Paragraph, width: CGFloat?, height: CGFloat?, pixel: CGFloat
  ) -> TextLayout { TextLayout(size: .zero, firstBaseline: 0, lastBaseline: 0, lines: []) }

  func metrics(_ font: FontRequest) -> FontMetrics {
    FontMetrics(
      ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0, underlinePosition: 0,
      underlineThickness: 0)
  }

  func symbol(_ name: String, font: FontRequest) -> SymbolLookup { SymbolLookup(symbol: nil) }
}
