public import KumihanViews

/// Rows below each other in the current list style. On a screen, rows beyond what can be seen are left
/// out.
public struct List<Content: View>: _PlacedView {
  let content: Content
  var selection: ListSelection?
  public let _site: CallSite

  init(
    rows: Content, selection: ListSelection? = nil, fileID: StaticString, line: Int, column: Int
  ) {
    (content, self.selection) = (rows, selection)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.content = content()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init<S: Hashable>(
    selection: Binding<S?>?, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    self.selection = .one(selection)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init<S: Hashable>(
    selection: Binding<Set<S>>?, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    self.selection = .several(selection)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @Environment(\.listRows) private var isInList

  public var body: some View {
    // A list in a list gives its rows to it.
    if isInList { content } else { ScrollingList(content: content, selection: selection) }
  }
}

/// Rows of settings: a list in the grouped style.
public struct Form<Content: View>: _PlacedView {
  let content: Content
  public let _site: CallSite

  public init(
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.content = content()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
  @Environment(\.listRows) private var isInList

  @Environment(\.formLook) private var look

  public var body: some View {
    if let look {
      AnyView(look.body(FormStyleConfiguration(content: AnyView(content))))
    } else if isInList {
      // A list in a list gives its rows to it.
      content
    } else {
      ScrollingList(content: content)
    }
  }
}

/// The list in a scroll view, on the background of its style, which extends below bars.
private struct ScrollingList<Content: View>: View {
  let content: Content
  var selection: ListSelection?
  @Environment(\.listForm) private var form
  @Environment(\.listLook) private var look
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.structure.isBelowBar) private var isBelowBar

  @Environment(\.chosenRowsLeadOn) private var rowsLeadOn

  /// Whether the list has chosen one row, which leads to another screen.
  private var leadsOn: Bool {
    guard rowsLeadOn, let selection else { return false }
    return !selection.isMultiple && !selection.values.isEmpty
  }

  /// On a phone a sidebar is a list of cards with large headers.
  private var isNarrowSidebar: Bool { form == .sidebar && width == .compact }

  var body: some View {
    ScrollView { ListBody(content: content).environment(\.beginsBelowBar, isBelowBar) }
      .background(
        form == .plain || look.hidesBackground
          ? Color.clear : Color(.system(.systemGroupedBackground))
      )
      .writing {
        $0.listSelection =
          $0.chosenRowsLeadOn && selection?.isMultiple == false ? nil : selection
        $0.listLook.hasArrows = form == .sidebar
        guard isNarrowSidebar else { return }
        ($0.listForm, $0.listLook.hasProminentHeaders) = (.insetGrouped, true)
      }
      .navigationBar { [leadsOn] in if leadsOn { $0.hasChosenRow = true } }
  }
}

/// The sections of a list below each other; rows outside a section form one.
private struct ListBody<Content: View>: View {
  let content: Content
  @Environment(\.listForm) private var form
  @Environment(\.figures) private var figures
  @Environment(\.listSelection) private var selection

  private enum Part {
    case section(Subview)
    case rows([Subview])
  }

  private func parts(_ views: SubviewsCollection) -> [Part] {
    var parts: [Part] = []
    var rows: [Subview] = []
    func endRows() {
      if !rows.isEmpty { parts.append(.rows(rows)) }
      rows = []
    }
    for view in views {
      var isSection = view.containerValues.part.isSection
      // What stands for rows or sections left out belongs to those before it.
      if view.isRemainder, rows.isEmpty { isSection = true }
      if isSection {
        endRows()
        parts.append(.section(view))
      } else {
        rows.append(view)
      }
    }
    endRows()
    return parts
  }

  var body: some View {
    LazyRows(content, isSection: false, areChoices: selection != nil) { views in
      let parts = parts(views)
      VStack(alignment: .leading, spacing: 0) {
        ForEach(parts.indices, id: \.self) { index in
          switch parts[index] {
          case .section(let section):
            // The line above a section without header belongs to the list: two of them have one.
            if index == 0, section.containerValues.part.isHeaderless {
              ToppedSection(section: section)
            } else {
              section
            }
          case .rows(let rows):
            EmptyZone(isFirst: true)
            ListCard(rows: rows, hasTopLine: index == 0)
            EmptyZone()
          }
        }
      }
      .padding(.horizontal, form == .insetGrouped ? figures.list.cardMargin : 0)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .environment(\.listRows, true)
    .environment(\.rowTraits, RowTraits())
    .environment(\.rowBadge, nil)
  }
}
