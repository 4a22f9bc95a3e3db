import Foundation

/// Writes a document's blocks as Markdown or as one HTML page.
enum DocumentWriter {
  typealias Block = SystemDocument.Block

  static func markdown(_ blocks: [Block]) -> String {
    blocks.map { block in
      switch block {
      case .heading(let level, let text, let anchor):
        "<a id=\"\(anchor)\"></a>\n\n" + String(repeating: "#", count: level) + " \(text)"
      case .text(let text): text
      case .list(let items): items.map { "- \($0)" }.joined(separator: "\n")
      case .contents(let items):
        items.map { "- [\($0.title)](#\($0.anchor))" }.joined(separator: "\n")
      case .table(let head, let rows):
        ([head, head.map { _ in "---" }] + rows)
          .map { "| " + $0.map(cell).joined(separator: " | ") + " |" }.joined(separator: "\n")
      case .code(let code): "```swift\n\(code)\n```"
      case .json(let text): "```json\n\(text.trimmingCharacters(in: .newlines))\n```"
      }
    }.joined(separator: "\n\n") + "\n"
  }

  /// A bar would end the cell.
  private static func cell(_ text: String) -> String {
    String(text.flatMap { $0 == "|" ? "\\|" : $0.isNewline ? " " : String($0) })
  }

  static func html(_ blocks: [Block], title: String, language: String) -> String {
    let body = blocks.map { block in
      switch block {
      case .heading(let level, let text, let anchor):
        "<h\(level) id=\"\(escaped(anchor))\">\(escaped(text))</h\(level)>"
      case .text(let text): "<p>\(escaped(text))</p>"
      case .list(let items):
        "<ul>" + items.map { "<li>\(escaped($0))</li>" }.joined() + "</ul>"
      case .contents(let items):
        "<nav><ul>"
          + items.map { "<li><a href=\"#\(escaped($0.anchor))\">\(escaped($0.title))</a></li>" }
          .joined() + "</ul></nav>"
      case .table(let head, let rows):
        "<table><tr>" + head.map { "<th>\(escaped($0))</th>" }.joined() + "</tr>"
          + rows.map {
            "<tr>" + $0.map { "<td>\(swatch($0))\(escaped($0))</td>" }.joined() + "</tr>"
          }
          .joined(separator: "\n") + "</table>"
      case .code(let code), .json(let code): "<pre><code>\(escaped(code))</code></pre>"
      }
    }
    return """
      <!doctype html>
      <html lang="\(escaped(language))"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>\(escaped(title))</title>
      <style>
      :root { color-scheme: light dark }
      body { font: 16px/1.7 system-ui, sans-serif; max-width: 60em; margin: 0 auto; padding: 24px }
      h2 { margin-top: 2em; border-bottom: 1px solid GrayText } nav ul { list-style: none; padding: 0 }
      table { border-spacing: 0; font-size: 14px } th { text-align: left }
      td, th { padding: 2px 20px 2px 0; vertical-align: top }
      td i { display: inline-block; width: 12px; height: 12px; border-radius: 3px;
        margin-right: 6px; outline: 1px solid GrayText }
      pre { overflow: auto; padding: 12px; border: 1px solid GrayText; border-radius: 8px;
        font-size: 13px; line-height: 1.4 }
      </style>
      <body>
      \(body.joined(separator: "\n"))
      </body></html>

      """
  }

  /// A patch before what is a colour.
  private static func swatch(_ text: String) -> String {
    guard text.hasPrefix("#"), let color = TokenColor(text: text) else { return "" }
    return "<i style=\"background:\(color.hex)\"></i>"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
