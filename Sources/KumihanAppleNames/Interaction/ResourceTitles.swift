public import Foundation
public import KumihanControls
public import KumihanViews

// Titles of controls that are looked up where they are shown; disfavoured, because a literal is a key.

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), systemImage: systemImage, fileID: fileID, line: line,
      column: column)
  }

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image: String, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(LocalizedStringKey(title), image: image, fileID: fileID, line: line, column: column)
  }
}

extension Button where Label == Text {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, action: @escaping @MainActor () -> Void,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(LocalizedStringKey(title), action: action, fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), role: role, action: action, fileID: fileID, line: line,
      column: column)
  }
}

extension Button where Label == KumihanControls.Label<Text, Image> {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), systemImage: systemImage, role: role, action: action,
      fileID: fileID, line: line, column: column)
  }
}

extension Toggle where Label == Text {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, isOn: Binding<Bool>, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(LocalizedStringKey(title), isOn: isOn, fileID: fileID, line: line, column: column)
  }
}

extension Toggle where Label == KumihanControls.Label<Text, Image> {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), systemImage: systemImage, isOn: isOn, fileID: fileID, line: line,
      column: column)
  }
}

extension Stepper where Label == Text {
  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), value: value, in: bounds, step: step,
      onEditingChanged: onEditingChanged, fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), value: value, step: step, onEditingChanged: onEditingChanged,
      fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged, fileID: fileID, line: line, column: column)
  }
}

extension Picker where Label == Text {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), selection: selection, content: content, fileID: fileID, line: line,
      column: column)
  }
}

extension Picker where Label == KumihanControls.Label<Text, Image> {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), systemImage: systemImage, selection: selection, content: content,
      fileID: fileID, line: line, column: column)
  }
}

extension DatePicker where Label == Text {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), selection: selection, displayedComponents: displayedComponents,
      fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), selection: selection, in: range,
      displayedComponents: displayedComponents, fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), selection: selection, in: range,
      displayedComponents: displayedComponents, fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), selection: selection, in: range,
      displayedComponents: displayedComponents, fileID: fileID, line: line, column: column)
  }
}

extension ColorPicker where Label == Text {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), selection: selection, supportsOpacity: supportsOpacity,
      fileID: fileID, line: line, column: column)
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), text: text, prompt: prompt, fileID: fileID, line: line,
      column: column)
  }

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), text: text, prompt: prompt, axis: axis, fileID: fileID, line: line,
      column: column)
  }

  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where F.FormatOutput == String {
    self.init(
      LocalizedStringKey(title), value: value, format: format, prompt: prompt, fileID: fileID,
      line: line, column: column)
  }

  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where F.FormatOutput == String {
    self.init(
      LocalizedStringKey(title), value: value, format: format, prompt: prompt, fileID: fileID,
      line: line, column: column)
  }
}

extension SecureField where Label == Text {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), text: text, prompt: prompt, fileID: fileID, line: line,
      column: column)
  }
}
