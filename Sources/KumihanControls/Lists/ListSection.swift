import KumihanViews

/// A section as lists draw it: a card between two zones, with the header in the one above and the
/// footer in the one below.
struct ListSection: View {
  let header, content, footer: AnyView
  let isExpanded: Bool
  @Environment(\.listForm) private var form
  @Environment(\.listLook) private var look
  @Environment(\.rowTraits) private var traits
  @Environment(\.figures) private var figures
  @Environment(\.listSelection) private var selection

  init(_ parts: SectionParts) {
    (header, content, footer) = (parts.header, parts.content, parts.footer)
    isExpanded = parts.isExpanded
  }

  private var isTitle: Bool {
    !hasCards || look.hasProminentHeaders || figures.list.headersAreTitles
  }

  private var headerFont: Font {
    look.hasProminentHeaders || form == .sidebar ? .title3.bold() : isTitle ? .headline : .footnote
  }

  private var headerStyle: AnyShapeStyle {
    !hasCards || look.hasProminentHeaders
      ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary)
  }

  /// How far controls may reach into their rows' insets.
  private var allowance: CGFloat {
    (traits.insets ?? RowInsets()).rowAllowance(figures.list.rowInset)
  }

  private var inset: CGFloat { figures.list.inset(in: form) }

  private var hasCards: Bool { form == .grouped || form == .insetGrouped }

  var body: some View {
    let header =
      header
      .environment(\.listRows, false)
      .font(headerFont)
      .textCase(isTitle ? nil : .uppercase)
      .placeForeground(headerStyle)
    return Group(subviews: header) { views in
      VStack(alignment: .leading, spacing: 0) {
        if views.isEmpty {
          EmptyZone(isFirst: true)
        } else {
          zone(
            titled(views), hasCards ? figures.list.header : figures.list.plainHeader,
            isFilled: look.fillsHeader
          )
          .documentRole(.partHeading)
          .navigationBar { $0.beginsWithZone = $0.beginsWithZone ?? false }
        }
        LazyRows(
          content.writing { $0.structure.rowAllowance = allowance }, isSection: true,
          areChoices: selection != nil
        ) {
          ListCard(rows: Array($0), traits: traits, hasTopLine: !views.isEmpty)
        }
        Group(subviews: footer) { views in
          if views.isEmpty {
            EmptyZone()
          } else {
            zone(Group { views }, figures.list.footer, isFilled: look.fillsFooter)
          }
        }
        .environment(\.listRows, false)
        .writing { $0.text.fontModifiers.append(.labelLines) }
        .font(.footnote).placeForeground(.secondary)
      }
      .modifier(SectionMargins(traits: traits))
      .marked { ($0.isSection, $0.isHeaderless) = (true, views.isEmpty) }
    }
  }

  /// The header's words, with the arrow that closes the section where the list has one.
  @ViewBuilder private func titled(_ views: SubviewsCollection) -> some View {
    if look.hasArrows {
      HStack(spacing: 8) {
        views
        Spacer(minLength: 0)
        DisclosureArrow(isOpen: isExpanded)
      }
    } else {
      Group { views }
    }
  }

  @ViewBuilder private func zone(
    _ views: some View, _ zone: ZoneFigures, isFilled: Bool
  ) -> some View {
    if isFilled {
      views
    } else {
      views
        .padding(.horizontal, inset)
        .padding(EdgeInsets(top: zone.above, leading: 0, bottom: zone.below, trailing: 0))
    }
  }
}

/// The margins that were set for a section, in place of those of its list.
private struct SectionMargins: ViewModifier {
  let traits: RowTraits
  @Environment(\.listForm) private var form
  @Environment(\.figures.list.cardMargin) private var margin

  func body(content: Content) -> some View {
    let (leading, trailing) = (traits.leadingMargin ?? nil, traits.trailingMargin ?? nil)
    if form == .insetGrouped, leading != nil || trailing != nil {
      content.padding(
        EdgeInsets(
          top: 0, leading: (leading ?? margin) - margin, bottom: 0,
          trailing: (trailing ?? margin) - margin))
    } else {
      content
    }
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
    if form == .grouped || form == .insetGrouped {
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
