public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// Several days in a month: the month of the first of them, or the one that is now.
public struct MultiDatePicker<Label: View>: View {
  let days: Set<DateComponents>
  @Environment(\.localCalendar) private var calendar
  @Environment(\.pictureDate) private var now

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    days = selection.wrappedValue
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) { days = selection.wrappedValue }

  public var body: some View {
    MonthGrid(
      month: days.compactMap { calendar.date(from: $0) }.min() ?? now, chosen: .several(days))
  }
}

extension MultiDatePicker where Label == Text {
  public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    days = selection.wrappedValue
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    days = selection.wrappedValue
  }

  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { days = selection.wrappedValue }

  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) { days = selection.wrappedValue }
}
