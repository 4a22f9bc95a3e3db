import KumihanViews

extension PresentationFigures {
  /// iOS 26. "Known" is what documents and general knowledge agree on; no picture was measured.
  static let iOS26 = PresentationFigures(
    sheet: SheetFigures(
      topGap: 10,  // estimated, as on iOS 18
      corner: CornerFigure(radius: 38, style: .continuous),  // known
      dim: DimFigure(light: 0.2, dark: 0.48),  // estimated, as on iOS 18
      inset: nil,  // estimated
      insetCorner: CornerFigure(radius: 38, style: .continuous),  // estimated
      margin: 8,  // estimated: a lower sheet floats
      lowCorner: CornerFigure(radius: 38, style: .continuous),  // known
      grabber: CGSize(width: 36, height: 5), grabberTop: 5,  // estimated, as on iOS 18
      // Estimated: buttons of bars stand as far from the top as from the sides.
      room: ZoneFigures(above: 16, below: 0),
      form: CGSize(width: 540, height: 620),  // estimated, as on iOS 18
      formCorner: CornerFigure(radius: 34, style: .continuous),  // estimated
      page: 704),  // estimated
    alert: AlertFigures(
      width: 320, corner: CornerFigure(radius: 34, style: .continuous),  // known
      inset: 30, top: 22, bottom: 18, gap: 8,  // estimated
      row: 48,  // known
      dim: DimFigure(light: 0.2, dark: 0.48),  // estimated, as on iOS 18
      capsules: CapsuleFigures(inset: 14, gap: 8),  // estimated
      field: 44),  // estimated
    dialog: DialogFigures(
      margin: 8, row: 48, font: 17,  // estimated, as in alerts
      corner: CornerFigure(radius: 34, style: .continuous),  // known
      gap: 8, titleInset: 18,  // estimated
      standsAtSource: true),  // known
    menu: MenuFigures(
      width: 250, row: 44, corner: CornerFigure(radius: 34, style: .continuous),  // known
      inset: 24, markColumn: 24,  // estimated
      band: 17,  // estimated
      symbolsLead: true, hasLines: false,  // known
      rim: 10, gap: 8, margin: 16,  // estimated
      glass: true),
    popover: PopoverFigures(
      corner: CornerFigure(radius: 34, style: .continuous),  // estimated
      arrow: CGSize(width: 26, height: 13), margin: 10),  // estimated
    swipe: SwipeFigures(width: 60, inset: 8, gap: 8, areCapsules: true),  // estimated
    refresh: 60,  // estimated, as on iOS 18
    keyboard: KeyboardFigures(
      high: 302, low: 260, sideways: 188, wide: 320,  // estimated, as on iOS 18
      light: RGBA(red: 0.87, green: 0.88, blue: 0.9, alpha: 1),  // estimated
      dark: RGBA(red: 0.17, green: 0.17, blue: 0.17, alpha: 1)))  // estimated
}
