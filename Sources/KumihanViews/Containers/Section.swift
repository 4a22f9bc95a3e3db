import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// Views that belong together, with a header and a footer; outside lists simply in a row.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content is there; header and footer always are.
  let isExpanded: Bool
  public let _site: CallSite

  private init(
    header: Parent, content: Content, footer: Footer, isExpanded: Bool = true, site: CallSite
  ) {
    (self.header, self.content, self.footer, _site) = (header, content, footer, site)
    self.isExpanded = isExpanded
  }
}

extension Section: _PlacedView, View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  public func _lower(into lowering: inout Lowering) {
    lowering.at(_site) { lower(into: &$0) }
  }

  @MainActor private func lower(into lowering: inout Lowering) {
    if lowering.statesSections {
      lowering.sectionCount += 1
      let id = lowering.sectionCount
      lowering.append(.header, ofSection: id) { header._lower(into: &$0) }
      if isExpanded { lowering.append(.content, ofSection: id) { content._lower(into: &$0) } }
      lowering.append(.footer, ofSection: id) { footer._lower(into: &$0) }
      return
    }
    if let look = lowering.environment.sectionLook {
      let parts = SectionParts(
        header: AnyView(header), content: isExpanded ? AnyView(content) : AnyView(EmptyView()),
        footer: AnyView(footer), isExpanded: isExpanded)
      return look(parts)._lower(into: &lowering)
    }
    // In a lazy grid header and footer each fill a line, and the content begins one.
    lowering.changeEach({ $0.mark(&$1, .own) }) { header._lower(into: &$0) }
    var isFirst = true
    lowering.changeEach({ node, tree in
      if isFirst { node.mark(&tree, .first) }
      isFirst = false
    }) { if isExpanded { content._lower(into: &$0) } }
    lowering.changeEach({ $0.mark(&$1, .own) }) { footer._lower(into: &$0) }
  }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      header: header(), content: content(), footer: footer(),
      site: CallSite(fileID: fileID, line: line, column: column))
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// No-op: a picture shows sections as they are, whether or not a tap could close them.
  public func collapsible(_ collapsible: Bool) -> Self { self }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      header: EmptyView(), content: content(), footer: EmptyView(),
      site: CallSite(fileID: fileID, line: line, column: column))
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(),
      site: CallSite(fileID: fileID, line: line, column: column))
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      header: EmptyView(), content: content(), footer: footer(),
      site: CallSite(fileID: fileID, line: line, column: column))
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(),
      site: CallSite(fileID: fileID, line: line, column: column))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(),
      site: CallSite(fileID: fileID, line: line, column: column))
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// The older order of the arguments.
  public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      header: header, content: content(), footer: footer,
      site: CallSite(fileID: fileID, line: line, column: column))
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(
    header: Parent, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      header: header, content: content(), footer: EmptyView(),
      site: CallSite(fileID: fileID, line: line, column: column))
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(
    footer: Footer, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      header: EmptyView(), content: content(), footer: footer,
      site: CallSite(fileID: fileID, line: line, column: column))
  }
}

// Whether a section is open: here its rows are drawn or left out.
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Content: View {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue,
      site: CallSite(fileID: fileID, line: line, column: column))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Content: View {
    self.init(
      header: Text(verbatim: String(title)), content: content(), footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue,
      site: CallSite(fileID: fileID, line: line, column: column))
  }
}

extension LayoutNode {
  /// Sets the view's role in a lazy grid; a role set by an inner section has precedence.
  fileprivate mutating func mark(_ tree: inout LayoutTree, _ line: Traits.GridLine) {
    var traits = self.traits < 0 ? Traits() : tree.traits[Int(self.traits)]
    traits.gridLine = traits.gridLine ?? line
    tree.traits.append(traits)
    self.traits = Int32(tree.traits.count - 1)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section whose content is shown only while it is expanded.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue,
      site: CallSite(fileID: fileID, line: line, column: column))
  }
}
