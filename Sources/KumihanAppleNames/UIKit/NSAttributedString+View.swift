package import Foundation
import KumihanFoundation
import KumihanViews

extension NSAttributedString {
  /// The text as the view language has it. What a run does not say is that of its surroundings.
  package var viewText: AttributedString {
    var result = AttributedString()
    for run in runs where run.attached == nil { result.append(run.viewText) }
    return result
  }

  /// The text with its pictures, each in its line, above or below it as its bounds say.
  var viewWords: Text {
    guard runs.contains(where: { $0.attached != nil }) else { return Text(viewText) }
    return runs.reduce(Text(verbatim: "")) { words, run in
      guard let attached = run.attached else { return words + Text(run.viewText) }
      guard let image = attached.image else { return words }
      // A symbol stands on the line by itself, as large as the words beside it.
      let font = run.value(.font, as: UIFont.self)
      let color = image.symbolConfiguration?.colors.first
      return words
        + Text(Image(uiImage: image)).font(font.map { Font($0) })
        .foregroundColor(color.map(Color.init(uiColor:)))
        .baselineOffset(image.isSymbol ? 0 : attached.bounds.minY)
    }
  }

  /// The text whose links have some attributes in the place of their own.
  func linked(_ attributes: [Key: Any]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for run in runs {
      let own = run.attributes
      text.append(
        NSAttributedString(
          string: run.text,
          attributes: own[.link] == nil ? own : own.merging(attributes) { $1 }))
    }
    return text
  }

  /// What is said of the first character; nil without any.
  package var firstAttributes: [Key: Any]? { runs.first?.attributes }

  /// The style of the first paragraph; nil where none is said.
  var firstParagraph: NSParagraphStyle? { runs.first?.value(.paragraphStyle) }
}

extension NSAttributedString.Run {
  /// What stands in the place of the run's one character; nil for words.
  fileprivate var attached: NSTextAttachment? { value(.attachment) }

  /// The words as the view language has them.
  fileprivate var viewText: AttributedString {
    var part = AttributedString(text)
    if let font = value(.font, as: UIFont.self) { part.font = Font(font) }
    if let color = color(.foregroundColor) { part.foregroundColor = color }
    if let color = color(.backgroundColor) { part.backgroundColor = color }
    if let kern = number(.kern) { part.kern = CGFloat(kern) }
    if let link = value(.link, as: URL.self) ?? value(.link).flatMap(URL.init(string:)) {
      part.link = link
    }
    if let offset = number(.baselineOffset) { part.baselineOffset = CGFloat(offset) }
    if let line = line(.underlineStyle, .underlineColor) { part.underlineStyle = line }
    if let line = line(.strikethroughStyle, .strikethroughColor) {
      part.strikethroughStyle = line
    }
    part.inlinePresentationIntent = intent
    return part
  }

  /// How Markdown stresses the words.
  var intent: InlinePresentationIntent? {
    number(.inlinePresentationIntent).flatMap { UInt(exactly: $0) }
      .map { InlinePresentationIntent(rawValue: $0) }
  }

  fileprivate func color(_ key: NSAttributedString.Key) -> Color? {
    value(key, as: UIColor.self).map { Color(uiColor: $0) }
  }

  /// A line below or through the words; nil for a style of 0.
  fileprivate func line(
    _ style: NSAttributedString.Key, _ color: NSAttributedString.Key
  ) -> Text.LineStyle? {
    let number = number(style).map { Int($0) } ?? value(style, as: NSUnderlineStyle.self)?.rawValue
    guard let number, number != 0 else { return nil }
    let look = NSUnderlineStyle(rawValue: number)
    let pattern: Text.LineStyle.Pattern =
      look.contains(.patternDot) ? .dot : look.contains(.patternDash) ? .dash : .solid
    return Text.LineStyle(pattern: pattern, color: self.color(color))
  }
}
