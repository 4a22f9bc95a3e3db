import KumihanViews

extension Figures {
  /// iOS 18. Pictures measured: iOS 18.5 at the text size L, iOS 18 at M, all at 3x.
  static let iOS18 = Figures(
    list: ListFigures(
      cardMargin: 20,  // measured, 18.5
      cardCorner: CornerFigure(radius: 10, style: .continuous),  // measured, 18.5
      cardInset: 20,  // measured, 18.5
      plainInset: 20,  // as in cards: both are the margin of the list
      narrowInset: 16,  // known: of phones 375 wide
      sidebarMargin: 16, sidebarInset: 16,  // estimated
      sidebarCorner: CornerFigure(radius: 10, style: .continuous),  // known
      indentation: 16,  // estimated
      editGap: 16,  // estimated
      rowInset: 11,  // measured at M: two lines take 62.333
      minimumRowHeight: 44,  // measured, also of rows with a switch
      emptyZone: 53 / 3,  // measured: bare cards stand 35.333 apart
      header: ZoneFigures(above: 17, below: 6),  // measured: one line takes 38.667 at L
      footer: ZoneFigures(above: 17 / 3, below: 37 / 3),  // measured: one line takes 33.667 at L
      plainHeader: ZoneFigures(above: 8, below: 7),  // estimated
      headersAreTitles: false,  // measured
      separatorWidth: nil, separatorColor: nil,  // measured
      separatorEnd: 0,  // measured
      chevronGap: 10,  // measured at M
      iconColumn: 28, iconGap: 16),  // estimated
    bar: BarFigures(
      height: 44, sidewaysHeight: 32, padHeight: 50, room: 0,  // known
      largeTitle: 52, titleRoom: nil,  // known: content begins 96 below the safe area
      zoneReach: 0,  // measured
      column: 320,  // known
      inset: 16, wideInset: 20, gap: 16,  // measured; known; the gap estimated
      back: BackFigures(inset: 8, gap: 6),  // known; the gap estimated
      search: SearchFigures(
        height: 36, corner: CornerFigure(radius: 10, style: .continuous),
        room: ZoneFigures(above: 1, below: 15),  // known: 36 in a band of 52
        cancelGap: 12, barWidth: 280, besideTabs: 1100),  // estimated
      tabBar: 49, tabItem: 48,  // known
      topTab: 32, topTabInset: 14, topTabRim: 4,  // estimated
      tabSymbol: 17, tabWord: 41,  // known: words 12 high end 1 above the end of the item
      sidewaysTabWord: 12, tabWordGap: 5,  // estimated; the bar's 32 known
      glass: nil),
    control: ControlFigures(
      switchSize: CGSize(width: 51, height: 31), knobSize: CGSize(width: 27, height: 27),
      pressedKnob: 7,  // known
      knobInset: 2,  // measured, 18.5
      switchOutset: 2,  // measured at M: a switch ends 18 before its card
      switchOff: .secondarySystemFill,  // measured
      stepperSize: CGSize(width: 94, height: 32), stepperLine: 18,  // measured, 18.5
      stepperCorner: CornerFigure(radius: 8, style: .continuous),  // estimated
      segment: 28, segmentsEdge: 2,  // measured, 18.5
      segmentCorner: CornerFigure(radius: 7, style: .continuous),  // estimated
      segmentsCorner: CornerFigure(radius: 9, style: .continuous),  // measured as 8 to 9
      segmentLine: 16,  // measured as there, its height estimated
      datePill: CornerFigure(radius: 6, style: .continuous),  // known
      controlGroup: CornerFigure(radius: 8, style: .continuous),  // estimated
      sliderTrack: 4, sliderKnob: CGSize(width: 28, height: 28),  // measured, 18.5; knob estimated
      buttonsAreCapsules: false,  // measured, 18.5
      secretScale: 1.178))  // measured, 18.5: nine dots at 17 points are 89.3 wide
}
