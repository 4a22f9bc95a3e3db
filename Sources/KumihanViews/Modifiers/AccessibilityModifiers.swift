public import KumihanDrawing
import KumihanLayout

/// What a view is to readers of the document, known once the environment is.
struct AccessibleView<Content: View>: _PrimitiveView {
  let content: Content
  let site: CallSite
  let role: (Lowering) -> SemanticRole?

  func _lowerPrimitive(into lowering: inout Lowering) {
    guard let role = role(lowering) else { return content._lower(into: &lowering) }
    lowering.wrapEach(lowering.tree.wrapper(.role(role)), site: site) {
      content._lower(into: &$0)
    }
  }
}

extension View {
  private func accessible(
    _ fileID: StaticString, _ line: Int, _ role: @escaping (Lowering) -> SemanticRole?
  ) -> some View {
    AccessibleView(content: self, site: CallSite(fileID: fileID, line: line), role: role)
  }

  /// Annotation: in documents the view is a figure with this text alternative.
  public func accessibilityLabel(
    _ label: LocalizedStringKey, fileID: StaticString = #fileID, line: Int = #line
  ) -> some View { accessibilityLabel(Text(label), fileID: fileID, line: line) }

  /// Annotation: in documents the view is a figure with this text alternative.
  public func accessibilityLabel(
    _ label: Text, fileID: StaticString = #fileID, line: Int = #line
  ) -> some View {
    accessible(fileID, line) { .figure(label.string(in: $0)) }
  }

  /// Annotation: in documents the view is a figure with this text alternative.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S, fileID: StaticString = #fileID, line: Int = #line
  ) -> some View { accessibilityLabel(Text(String(label)), fileID: fileID, line: line) }

  /// Annotation: in documents the view is decoration that readers skip.
  public func accessibilityHidden(
    _ hidden: Bool, fileID: StaticString = #fileID, line: Int = #line
  ) -> some View { accessible(fileID, line) { _ in hidden ? .artifact : nil } }

  /// Annotation: in documents a header is a heading of the first level; other traits mean nothing.
  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits, fileID: StaticString = #fileID, line: Int = #line
  ) -> some View {
    accessible(fileID, line) { _ in traits.contains(.isHeader) ? .heading(level: 1) : nil }
  }

  /// Annotation: in documents the view is a heading of this level, the first when unspecified.
  public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel, fileID: StaticString = #fileID, line: Int = #line
  ) -> some View {
    accessible(fileID, line) { _ in .heading(level: max(Int(level.rawValue), 1)) }
  }

  /// Annotation: what the view is in a document's structure: a list, a table's row, decoration.
  public func documentRole(
    _ role: SemanticRole, fileID: StaticString = #fileID, line: Int = #line
  ) -> some View { accessible(fileID, line) { _ in role } }
}
