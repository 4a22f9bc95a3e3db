public import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// A trait set on each view of the content.
public struct _TraitView<Content> {
  let content: Content
  let change: (inout LayoutNode, inout LayoutTree) -> Void
}

extension _TraitView: View, _PrimitiveView where Content: View {
  public func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.changeEach(change) { content._lower(into: &$0) }
  }
}

extension View {
  private func trait(_ change: @escaping (inout Traits) -> Void) -> _TraitView<Self> {
    _TraitView(content: self) { node, tree in
      var traits = node.traits < 0 ? Traits() : tree.traits[Int(node.traits)]
      change(&traits)
      tree.traits.append(traits)
      node.traits = Int32(tree.traits.count - 1)
    }
  }

  /// Layout: a higher priority gets its proposal first; 0 unless set.
  public func layoutPriority(_ value: Double) -> _TraitView<Self> {
    _TraitView(content: self) { node, _ in node.priority = value.isNaN ? 0 : value }
  }

  /// Effect: higher values are drawn in front within the container; 0 unless set.
  public func zIndex(_ value: Double) -> _TraitView<Self> {
    _TraitView(content: self) { node, _ in node.zIndex = value.isNaN ? 0 : value }
  }

  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> _TraitView<Self> {
    trait { $0.setLayoutValue(key, value) }
  }

  /// Layout: the number of columns that the cell spans.
  public func gridCellColumns(_ count: Int) -> _TraitView<Self> {
    trait { $0.gridColumns = max(count, 1) }
  }

  public func gridCellAnchor(_ anchor: UnitPoint) -> _TraitView<Self> {
    trait { $0.gridAnchor = anchor }
  }

  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> _TraitView<Self> {
    trait { $0.gridColumnAlignment = guide }
  }

  /// Layout: the cell takes only the space that other cells leave along these axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> _TraitView<Self> {
    trait { $0.gridUnsizedAxes = axes }
  }

  /// Layout: sets the position of an alignment guide of this view.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    AlignmentGuideView(
      content: self, key: guide.key, value: computeValue,
      site: CallSite(fileID: fileID, line: line, column: column))
  }

  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    AlignmentGuideView(
      content: self, key: guide.key, value: computeValue,
      site: CallSite(fileID: fileID, line: line, column: column))
  }
}

private struct AlignmentGuideView<Content> {
  let content: Content
  let key: AlignmentKey
  let value: @MainActor (ViewDimensions) -> CGFloat
  let site: CallSite
}

extension AlignmentGuideView: View, _PrimitiveView where Content: View {
  func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.changeEach { node, tree in
      var traits = node.traits < 0 ? Traits() : tree.traits[Int(node.traits)]
      traits.guides = [(key, value)]
      tree.traits.append(traits)
      node.traits = Int32(tree.traits.count - 1)
      tree.isConfinedToMainActor = true
    } content: {
      $0.wrapEach(.passthrough, site: site) { content._lower(into: &$0) }
    }
  }
}
