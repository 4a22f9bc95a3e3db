extension RuleRegister {
  /// The rules of seeds 002, 003 and 004.
  static let systems: [AuditRule] =
    [.kajilisSpacing, .kajilisColour, .kajilisTouch]
    + [
      .systemFontStyle, .systemInlineHex, .systemSymbolOnly, .systemSymbolWeight, .systemSpacing,
      .systemTint, .systemDefaultBlue, .systemMaterial, .systemBarBackground, .systemThreeStates,
      .systemTitleMode, .systemStateText, .systemTouch,
    ]
    + [
      .studioSpacing, .studioRadius, .studioHeight, .studioSize, .studioShadow, .studioCap,
      .studioTouch,
    ]
}
