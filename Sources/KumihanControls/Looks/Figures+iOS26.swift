import KumihanViews

extension Figures {
  /// iOS 26. Pictures measured: iOS 26.2 at the text size L, iOS 26 at M, all at 3x. What no picture
  /// showed is marked as estimated.
  static let iOS26 = Figures(
    list: ListFigures(
      cardMargin: 16,  // measured, 26.2
      cardCorner: CornerFigure(radius: 26, style: .circular),  // measured, 26.2
      cardInset: 16,  // measured, 26.2
      plainInset: 16,  // as in cards: both are the margin of the list
      narrowInset: 16,  // as on wider screens
      sidebarMargin: 16, sidebarInset: 12,  // estimated
      sidebarCorner: CornerFigure(radius: 22, style: .circular),  // estimated
      indentation: 16,  // estimated
      editGap: 16,  // estimated
      rowInset: 95 / 6,  // measured: a row is its text and 31.667
      minimumRowHeight: 44,  // estimated: no row of text is as low
      emptyZone: 17.5,  // measured: bare cards stand 35 apart
      // Measured: one line takes 40.333 at L, 39.333 at M; the share above it is estimated.
      header: ZoneFigures(above: 12, below: 8),
      // Measured: one line takes 29.667 at L, two 42.5 at M; the share above it is estimated.
      footer: ZoneFigures(above: 6, below: 8),
      plainHeader: ZoneFigures(above: 8, below: 7),  // estimated
      headersAreTitles: true,  // measured, 26.2
      separatorWidth: 1,  // measured, 26.2
      // Measured: 232 on white; in the dark estimated.
      separatorColor: Color(
        light: RGBA(red: 0, green: 0, blue: 0, alpha: 0.09),
        dark: RGBA(red: 1, green: 1, blue: 1, alpha: 0.12)),
      separatorEnd: 16,  // measured, 26.2
      chevronGap: 32 / 3,  // measured at M: 13 between the inks, which end before their boxes
      iconColumn: 28, iconGap: 11),  // measured: titles begin 39 after the inset; shares estimated
    bar: BarFigures(
      height: 44,  // measured, 26.2: a round button of 44 begins at the safe area
      sidewaysHeight: 44, padHeight: 44,  // estimated
      room: 10,  // known: the bar is 54 high
      // Measured at M: the title's line ends 107 below the safe area, the first card begins at 114.5;
      // below a bar without it the card begins 14 below the buttons. So it stands 4 below both bars.
      largeTitle: 56.5, titleRoom: 3.5, zoneReach: 13.5,
      column: 320,  // estimated: as on iOS 18
      inset: 16, wideInset: 16,  // measured; wider ones estimated
      gap: 12,  // estimated
      back: BackFigures(inset: 16, gap: 0),  // measured, 26.2
      search: SearchFigures(
        height: 44, corner: CornerFigure(radius: 22, style: .circular),
        room: ZoneFigures(above: 4, below: 12), cancelGap: 12,
        barWidth: 280, besideTabs: 1100),  // estimated
      tabBar: 49,  // estimated
      tabItem: 54,  // measured, 26.2
      topTab: 36, topTabInset: 16, topTabRim: 4,  // estimated
      tabSymbol: 20, tabWord: 40, sidewaysTabWord: 10, tabWordGap: 0,  // estimated: as upright
      glass: GlassFigures(
        itemInset: 16,  // measured at M
        tabInset: 25,  // measured, 26.2
        tabRim: 4, tabDrop: 13,  // estimated
        accessory: 48, accessoryGap: 8, searchHeight: 48,  // estimated
        // Estimated; the corner nests in a screen's of 30 at this inset.
        sidebarInset: 10, sidebarCorner: CornerFigure(radius: 20, style: .continuous))),
    control: ControlFigures(
      switchSize: CGSize(width: 63, height: 28), knobSize: CGSize(width: 37, height: 24),
      pressedKnob: 0,  // estimated
      knobInset: 2,  // measured, 26.2
      switchOutset: 2,  // measured at M: a switch ends 14 before its card
      switchOff: .tertiaryLabel,  // measured: 197, 197, 199 on white
      stepperSize: CGSize(width: 94, height: 32), stepperLine: 24,  // measured, 26.2
      stepperCorner: CornerFigure(radius: 16, style: .circular),  // measured, 26.2
      segment: 28, segmentsEdge: 2,  // measured, 26.2
      segmentCorner: CornerFigure(radius: 14, style: .circular),  // measured, 26.2
      segmentsCorner: CornerFigure(radius: 16, style: .circular),  // measured, 26.2
      segmentLine: nil,  // measured, 26.2
      datePill: CornerFigure(radius: 17, style: .circular),  // known: a capsule
      controlGroup: CornerFigure(radius: 17, style: .circular),  // estimated: a capsule
      sliderTrack: 6,  // measured, 26.2
      sliderKnob: CGSize(width: 37, height: 24),  // estimated: as that of a switch
      buttonsAreCapsules: true,  // measured, 26.2
      secretScale: 1.178))  // measured as on iOS 18
}
