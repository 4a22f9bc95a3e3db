public import Foundation
public import Kumihan
import KumihanDrawing
import KumihanText
import KumihanViews

/// A page with numbered marks and a note for each beside it: distances, borders, type and findings.
///
/// It is drawn in black, white and the page's own colours, so that it reads the same in grey.
@MainActor
public struct RedlineSheet {
  /// A mark with the places of its number and its note, in points of the sheet.
  public struct Note: Hashable, Sendable {
    /// What is noted.
    public let mark: RedlineMark
    /// The number on the picture; nil where the picture is full.
    public let badge: CGRect?
    /// The note beside the picture.
    public let frame: CGRect
  }

  /// The notes in the order of their numbers.
  public let notes: [Note]
  /// The sheet's size in points.
  public let size: CGSize
  /// The place of the page's top left corner.
  public let origin: CGPoint
  private let page: LaidOutPage
  private let title: String

  static let columnWidth: CGFloat = 216
  private static let margin: CGFloat = 16
  private static let badgeSize = CGSize(width: 18, height: 12)

  /// The sheet of a page.
  ///
  /// - Parameters:
  ///   - page: what is marked.
  ///   - report: the findings; one of the same page.
  ///   - options: as those of the report.
  /// - Throws: ``RenderError`` where a note cannot be laid out.
  public init(
    _ page: LaidOutPage, report: AuditReport, options: AuditOptions = AuditOptions()
  ) throws(RenderError) {
    self.page = page
    title = report.page
    // The rules of a system need borders, which the sheet measures as well.
    var withBorders = AuditOptions(system: .joho)
    withBorders.rules = ["joho.border.width"]
    withBorders.pageKind = options.pageKind
    let facts = try AuditFacts(page, options: withBorders)
    let marks = facts.redlineMarks(report.findings)
    let margin = Self.margin
    let origin = CGPoint(x: margin * 2 + Self.columnWidth, y: margin * 2 + 16)
    self.origin = origin
    let width = origin.x + page.size.width + margin * 2 + Self.columnWidth
    // Each note stands at the side that its mark is nearer to, or that has more room.
    var (sides, heights) = (
      [[RedlineMark]](repeating: [], count: 2), [CGFloat](repeating: 0, count: 2)
    )
    var lengths: [Int: CGFloat] = [:]
    for mark in marks {
      let height = try Self.height(of: mark, page.context)
      lengths[mark.number] = height
      let near = mark.frame.midX > page.size.width / 2 ? 1 : 0
      let side = heights[near] > heights[1 - near] + 120 ? 1 - near : near
      sides[side].append(mark)
      heights[side] += height + 4
    }
    var frames: [Int: CGRect] = [:]
    var bottom = origin.y + page.size.height
    for side in 0...1 {
      let ordered = sides[side].sorted { ($0.frame.midY, $0.number) < ($1.frame.midY, $1.number) }
      let places = LabelPlacer.column(
        ordered.map { (origin.y + $0.frame.midY, lengths[$0.number] ?? 0) }, gap: 4, from: origin.y)
      for (mark, y) in zip(ordered, places) {
        let x = side == 0 ? margin : width - margin - Self.columnWidth
        let frame = CGRect(x: x, y: y, width: Self.columnWidth, height: lengths[mark.number] ?? 0)
        frames[mark.number] = frame
        bottom = max(bottom, frame.maxY)
      }
    }
    size = CGSize(width: width, height: bottom + margin)
    var placer = LabelPlacer(
      area: CGRect(origin: origin, size: page.size).insetBy(dx: -margin, dy: -margin),
      words: facts.nodes.filter { $0.text != nil && $0.isVisible }.map {
        $0.drawnFrame.offsetBy(dx: origin.x, dy: origin.y)
      })
    var notes: [Note] = []
    for mark in marks {
      let place = mark.drawn.offsetBy(dx: origin.x, dy: origin.y)
      notes.append(
        Note(
          mark: mark, badge: placer.place(Self.badgeSize, at: place),
          frame: frames[mark.number] ?? .zero))
    }
    self.notes = notes
  }

  private static func height(
    of mark: RedlineMark, _ context: RenderingContext
  ) throws(RenderError) -> CGFloat {
    var options = LayoutOptions()
    options.proposedSize = ProposedViewSize(width: columnWidth, height: nil)
    return try context.layout(RedlineNote(mark: mark), options: options).size.height
  }

  /// The sheet in a format.
  ///
  /// - Throws: ``RenderError`` as drawing does.
  public func export(_ format: ExportFormat, scale: CGFloat = 2) throws(RenderError) -> Data {
    let name = title.isEmpty ? "Redline" : "Redline: \(title)"
    return try page.context.export(
      drawing(scale: scale), as: format.exporter(title: name, scale: scale), background: .white,
      scale: scale
    ).data
  }

  /// Sheets as the pages of one PDF; viewers show the names of the pages.
  ///
  /// - Throws: ``RenderError`` as drawing does, and without a sheet.
  public static func pdf(
    _ sheets: [(name: String, sheet: RedlineSheet)]
  ) throws(RenderError) -> Data {
    var metadata = PDFMetadata(language: "en")
    metadata.title = sheets.count == 1 ? "Redline: \(sheets[0].name)" : "Redline"
    let document = try PDFDocument(metadata: metadata, context: sheets.first?.sheet.page.context)
    for entry in sheets {
      try document.addPage(entry.sheet.drawing(scale: 2), label: entry.name)
    }
    return try document.finish()
  }

