public import KumihanViews

// Controls made of what their styles get: a style may change the control that another style draws.

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  public init(
    _ configuration: ProgressViewStyleConfiguration, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    let none = Label(view: AnyView(EmptyView()))
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label ?? none,
      current: configuration.currentValueLabel ?? none, fileID: fileID, line: line, column: column)
  }
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label,
  CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel,
  BoundsLabel == GaugeStyleConfiguration.MinimumValueLabel, MarkedValueLabels == EmptyView
{
  public init(
    _ configuration: GaugeStyleConfiguration, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.configuration = configuration
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  public init(
    _ configuration: GroupBoxStyleConfiguration, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      label: configuration.label, content: { configuration.content }, fileID: fileID, line: line,
      column: column)
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  public init(
    _ configuration: ControlGroupStyleConfiguration, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: { configuration.content }, label: { configuration.label }, fileID: fileID,
      line: line, column: column)
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  public init(
    _ configuration: DatePickerStyleConfiguration, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      configuration.label, configuration.$selection, configuration.displayedComponents,
      from: configuration.minimumDate, to: configuration.maximumDate, fileID: fileID, line: line,
      column: column)
  }
}
