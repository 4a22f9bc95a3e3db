extension RuleRegister {
  /// The rules of seed 000, chapters 3 to 18.
  static let joho: [AuditRule] = [
    .johoBorderMissing, .johoBorderWidth, .johoBorderNesting, .johoBorderDepth, .johoBorderColour,
    .johoBorderInvisible, .johoColourPalette, .johoColourSystem, .johoColourGrayText,
    .johoColourMeaning, .johoCanvas, .johoCornerStyle, .johoCornerRadius, .johoFontDesign,
    .johoFontWeight, .johoFontSize, .johoDisplayOne, .johoCase, .johoDigits, .johoGrid, .johoTop,
    .johoBetween, .johoTouch, .johoEffects, .johoSwipe, .johoSelection, .johoYear,
  ]
}
