#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The kinds of content of a calendar; the raw value is the code that a legend shows. Source:
/// chapters 8 and 14.
public enum JohoContentType: String, Hashable, Sendable, CaseIterable {
  case holiday = "HOL"
  case observance = "OBS"
  case event = "EVT"
  case birthday = "BDY"
  case note = "NTE"
  case trip = "TRP"
  case expense = "EXP"

  /// By the meanings of chapter 4. Chapters 14 and 15 give notes the yellow of what is now; a colour
  /// has one meaning, so they are cream here too.
  public var color: Color {
    switch self {
    case .holiday, .observance: JohoColors.pink
    case .event: JohoColors.cyan
    case .birthday: JohoColors.purple
    case .note: JohoColors.cream
    case .trip: JohoColors.orange
    case .expense: JohoColors.green
    }
  }

  /// In the strong palette of chapter 8, one colour for each kind.
  public var strongColor: Color {
    switch self {
    case .holiday: Color(joho: 0xE53E3E)
    case .observance: Color(joho: 0xED8936)
    case .event: Color(joho: 0x805AD5)
    case .birthday: Color(joho: 0xD53F8C)
    case .note: Color(joho: 0xECC94B)
    case .trip: Color(joho: 0x3182CE)
    case .expense: Color(joho: 0x38A169)
    }
  }

  /// In English; ``JohoWords/name(of:)`` has the other languages.
  public var name: String {
    switch self {
    case .holiday: "Holiday"
    case .observance: "Observance"
    case .event: "Event"
    case .birthday: "Birthday"
    case .note: "Note"
    case .trip: "Trip"
    case .expense: "Expense"
    }
  }
}
