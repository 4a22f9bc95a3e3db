/// A named decision of a design: a value, perhaps another in some modes.
public struct Token: Hashable, Sendable {
  /// With dots, such as `color.primary`.
  public let name: String
  public let type: TokenType
  /// The value where no mode has another.
  public let value: TokenValue
  /// Values of modes, those only that differ from ``value``.
  public let modes: [String: TokenValue]
  public let description: String?
  /// The token that this one names, nil where it has a value of its own.
  public let alias: String?
  public let isDeprecated: Bool
  /// What the file says beside the format.
  package let extensions: TokenJSON?

  /// The value in a mode; a mode such as `light-contrast` falls back to `light`.
  public func value(in mode: String?) -> TokenValue {
    guard let mode else { return value }
    if let value = modes[mode] { return value }
    guard let end = mode.lastIndex(of: "-") else { return value }
    return modes[String(mode[..<end])] ?? value
  }

  /// What this project's own files say of a token.
  package var own: TokenJSON? { extensions?[DesignSystem.extensionKey] }
}
