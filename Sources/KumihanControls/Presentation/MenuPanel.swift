import KumihanViews

private struct MenuItemsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True inside an open menu, where controls are rows.
  var menuItems: Bool {
    get { self[MenuItemsKey.self] }
    set { self[MenuItemsKey.self] = newValue }
  }
}

/// An open menu at its source.
struct MenuScreen: View {
  let screen: PresentedScreen
  let content: AnyView
  @Environment(\.presentationFigures.menu) private var figures
  @Environment(\.figures.bar.glass) private var glass
  @Environment(\.isInBar) private var isInBar

  var body: some View {
    LayeredScreen(base: screen.base) {
      SourcePanel(
        screen: screen, gap: figures.gap, margin: figures.margin,
        covered: figures.glass ? figures.row : nil,
        rim: isInBar ? glass?.itemInset ?? 0 : 0
      ) {
        MenuPanel(content: content)
      }
      .leavingForScreen(in: screen.size, isElevated: true)
    }
  }
}

/// The rows of a menu, in sections.
struct MenuPanel: View {
  let content: AnyView
  @Environment(\.presentationFigures.menu) private var figures
  @Environment(\.pixelLength) private var pixel

  private enum Line {
    case row(Subview)
    case band
  }

  /// The rows and the bands between sections: none at the ends and below a title, one between two.
  private func lines(_ views: SubviewsCollection) -> [Line] {
    var lines: [Line] = []
    var ends = false
    for view in views {
      let values = view.containerValues
      if values.isDivider || values.part.action?.isBand == true {
        if case .row(let row) = lines.last, row.containerValues.part.action?.isHeader == true {
          continue
        }
        ends = !lines.isEmpty
      } else {
        if ends { lines.append(.band) }
        ends = false
        lines.append(.row(view))
      }
    }
    return lines
  }

  var body: some View {
    Group(subviews: content.asMenuItems()) { views in
      let lines = lines(views)
      let hasMarks = views.contains {
        let part = $0.containerValues.part.action
        return part?.isMarked != nil || part?.isSubmenu == true && !figures.symbolsLead
      }
      VStack(spacing: 0) {
        ForEach(lines.indices, id: \.self) { index in
          switch lines[index] {
          case .band: band
          case .row(let row):
            self.row(row, hasMarks: hasMarks).overlay(alignment: .top) {
              if figures.hasLines, index > 0, case .row = lines[index - 1] {
                Color(.system(.separator)).frame(height: pixel)
              }
            }
          }
        }
      }
      .padding(.vertical, figures.rim)
      .frame(width: figures.width)
      .modifier(PanelGround(corner: figures.corner, isGlass: figures.glass))
      .shadow(color: .black.opacity(0.15), radius: 24, y: 8)
    }
  }

  @ViewBuilder private var band: some View {
    if figures.hasLines {
      Color(.system(.systemFill)).frame(height: figures.band)
    } else {
      Color(.system(.separator)).frame(height: 1).padding(.horizontal, figures.inset)
        .frame(height: figures.band)
    }
  }

  /// Choices, switches and what opens another menu are read as one button each; other buttons are it
  /// already.
  @ViewBuilder private func row(_ row: Subview, hasMarks: Bool) -> some View {
    let part = row.containerValues.part.action
    if let isMarked = part?.isMarked {
      line(row, hasMarks: hasMarks).control(isMarked ? [.isButton, .isSelected] : .isButton)
    } else if part?.isSubmenu == true {
      line(row, hasMarks: hasMarks).control(.isButton)
    } else {
      line(row, hasMarks: hasMarks)
    }
  }

  @ViewBuilder private func line(_ row: Subview, hasMarks: Bool) -> some View {
    let part = row.containerValues.part.action
    let isGroup = part?.isGroup == true
    HStack(spacing: 0) {
      if hasMarks, !isGroup {
        ZStack(alignment: .leading) {
          Color.clear.frame(height: 0)
          Group {
            if part?.isMarked == true {
              Image(systemName: "checkmark").part(.silent)
            } else if part?.isSubmenu == true, !figures.symbolsLead {
              Image(systemName: "chevron.forward").part(.silent)
            }
          }
          .font(.system(size: 13, weight: .semibold))
        }
        .frame(width: figures.markColumn)
      }
      row.frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal, isGroup ? 0 : figures.inset)
    .padding(.vertical, part?.isHeader == true ? 8 : 11)
    .frame(minHeight: part?.isHeader == true ? 0 : figures.row)
  }
}

