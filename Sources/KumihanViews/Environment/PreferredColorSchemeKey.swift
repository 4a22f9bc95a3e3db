/// The colour scheme that views ask for the whole picture.
enum PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }

  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Handed up: the scheme of the whole picture, its bars and background too.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    handingUp { if let colorScheme { $0.set(PreferredColorSchemeKey.self, colorScheme) } }
  }
}
