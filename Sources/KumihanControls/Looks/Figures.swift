import KumihanViews

/// The measures of the system's own lists, bars and controls in one look, in points. They are rules:
/// what is drawn follows from them at every text size. Where a figure was measured, its source
/// stands beside it in the table of the look.
struct Figures: Sendable {
  var list: ListFigures
  var bar: BarFigures
  var control: ControlFigures
}

/// Measures of lists and forms.
struct ListFigures: Sendable {
  /// From the sides of the list to its cards, in the inset form.
  var cardMargin: CGFloat
  let cardCorner: CornerFigure
  /// From the sides of a card to the words of its rows, header and footer.
  var cardInset: CGFloat
  /// The same in the plain form.
  var plainInset: CGFloat
  /// All three on a screen narrower than 390.
  let narrowInset: CGFloat
  /// The panel of a chosen row in a sidebar: from the sides of the list, to its words, its corners.
  let sidebarMargin, sidebarInset: CGFloat
  let sidebarCorner: CornerFigure
  /// Before the rows of an open group.
  let indentation: CGFloat
  /// Between the signs of a list that is edited and the words of its rows.
  let editGap: CGFloat
  /// Above and below the text of a row. The system's controls may reach into it.
  let rowInset: CGFloat
  let minimumRowHeight: CGFloat
  /// A section takes a zone above its card and one below; two cards stand as far apart as their
  /// zones are high together. This is a zone without header or footer.
  let emptyZone: CGFloat
  let header: ZoneFigures
  let footer: ZoneFigures
  /// Above and below the header of a plain list.
  let plainHeader: ZoneFigures
  /// Headers are small capital letters, or titles as they are written.
  let headersAreTitles: Bool
  /// Nil for one pixel.
  let separatorWidth: CGFloat?
  /// The line between rows on a card: nil for the system's separator.
  let separatorColor: Color?
  /// From the end of a separator to the end of its card.
  let separatorEnd: CGFloat
  /// Between what leads on and its arrow.
  let chevronGap: CGFloat
  /// The column of icons before titles, and the gap after it.
  let iconColumn, iconGap: CGFloat
}

extension ListFigures {
  /// From the sides of a card or of a list without cards to the words of its rows.
  func inset(in form: _ListForm) -> CGFloat {
    switch form {
    case .plain: plainInset
    case .grouped, .insetGrouped: cardInset
    case .sidebar: sidebarMargin + sidebarInset
    }
  }
}

/// The room around the text of a zone: before it, and after it in reading order.
struct ZoneFigures: Sendable {
  let above, below: CGFloat
}

/// A corner, and how it is rounded.
struct CornerFigure: Sendable {
  let radius: CGFloat
  let style: RoundedCornerStyle

  /// That of a capsule.
  static let capsule = CornerFigure(radius: .infinity, style: .circular)

  var shape: RoundedRectangle { RoundedRectangle(cornerRadius: radius, style: style) }
}

/// Measures of bars.
struct BarFigures: Sendable {
  /// The row of a bar's items: on a phone, on a phone held sideways and on a tablet; and the room of
  /// the bar below it.
  let height, sidewaysHeight, padHeight, room: CGFloat
  /// The least height of a large title below the bar, and how far above the end of it the title ends;
  /// nil where it stands in the middle.
  let largeTitle: CGFloat
  let titleRoom: CGFloat?
  /// How far the first card of a list without header comes nearer to the bar than its zone.
  let zoneReach: CGFloat
  /// The width of a split view's columns before the detail.
  let column: CGFloat
  /// From the sides of the screen to titles and items, and the same on a screen of 414 and more.
  var inset: CGFloat
  let wideInset: CGFloat
  /// Between the items of one side.
  let gap: CGFloat
  let back: BackFigures
  let search: SearchFigures
  /// The bar of tabs above the home indicator, and its items at the bottom of it.
  let tabBar, tabItem: CGFloat
  /// Tabs at the top of a tablet: the height of one, the room beside its word, the rim around all.
  let topTab, topTabInset, topTabRim: CGFloat
  /// From the top of a tab's item to the middle of its symbol and to the middle of its word.
  let tabSymbol, tabWord: CGFloat
  /// The size of words beside symbols in the tabs of a phone held sideways, and the gap between them.
  let sidewaysTabWord, tabWordGap: CGFloat
  /// The bar's items and tabs stand on glass; nil where they stand on the bar.
  let glass: GlassFigures?
}

/// Measures of the arrow that leads back and the title beside it.
struct BackFigures: Sendable {
  /// From the side of the screen to the arrow, and from it to the title.
  let inset, gap: CGFloat
}

/// Measures of a search field and the room above and below it.
struct SearchFigures: Sendable {
  let height: CGFloat
  let corner: CornerFigure
  let room: ZoneFigures
  /// Between the field and the button that ends the search.
  let cancelGap: CGFloat
  /// The width of a field in the bar of a tablet, and of the least screen where it stands beside tabs.
  let barWidth, besideTabs: CGFloat
}

/// Measures of bars of glass.
struct GlassFigures: Sendable {
  /// From the ends of an item's glass to its words.
  let itemInset: CGFloat
  /// From the sides of the screen to the tabs, and the rim of glass around them.
  let tabInset, tabRim: CGFloat
  /// How far glass at the bottom of the screen may reach into the safe area below.
  let tabDrop: CGFloat
  /// A view above the tabs, and the gap between them.
  let accessory, accessoryGap: CGFloat
  /// The search field at the bottom of the screen, in place of one in the bar.
  let searchHeight: CGFloat
  /// From the edges of the screen to the panel of a sidebar, and the panel's corners.
  let sidebarInset: CGFloat
  let sidebarCorner: CornerFigure
}

/// Measures of controls.
struct ControlFigures: Sendable {
  let switchSize, knobSize: CGSize
  /// How much wider a finger on the switch makes the knob.
  let pressedKnob: CGFloat
  /// Between a knob and the edge of its track.
  let knobInset: CGFloat
  /// How far a switch stands out of its row's words at the trailing end.
  let switchOutset: CGFloat
  /// The track of a switch that is off.
  let switchOff: SystemColor
  let stepperSize: CGSize
  let stepperLine: CGFloat
  let stepperCorner: CornerFigure
  /// The inner height of a segment, and the edge around all of them.
  let segment, segmentsEdge: CGFloat
  let segmentCorner, segmentsCorner: CornerFigure
  /// The height of the lines between segments; nil for none.
  let segmentLine: CGFloat?
  let datePill: CornerFigure
  let controlGroup: CornerFigure
  let sliderTrack: CGFloat
  let sliderKnob: CGSize
  /// Bordered buttons whose shape nobody chose end in half circles.
  let buttonsAreCapsules: Bool
  /// The dots of a secret, as a share of the text around them.
  let secretScale: CGFloat
}

extension EnvironmentValues {
  /// The measures of the look in use, on a screen of this width.
  var figures: Figures {
    var figures: Figures =
      switch platformLook {
      case .iOS18: .iOS18
      case .iOS26: .iOS26
      }
    guard let width = picture.size?.width else { return figures }
    if width < 390 {
      let inset = figures.list.narrowInset
      (figures.list.cardMargin, figures.list.cardInset) = (inset, inset)
      figures.list.plainInset = inset
    }
    if width >= 414 { figures.bar.inset = figures.bar.wideInset }
    return figures
  }
}
