import Foundation
import Kumihan
import KumihanTokens

/// The document of a system: components one after another on sheets of A4, with what is told of
/// them; whole screens after them, each in its own size.
@MainActor
struct SystemBook {
  let pages: [LaidOutPage]

  /// The sheet and what of it is written on, in points.
  private static let paper = CGSize(width: 595, height: 842)
  private static let margin: CGFloat = 24
  private static let head: CGFloat = 28
  private static let gap: CGFloat = 12
  private static let room = CGSize(
    width: paper.width - 2 * margin, height: paper.height - 2 * margin - head - gap)

  /// A part of a component that stands on one sheet.
  private struct Part {
    var view: AnyView
    var height: CGFloat
    /// The same sheet as the part after it.
    var isKept = false
    var group: String
  }

  init(
    _ catalogue: SystemCatalogue, _ jobs: [SystemDrawing.Job], context: RenderingContext
  ) throws(RenderError) {
    let style = SystemStyle(catalogue.system)
    var parts: [Part] = []
    var group: String?
    for component in catalogue.components {
      let own = jobs.filter { $0.component == component.name && $0.group == component.group }
      let figures = own.filter { !$0.isScreen }
      guard !figures.isEmpty else { continue }
      let spec = catalogue.system.components.first { $0.name == component.name }
      let heading = Heading(
        component: component, opensGroup: component.group != group, purpose: spec?.purpose,
        style: style)
      group = component.group
      parts.append(Self.part(heading, component.group, isKept: true, context))
      parts += Self.rows(figures).map { row in
        Part(
          view: AnyView(FigureRow(figures: row, style: style, look: catalogue.look)),
          height: row.map { $0.size.height }.max() ?? 0, group: component.group)
      }
      if let spec {
        parts.append(Self.part(Details(spec: spec, style: style), component.group, context))
      }
    }
    var pages: [LaidOutPage] = []
    for sheet in Self.sheets(parts) {
      let view = Sheet(
        title: catalogue.system.title, group: sheet[0].group, parts: sheet.map(\.view),
        style: style)
      var options = LayoutOptions()
      options.background = .white
      options.environment.platformLook = catalogue.look
      pages.append(try context.layout(view, in: Self.paper, options: options))
    }
    self.pages = pages + jobs.filter { $0.isScreen && $0.isFirst }.map(\.page)
  }

  private static func part(
    _ view: some View, _ group: String, isKept: Bool = false, _ context: RenderingContext
  ) -> Part {
    var options = LayoutOptions()
    options.proposedSize = ProposedViewSize(width: room.width, height: nil)
    return Part(
      view: AnyView(view), height: context.measure(view, options: options).height, isKept: isKept,
      group: group)
  }

  /// Parts from the top of each sheet down; what is kept goes over with what follows.
  private static func sheets(_ parts: [Part]) -> [[Part]] {
    var sheets: [[Part]] = []
    var (sheet, used) = ([Part](), CGFloat(0))
    for (index, part) in parts.enumerated() {
      var needed = part.height
      if part.isKept, index + 1 < parts.count { needed += gap + parts[index + 1].height }
      if !sheet.isEmpty, used + needed > room.height {
        sheets.append(sheet)
        (sheet, used) = ([], 0)
      }
      sheet.append(part)
      used += part.height + gap
    }
    return sheet.isEmpty ? sheets : sheets + [sheet]
  }

  /// A picture with its caption, as large as it is on the sheet.
  fileprivate struct Figure {
    let job: SystemDrawing.Job
    let scale: CGFloat

    static let caption: CGFloat = 18

    var picture: CGSize {
      CGSize(width: job.page.size.width * scale, height: job.page.size.height * scale)
    }
    var size: CGSize {
      CGSize(width: max(picture.width, 72), height: picture.height + Self.caption)
    }
  }

  /// Pictures side by side as far as they fit; what is too large for a sheet is drawn smaller.
  private static func rows(_ jobs: [SystemDrawing.Job]) -> [[Figure]] {
    let most = room.height - 96
    var rows: [[Figure]] = []
    var used: CGFloat = .infinity
    for job in jobs {
      let size = job.page.size
      // As wide as a phone, two stand side by side.
      let half = (room.width - gap) / 2
      let width = size.width > half && size.width < 420 && jobs.count > 1 ? half : room.width
      let scale = min(1, width / max(size.width, 1), most / max(size.height, 1))
      let figure = Figure(job: job, scale: scale)
      if used + gap + figure.size.width > room.width + 0.01 {
        rows.append([])
        used = -gap
      }
      rows[rows.count - 1].append(figure)
      used += gap + figure.size.width
    }
    return rows
  }

  /// One sheet: the system's name over a line, and the parts.
  private struct Sheet: View {
    let title: String
    let group: String
    let parts: [AnyView]
    let style: SystemStyle

