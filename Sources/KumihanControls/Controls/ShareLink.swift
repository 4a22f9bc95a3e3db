public import KumihanViews

/// A button that would share something: its label in the tint.
public struct ShareLink<Label: View>: _PlacedView {
  let label: Label
  public let _site: CallSite

  public init<Item, Shown, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Shown, Icon>,
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.label = label()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.label = label()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink {
  public init<Data: Collection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(item: 0, label: label, fileID: fileID, line: line, column: column)
  }

  public init<Data: Collection, Shown, Icon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<Shown, Icon>, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(item: 0, label: label, fileID: fileID, line: line, column: column)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      item: 0, label: { DefaultShareLinkLabel(title: nil) }, fileID: fileID, line: line,
      column: column)
  }

  public init<Item, Shown, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Shown, Icon>,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      item: 0, label: { DefaultShareLinkLabel(title: nil) }, fileID: fileID, line: line,
      column: column)
  }

  public init<Data: Collection>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      item: 0, label: { DefaultShareLinkLabel(title: nil) }, fileID: fileID, line: line,
      column: column)
  }

  public init<Data: Collection, Shown, Icon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<Shown, Icon>,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      item: 0, label: { DefaultShareLinkLabel(title: nil) }, fileID: fileID, line: line,
      column: column)
  }

  public init<Item>(
    _ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      item: 0, label: { DefaultShareLinkLabel(title: Text(title)) }, fileID: fileID, line: line,
      column: column)
  }

  public init<Item, Shown, Icon>(
    _ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Shown, Icon>,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      item: 0, label: { DefaultShareLinkLabel(title: Text(title)) }, fileID: fileID, line: line,
      column: column)
  }

  public init<Data: Collection>(
    _ title: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      item: 0, label: { DefaultShareLinkLabel(title: Text(title)) }, fileID: fileID, line: line,
      column: column)
  }

  public init<Data: Collection, Shown, Icon>(
    _ title: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<Shown, Icon>,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      item: 0, label: { DefaultShareLinkLabel(title: Text(title)) }, fileID: fileID, line: line,
      column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      item: 0, label: { DefaultShareLinkLabel(title: Text(title)) }, fileID: fileID, line: line,
      column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, Item, Shown, Icon>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Shown, Icon>,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      item: 0, label: { DefaultShareLinkLabel(title: Text(title)) }, fileID: fileID, line: line,
      column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, Data: Collection>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      item: 0, label: { DefaultShareLinkLabel(title: Text(title)) }, fileID: fileID, line: line,
      column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, Data: Collection, Shown, Icon>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<Shown, Icon>,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      item: 0, label: { DefaultShareLinkLabel(title: Text(title)) }, fileID: fileID, line: line,
      column: column)
  }

  public init<Item>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      item: 0, label: { DefaultShareLinkLabel(title: title) }, fileID: fileID, line: line,
      column: column)
  }

  public init<Item, Shown, Icon>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Shown, Icon>,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      item: 0, label: { DefaultShareLinkLabel(title: title) }, fileID: fileID, line: line,
      column: column)
  }

  public init<Data: Collection>(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      item: 0, label: { DefaultShareLinkLabel(title: title) }, fileID: fileID, line: line,
      column: column)
  }

  public init<Data: Collection, Shown, Icon>(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<Shown, Icon>,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      item: 0, label: { DefaultShareLinkLabel(title: title) }, fileID: fileID, line: line,
      column: column)
  }
}

/// The words of a button that shares, with the system's symbol.
public struct DefaultShareLinkLabel: View {
  let title: Text?
  public var body: some View {
    KumihanControls.Label {
      title ?? Text("Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// The preview in a share sheet.
public struct SharePreview<Shown, Icon> {
  public init<S: StringProtocol>(_ title: S, image: Shown, icon: Icon) {}
  public init(_ title: LocalizedStringKey, image: Shown, icon: Icon) {}
  public init(_ title: Text, image: Shown, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  public init<S: StringProtocol>(_ title: S, image: Shown) {}
  public init(_ title: LocalizedStringKey, image: Shown) {}
  public init(_ title: Text, image: Shown) {}
}

extension SharePreview where Shown == Never {
  public init<S: StringProtocol>(_ title: S, icon: Icon) {}
  public init(_ title: LocalizedStringKey, icon: Icon) {}
  public init(_ title: Text, icon: Icon) {}
}

extension SharePreview where Shown == Never, Icon == Never {
  public init<S: StringProtocol>(_ title: S) {}
  public init(_ title: LocalizedStringKey) {}
  public init(_ title: Text) {}
}
