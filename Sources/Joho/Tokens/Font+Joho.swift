#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The type scale, all in the rounded design.
///
/// Source: chapter 6.
extension Font {
  public static let johoDisplayLarge = Font.system(size: 48, weight: .heavy, design: .rounded)
  public static let johoDisplayMedium = Font.system(size: 32, weight: .bold, design: .rounded)
  public static let johoHeadline = Font.system(size: 18, weight: .bold, design: .rounded)
  public static let johoBody = Font.system(size: 16, weight: .medium, design: .rounded)
  public static let johoBodySmall = Font.system(size: 14, weight: .medium, design: .rounded)
  public static let johoLabel = Font.system(size: 12, weight: .bold, design: .rounded)
  public static let johoLabelSmall = Font.system(size: 10, weight: .bold, design: .rounded)
}
