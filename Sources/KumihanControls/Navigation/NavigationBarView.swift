import KumihanViews

/// The bar, which stays where a large title stands below it.
struct NavigationBarView: View {
  let content: NavigationBarContent
  let mark: ScrollMark
  @Environment(\.figures) private var figures
  @Environment(\.verticalSizeClass) private var heightClass
  @Environment(\.horizontalSizeClass) private var widthClass
  @Environment(\.searchesAtBottom) private var searchesAtBottom
  @Environment(\.searchesInBar) private var searchesInBar
  @Environment(\.barRoom) private var barRoom
  @Environment(\.hasTopTabs) private var hasTopTabs
  @Environment(\.barLook) private var ownLook

  private var look: BarLook { ownLook.orOfAll }

  private var isSideways: Bool { heightClass == .compact }

  /// A phone held sideways has no room for large titles.
  private var isLarge: Bool { content.isInline != true && content.title != nil && !isSideways }

  /// The title stands in the row of the bar, large, before its items.
  private var titleLeads: Bool { content.titleLeads == true && content.title != nil && !isSideways }

  /// The field of a search that goes on takes the place of the bar where there is little width.
  private func takesBar(_ search: SearchItem) -> Bool {
    search.isActive && widthClass != .regular
  }

  /// The scopes of a search that goes on, wherever its field stands.
  private var scopes: AnyView? {
    guard let search = content.search, let scopes = content.scopes, scopes.belong(to: search)
    else { return nil }
    return scopes.view
  }

  var body: some View {
    if content.isHidden != true, !content.isEmpty {
      let search = content.search.flatMap {
        $0.follows(searchesAtBottom || searchesInBar) ? nil : $0
      }
      let bar = VStack(alignment: .leading, spacing: 0) {
        if let search, takesBar(search) {
          if let barRoom { Color.clear.frame(height: barRoom.above) }
        } else {
          row.dynamicTypeSize(.large)
            .padding(
              EdgeInsets(
                top: barRoom?.above ?? 0, leading: 0,
                bottom: figures.bar.room + (barRoom?.below ?? 0), trailing: 0))
          if isLarge, let title = content.title { large(title) }
        }
        if let search { search.view }
        if let scopes {
          scopes.padding(.horizontal, figures.bar.inset)
            .padding(.bottom, figures.bar.search.room.below)
        }
      }
      .padding(.bottom, content.beginsWithZone == true ? -figures.bar.zoneReach : 0)
      Group {
        if content.background == nil, let ground = look.ground {
          bar.background(AnyShapeStyle(ground), askedAt: .unknown)
        } else if content.background == nil, mark.showsEnds {
          bar.background { ScrollEdge(mark: mark, edge: .top, ground: content.topGround) }
        } else {
          bar.background(
            content.background?.style ?? AnyShapeStyle(Color.clear),
            askedAt: content.background?.site ?? .unknown)
        }
      }
      .modifier(BarScheme(scheme: content.colorScheme))
      .barTint(look.tint)
    }
  }

  /// The words below the title; older looks have none.
  private var subtitle: Text? { figures.bar.glass == nil ? nil : content.subtitle }

  /// The title, and what stands below it.
  @ViewBuilder private func words(
    _ title: some View, _ alignment: HorizontalAlignment, _ font: Font
  ) -> some View {
    if let subtitle {
      VStack(alignment: alignment, spacing: 0) {
        title
        subtitle.font(font).foregroundStyle(.secondary).lineLimit(1)
      }
    } else {
      title
    }
  }

  private func large(_ title: Text) -> some View {
    words(
      look.largeTitle.title(title).font(.largeTitle.bold()).lineLimit(1).heading(1), .leading,
      .subheadline
    )
    .padding(.horizontal, figures.bar.inset)
    .padding(.bottom, figures.bar.titleRoom ?? 0)
    .frame(
      maxWidth: .infinity, minHeight: figures.bar.largeTitle,
      alignment: figures.bar.titleRoom == nil ? .leading : .bottomLeading)
  }

  @ViewBuilder private var title: some View {
    if let principal = content.entries(.principal).first {
      principal.view
    } else if !isLarge, !titleLeads, let title = content.title {
      let line = look.title.title(title).font(.headline).lineLimit(1).heading(1)
      words(TitledByMenu(menu: content.titleMenu) { line }, .center, .caption)
    }
  }

