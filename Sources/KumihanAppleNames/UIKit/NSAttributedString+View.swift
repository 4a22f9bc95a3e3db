package import Foundation
import KumihanFoundation
import KumihanViews

extension NSAttributedString {
  /// The text as the view language has it. What a run does not say is that of its surroundings.
  package var viewText: AttributedString {
    var result = AttributedString()
    for run in runs {
      var part = AttributedString(run.text)
      if let font = run.value(.font, as: UIFont.self) { part.font = Font(font) }
      if let color = run.color(.foregroundColor) { part.foregroundColor = color }
      if let color = run.color(.backgroundColor) { part.backgroundColor = color }
      if let kern = run.number(.kern) { part.kern = CGFloat(kern) }
      if let offset = run.number(.baselineOffset) { part.baselineOffset = CGFloat(offset) }
      if let line = run.line(.underlineStyle, .underlineColor) { part.underlineStyle = line }
      if let line = run.line(.strikethroughStyle, .strikethroughColor) {
        part.strikethroughStyle = line
      }
      result.append(part)
    }
    return result
  }

  /// What is said of the first character; nil without any.
  package var firstAttributes: [Key: Any]? { runs.first?.attributes }

  /// The style of the first paragraph; nil where none is said.
  package var firstParagraph: NSParagraphStyle? { runs.first?.value(.paragraphStyle) }
}

extension NSAttributedString.Run {
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
