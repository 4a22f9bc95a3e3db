/// The colour scheme that views ask for the whole picture.
enum PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }

  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

private struct SharesPictureKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether several previews stand in one picture: what each asks for the whole stays its own.
  fileprivate var sharesPicture: Bool {
    get { self[SharesPictureKey.self] }
    set { self[SharesPictureKey.self] = newValue }
  }
}

/// The views of a preview provider, in one picture.
package struct ProviderPreviews<Content: View>: _PrimitiveView {
  let content: Content

  package init(_ content: Content) { self.content = content }

  package func _lowerPrimitive(into lowering: inout Lowering) {
    var trial = Lowering(environment: lowering.environment)
    let count = trial.gather { content._lower(into: &$0) }.count
    content.environment(\.sharesPicture, count > 1)._lower(into: &lowering)
  }
}

private struct PreferredColorScheme: ViewModifier {
  @Environment(\.sharesPicture) private var sharesPicture
  let scheme: ColorScheme?

  func body(content: Content) -> some View {
    if sharesPicture, let scheme {
      content.background(Color(.systemBackground)).environment(\.colorScheme, scheme)
    } else {
      content.handingUp {
        if let scheme { $0.set(PreferredColorSchemeKey.self, scheme) }
      }
    }
  }
}

extension View {
  /// Handed up: the scheme of the whole picture, its bars and background too.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorScheme(scheme: colorScheme))
  }
}
