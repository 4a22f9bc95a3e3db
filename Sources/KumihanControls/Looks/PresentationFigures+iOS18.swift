import KumihanViews

extension PresentationFigures {
  /// iOS 18. "Known" is what documents and general knowledge agree on; no picture was measured.
  static let iOS18 = PresentationFigures(
    sheet: SheetFigures(
      topGap: 10,  // known
      corner: CornerFigure(radius: 10, style: .continuous),  // known
      dim: DimFigure(light: 0.2, dark: 0.48),  // known
      inset: 16,  // known: the screen below shrinks to its width without the margins
      insetCorner: CornerFigure(radius: 10, style: .continuous),  // known
      margin: 0, lowCorner: CornerFigure(radius: 10, style: .continuous),  // known
      grabber: CGSize(width: 36, height: 5), grabberTop: 5,  // known
      room: ZoneFigures(above: 6, below: 6),  // known: bars of sheets are 56 high
      form: CGSize(width: 540, height: 620),  // known
      formCorner: CornerFigure(radius: 10, style: .continuous),  // estimated
      page: 704),  // estimated
    alert: AlertFigures(
      width: 270, corner: CornerFigure(radius: 14, style: .continuous),  // known
      inset: 16, top: 20, bottom: 20, gap: 2,  // estimated
      row: 44,  // known
      dim: DimFigure(light: 0.2, dark: 0.48),  // known
      capsules: nil,  // known
      field: 30),  // estimated
    dialog: DialogFigures(
      margin: 8, row: 57, font: 20, corner: CornerFigure(radius: 14, style: .continuous),  // known
      gap: 8,  // known
      titleInset: 14.5,  // estimated
      standsAtSource: false),  // known
    menu: MenuFigures(
      width: 250, row: 44, corner: CornerFigure(radius: 13, style: .continuous),  // known
      inset: 16, markColumn: 20,  // estimated
      band: 8,  // known
      symbolsLead: false, hasLines: true,  // known
      rim: 0, gap: 8, margin: 8,  // estimated
      glass: false),
    popover: PopoverFigures(
      corner: CornerFigure(radius: 13, style: .continuous),  // known
      arrow: CGSize(width: 26, height: 13), margin: 10),  // estimated
    swipe: SwipeFigures(width: 74, inset: 8, gap: 0, areCapsules: false),  // known; inset estimated
    refresh: 60,  // known
    keyboard: KeyboardFigures(
      // Known: 336 with the home indicator, 209 held sideways; wide is estimated.
      high: 302, low: 260, sideways: 188, wide: 320,
      light: RGBA(red: 0.82, green: 0.83, blue: 0.86, alpha: 1),  // estimated
      dark: RGBA(red: 0.17, green: 0.17, blue: 0.17, alpha: 1)))  // estimated
}
