public import Foundation
public import KumihanCairo
public import KumihanDrawing
public import KumihanLayout

/// A view's layout: its frames, its issues, and its ink for every format.
///
///     let context = try RenderingContext.bundled()
///     let page = try context.layout(Text("Hello"), in: CGSize(width: 390, height: 844))
///     let file = try page.export(.png(scale: 2))
///
/// A page is a value without references to views, environments or actors: it may be exported on any
/// task, several times and in several formats at once.
public struct LaidOutPage: Sendable {
  /// The frames of all parts.
  public let layout: ViewLayout
  /// Pixels per point of the layout.
  public let scale: CGFloat
  /// The background below the view; nil for none.
  public var background: RGBA?
  /// The page's number in viewers, such as "iv".
  public var label: String?
  /// The trim and the bleed; nil when the page is the whole sheet.
  public var boxes: PageBoxes?
  package let context: RenderingContext
  private var adjustments: [@Sendable (DisplayList) -> DisplayList] = []

  init(
    _ layout: ViewLayout, scale: CGFloat, background: RGBA?, context: RenderingContext
  ) {
    self.layout = layout
    self.scale = scale
    self.background = background
    self.context = context
  }

  /// The page's size in points.
  public var size: CGSize { layout.size }

  /// What a screen reader finds on the page, in its order, with frames in points.
  public var accessibility: AccessibilityPage { layout.accessibility }

  /// The layout's findings: content that could not be laid out as requested.
  public var report: RenderReport {
    RenderReport(layout.issues).placed { $0.pageLabel = label }
  }

  /// The page with its ink changed before export, such as to greys or to lines that a printer can
  /// draw.
  public func adjusting(
    _ change: @escaping @Sendable (DisplayList) -> DisplayList
  ) -> LaidOutPage {
    var page = self
    page.adjustments.append(change)
    return page
  }

  /// The page before its ink was changed; nil where it was not.
  package var beforeAdjusting: LaidOutPage? {
    guard !adjustments.isEmpty else { return nil }
    var page = self
    page.adjustments = []
    return page
  }

  /// The page with nothing outside an outline, its background included.
  func clipped(to outline: Path) -> LaidOutPage {
    let background = background
    var page = adjusting { list in
      var list = list.over(background)
      list.items = [
        // As one picture: of what lies below others, nothing shines through at the corners.
        DrawItem(
          .group(
            DrawGroup(clip: DrawGroup.Clip(outline), isIsolated: true, children: list.items)))
      ]
      return list
    }
    page.background = nil
    return page
  }

  /// The ink in points, without the background; frames' edges snap to pixels when a grid is given.
  public func displayList(on grid: PixelGrid? = nil) -> DisplayList {
    adjustments.reduce(layout.displayList(on: grid)) { list, change in change(list) }
  }

  /// The ink on exact frames over the background, as vector formats draw it.
  public var content: DisplayList { displayList().over(background) }

  /// The page in a format: `.png`, `.pdf`, `.svg` or another package's.
  ///
  /// - Returns: the file's bytes, with the report of the layout and of the format.
  /// - Throws: ``RenderError`` for content that cannot be drawn;
  ///   ``RenderError/exporter(name:reason:)`` for an exporter's own errors.
  public func export<E: Exporter>(_ exporter: E) throws(RenderError) -> ExportedPage {
    try export(exporter as any Exporter)
  }

  /// The page in a format that is chosen at run time, such as
  /// ``ExportFormat/exporter(title:scale:svgText:)``.
  ///
  /// - Throws: as for an exporter of a known type.
  public func export(_ exporter: any Exporter) throws(RenderError) -> ExportedPage {
    let grid = exporter.pixelsPerPoint(layoutScale: scale).map { PixelGrid(scale: $0) }
    let drawing = ExportDrawing(
      ink: displayList(on: grid), background: background, scale: grid?.scale ?? scale,
      boxes: boxes, label: label, resources: ExportResources(rasterizer: context.rasterizer))
    var file = try exporter.file(of: drawing)
    var report = self.report
    report.add(located(file.report))
    file.report = report
    return file
  }

  /// The page as premultiplied pixels, `scale` of them per point; nil for the scale of the layout.
  public func pixels(scale: CGFloat? = nil) throws(RenderError) -> PixelBuffer {
    let scale = scale ?? self.scale
    return try context.rasterizer.render(
      displayList(on: PixelGrid(scale: scale)), scale: scale, background: background)
  }

  /// An exporter's report with the lines of source of its nodes.
  private func located(_ report: RenderReport) -> RenderReport {
    guard !report.isEmpty else { return report }
    let sites = layout.sites
    return report.placed { place in
      if place.site == nil { place.site = place.node.flatMap { sites[$0] } }
      if place.pageLabel == nil { place.pageLabel = label }
    }
  }
}

extension ViewLayout {
  /// The line of source of each part, inherited from the part around it when unknown.
  var sites: [NodeID: String] {
    var sites: [NodeID: String] = [:]
    // The sites of a part and of all parts around it, by depth.
    var around: [String?] = []
    for node in nodes {
      around.removeSubrange(min(node.depth, around.count)...)
      let own = node.site.description
      let site = own == "-" ? around.last ?? nil : own
      while around.count < node.depth { around.append(site) }
      around.append(site)
      sites[node.id] = site
    }
    return sites
  }
}

extension Exporter {
  /// The drawing's file; errors become ours.
  fileprivate func file(of drawing: ExportDrawing) throws(RenderError) -> ExportedPage {
    do {
      return try export(drawing)
    } catch let error as RenderError {
      throw error
    } catch {
      throw .exporter(name: name, reason: "\(error)")
    }
  }
}

extension RenderingContext {
  /// A drawing that comes from no view, in a format, over a background if given; `scale` is in
  /// pixels per point, for formats of pixels.
  ///
  /// - Throws: as `LaidOutPage.export(_:)`.
  public func export(
    _ ink: DisplayList, as exporter: some Exporter, background: RGBA? = nil, scale: CGFloat = 2
  ) throws(RenderError) -> ExportedPage {
    try exporter.file(
      of: ExportDrawing(
        ink: ink, background: background,
        scale: exporter.pixelsPerPoint(layoutScale: scale) ?? scale,
        resources: ExportResources(rasterizer: rasterizer)))
  }
}