    var body: some View {
      VStack(alignment: .leading, spacing: SystemBook.gap) {
        HStack {
          Text(style.caption(title))
          Spacer()
          Text(style.caption(group))
        }
        .font(style.label)
        .frame(height: SystemBook.head - style.line)
        .overlay(alignment: .bottom) {
          Rectangle().frame(height: style.line).offset(y: style.line)
        }
        .padding(.bottom, style.line)
        ForEach(parts.indices, id: \.self) { parts[$0] }
      }
      .foregroundStyle(.black)
      .padding(SystemBook.margin)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private struct Heading: View {
    let component: SystemCatalogue.Component
    let opensGroup: Bool
    let purpose: String?
    let style: SystemStyle

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        if opensGroup {
          Text(style.caption(component.group))
            .font(style.label)
            .documentOutline(component.group)
            .accessibilityHeading(.h1)
        }
        Text(component.name)
          .font(style.title)
          .documentOutline(component.name, level: 2)
          .accessibilityHeading(.h2)
        if let purpose { Text(purpose).font(style.text) }
      }
      .foregroundStyle(.black)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.top, 8)
    }
  }

  private struct FigureRow: View {
    let figures: [Figure]
    let style: SystemStyle
    let look: PlatformLook

    var body: some View {
      HStack(alignment: .top, spacing: SystemBook.gap) {
        ForEach(figures.indices, id: \.self) { index in
          let (job, figure) = (figures[index].job, figures[index])
          VStack(alignment: .leading, spacing: 0) {
            Text(job.name)
              .font(style.text)
              .lineLimit(1)
              .minimumScaleFactor(0.5)
              .frame(height: Figure.caption, alignment: .top)
            job.view()
              .padding(job.margin)
              .modifier(ReaderSurroundings(reader: job.reader, look: look))
              .frame(
                width: job.page.size.width, height: job.page.size.height, alignment: .topLeading
              )
              .background(job.ground ?? .white)
              .scaleEffect(figure.scale, anchor: .topLeading)
              .frame(
                width: figure.picture.width, height: figure.picture.height, alignment: .topLeading)
          }
          .frame(width: figure.size.width, alignment: .leading)
        }
      }
    }
  }

  private struct ReaderSurroundings: ViewModifier {
    let reader: SystemCatalogue.Reader
    let look: PlatformLook
    @Environment(\.locale) private var locale

    func body(content: Content) -> some View {
      content
        .dynamicTypeSize(reader.typeSize)
        .environment(\.layoutDirection, reader.isRightToLeft ? .rightToLeft : .leftToRight)
        .environment(\.locale, reader.isRightToLeft ? Locale(identifier: "ar") : locale)
        .environment(\.colorSchemeContrast, reader.hasContrast ? .increased : .standard)
        .environment(\.colorScheme, reader.isDark ? .dark : .light)
        .foregroundStyle(reader.isDark ? .white : .black)
        .platformLook(look)
    }
  }

  /// What is told of a component: arguments, what to do and what not, tokens, code.
  private struct Details: View {
    let spec: ComponentSpec
    let style: SystemStyle

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        HStack(alignment: .top, spacing: SystemBook.gap) {
          if !spec.properties.isEmpty {
            box("Properties") {
              ForEach(spec.properties.indices, id: \.self) { index in
                let property = spec.properties[index]
                Text(
                  "\(property.name): \(property.type)"
                    + (property.defaultValue.map { " = \($0)" } ?? ""))
              }
            }
          }
          if !(spec.bestPractices + spec.cautions).isEmpty {
            box("Do and don’t") {
              ForEach(spec.bestPractices, id: \.self) { advice($0, "checkmark") }
              ForEach(spec.cautions, id: \.self) { advice($0, "xmark") }
            }
          }
        }
        if !spec.designTokens.isEmpty {
          box("Tokens") { Text(spec.designTokens.joined(separator: ", ")) }
        }
        if !spec.codeExample.isEmpty {
          box("Code") {
            Text(spec.codeExample).font(.system(size: 9, design: .monospaced))
          }
        }
      }
      .font(style.text)
      .foregroundStyle(.black)
    }

    private func box<Inside: View>(
      _ title: String, @ViewBuilder inside: () -> Inside
    ) -> some View {
      VStack(alignment: .leading, spacing: 3) {
        Text(style.caption(title)).font(style.label)
        inside()
      }
      .padding(8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .overlay {
        RoundedRectangle(cornerRadius: style.innerRadius, style: .continuous)
          .strokeBorder(.black, lineWidth: style.innerLine)
      }
    }

    private func advice(_ words: String, _ symbol: String) -> some View {
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Image(systemName: symbol).font(.system(size: 9, weight: .bold)).frame(width: 10)
        Text(words)
      }
    }
  }
}
