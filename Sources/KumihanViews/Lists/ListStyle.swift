public import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// The forms that lists are drawn in.
public enum _ListForm: Hashable, Sendable { case plain, grouped, insetGrouped }

/// How lists look.
public protocol ListStyle {
  var _form: _ListForm { get }
}

/// Cards inset from the edges.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _form: _ListForm { .insetGrouped }
}

/// Cards from edge to edge.
public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _form: _ListForm { .grouped }
}

/// Rows without cards.
public struct PlainListStyle: ListStyle {
  public init() {}
  public var _form: _ListForm { .plain }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var automatic: InsetGroupedListStyle { InsetGroupedListStyle() }
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
  public static var inset: PlainListStyle { PlainListStyle() }
  public static var sidebar: PlainListStyle { PlainListStyle() }
}

private struct ListFormKey: EnvironmentKey {
  static var defaultValue: _ListForm { .insetGrouped }
}

private struct ListRowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var listForm: _ListForm {
    get { self[ListFormKey.self] }
    set { self[ListFormKey.self] = newValue }
  }

  /// True inside lists and forms.
  var listRows: Bool {
    get { self[ListRowsKey.self] }
    set { self[ListRowsKey.self] = newValue }
  }
}

/// How forms look. Here all are grouped.
public struct FormStyle: Hashable, Sendable {
  public static let automatic = FormStyle()
  public static let grouped = FormStyle()
  public static let columns = FormStyle()
}

extension View {
  /// Environment write: how lists inside look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let form = style._form
    return writing { $0.listForm = form }
  }

  /// Layout: the space around the row in its list.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { marked { $0.rowInsets = insets } }

  /// Layout: what lies behind the row in its list.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    let view = view.map { AnyView($0) }
    return marked { $0.rowBackground = view }
  }

  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { marked { $0.hidesSeparator = visibility == .hidden } }

  /// No-op: separators, spacing and backgrounds of lists are the system's.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> Self { self }
  public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }
  public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
  public func formStyle(_ style: FormStyle) -> Self { self }
  public func headerProminence(_ prominence: Prominence) -> Self { self }
  public func deleteDisabled(_ isDisabled: Bool) -> Self { self }
  public func moveDisabled(_ isDisabled: Bool) -> Self { self }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

extension ForEach where Content: View {
  /// No-op: nobody edits a still picture.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}
