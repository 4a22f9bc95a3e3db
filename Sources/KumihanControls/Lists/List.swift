public import KumihanViews

/// Rows below each other in the list style of the place; all of them are drawn, whatever the room.
public struct List<Content: View>: _PlacedView {
  let content: Content
  public let _site: CallSite

  init(rows: Content, fileID: StaticString, line: Int, column: Int) {
    content = rows
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
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init<S: Hashable>(
    selection: Binding<Set<S>>?, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View { ScrollingList(content: content) }
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
  public var body: some View { ScrollingList(content: content) }
}

/// The list in a scroll view, on the background of its style, which reaches below bars.
private struct ScrollingList<Content: View>: View {
  let content: Content
  @Environment(\.listForm) private var form
  @Environment(\.listLook) private var look

  var body: some View {
    ScrollView { ListBody(content: content) }
      .background(
        form == .plain || look.hidesBackground
          ? Color.clear : Color(.system(.systemGroupedBackground)))
  }
}

/// The sections of a list below each other; rows outside a section make one of their own.
private struct ListBody<Content: View>: View {
  let content: Content
  @Environment(\.listForm) private var form
  @Environment(\.listLook) private var look

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
      if view.containerValues.part.isSection {
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
    Group(subviews: content) { views in
      let parts = parts(views)
      VStack(alignment: .leading, spacing: 0) {
        ForEach(parts.indices, id: \.self) { index in
          switch parts[index] {
          case .section(let section): section
          case .rows(let rows):
            ListCard(rows: rows)
              .padding(.top, form == .plain ? 0 : look.sectionSpacing ?? ListMetrics.gap)
          }
        }
      }
      .padding(.bottom, form == .plain ? 0 : ListMetrics.gap)
      .padding(.horizontal, form == .insetGrouped ? 20 : 0)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .environment(\.listRows, true)
  }
}

/// Rows of at least 44 points with hairlines between them, on a card where the style has cards.
struct ListCard: View {
  let rows: [Subview]
  @Environment(\.listForm) private var form
  @Environment(\.listLook) private var look
  @Environment(\.pixelLength) private var hairline

  private var inset: CGFloat { form == .plain ? 16 : 20 }

  var body: some View {
    VStack(spacing: look.rowSpacing) {
      if look.rowSpacing > 0 {
        ForEach(rows.indices, id: \.self) { card(row($0, separated: false)) }
      } else {
        card(
          VStack(spacing: 0) {
            ForEach(rows.indices, id: \.self) { row($0, separated: $0 < rows.count - 1) }
          })
      }
    }
  }

  private func row(_ index: Int, separated: Bool) -> some View {
    let mark = rows[index].containerValues.part
    return HStack(spacing: 8) {
      rows[index]
      if let badge = mark.badge {
        Spacer(minLength: 0)
        badge.placeForeground(.secondary)
      }
    }
    .padding(mark.rowInsets ?? EdgeInsets(top: 11, leading: inset, bottom: 11, trailing: inset))
    .frame(maxWidth: .infinity, minHeight: look.minimumRowHeight, alignment: .leading)
    .background { mark.rowBackground }
    .overlay(alignment: .bottom) {
      if separated, !mark.hidesSeparator {
        if let tint = mark.separatorTint {
          tint.frame(height: hairline).padding(.leading, inset)
        } else {
          Divider().padding(.leading, inset)
        }
      }
    }
  }

  @ViewBuilder private func card<Rows: View>(_ rows: Rows) -> some View {
    switch form {
    case .plain: rows
    case .grouped: rows.background(Color(.system(.secondarySystemGroupedBackground)))
    case .insetGrouped:
      rows
        .background(Color(.system(.secondarySystemGroupedBackground)))
        .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
    }
  }
}

/// Distances of grouped lists in points, as measured on iOS 18: a header of one line takes 38.667,
/// a footer 33.667.
private enum ListMetrics {
  static let aboveHeader: CGFloat = 16
  /// Between a card and its header or footer.
  static let besideCard: CGFloat = 7
  static let belowFooter: CGFloat = 11
  /// Above a card without a header.
  static let gap: CGFloat = 35
}

/// A section as lists draw it: header, card and footer.
struct ListSection: View {
  let header, content, footer: AnyView

  init(_ parts: SectionParts) {
    (header, content, footer) = (parts.header, parts.content, parts.footer)
  }

  @Environment(\.listForm) private var form
  @Environment(\.listLook) private var look

  /// Headers that stand out are written as they are, in a larger font.
  private var isPlainHeader: Bool { form == .plain || look.hasProminentHeaders }

  private var inset: CGFloat { form == .plain ? 16 : 20 }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Group(subviews: header) { views in
        if !views.isEmpty {
          Group { views }
            .padding(.horizontal, inset)
            .padding(.top, form == .plain ? 8 : ListMetrics.aboveHeader)
            .padding(.bottom, ListMetrics.besideCard)
        } else if form != .plain {
          Color.clear.frame(height: look.sectionSpacing ?? ListMetrics.gap)
        }
      }
      .environment(\.listRows, false)
      .font(look.hasProminentHeaders ? .title3.bold() : form == .plain ? .headline : .footnote)
      .textCase(isPlainHeader ? nil : .uppercase)
      .placeForeground(isPlainHeader ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
      Group(subviews: content) { ListCard(rows: Array($0)) }
      Group(subviews: footer) { views in
        if !views.isEmpty {
          Group { views }
            .padding(.horizontal, inset)
            .padding(.top, ListMetrics.besideCard)
            .padding(.bottom, ListMetrics.belowFooter)
        }
      }
      .environment(\.listRows, false)
      .font(.footnote).placeForeground(.secondary)
    }
    .marked { $0.isSection = true }
  }
}
