import KumihanViews

/// A section as lists draw it: a card between two zones, with the header in the one above and the
/// footer in the one below.
struct ListSection: View {
  let header, content, footer: AnyView
  @Environment(\.listForm) private var form
  @Environment(\.listLook) private var look
  @Environment(\.rowTraits) private var traits
  @Environment(\.figures) private var figures

  init(_ parts: SectionParts) {
    (header, content, footer) = (parts.header, parts.content, parts.footer)
  }

  private var isTitle: Bool {
    form == .plain || look.hasProminentHeaders || figures.list.headersAreTitles
  }

  private var headerFont: Font {
    look.hasProminentHeaders ? .title3.bold() : isTitle ? .headline : .footnote
  }

  private var headerStyle: AnyShapeStyle {
    form == .plain || look.hasProminentHeaders
      ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary)
  }

  /// How far controls may reach into their rows' insets.
  private var allowance: CGFloat {
    (traits.insets ?? nil)?.rowAllowance ?? figures.list.rowInset
  }

  private var inset: CGFloat { form == .plain ? figures.list.plainInset : figures.list.cardInset }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Group(subviews: header) { views in
        if views.isEmpty {
          EmptyZone(isFirst: true)
        } else {
          zone(views, form == .plain ? figures.list.plainHeader : figures.list.header)
            .heading(2)
            .navigationBar { $0.beginsWithZone = $0.beginsWithZone ?? false }
        }
      }
      .environment(\.listRows, false)
      .font(headerFont)
      .textCase(isTitle ? nil : .uppercase)
      .placeForeground(headerStyle)
      LazyRows(content.writing { $0.structure.rowAllowance = allowance }, isSection: true) {
        ListCard(rows: Array($0), traits: traits)
      }
      Group(subviews: footer) { views in
        if views.isEmpty { EmptyZone() } else { zone(views, figures.list.footer) }
      }
      .environment(\.listRows, false)
      .writing { $0.text.fontModifiers.append(.labelLines) }
      .font(.footnote).placeForeground(.secondary)
    }
    .marked { $0.isSection = true }
  }

  private func zone(_ views: SubviewsCollection, _ zone: ZoneFigures) -> some View {
    Group { views }
      .padding(.horizontal, inset)
      .padding(EdgeInsets(top: zone.above, leading: 0, bottom: zone.below, trailing: 0))
  }
}

/// Above a card without a header or below one without a footer.
struct EmptyZone: View {
  /// Whether it may be the first of its list, which comes nearer to the bar.
  var isFirst = false
  @Environment(\.listForm) private var form
  @Environment(\.listLook) private var look
  @Environment(\.figures) private var figures
  @Environment(\.beginsBelowBar) private var beginsBelowBar

  var body: some View {
    if form != .plain {
      // The space between two sections lies half in the zone of each.
      let zone = Color.clear
        .frame(height: look.sectionSpacing.map { $0 / 2 } ?? figures.list.emptyZone)
      if isFirst, beginsBelowBar, figures.bar.zoneReach > 0 {
        zone.navigationBar { $0.beginsWithZone = $0.beginsWithZone ?? true }
      } else {
        zone
      }
    }
  }
}

private struct BeginsBelowBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether nothing stands between the list and the bar of its screen.
  var beginsBelowBar: Bool {
    get { self[BeginsBelowBarKey.self] }
    set { self[BeginsBelowBarKey.self] = newValue }
  }
}
