import Foundation
import KumihanDrawing
package import KumihanLayout
package import KumihanText

extension Text: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  public func _lower(into lowering: inout Lowering) {
    if let renderer = lowering.environment.textRenderer {
      return RenderedText(text: self, renderer: renderer)._lower(into: &lowering)
    }
    var resolver = TextResolver(lowering.styleContext, lowering.services)
    resolver.append(self)
    for problem in resolver.problems { lowering.report(.brokenStrings(problem), at: site) }
    for issue in resolver.imageIssues { lowering.report(issue, at: site) }
    let paragraph = resolver.paragraph
    let ink =
      lowering.environment.isRedacted
      ? Ink.textBars(lowering.styleContext.redactionShading) : Ink.text(resolver.shadings)
    guard let step = lowering.environment.layoutGrid else {
      return lowering.paragraph(paragraph, ink: ink, site: site)
    }
    lowering.wrapEach(.stepped(step), site: site) {
      $0.paragraph(paragraph, ink: ink, site: site)
    }
  }

  /// The text as drawn in the context of `lowering`, for labels.
  @MainActor
  func string(in lowering: Lowering) -> String {
    var resolver = TextResolver(lowering.styleContext, lowering.services)
    resolver.append(self)
    return resolver.paragraph.text
  }
}

/// Turns a text and its environment into a paragraph and the shadings of its runs.
package struct TextResolver {
  private let context: StyleContext
  private let services: Services
  private var runs: [TextRun] = []
  package private(set) var shadings = TextShadings()
  /// Translations that could not be read.
  private(set) var problems: [StringsError] = []
  private(set) var imageIssues: [ViewIssue] = []
  /// The marks of each run of the paragraph, for renderers.
  private(set) var attributes: [[ObjectIdentifier: TextMark]] = []

  package init(_ context: StyleContext, _ services: Services) {
    (self.context, self.services) = (context, services)
  }

  private var environment: EnvironmentValues { context.environment }

  package var paragraph: Paragraph {
    let text = environment.text
    var style = ParagraphStyle()
    style.alignment =
      switch text.alignment {
      case _ where text.isJustified: .justified
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    style.lineSpacing = text.lineSpacing
    style.lineLimit = text.lineLimit.map { max($0, 1) }
    style.reservedLines = text.reservedLines
    style.truncation =
      switch text.truncation {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    style.minimumScaleFactor = text.minimumScaleFactor
    style.allowsTightening = text.allowsTightening
    style.keepsWords = text.keepsWords
    style.isRightToLeft = environment.layoutDirection == .rightToLeft
    if text.isDirectedByWords, let words = runs.lazy.compactMap(\.text.isRightToLeft).first {
      style.isRightToLeft = words
    }
    if let lineHeight = text.lineHeight,
      let font = runs.max(by: { $0.font.size < $1.font.size })?.font
    {
      style.lineSpacing += lineHeight.leading(of: font)
    }
    style.language = text.typesettingLanguage ?? text.language ?? "en"
    style.missingGlyphs = text.missingGlyphs
    return Paragraph(runs: runs, style: style)
  }

  package mutating func append(_ text: Text) {
    for run in text.runs { append(run) }
  }

  private mutating func append(_ run: Text.Run) {
    switch run.content {
    case .plain(let string): append(string, like: run)
    case .formatted(let value):
      append(value.string(in: environment.formatContext(services.engine)), like: run)
    case .image(let image): append(image, like: run)
    case .attributed(let string): append(string, like: run)
    case .localized(let key, let table, let folder):
      var localizer = Localizer(context, services)
      for piece in localizer.runs(of: key, table: table, folder: folder) {
        append(piece.filling(from: run))
      }
      problems += localizer.problems
    }
  }

  private mutating func append(_ string: String, like run: Text.Run) {
    guard !string.isEmpty else { return }
    runs.append(textRun(cased(string), like: run))
    attributes.append(run.attributes)
  }

  private mutating func append(_ image: Image, like run: Text.Run) {
    let image = image.resolved(in: context)
    if case .failed(let issue) = image.source { imageIssues.append(issue) }
    guard let attachment = image.attachment(in: context) else { return }
    var textRun = textRun("\u{FFFC}", like: run)
    textRun.attachment = attachment
    runs.append(textRun)
    attributes.append(run.attributes)
  }

  private mutating func append(_ string: AttributedString, like run: Text.Run) {
    for piece in Text.Run.pieces(of: string) { append(piece.filling(from: run)) }
  }

  private func cased(_ string: String) -> String {
    switch environment.textCase {
    case nil: string
    case .uppercase: string.uppercased(with: environment.locale)
    case .lowercase: string.lowercased(with: environment.locale)
    }
  }

  private mutating func textRun(_ string: String, like run: Text.Run) -> TextRun {
    let text = environment.text
    // The text's own modifiers come after, and so override, the environment's.
    let modifiers = text.fontModifiers + run.fontModifiers
    var result = TextRun(text: string, font: text.request(run.font, adding: modifiers))
    result.font.emoji = text.emoji.requested
    result.kerning = run.kerning ?? text.kerning ?? 0
    result.tracking = run.tracking ?? text.tracking ?? 0
    result.baselineOffset = run.baselineOffset ?? text.baselineOffset ?? 0
    result.underline = line(run.underline ?? text.underline)
    result.strikethrough = line(run.strikethrough ?? text.strikethrough)
    result.link = run.link
    result.background = run.background?.rgba(in: context)
    result.ink = ink(of: run)
    return result
  }

  private func line(_ style: TextLineStyle?) -> TextLine? {
    guard let style, style.isActive else { return nil }
    let pattern: TextLine.Pattern =
      switch style.style.pattern {
      case .solid: .solid
      case .dot: .dot
      case .dash: .dash
      case .dashDot: .dashDot
      case .dashDotDot: .dashDotDot
      }
    return TextLine(pattern: pattern, color: style.style.color?.rgba(in: context))
  }

  private mutating func ink(of run: Text.Run) -> TextInk {
    let shading: Shading
    if let own = run.foreground {
      shading = own.style._shading(in: context)
    } else if run.link != nil {
      shading = TintShapeStyle()._shading(in: context)
    } else {
      shading = ForegroundStyle()._shading(in: context)
    }
    return shadings.ink(shading)
  }
}

extension Text.Run {
  /// This run with `outer`'s attributes as defaults.
  func filling(from outer: Text.Run) -> Text.Run {
    var copy = self
    copy.font = font ?? outer.font
    copy.fontModifiers = outer.fontModifiers + fontModifiers
    // A link among the words keeps the tint, whatever style the text around it has.
    copy.foreground = foreground ?? (link == nil || outer.link != nil ? outer.foreground : nil)
    copy.background = background ?? outer.background
    copy.kerning = kerning ?? outer.kerning
    copy.tracking = tracking ?? outer.tracking
    copy.baselineOffset = baselineOffset ?? outer.baselineOffset
    copy.underline = underline ?? outer.underline
    copy.strikethrough = strikethrough ?? outer.strikethrough
    copy.link = link ?? outer.link
    copy.attributes = attributes.merging(outer.attributes) { own, _ in own }
    return copy
  }
}
