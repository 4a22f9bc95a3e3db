public import KumihanControls
public import KumihanViews

// Controls with a picture of an asset catalogue beside their title.

extension Label where Title == Text, Icon == Image {
  public init(
    _ title: LocalizedStringKey, image resource: ImageAsset, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      title: { Text(title, fileID: fileID, line: line, column: column) },
      icon: { Image(resource, fileID: fileID, line: line, column: column) }, fileID: fileID,
      line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image resource: ImageAsset, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      title: { Text(title, fileID: fileID, line: line, column: column) },
      icon: { Image(resource, fileID: fileID, line: line, column: column) }, fileID: fileID,
      line: line, column: column)
  }
}

extension Button where Label == KumihanControls.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, image resource: ImageAsset, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, action: action, label: { KumihanControls.Label(title, image: resource) },
      fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image resource: ImageAsset, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, action: action, label: { KumihanControls.Label(title, image: resource) },
      fileID: fileID, line: line, column: column)
  }
}

extension Toggle where Label == KumihanControls.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, image resource: ImageAsset, isOn: Binding<Bool>,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      isOn: isOn, label: { KumihanControls.Label(title, image: resource) }, fileID: fileID,
      line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image resource: ImageAsset, isOn: Binding<Bool>, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      isOn: isOn, label: { KumihanControls.Label(title, image: resource) }, fileID: fileID,
      line: line, column: column)
  }
}

extension Menu where Label == KumihanControls.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, image resource: ImageAsset, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { KumihanControls.Label(title, image: resource) }, fileID: fileID,
      line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image resource: ImageAsset, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { KumihanControls.Label(title, image: resource) }, fileID: fileID,
      line: line, column: column)
  }
}

extension Picker where Label == KumihanControls.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, image resource: ImageAsset, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, content: content,
      label: { KumihanControls.Label(title, image: resource) }, fileID: fileID, line: line,
      column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image resource: ImageAsset, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, content: content,
      label: { KumihanControls.Label(title, image: resource) }, fileID: fileID, line: line,
      column: column)
  }
}
