#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A page of people, each row in their colour. Source: chapter 4.
public struct ContactsPage: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    SamplePage(title: "Contacts", action: "plus") {
      ForEach(["Sarah Chen", "Erik Lindqvist", "Yuki Tanaka"], id: \.self) { name in
        JohoSemanticContainer(semanticColor: JohoColors.purple) {
          SampleLine(symbol: "person.fill", title: name, figure: nil)
        }
      }
    }
  }
}

/// A page of what was spent, with its sum. Source: chapter 4.
public struct ExpensesPage: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    SamplePage(title: "Expenses", action: "plus") {
      JohoStatCard(value: "$373.50", label: "October", accentColor: JohoColors.green)
      ForEach(JohoSamples.costs) { cost in
        JohoSemanticContainer(semanticColor: JohoColors.green) {
          SampleLine(symbol: "dollarsign.circle.fill", title: cost.id, figure: cost.amount)
        }
      }
    }
  }
}

/// A page of travels. Source: chapter 4.
public struct TripsPage: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    SamplePage(title: "Trips", action: "plus") {
      ForEach([("Hakone", "Oct 16 - 18"), ("Kyoto", "Nov 3 - 8")], id: \.0) { name, dates in
        JohoSemanticContainer(semanticColor: JohoColors.orange) {
          SampleLine(symbol: "airplane", title: name, figure: dates)
        }
      }
    }
  }
}

/// A page of holidays over a line of small print. Source: chapter 6.
public struct SpecialDaysPage: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    SamplePage(title: "Special days") {
      HolidayRow(
        holiday: Holiday(
          name: "Culture Day", subtitle: "Japan", formattedDate: "Nov 3", isSystem: true))
      HolidayRow(
        holiday: Holiday(
          name: "Christmas Day", subtitle: "Sweden, United States", formattedDate: "Dec 25",
          isSystem: true))
      HolidayRow(holiday: Holiday(name: "Anniversary", formattedDate: "Dec 28"))
      Text("Days with a lock are set by the calendar.")
        .johoFont(.labelSmall)
        .foregroundStyle(JohoColors.secondary)
    }
  }
}

/// An editor as a sheet: its head over a form. Source: chapter 11.
public struct EditorPage: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    VStack(spacing: 0) {
      JohoSheetHeader(title: "Edit event", onCancel: {}, onSave: {})
      VStack(spacing: JohoSpacing.md) {
        JohoFormSection(title: "Event") {
          JohoTextField(placeholder: "Title", text: .constant("Team Standup"), isFocused: true)
          JohoTextField(placeholder: "Place", text: .constant(""))
          JohoTextField(placeholder: "Notes", text: .constant(""), lines: 2)
        }
        JohoToggleRow(
          title: "Reminder", isOn: .constant(true), subtitle: "Ten minutes before")
      }
      .padding(JohoSpacing.lg)
    }
    .johoGround(JohoColors.white)
  }
}

/// Months and their weeks as they scroll. Source: chapter 14.
public struct CalendarPage: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    VStack(spacing: 0) {
      MonthHeader(month: "September", year: 2026)
      weeks([39, 40])
      MonthHeader(month: "October", year: 2026)
      weeks([41, 42, 43])
    }
    .johoGround(JohoColors.white)
  }

  private func weeks(_ numbers: [Int]) -> some View {
    VStack(spacing: JohoSpacing.sm) {
      ForEach(numbers, id: \.self) { number in
        let week = JohoSamples.week(number, today: number == 42 ? 15 : nil)
        WeekRowView(week: week, isCurrentWeek: number == 42)
      }
    }
    .padding(JohoSpacing.sm)
  }
}

/// The head of a page over its boxes, 8 pt below its top.
private struct SamplePage<Content: View>: View {
  let title: String
  var action: String?
  let content: Content

  init(title: String, action: String? = nil, @ViewBuilder content: () -> Content) {
    (self.title, self.action, self.content) = (title, action, content())
  }

  var body: some View {
    VStack(spacing: 0) {
      JohoPageHeader(
        title: title, trailingContent: action.map { AnyView(JohoIconButton(icon: $0, action: {})) })
      VStack(alignment: .leading, spacing: JohoSpacing.sm) { content }
        .padding(.horizontal, JohoSpacing.lg)
        .padding(.bottom, JohoSpacing.lg)
    }
    .johoGround(JohoColors.white)
  }
}

/// A symbol, a title and a figure on one line.
struct SampleLine: View {
  let symbol: String
  let title: String
  let figure: String?

  var body: some View {
    HStack(spacing: JohoSpacing.sm) {
      JohoSymbol(symbol: symbol, in: .list)
        .frame(width: JohoIconSize.box)
        .accessibilityHidden(true)
      Text(title)
        .johoFont(.headline)
        .foregroundStyle(JohoColors.black)
        .frame(maxWidth: .infinity, alignment: .leading)
      if let figure {
        Text(figure)
          .johoFont(.bodySmall)
          .monospacedDigit()
          .foregroundStyle(JohoColors.black)
      }
    }
  }
}
