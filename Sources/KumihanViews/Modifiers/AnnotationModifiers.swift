import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// An annotation on the frame of each view of the content.
public struct _AnnotationView<Content> {
  let content: Content
  let annotation: Annotation
  let site: CallSite
}

extension _AnnotationView: View, _PrimitiveView where Content: View {
  public func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.wrapEach(lowering.tree.wrapper(annotation), site: site) {
      content._lower(into: &$0)
    }
  }
}

extension View {
  private func annotated(
    _ annotation: Annotation, _ fileID: StaticString, _ line: Int, _ column: Int
  ) -> _AnnotationView<Self> {
    _AnnotationView(
      content: self, annotation: annotation,
      site: CallSite(fileID: fileID, line: line, column: column))
  }

  /// Annotation: in documents the view's frame is a link to an address.
  public func documentLink(
    _ url: String, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _AnnotationView<Self> { annotated(.link(.url(url)), fileID, line, column) }

  /// Annotation: in documents the view's frame is a link to a named destination.
  public func documentLink(
    destination: String, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _AnnotationView<Self> { annotated(.link(.destination(destination)), fileID, line, column) }

  /// Annotation: links to this name lead to the view's top left corner.
  public func documentDestination(
    _ name: String, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _AnnotationView<Self> { annotated(.destination(name), fileID, line, column) }

  /// Annotation: an entry of the document's outline; level 1 is the top.
  public func documentOutline(
    _ title: String, level: Int = 1, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> _AnnotationView<Self> {
    annotated(.outline(title: title, level: max(level, 1)), fileID, line, column)
  }

  /// Annotation: a note that viewers open at the view; it is not printed.
  public func documentNote(
    _ text: String, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _AnnotationView<Self> { annotated(.note(text), fileID, line, column) }
}
