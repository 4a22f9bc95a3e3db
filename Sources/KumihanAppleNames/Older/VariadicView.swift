public import KumihanViews

/// Containers made of the views of a view, by the names that came before `Group(subviews:)`.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// A container with its content.
  public struct Tree<Root, Content> {
    let root: Root
    let content: Content
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      (self.root, self.content) = (root, content())
    }
    public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public var body: some View {
    Group(subviews: content) { root.body(children: _VariadicView_Children(views: $0)) }
  }
}

/// The rule of a container.
public protocol _VariadicView_Root {}

/// The rule of a container of views.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// The rule of a container that is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// The rule of a container that is as many views as it makes.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that a container's content is made of.
public struct _VariadicView_Children: RandomAccessCollection {
  let views: SubviewsCollection

  /// One of the views.
  public struct Element: Identifiable {
    let view: Subview
    public var id: AnyHashable { view.id }
  }

  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> Element { Element(view: views[index]) }
}

extension _VariadicView_Children: View {
  public var body: some View { views }
}

extension _VariadicView_Children.Element: View {
  public var body: some View { view }
}
