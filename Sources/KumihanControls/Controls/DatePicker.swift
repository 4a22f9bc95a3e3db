public import KumihanViews

/// A day, a time or both: in pills of 34 points after their label, as a month, or on wheels.
public struct DatePicker<Label: View>: _PlacedView {
  let label: Label
  let selection: Binding<Date>
  let components: DatePickerComponents
  let (first, last): (Date?, Date?)
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.datePickerForm) private var form
  @Environment(\.figures) private var figures
  public let _site: CallSite

  init(
    _ label: Label, _ selection: Binding<Date>, _ components: DatePickerComponents,
    from first: Date? = nil, to last: Date? = nil, fileID: StaticString, line: Int, column: Int
  ) {
    (self.label, self.selection, self.components) = (label, selection, components)
    (self.first, self.last) = (first, last)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @Environment(\.datePickerLook) private var look
  @Environment(\.dynamicTypeSize) private var typeSize
  /// Whether the pills stand below their label.
  private var isBelow: Bool { typeSize.isAccessibilitySize }
  private var date: Date { selection.wrappedValue }

  public var body: some View {
    if let look {
      AnyView(
        look.body(
          DatePickerStyleConfiguration(
            label: .init(view: AnyView(label)), selection: selection, minimumDate: first,
            maximumDate: last, displayedComponents: components)))
    } else {
      system
    }
  }

  @ViewBuilder private var system: some View {
    switch form {
    case .compact:
      LabeledRow {
        TitledLabel(label: label).writing { $0.text.keepsWords = true }
      } control: {
        // The label gives way first, as far as its words stay whole; then the date is written in
        // figures, and stands above the time.
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 8) { pills(.dateTime.year().month(.abbreviated).day()) }
          if components == [.date, .hourAndMinute] {
            HStack(spacing: 8) { pills(.dateTime.year(.twoDigits).month(.defaultDigits).day()) }
            VStack(alignment: isBelow ? .leading : .trailing, spacing: 8) {
              pills(.dateTime.year().month(.abbreviated).day())
            }
          }
        }
        .layoutPriority(1)
      }
      // Beside two pills its words would be broken.
      .stackingLargeText(outsideLists: true)
    case .month:
      VStack(spacing: 8) {
        if components.contains(.date) { MonthGrid(month: date, chosen: .one(date)) }
        if components.contains(.hourAndMinute) {
          HStack {
            if components.contains(.date) { Text("Time").fontWeight(.medium) } else { label }
            Spacer(minLength: 0)
            time
          }
        }
      }
    case .wheels:
      LabeledRow {
        TitledLabel(label: label)
      } control: {
        DateWheels(date: date, components: components)
      }
    }
  }

  @ViewBuilder private func pills(_ day: Date.FormatStyle) -> some View {
    if components.contains(.date) { pill(day) }
    if components.contains(.hourAndMinute) { time }
  }

  private var time: some View { pill(.dateTime.hour().minute()) }

  private func pill(_ format: Date.FormatStyle) -> some View {
    var format = format.locale(locale)
    format.timeZone = timeZone
    return Text(verbatim: date.formatted(format))
      .lineLimit(1).minimumScaleFactor(0.5)
      .modifier(DisabledInk())
      .padding(.horizontal, 11)
      .padding(.vertical, 5)
      .frame(minHeight: 34)
      .fixedSize(horizontal: false, vertical: true)
      .background(Color(.system(.tertiarySystemFill)), in: figures.control.datePill.shape)
      .control(.isButton)
      .rowControl(height: 34)
  }
}

extension DatePicker {
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(label(), selection, displayedComponents, fileID: fileID, line: line, column: column)
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      label(), selection, displayedComponents, from: range.lowerBound, to: range.upperBound,
      fileID: fileID, line: line, column: column)
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      label(), selection, displayedComponents, from: range.lowerBound, fileID: fileID, line: line,
      column: column)
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      label(), selection, displayedComponents, to: range.upperBound, fileID: fileID, line: line,
      column: column)
  }
}

extension DatePicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(title), selection, displayedComponents, fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(title), selection, displayedComponents, fileID: fileID, line: line, column: column)
  }

  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(title), selection, displayedComponents, from: range.lowerBound, to: range.upperBound,
      fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(title), selection, displayedComponents, from: range.lowerBound, to: range.upperBound,
      fileID: fileID, line: line, column: column)
  }

  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(title), selection, displayedComponents, from: range.lowerBound, fileID: fileID,
      line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(title), selection, displayedComponents, from: range.lowerBound, fileID: fileID,
      line: line, column: column)
  }

  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(title), selection, displayedComponents, to: range.upperBound, fileID: fileID, line: line,
      column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(title), selection, displayedComponents, to: range.upperBound, fileID: fileID, line: line,
      column: column)
  }
}

/// The parts of a date that are chosen.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}
