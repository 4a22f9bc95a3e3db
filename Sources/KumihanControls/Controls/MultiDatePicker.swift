public import KumihanViews

/// Several days in a month: the month of the first of them, or the current one.
public struct MultiDatePicker<Label: View>: _PlacedView {
  let days: Set<DateComponents>
  @Environment(\.localCalendar) private var calendar
  @Environment(\.pictureDate) private var now
  public let _site: CallSite

  public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    days = selection.wrappedValue
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(selection: selection, label: label, fileID: fileID, line: line, column: column)
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(selection: selection, label: label, fileID: fileID, line: line, column: column)
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    days = selection.wrappedValue
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    MonthGrid(
      month: days.compactMap { calendar.date(from: $0) }.min() ?? now, chosen: .several(days))
  }
}

extension MultiDatePicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    days = selection.wrappedValue
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    days = selection.wrappedValue
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    days = selection.wrappedValue
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { self.init(title, selection: selection, fileID: fileID, line: line, column: column) }

  @_disfavoredOverload
  public init<S: StringProtocol, R: RangeExpression<Date>>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: R,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(title, selection: selection, fileID: fileID, line: line, column: column) }

  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    days = selection.wrappedValue
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}
