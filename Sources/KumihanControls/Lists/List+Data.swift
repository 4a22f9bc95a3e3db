public import KumihanViews

/// A list of the elements of a collection.
extension List {
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(
      rows: ForEach(data, content: rowContent), fileID: fileID, line: line,
      column: column)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Content == ForEach<Data, ID, Row> {
    self.init(
      rows: ForEach(data, id: id, content: rowContent), fileID: fileID, line: line,
      column: column)
  }

  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
  where Content == ForEach<Range<Int>, Int, Row> {
    self.init(
      rows: ForEach(data, content: rowContent), fileID: fileID, line: line,
      column: column)
  }

  public init<Row: View, S: Hashable>(
    _ data: Range<Int>, selection: Binding<S?>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(
      rows: ForEach(data, content: rowContent), selection: .one(selection), fileID: fileID,
      line: line,
      column: column)
  }

  public init<Row: View, S: Hashable>(
    _ data: Range<Int>, selection: Binding<Set<S>>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(
      rows: ForEach(data, content: rowContent), selection: .several(selection), fileID: fileID,
      line: line,
      column: column)
  }

  public init<Data: RandomAccessCollection, Row: View, S: Hashable>(
    _ data: Data, selection: Binding<S?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(
      rows: ForEach(data, content: rowContent), selection: .one(selection), fileID: fileID,
      line: line,
      column: column)
  }

  public init<Data: RandomAccessCollection, Row: View, S: Hashable>(
    _ data: Data, selection: Binding<Set<S>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(
      rows: ForEach(data, content: rowContent), selection: .several(selection), fileID: fileID,
      line: line,
      column: column)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View, S: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<S?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Content == ForEach<Data, ID, Row> {
    self.init(
      rows: ForEach(data, id: id, content: rowContent), selection: .one(selection), fileID: fileID,
      line: line,
      column: column)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View, S: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<S>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Content == ForEach<Data, ID, Row> {
    self.init(
      rows: ForEach(data, id: id, content: rowContent), selection: .several(selection),
      fileID: fileID, line: line,
      column: column)
  }

  public init<C, Row: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
    Content == ForEach<[Binding<C.Element>], C.Element.ID, Row>
  {
    self.init(
      rows: ForEach(data, content: rowContent), fileID: fileID, line: line,
      column: column)
  }

  public init<C, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  )
  where
    C: MutableCollection & RandomAccessCollection,
    Content == ForEach<[Binding<C.Element>], ID, Row>
  {
    self.init(
      rows: ForEach(data, id: id, content: rowContent), fileID: fileID, line: line,
      column: column)
  }

  public init<C, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
    Content == ForEach<[Binding<C.Element>], C.Element.ID, Row>
  {
    self.init(
      rows: ForEach(data, content: rowContent).edited(editActions), fileID: fileID, line: line,
      column: column)
  }

  public init<C, Row: View, S: Hashable>(
    _ data: Binding<C>, editActions: EditActions<C> = [], selection: Binding<Set<S>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
    Content == ForEach<[Binding<C.Element>], C.Element.ID, Row>
  {
    self.init(
      rows: ForEach(data, content: rowContent).edited(editActions), selection: .several(selection),
      fileID: fileID, line: line,
      column: column)
  }

  public init<C, Row: View, S: Hashable>(
    _ data: Binding<C>, editActions: EditActions<C> = [], selection: Binding<S?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
    Content == ForEach<[Binding<C.Element>], C.Element.ID, Row>
  {
    self.init(
      rows: ForEach(data, content: rowContent).edited(editActions), selection: .one(selection),
      fileID: fileID, line: line,
      column: column)
  }

  public init<C, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  )
  where
    C: MutableCollection & RandomAccessCollection,
    Content == ForEach<[Binding<C.Element>], ID, Row>
  {
    self.init(
      rows: ForEach(data, id: id, content: rowContent).edited(editActions), fileID: fileID,
      line: line,
      column: column)
  }
}

/// The edits of rows that a list allows.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension ForEach where Content: View {
  /// Policy: while the list is edited, each row has signs for these actions.
  public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID
  { self = Self(data, content: content).edited(editActions) }

  /// Each element known by one of its values.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection {
    self = Self(data, id: id, content: content).edited(editActions)
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at these offsets from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at these offsets, in their order, to before `destination`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter { elements.indices.contains($0) }.map { elements[$0] }
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }
    let arranged = before.map { elements[$0] } + moved + after.map { elements[$0] }
    for (index, element) in zip(indices, arranged) { self[index] = element }
  }
}