  private var row: some View {
    let isPad = widthClass == .regular && heightClass == .regular
    let height =
      isSideways ? figures.bar.sidewaysHeight : isPad ? figures.bar.padHeight : figures.bar.height
    return BarRow(gap: figures.bar.gap, goesBack: content.goesBack || titleLeads) {
      HStack(spacing: figures.bar.gap) {
        if content.goesBack, let back = content.back {
          BackButton(item: back)
            .says(back.title ?? Text(verbatim: "Back")).control(.isButton, children: .ignore)
            .padding(.leading, figures.bar.back.inset - figures.bar.inset)
        }
        if titleLeads, let title = content.title {
          look.largeTitle.title(title).font(.largeTitle.bold()).lineLimit(1).heading(1)
        }
        BarItems(entries: content.entries(.leading))
        // Tabs have the middle for themselves.
        if hasTopTabs { title }
      }
      .bar()
      ZStack { if !hasTopTabs { title } }
      HStack(spacing: figures.bar.gap) {
        HStack(spacing: figures.bar.gap) { BarItems(entries: content.entries(.trailing)) }.bar()
        if let search = content.search, search.follows(searchesInBar) {
          search.view.environment(\.searchField, .bar).frame(width: figures.bar.search.barWidth)
        }
      }
    }
    .padding(.horizontal, figures.bar.inset)
    .frame(maxWidth: .infinity, minHeight: height, maxHeight: height)
  }
}

private struct BarRoomKey: EnvironmentKey {
  static var defaultValue: ZoneFigures? { nil }
}

extension EnvironmentValues {
  /// The room above and below the items of bars in a sheet; nil outside sheets.
  var barRoom: ZoneFigures? {
    get { self[BarRoomKey.self] }
    set { self[BarRoomKey.self] = newValue }
  }
}

extension View {
  /// Environment: the colour of a bar's buttons, where one was asked for.
  @ViewBuilder fileprivate func barTint(_ color: Color?) -> some View {
    if let color { tint(color) } else { self }
  }

  /// Environment: words and symbols as items of a bar have them. Labels show only their icons.
  fileprivate func bar() -> some View {
    font(.body).imageScale(.large).labelStyle(.iconOnly)
  }
}

/// Items at both sides and a title in the middle of the bar, or, where items are in its way, in the
/// middle of what they leave.
private struct BarRow: Layout {
  let gap: CGFloat
  let goesBack: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let ideal = sizes.reduce(0) { $0 + $1.width }
    return CGSize(
      width: proposal.width ?? ideal, height: sizes.reduce(0) { max($0, $1.height) })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 3 else { return }
    let (leading, title, trailing) = (subviews[0], subviews[1], subviews[2])
    let end = trailing.sizeThatFits(.unspecified).width
    let ideal = title.sizeThatFits(.unspecified).width
    // The title comes first: the words of a way back give way to it.
    let most = ideal > 0 ? (bounds.width - ideal) / 2 - gap : bounds.width - end - gap
    let offer = goesBack ? ProposedViewSize(width: max(most, 0), height: nil) : .unspecified
    let start = leading.sizeThatFits(offer).width
    leading.place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: offer)
    trailing.place(
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
    let room = max(
      bounds.width - (start > 0 ? start + gap : 0) - (end > 0 ? end + gap : 0), 0)
    let width = min(ideal, room)
    let low = bounds.minX + (start > 0 ? start + gap : 0)
    let middle = min(max(bounds.midX - width / 2, low), max(low + room - width, low))
    title.place(
      at: CGPoint(x: middle, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: width, height: nil))
  }
}

/// The way back: an arrow with the title of the screen below, as far as there is room for it; an
/// arrow on glass where items stand on glass.
private struct BackButton: View {
  let item: BackItem
  @Environment(\.figures) private var figures

  var body: some View {
    picture
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(item.title ?? Text(verbatim: "Back"))
      .accessibilityAddTraits([.isButton, .isBackButton])
  }

