private struct GroundSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme? { nil }
}

extension EnvironmentValues {
  /// The appearance of the ground that the screen stands on; nil where there is no screen.
  package var groundScheme: ColorScheme? {
    get { self[GroundSchemeKey.self] }
    set { self[GroundSchemeKey.self] = newValue }
  }
}
