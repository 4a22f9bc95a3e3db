import KumihanDrawing
public import KumihanLayout

// Corners of a side that are alike: each has the greatest radius of the side's two.
extension ConcentricRectangle {
  public nonisolated init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      topLeading: uniformTopCorners, topTrailing: uniformTopCorners,
      bottomLeading: uniformBottomCorners, bottomTrailing: uniformBottomCorners,
      alike: [.top, .bottom], fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public nonisolated init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      topLeading: uniformTopCorners, topTrailing: uniformTopCorners,
      bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner,
      alike: .top, fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public nonisolated init(
    uniformBottomCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
      bottomLeading: uniformBottomCorners, bottomTrailing: uniformBottomCorners,
      alike: .bottom, fileID: fileID, line: line, column: column)
  }

  public nonisolated init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners,
      bottomLeading: uniformLeadingCorners, bottomTrailing: uniformTrailingCorners,
      alike: [.leading, .trailing], fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public nonisolated init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner,
      bottomLeading: uniformLeadingCorners, bottomTrailing: bottomTrailingCorner,
      alike: .leading, fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public nonisolated init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners,
      bottomLeading: bottomLeadingCorner, bottomTrailing: uniformTrailingCorners,
      alike: .trailing, fileID: fileID, line: line, column: column)
  }

  private nonisolated init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style, bottomLeading: Edge.Corner.Style,
    bottomTrailing: Edge.Corner.Style, alike: ConcentricCorners.Sides, fileID: StaticString,
    line: Int, column: Int
  ) {
    self.init(
      ConcentricCorners(
        topLeading: topLeading.corner, topTrailing: topTrailing.corner,
        bottomLeading: bottomLeading.corner, bottomTrailing: bottomTrailing.corner, alike: alike),
      site: CallSite(fileID: fileID, line: line, column: column))
  }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners,
      uniformBottomCorners: uniformBottomCorners)
  }

  @_disfavoredOverload
  public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  @_disfavoredOverload
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners,
      topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners,
      uniformTrailingCorners: uniformTrailingCorners)
  }

  @_disfavoredOverload
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners,
      topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  @_disfavoredOverload
  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners,
      topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
}
