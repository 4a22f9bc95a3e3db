public import KumihanViews

/// A tree of data: a row for each element of its first level. As at first on screen, those with
/// children are closed.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: _PlacedView {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let row: (Data.Element) -> Row
  public let _site: CallSite

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (self.data, self.id, self.children, row) = (data, id, children, content)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data, id: \.id, children: children, content: content, fileID: fileID, line: line,
      column: column)
  }

  /// A tree by its root.
  public init<Element>(
    _ root: Element, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Row, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Data == [Element], Element: Identifiable, ID == Element.ID {
    self.init(
      [root], children: children, content: content, fileID: fileID, line: line, column: column)
  }

  /// A tree by its root.
  public init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Row, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Data == [Element] {
    self.init(
      [root], id: id, children: children, content: content, fileID: fileID, line: line,
      column: column)
  }

  public var body: some View {
    ForEach(data, id: id) { element in
      if element[keyPath: children] == nil {
        row(element)
      } else {
        HStack(spacing: 8) {
          row(element)
          Spacer(minLength: 0)
          DisclosureArrow(isOpen: false)
        }
        .control(.isButton, value: "Collapsed")
      }
    }
  }
}

extension List {
  /// The rows of a tree of data, of which some are selected.
  public init<Data: RandomAccessCollection, Row: View, S: Hashable>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<S>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  )
  where
    Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row>
  {
    self.init(
      rows: OutlineGroup(data, children: children, content: rowContent),
      selection: .several(selection), fileID: fileID, line: line, column: column)
  }

  /// The rows of a tree of data, of which one is selected.
  public init<Data: RandomAccessCollection, Row: View, S: Hashable>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<S?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  )
  where
    Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row>
  {
    self.init(
      rows: OutlineGroup(data, children: children, content: rowContent),
      selection: .one(selection), fileID: fileID, line: line, column: column)
  }

  /// The rows of a tree of data, each known by one of its values.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init(
      rows: OutlineGroup(data, id: id, children: children, content: rowContent), fileID: fileID,
      line: line, column: column)
  }

  /// The rows of a tree of data.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  )
  where
    Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row>
  {
    self.init(
      rows: OutlineGroup(data, children: children, content: rowContent), fileID: fileID, line: line,
      column: column)
  }
}
