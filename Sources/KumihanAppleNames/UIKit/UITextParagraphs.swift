package import Foundation
import KumihanControls
import KumihanFoundation
package import KumihanViews

/// One paragraph of a text of UIKit's, with its style.
struct UITextParagraph {
  let words: NSAttributedString
  let style: NSParagraphStyle
  let font: UIFont

  /// Whether it is more than lines one below the other.
  var isSetApart: Bool {
    style.headIndent != 0 || style.firstLineHeadIndent != 0 || style.tailIndent < 0
      || style.paragraphSpacing > 0 || style.paragraphSpacingBefore > 0 || lineRoom > 0
  }

  /// What each line has above it beyond the font's own height, in points.
  var lineRoom: CGFloat {
    let own = font.lineHeight
    let multiple = style.lineHeightMultiple > 0 ? own * style.lineHeightMultiple : own
    return max(max(multiple, style.minimumLineHeight) - own, 0)
  }

  /// What stands before the indent of the other lines, and what follows it: a mark and a tabulator.
  var hanging: (mark: NSAttributedString, rest: NSAttributedString)? {
    let text = words.string as NSString
    let tab = text.range(of: "\t")
    guard style.headIndent > style.firstLineHeadIndent, tab.location != NSNotFound,
      tab.location < 8
    else { return nil }
    let after = tab.location + tab.length
    return (
      words.attributedSubstring(from: NSRange(location: 0, length: tab.location)),
      words.attributedSubstring(
        from: NSRange(location: after, length: words.length - after))
    )
  }
}

extension NSAttributedString {
  /// The paragraphs without the ends of their lines.
  func paragraphs(_ font: UIFont) -> [UITextParagraph] {
    guard runs.contains(where: { $0.attributes[.paragraphStyle] != nil }) else { return [] }
    var (paragraphs, start) = ([UITextParagraph](), 0)
    for line in string.split(separator: "\n", omittingEmptySubsequences: false) {
      let length = line.utf16.count
      let words = attributedSubstring(from: NSRange(location: start, length: length))
      let first = words.runs.first
      paragraphs.append(
        UITextParagraph(
          words: words, style: first?.value(.paragraphStyle) ?? .default,
          font: first?.value(.font) ?? font))
      start += length + 1
    }
    return paragraphs
  }
}

extension NSAttributedString {
  /// The text with the lines of its paragraphs; those whose style says nothing are as usual.
  @MainActor @ViewBuilder package func lines(
    _ font: UIFont, _ usual: NSTextAlignment = .natural
  ) -> some View {
    let paragraphs = paragraphs(font)
    if paragraphs.contains(where: \.isSetApart) {
      UITextParagraphs(paragraphs: paragraphs, usual: usual)
    } else {
      let style = firstParagraph
      viewWords.multilineTextAlignment((style?.alignment ?? usual).alignment)
        .lineSpacing(style?.lineSpacing ?? 0)
    }
  }

  /// Where the lines of the first paragraph stand.
  package var side: HorizontalAlignment { (firstParagraph?.alignment ?? .natural).side }
}

/// Paragraphs one below the other, each with the room and the indents of its style.
struct UITextParagraphs: View {
  let paragraphs: [UITextParagraph]
  /// Where lines stand whose style says nothing.
  let usual: NSTextAlignment

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(paragraphs.indices, id: \.self) { index in
        let paragraph = paragraphs[index]
        let style = paragraph.style
        let alignment = style.alignment == .natural ? usual : style.alignment
        words(paragraph)
          .multilineTextAlignment(alignment.alignment)
          .lineSpacing(style.lineSpacing + paragraph.lineRoom)
          .padding(.trailing, max(-style.tailIndent, 0))
          .padding(.top, paragraph.lineRoom + (index == 0 ? 0 : style.paragraphSpacingBefore))
          .padding(.bottom, index == paragraphs.count - 1 ? 0 : style.paragraphSpacing)
          .frame(
            maxWidth: alignment.alignment == .leading ? nil : .infinity,
            alignment: Alignment(horizontal: alignment.side, vertical: .top))
      }
    }
  }

  @ViewBuilder private func words(_ paragraph: UITextParagraph) -> some View {
    let style = paragraph.style
    if let (mark, rest) = paragraph.hanging {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        mark.viewWords
          .frame(width: style.headIndent - style.firstLineHeadIndent, alignment: .leading)
        rest.viewWords
      }
      .padding(.leading, style.firstLineHeadIndent)
    } else {
      paragraph.words.viewWords.padding(.leading, style.headIndent)
    }
  }
}
