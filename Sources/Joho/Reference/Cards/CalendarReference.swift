#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// Weeks, days and dots. Source: chapter 14.
public struct CalendarReference: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoReferenceCard("Calendar", chapter: 14) {
      JohoReferenceColumns {
        JohoReferenceList(
          "Zones of a week",
          [
            "Its number, 56 pt wide",
            "Seven days of one width",
            "Its dates, 120 pt wide",
          ])
        JohoReferenceList(
          "States of a day",
          [
            "Normal: black on white, 1 pt",
            "Today: black on yellow, 1 pt",
            "Sunday: red on white, 1 pt",
            "Selected: yellow at 30 %, 2.5 pt",
          ])
      } right: {
        JohoReferenceList(
          "Dots",
          [
            "Cyan: events",
            "Pink: holidays",
            "Orange: trips",
            "Green: expenses",
            "Purple: people",
            "Cream: notes",
          ])
        JohoReferenceList(
          "Holidays",
          [
            "The calendar's own: a lock, no swipe",
            "One's own: swipe to edit or delete",
          ])
      }
    }
  }
}
