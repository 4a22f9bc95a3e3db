import KumihanText

/// The drawing of characters with emoji presentation.
public enum EmojiStyle: String, Hashable, Sendable, CaseIterable {
  /// In their own colours, as on Apple's platforms.
  case color
  /// As glyphs, in the text's paint.
  case outline

  var requested: FontRequest.EmojiStyle {
    switch self {
    case .color: .color
    case .outline: .outline
    }
  }
}

extension View {
  /// Environment write: the style of emoji inside.
  public func emojiStyle(_ style: EmojiStyle) -> _EnvironmentWriter<Self> {
    writing { $0.text.emoji = style }
  }
}
