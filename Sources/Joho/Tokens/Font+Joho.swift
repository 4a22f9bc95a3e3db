#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The type scale at the standard text size, all in the rounded design.
///
/// Source: chapter 6.
extension Font {
  public static let johoDisplayLarge = JohoTextStyle.displayLarge.font
  public static let johoDisplayMedium = JohoTextStyle.displayMedium.font
  public static let johoHeadline = JohoTextStyle.headline.font
  public static let johoBody = JohoTextStyle.body.font
  public static let johoBodySmall = JohoTextStyle.bodySmall.font
  public static let johoLabel = JohoTextStyle.label.font
  public static let johoLabelSmall = JohoTextStyle.labelSmall.font
}
