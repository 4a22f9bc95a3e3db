import KumihanViews

/// The measures of what is presented over a screen, in one look, in points.
struct PresentationFigures: Sendable {
  let sheet: SheetFigures
  let alert: AlertFigures
  let dialog: DialogFigures
  let menu: MenuFigures
  let popover: PopoverFigures
  let swipe: SwipeFigures
  /// The room of the sign of refreshing.
  let refresh: CGFloat
  let keyboard: KeyboardFigures
}

/// Measures of the actions behind a row.
struct SwipeFigures: Sendable {
  /// The least width of an action, and the room beside its words.
  let width, inset: CGFloat
  /// Between actions.
  let gap: CGFloat
  let areCapsules: Bool
}

/// Measures of keyboards, above the safe area.
struct KeyboardFigures: Sendable {
  /// On phones with a home indicator, on phones without, on those held sideways, and on wide screens.
  let high, low, sideways, wide: CGFloat
  let light, dark: RGBA
}

/// The colour over a screen that something is presented over.
struct DimFigure: Sendable {
  let light, dark: Double

  func color(_ scheme: ColorScheme) -> Color {
    Color.black.opacity(scheme == .dark ? dark : light)
  }
}

/// Measures of sheets.
struct SheetFigures: Sendable {
  /// From the safe area to the top of a sheet at its full height.
  let topGap: CGFloat
  /// The top of a sheet with a status bar and no more above it.
  let corner: CornerFigure
  let dim: DimFigure
  /// How far the screen below a sheet at its full height is drawn in at both sides; nil where it
  /// stays as it is.
  let inset: CGFloat?
  /// The corner of that screen.
  let insetCorner: CornerFigure
  /// From a lower sheet to the sides and the bottom of the screen.
  let margin: CGFloat
  /// The corner of a lower sheet.
  let lowCorner: CornerFigure
  let grabber: CGSize
  let grabberTop: CGFloat
  /// Above the content of a sheet.
  let room: ZoneFigures
  /// A sheet in the middle of a wide screen.
  let form: CGSize
  let formCorner: CornerFigure
  /// The width of a page in the middle of a wide screen.
  let page: CGFloat
}

/// Measures of alerts.
struct AlertFigures: Sendable {
  let width: CGFloat
  let corner: CornerFigure
  /// Around the title and the message, and between the two.
  let inset, top, bottom, gap: CGFloat
  let row: CGFloat
  let dim: DimFigure
  /// Buttons in capsules of their own, words at the leading side; nil for rows between lines.
  let capsules: CapsuleFigures?
  let field: CGFloat
}

/// Measures of buttons in capsules at the bottom of an alert.
struct CapsuleFigures: Sendable {
  /// From the capsules to the panel's sides and bottom, and between them.
  let inset, gap: CGFloat
}

/// Measures of confirmation dialogs at the bottom of a screen, or at their source.
struct DialogFigures: Sendable {
  /// From the sides of the screen.
  let margin: CGFloat
  let row, font: CGFloat
  let corner: CornerFigure
  /// Between the actions and the one that cancels.
  let gap: CGFloat
  /// Above and below the title.
  let titleInset: CGFloat
  /// Drawn at the view that presents it.
  let standsAtSource: Bool
}

/// Measures of open menus.
struct MenuFigures: Sendable {
  let width, row: CGFloat
  let corner: CornerFigure
  /// From the menu's sides to words.
  let inset: CGFloat
  /// The column of check marks before words, once one row has one.
  let markColumn: CGFloat
  /// The band between two sections.
  let band: CGFloat
  /// Symbols stand before the words.
  let symbolsLead: Bool
  /// Lines between rows.
  let hasLines: Bool
  /// Above the first and below the last row.
  let rim: CGFloat
  /// From the menu to its source, and to the sides of the screen.
  let gap, margin: CGFloat
  let glass: Bool
}

/// Measures of popovers.
struct PopoverFigures: Sendable {
  let corner: CornerFigure
  /// The arrow's base and height.
  let arrow: CGSize
  /// From the sides of the screen.
  let margin: CGFloat
}

extension EnvironmentValues {
  /// The measures of the look in use.
  var presentationFigures: PresentationFigures {
    switch platformLook {
    case .iOS18: .iOS18
    case .iOS26: .iOS26
    }
  }
}