/// The words of a menu's row and the symbol at its other side.
private struct MenuLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.presentationFigures.menu) private var figures

  var body: some View {
    if figures.symbolsLead {
      HStack(spacing: 8) {
        configuration.icon.frame(width: 28)
        configuration.title
        Spacer(minLength: 0)
      }
    } else {
      HStack(spacing: 8) {
        configuration.title
        Spacer(minLength: 0)
        configuration.icon.frame(minWidth: 24)
      }
    }
  }
}

/// A row of a menu that opens another.
struct SubmenuRow<Label: View>: View {
  let label: Label
  @Environment(\.presentationFigures.menu) private var figures

  /// The arrow stands at the end, or in the column of check marks where symbols stand at the end.
  var body: some View {
    HStack(spacing: 8) {
      label
      if figures.symbolsLead {
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward").font(.system(size: 13, weight: .semibold))
          .part(.silent)
      }
    }
    .foregroundStyle(.primary)
    .marked { $0.action = ActionPart(isSubmenu: true) }
  }
}

/// A choice or a switch in a menu.
struct MarkedRow<Label: View>: View {
  let label: Label
  let isMarked: Bool

  var body: some View {
    label.foregroundStyle(.primary).marked { $0.action = ActionPart(isMarked: isMarked) }
  }
}

/// The end of a section in a menu.
struct MenuBand: View {
  var body: some View {
    Color.clear.frame(width: 0, height: 0).marked { $0.action = ActionPart(isBand: true) }
  }
}

/// A section of a menu.
private struct MenuSection: View {
  let parts: SectionParts

  var body: some View {
    MenuBand()
    Group(subviews: parts.header) { views in
      if !views.isEmpty {
        HStack(spacing: 0) { views }.marked { $0.action = ActionPart(isHeader: true) }
      }
    }
    .font(.footnote).foregroundStyle(.secondary)
    parts.content
    MenuBand()
  }
}

extension View {
  /// Environment write: controls inside are the rows of a menu.
  func asMenuItems() -> _EnvironmentWriter<Self> {
    writing { values in
      values.leaveForSystem()
      values.menuItems = true
      values.structure.marksDividers = true
      values.sectionLook = { MenuSection(parts: $0) }
      values.labelStyle = AnyStyle { MenuLabel(configuration: $0) }
      values.buttonStyle = AnyStyle { configuration in
        MenuButtonRow(role: configuration.role, label: configuration.label)
      }
      values.controlGroupStyle = AnyStyle { MenuControls(content: $0.content) }
      values.pickerForm = .menu
    }
  }
}

private struct MenuButtonRow: View {
  let role: ButtonRole?
  let label: ButtonStyleConfiguration.Label
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label.frame(maxWidth: .infinity, alignment: .leading)
      .foregroundStyle(
        !isEnabled
          ? AnyShapeStyle(Color(.system(.tertiaryLabel)))
          : role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
      )
      .marked { $0.action = ActionPart(role: role) }
  }
}

/// Controls side by side in one row of a menu.
private struct MenuControls: View {
  let content: ControlGroupStyleConfiguration.Content
  @Environment(\.presentationFigures.menu) private var figures
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    Group(
      subviews: content.writing { values in
        values.labelStyle = AnyStyle { configuration in
          VStack(spacing: 4) {
            configuration.icon
            configuration.title.font(.caption).lineLimit(1)
          }
          .frame(maxWidth: .infinity)
        }
      }
    ) { views in
      HStack(spacing: 0) {
        ForEach(views.indices, id: \.self) { index in
          views[index].frame(minWidth: 0, maxWidth: .infinity)
            .overlay(alignment: .leading) {
              if figures.hasLines, index > 0 {
                Color(.system(.separator)).frame(width: pixel).padding(.vertical, -11)
              }
            }
        }
      }
      .marked { $0.action = ActionPart(isGroup: true) }
    }
  }
}