  /// The page, and all marks and notes above it.
  private func drawing(scale: CGFloat) throws(RenderError) -> DisplayList {
    var options = LayoutOptions(size: size, scale: scale)
    options.environment.colorScheme = .light
    let above = try page.context.layout(RedlineView(sheet: self, title: title), options: options)
    let move = CGAffineTransform(translationX: origin.x, y: origin.y)
    var group = DrawGroup(children: page.content.items)
    group.transform = move
    group.clip = DrawGroup.Clip(Path(CGRect(origin: .zero, size: page.size)))
    let paper: [DrawItem] =
      page.background == nil
      ? [
        DrawItem(.fill(Path(CGRect(origin: origin, size: page.size)), .color(.white), FillStyle()))
      ]
      : []
    return DisplayList(
      size: size, items: paper + [DrawItem(.group(group))] + above.displayList().items)
  }
}

/// The number and the words of a mark.
private struct RedlineNote: View {
  let mark: RedlineMark

  var body: some View {
    HStack(alignment: .top, spacing: 6) {
      RedlineNumber(mark: mark)
      Text(mark.words).font(.system(size: 9, weight: mark.kind == .finding ? .semibold : .regular))
        .foregroundStyle(Color.black).fixedSize(horizontal: false, vertical: true)
    }
    .padding(2)
    .frame(width: RedlineSheet.columnWidth, alignment: .topLeading)
  }
}

/// White on black for findings, black on white for measures.
private struct RedlineNumber: View {
  let mark: RedlineMark

  var body: some View {
    let isFinding = mark.kind == .finding
    Text(verbatim: "\(mark.number)").font(.system(size: 8, weight: .bold))
      .foregroundStyle(isFinding ? Color.white : .black)
      .frame(width: 18, height: 12)
      .background(isFinding ? Color.black : .white)
      .overlay(Rectangle().strokeBorder(Color.black, lineWidth: 0.75))
      // Seen on dark pages too.
      .background(Rectangle().stroke(Color.white, lineWidth: 1.5))
  }
}

/// All that is drawn over the page.
private struct RedlineView: View {
  let sheet: RedlineSheet
  let title: String

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      Text(verbatim: title.isEmpty ? "Redline" : title).font(.system(size: 12, weight: .bold))
        .foregroundStyle(Color.black).offset(x: 16, y: 12)
      Rectangle().strokeBorder(Color.black, lineWidth: 0.5)
        .frame(width: sheet.pageSize.width, height: sheet.pageSize.height)
        .offset(x: sheet.origin.x, y: sheet.origin.y)
      ForEach(sheet.notes, id: \.mark.number) { note in
        RedlineOutline(note: note, origin: sheet.origin)
      }
      ForEach(sheet.notes, id: \.mark.number) { note in
        if let leader = note.leader(from: sheet.origin) {
          ZStack {
            leader.stroke(Color.white, lineWidth: 1.5)
            leader.stroke(Color.black, lineWidth: 0.5)
          }
        }
      }
      ForEach(sheet.notes, id: \.mark.number) { note in
        if let badge = note.badge {
          RedlineNumber(mark: note.mark).offset(x: badge.minX, y: badge.minY)
        }
        RedlineNote(mark: note.mark).offset(x: note.frame.minX, y: note.frame.minY)
      }
    }
  }
}

extension RedlineSheet {
  fileprivate var pageSize: CGSize { page.size }

  var pageWidth: CGFloat { page.size.width }

  /// The page alone as PNG.
  func picture(scale: CGFloat) throws(RenderError) -> Data {
    var page = page
    page.background = page.background ?? .white
    return try page.export(ExportFormat.png.exporter(scale: scale)).data
  }
}

/// The mark itself, in black with a white edge: a frame, a measure with ends, or dots.
private struct RedlineOutline: View {
  let note: RedlineSheet.Note
  let origin: CGPoint

  var body: some View {
    let frame = note.mark.frame
    let size = CGSize(width: max(frame.width, 0.5), height: max(frame.height, 0.5))
    Group {
      switch note.mark.kind {
      // Beside what it surrounds, so that no letter is covered.
      case .finding:
        lined(Path(CGRect(origin: .zero, size: size).insetBy(dx: -2, dy: -2)), 1.25, [])
      case .distance: lined(measure(size), 0.75, [])
      case .border: lined(Path(CGRect(origin: .zero, size: size)), 0.75, [2, 2])
      case .type: lined(underline(size), 0.75, [1, 1.5])
      }
    }
    .frame(width: size.width, height: size.height)
    .offset(x: origin.x + frame.minX, y: origin.y + frame.minY)
  }

  private func lined(_ path: Path, _ width: CGFloat, _ dash: [CGFloat]) -> some View {
    ZStack {
      path.stroke(Color.white, lineWidth: width + 1.5)
      path.stroke(Color.black, style: StrokeStyle(lineWidth: width, dash: dash))
    }
  }

  /// A line from end to end with a stroke across each.
  private func measure(_ size: CGSize) -> Path {
    Path { path in
      if note.mark.isLevel {
        let y = size.height / 2
        for x in [0, size.width] {
          path.move(to: CGPoint(x: x, y: y - 3))
          path.addLine(to: CGPoint(x: x, y: y + 3))
        }
        path.move(to: CGPoint(x: 0, y: y))
        path.addLine(to: CGPoint(x: size.width, y: y))
      } else {
        let x = size.width / 2
        for y in [0, size.height] {
          path.move(to: CGPoint(x: x - 3, y: y))
          path.addLine(to: CGPoint(x: x + 3, y: y))
        }
        path.move(to: CGPoint(x: x, y: 0))
        path.addLine(to: CGPoint(x: x, y: size.height))
      }
    }
  }

  private func underline(_ size: CGSize) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: size.height))
      path.addLine(to: CGPoint(x: size.width, y: size.height))
    }
  }
}
