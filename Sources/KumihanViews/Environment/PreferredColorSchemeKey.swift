/// The colour scheme that views request for the whole picture.
enum PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }

  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

private struct PreferredColorScheme: ViewModifier {
  @Environment(\.picture.isShared) private var sharesPicture
  let scheme: ColorScheme?

  func body(content: Content) -> some View {
    if sharesPicture, let scheme {
      content.background(Color(.system(.systemBackground))).environment(\.colorScheme, scheme)
    } else {
      content.handingUp {
        if let scheme { $0.set(PreferredColorSchemeKey.self, scheme) }
      }
    }
  }
}

extension View {
  /// Data: requests the scheme of the whole picture, including bars and background.
  public func preferredColorScheme(
    _ colorScheme: ColorScheme?, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    modifier(PreferredColorScheme(scheme: colorScheme), fileID: fileID, line: line, column: column)
  }
}
