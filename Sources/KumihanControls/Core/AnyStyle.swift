import KumihanViews

/// A style of a control whose type is forgotten: a view for what the control is made of.
struct AnyStyle<Configuration> {
  let body: @MainActor (Configuration) -> any View
}

extension View {
  /// Environment write: the style of controls inside. What a style makes stands in the style around
  /// it, so that a label in a label style, or a style that adds to another, comes to an end.
  func styled<Configuration, Body: View>(
    _ keyPath: WritableKeyPath<EnvironmentValues, AnyStyle<Configuration>>,
    _ makeBody: @escaping @MainActor (Configuration) -> Body
  ) -> some View {
    writing { values in
      let outer = values[keyPath: keyPath]
      values[keyPath: keyPath] = AnyStyle {
        makeBody($0).environment(keyPath, outer)
      }
    }
  }
}

extension View {
  /// Environment write, for the whole subtree.
  func writing(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    transformEnvironment(\.self, transform: change)
  }
}
