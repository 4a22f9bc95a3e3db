/// The colour scheme that views request for the whole picture.
public enum PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }

  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Data: requests the scheme of the whole picture, including bars and background.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    handingUp {
      if let colorScheme { $0.set(PreferredColorSchemeKey.self, colorScheme) }
    }
  }
}
