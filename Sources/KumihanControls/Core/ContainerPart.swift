import KumihanViews

/// The values that rows, tabs and screens set for the list, the tab view or the stack around them.
struct ContainerPart {
  var tabItem: AnyView?
  var isSection = false
  var rowInsets: EdgeInsets?
  var rowBackground: AnyView?
  var hidesSeparator = false
  var separatorTint: Color?
  var badge: Text?
  var hidesTabBar = false
}

private struct ContainerPartKey: ContainerValueKey {
  static var defaultValue: ContainerPart { ContainerPart() }
}

extension ContainerValues {
  var part: ContainerPart {
    get { self[ContainerPartKey.self] }
    set { self[ContainerPartKey.self] = newValue }
  }
}

extension View {
  /// Data: changes the container values of each of this view's views.
  func marked(_ change: @escaping (inout ContainerPart) -> Void) -> some View {
    transformContainerValues { change(&$0.part) }
  }
}
