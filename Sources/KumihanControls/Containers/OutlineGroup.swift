public import KumihanViews

/// A tree of data: a row for each element, its children indented below it. All are shown.
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

  /// An element with its path, whose length is its depth.
  private struct Line: Identifiable {
    let id: [ID]
    let element: Data.Element
    let hasChildren: Bool
  }

  private func lines(_ data: Data, below path: [ID]) -> [Line] {
    data.flatMap { element in
      let path = path + [element[keyPath: id]]
      let inner = element[keyPath: children]
      return [Line(id: path, element: element, hasChildren: inner != nil)]
        + (inner.map { lines($0, below: path) } ?? [])
    }
  }

  public var body: some View {
    ForEach(lines(data, below: [])) { line in
      HStack(spacing: 8) {
        row(line.element)
        if line.hasChildren {
          Spacer(minLength: 0)
          Image(systemName: "chevron.down").font(.system(size: 13, weight: .semibold))
            .foregroundStyle(.tint)
        }
      }
      .padding(.leading, 20 * CGFloat(line.id.count - 1))
    }
  }
}

extension List {
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
