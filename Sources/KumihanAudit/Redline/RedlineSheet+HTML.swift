import Foundation
public import Kumihan

extension RedlineSheet {
  /// One page of HTML to hover: each picture with its marks, and the notes beside it.
  ///
  /// - Throws: ``RenderError`` where a picture cannot be drawn.
  public static func html(
    _ sheets: [(name: String, sheet: RedlineSheet)]
  ) throws(RenderError) -> String {
    var page = """
      <!doctype html>
      <html lang="en"><meta charset="utf-8"><title>Redline</title>
      <style>
      body { font: 14px/1.4 sans-serif; margin: 16px; color: #000; background: #fff }
      section { display: flex; gap: 24px; align-items: flex-start; margin-bottom: 48px; flex-wrap: wrap }
      li { white-space: pre-line }
      .picture { position: relative; outline: 1px solid #000; flex: none }
      .picture img { display: block }
      .mark { position: absolute; box-sizing: border-box; border: 1px dashed transparent }
      .finding { border: 1.5px solid #000; box-shadow: 0 0 0 1px #fff; margin: -3px; padding: 3px;
        box-sizing: content-box }
      .finding::after { content: attr(data-number); position: absolute; right: 100%; bottom: 100%;
        background: #000; color: #fff; font: bold 10px/14px sans-serif; padding: 0 4px;
        box-shadow: 0 0 0 1px #fff }
      li.finding::after { content: none }
      .mark:hover, .mark:focus, .on { border: 2px solid #000; box-shadow: 0 0 0 2px #fff; z-index: 2 }
      .mark b { display: none; position: absolute; left: 0; top: 100%; background: #000; color: #fff;
        font-weight: normal; padding: 2px 6px; width: max-content; max-width: 280px; z-index: 3 }
      .mark:hover b, .mark:focus b { display: block }
      ol { margin: 0; padding-left: 32px; max-width: 480px }
      li.on, li:hover { background: #000; color: #fff; box-shadow: none; border: 0 }
      li.finding { border: 0; box-shadow: none; font-weight: bold; margin: 0; padding: 0 }
      </style>

      """
    for (index, entry) in sheets.enumerated() {
      page += try entry.sheet.section(index, named: entry.name)
    }
    return page + """
      <script>
      for (const one of document.querySelectorAll('[data-mark]')) {
        const both = document.querySelectorAll('[data-mark="' + one.dataset.mark + '"]')
        one.onmouseenter = () => both.forEach(each => each.classList.add('on'))
        one.onmouseleave = () => both.forEach(each => each.classList.remove('on'))
      }
      </script>
      </html>

      """
  }

  private func section(_ index: Int, named name: String) throws(RenderError) -> String {
    let picture = try picture(scale: 2).base64EncodedString()
    func px(_ value: CGFloat) -> String { "\(value.points)px" }
    var text = """
      <h2>\(escaped(name))</h2>
      <section><div class="picture"><img alt="\(escaped(name))" width="\(Int(pageWidth.rounded()))" \
      src="data:image/png;base64,\(picture)">

      """
    // Larger marks first, so that smaller ones are above them.
    let ordered = notes.sorted { $0.mark.frame.area > $1.mark.frame.area }
    for note in ordered {
      let (mark, frame) = (note.mark, note.mark.frame)
      let place =
        "left:\(px(frame.minX));top:\(px(frame.minY));width:\(px(max(frame.width, 4)));"
        + "height:\(px(max(frame.height, 4)))"
      text += """
        <a class="mark \(mark.kind.rawValue)" tabindex="0" data-mark="\(index).\(mark.number)" \
        data-number="\(mark.number)" \
        style="\(place)"><b>\(mark.number) \(escaped(mark.words))</b></a>

        """
    }
    text += "</div><ol>\n"
    for note in notes {
      text += """
        <li class="\(note.mark.kind.rawValue)" data-mark="\(index).\(note.mark.number)">\
        \(escaped(note.mark.words))</li>

        """
    }
    return text + "</ol></section>\n"
  }
}

private func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    .replacing("\"", with: "&quot;")
}
