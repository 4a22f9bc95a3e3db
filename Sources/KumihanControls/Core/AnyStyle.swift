import KumihanViews

/// A type-erased style of a control: makes a view from the control's configuration.
struct AnyStyle<Configuration> {
  let body: @MainActor (Configuration) -> any View
}

extension View {
  /// Environment write: the style of controls inside. The style's own view has the outer style, so
  /// that a label in a label style, or a style that extends another, does not recurse forever.
  func styled<Configuration, Body: View>(
    _ keyPath: WritableKeyPath<EnvironmentValues, AnyStyle<Configuration>>,
    _ makeBody: @escaping @MainActor (Configuration) -> Body
  ) -> _EnvironmentWriter<Self> {
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
  func writing(_ change: @escaping (inout EnvironmentValues) -> Void) -> _EnvironmentWriter<Self> {
    transformEnvironment(\.self, transform: change)
  }
}
