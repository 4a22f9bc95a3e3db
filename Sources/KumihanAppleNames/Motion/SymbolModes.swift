public import KumihanViews

/// The filling of a symbol's layers: flat here, whatever is asked for.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows its variable value: by its colours here, whatever is asked for.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension View {
  /// Without effect.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }

  /// Without effect.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
}

extension Image {
  /// Without effect.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

  /// Without effect.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}