  @ViewBuilder private var picture: some View {
    if figures.bar.glass != nil {
      arrow.font(.system(size: 17, weight: .medium)).imageScale(.large)
        .frame(width: figures.bar.height, height: figures.bar.height)
        .glassEffect()
    } else {
      HStack(spacing: figures.bar.back.gap) {
        arrow.font(.system(size: 17, weight: .semibold)).imageScale(.large)
        ViewThatFits(in: .horizontal) {
          if let title = item.title { title.font(.body).lineLimit(1) }
          Text(verbatim: "Back")
          Color.clear.frame(width: 0, height: 0)
        }
      }
      .foregroundStyle(.tint)
    }
  }

  private var arrow: some View {
    Image(systemName: "chevron.backward")
  }
}

/// What stands at the bottom of a screen: items in a bar, and the search field where it has its place
/// there.
struct BottomBarView: View {
  let content: NavigationBarContent
  let mark: ScrollMark
  @Environment(\.figures) private var figures
  @Environment(\.verticalSizeClass) private var heightClass
  @Environment(\.searchesAtBottom) private var searchesAtBottom

  private var search: SearchItem? {
    content.search.flatMap { $0.follows(searchesAtBottom) ? $0 : nil }
  }

  var body: some View {
    let entries = content.entries(.bottom)
    if !entries.isEmpty || search != nil {
      let height = max(
        heightClass == .compact ? figures.bar.sidewaysHeight : figures.bar.height,
        search == nil ? 0 : figures.bar.glass?.searchHeight ?? 0)
      let bar = Group {
        if let search, !search.isActive, !entries.isEmpty {
          // Items keep their room, and what parts them takes what a button leaves.
          ViewThatFits(in: .horizontal) {
            row(search, as: .bottom, entries)
            row(search, as: .button, entries)
          }
        } else {
          row(search, as: .bottom, entries)
        }
      }
      .labelStyle(.iconOnly)
      .dynamicTypeSize(.large)
      .frame(maxWidth: .infinity, minHeight: height, maxHeight: height)
      if let glass = figures.bar.glass {
        DroppedBar(height: height, drop: glass.tabDrop) {
          bar.padding(.horizontal, glass.tabInset - glass.tabRim)
        }
        .background { edge }
      } else {
        bar.padding(.horizontal, figures.bar.inset).background { edge }
      }
    }
  }

  private func row(
    _ search: SearchItem?, as form: SearchFieldForm, _ entries: [_ToolbarEntry]
  ) -> some View {
    HStack(spacing: figures.bar.gap) {
      if let search { search.view.environment(\.searchField, form) }
      items(entries).imageScale(.large)
    }
  }

  private var edge: some View {
    ScrollEdge(mark: mark, edge: .bottom, ground: content.bottomGround)
  }

  /// What says the state of things stands in the middle, the other items before and after it.
  @ViewBuilder private func items(_ entries: [_ToolbarEntry]) -> some View {
    if let middle = entries.firstIndex(where: \.placement.isMiddle) {
      let others = entries.indices.filter { !entries[$0].placement.isMiddle }
      BarRow(gap: figures.bar.gap, goesBack: false) {
        HStack(spacing: figures.bar.gap) {
          BarItems(entries: others.filter { $0 < middle }.map { entries[$0] })
        }
        ZStack { BarItems(entries: [entries[middle]]) }
        HStack(spacing: figures.bar.gap) {
          BarItems(entries: others.filter { $0 > middle }.map { entries[$0] })
        }
      }
    } else {
      BarItems(entries: entries)
    }
  }
}

/// Something of glass at the bottom of the screen, which reaches a little into the safe area below.
struct DroppedBar<Content: View>: View {
  let height, drop: CGFloat
  /// What it takes of the screen above the safe area; nil for its own height.
  var room: CGFloat?
  @Environment(\.picture.safeArea) private var screen
  @ViewBuilder let content: Content

  var body: some View {
    let room = room ?? height
    GeometryReader { proxy in
      content.frame(height: height)
        .offset(y: room - height + reach(into: proxy.safeAreaInsets.bottom))
    }
    .frame(height: room)
  }

  /// How far it reaches into the room below: not into what a keyboard or another bar takes there, from
  /// which it keeps away, by an *estimated* distance.
  private func reach(into inset: CGFloat) -> CGFloat {
    inset > screen.bottom + 0.5 ? -8 : min(max(inset, 0), drop)
  }
}
