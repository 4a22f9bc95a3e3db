public import Foundation

/// Writes how far a moment is from another, as "2 hours ago"; in English where no locale is set.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether near moments have names, as "yesterday".
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  /// How units are written.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var locale: Locale! = Locale(identifier: "en_US")
  open var calendar: Calendar! = Calendar(identifier: .gregorian)

  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale ?? Locale(identifier: "en_US"),
      calendar: calendar ?? Calendar(identifier: .gregorian)
    ).format(reference)
  }

  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference.addingTimeInterval(interval), relativeTo: reference)
  }

  open func localizedString(from components: DateComponents) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    let date = (calendar ?? Calendar(identifier: .gregorian)).date(
      byAdding: components, to: reference)
    return localizedString(for: date ?? reference, relativeTo: reference)
  }
}

extension String.StandardComparator {
  /// By the names' order in their language on Apple's platforms; here by their letters, as Foundation has no other.
  public static let localizedStandard = String.StandardComparator.lexical
  /// The same.
  public static let localized = String.StandardComparator.lexical
}
