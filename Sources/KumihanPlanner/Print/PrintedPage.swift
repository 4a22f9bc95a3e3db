public import KumihanViews

/// A page's content on its sheet: between the margins, over a background that extends into the
/// bleed, with crop marks.
public struct PrintedPage<Content: View>: View {
  @Environment(\.layoutDirection) private var direction
  let geometry: PageGeometry
  let background: Color
  let content: Content

  /// - Parameters:
  ///   - geometry: The sheet, its margins and bleed.
  ///   - background: Extends into the bleed.
  ///   - content: The views between the margins.
  public init(
    _ geometry: PageGeometry, background: Color = .white, @ViewBuilder content: () -> Content
  ) {
    (self.geometry, self.background, self.content) = (geometry, background, content())
  }

  public var body: some View {
    let (area, bleed) = (geometry.content, geometry.boxes.bleed)
    ZStack(alignment: .topLeading) {
      Rectangle().fill(background)
        .frame(width: bleed.width, height: bleed.height)
        .padding(.leading, bleed.minX).padding(.top, bleed.minY)
      content
        .environment(\.layoutDirection, direction)
        .frame(width: area.width, height: area.height, alignment: .topLeading)
        .padding(.leading, area.minX).padding(.top, area.minY)
      if geometry.hasCropMarks {
        CropMarks.path(for: geometry.boxes).stroke(.black, lineWidth: CropMarks.lineWidth)
      }
    }
    .frame(
      width: geometry.mediaSize.width, height: geometry.mediaSize.height, alignment: .topLeading
    )
    // Paper has a left and a right side in any language.
    .environment(\.layoutDirection, .leftToRight)
  }
}
