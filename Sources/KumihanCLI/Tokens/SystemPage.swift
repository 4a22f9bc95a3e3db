import Foundation
import KumihanTokens

/// One page of one or more systems: components with the tokens they use, their figures, their code
/// and their contrasts. Nothing is fetched from anywhere.
@MainActor
struct SystemPage {
  let drawings: [SystemDrawing]

  var html: String {
    let title = drawings.map(\.catalogue.system.title).joined(separator: ", ")
    var page = """
      <!doctype html>
      <html lang="en"><meta charset="utf-8">
      <meta name="viewport" content="width=device-width"><title>\(Self.escaped(title))</title>
      <style>\(Self.style)</style>
      <header><input type="search" id="search" placeholder="Search" aria-label="Search">
      <label>Zoom <input type="range" id="zoom" min="0.5" max="3" step="0.25" value="1"></label>
      <span><output id="count"></output></span></header>

      """
    for drawing in drawings { page += section(drawing) }
    return page + Self.script
  }

  private func section(_ drawing: SystemDrawing) -> String {
    let system = drawing.catalogue.system
    let check = SystemCheck(system)
    let data = Data(system.document.dtcg.utf8).base64EncodedString()
    var text = """
      <main><h1>\(Self.escaped(system.title))</h1>
      <p>\(system.version.map { "Version \(Self.escaped($0)). " } ?? "")\
      \(system.document.tokens.count) tokens. \
      <a download="\(Self.escaped(system.name)).tokens.json" \
      href="data:application/json;base64,\(data)">Download the tokens</a></p>

      """
    if check.problems.isEmpty {
      text += "<p class=\"fine\">The check finds nothing wrong.</p>\n"
    } else {
      text += "<ul class=\"wrong\">\n"
      for problem in check.problems {
        text += "<li>\(Self.escaped(problem.description))</li>\n"
      }
      text += "</ul>\n"
    }
    var group: String?
    for component in drawing.catalogue.components {
      if component.group != group {
        text += "<h2>\(Self.escaped(component.group))</h2>\n"
        group = component.group
      }
      text += entry(component, drawing, check)
    }
    return text + "</main>\n"
  }

  private func entry(
    _ component: SystemCatalogue.Component, _ drawing: SystemDrawing, _ check: SystemCheck
  ) -> String {
    let system = drawing.catalogue.system
    let pictures = drawing.pictures.filter {
      $0.component == component.name && $0.group == component.group
    }
    let spec = system.components.first { $0.name == component.name }
    let layout = system.layouts.first { $0.patternName == component.name }
    var text = "<article><h3>\(Self.escaped(component.name))</h3>\n"
    let purpose = spec?.purpose ?? layout?.description
    if let purpose { text += "<p>\(Self.escaped(purpose))</p>\n" }
    text += "<div class=\"pictures\">\n"
    for picture in pictures {
      let name = Self.escaped("\(picture.component) · \(picture.state)")
      let (width, height) = (Int(picture.size.width.rounded()), Int(picture.size.height.rounded()))
      text += """
        <figure><figcaption>\(Self.escaped(picture.state)) <small>\(width) × \(height)</small>\
        </figcaption><img alt="\(name)" width="\(picture.isScreen ? width / 2 : width)" \
        height="\(picture.isScreen ? height / 2 : height)" \
        src="data:image/png;base64,\(picture.png.base64EncodedString())"></figure>

        """
    }
    text += "</div>\n"
    if let spec {
      text += tokens(spec.designTokens, system)
      text += contrasts(Set(spec.designTokens), check)
    }
    let code = spec?.codeExample ?? layout?.codeTemplate ?? ""
    if !code.isEmpty {
      text += "<details><summary>Code</summary><pre>\(Self.escaped(code))</pre></details>\n"
    }
    return text + "</article>\n"
  }

  private func tokens(_ names: [String], _ system: DesignSystem) -> String {
    guard !names.isEmpty else { return "" }
    var text = "<details open><summary>Tokens and figures</summary><table>\n"
    for name in names {
      let token = system.document[name]
      let swatch = token?.value.color.map { "<i style=\"background:\($0.hex)\"></i>" } ?? ""
      let modes = (token?.modes ?? [:]).sorted { $0.key < $1.key }
        .map { "\($0.key) \($0.value.words)" }
      let words = ([token?.value.words ?? "does not exist"] + modes).joined(separator: ", ")
      text += "<tr><td>\(Self.escaped(name))</td><td>\(swatch)\(Self.escaped(words))</td></tr>\n"
    }
    return text + "</table></details>\n"
  }

  private func contrasts(_ names: Set<String>, _ check: SystemCheck) -> String {
    let found = check.contrasts.filter {
      names.contains($0.pair.text) || names.contains($0.pair.ground)
    }
    guard !found.isEmpty else { return "" }
    var text = "<details><summary>Contrast</summary><table>\n"
    for contrast in found {
      let mode = contrast.mode.map { " (\($0))" } ?? ""
      text += """
        <tr class="\(contrast.isEnough ? "fine" : "wrong")">\
        <td>\(Self.escaped("\(contrast.pair.text) on \(contrast.pair.ground)\(mode)"))</td>\
        <td>\(String(format: "%.2f", contrast.ratio)), \(contrast.level)</td></tr>

        """
    }
    return text + "</table></details>\n"
  }

  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }

  private static let style = """
    :root { color-scheme: light dark }
    body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 1200px; padding: 16px }
    header { position: sticky; top: 0; padding: 8px 0; display: flex; gap: 16px;
      align-items: center; background: Canvas; z-index: 1 }
    input[type=search] { font: inherit; padding: 8px 12px; border: 1px solid GrayText;
      border-radius: 10px; min-width: 16em }
    article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent);
      padding: 16px 0 }
    h3 { margin: 0 } p { margin: 4px 0 12px }
    .pictures { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
    figure { margin: 0; max-width: 100%; overflow: auto }
    figcaption { font-size: 12px; margin-bottom: 4px } small { opacity: .7 }
    img { zoom: var(--zoom, 1); display: block; border-radius: 6px;
      outline: 1px solid color-mix(in srgb, currentColor 12%, transparent) }
    table { border-spacing: 0; font-size: 13px } td { padding: 2px 24px 2px 0 }
    td i { display: inline-block; width: 12px; height: 12px; border-radius: 3px; margin-right: 6px;
      vertical-align: -1px; outline: 1px solid color-mix(in srgb, currentColor 30%, transparent) }
    pre { overflow: auto; font-size: 13px } details { margin-top: 8px }
    .wrong { color: light-dark(#a8001c, #ff8a80) } .fine { color: light-dark(#1e6b34, #7ad58d) }
    """

  private static let script = """
    <script>
    const search = document.getElementById("search"), zoom = document.getElementById("zoom")
    const find = () => {
      const words = search.value.toLowerCase().split(/\\s+/)
      let count = 0
      for (const article of document.querySelectorAll("article")) {
        const text = article.textContent.toLowerCase()
        article.hidden = !words.every(word => text.includes(word))
        count += article.hidden ? 0 : 1
      }
      const all = document.querySelectorAll("article").length
      document.getElementById("count").textContent = count + " of " + all
    }
    const scale = () => document.body.style.setProperty("--zoom", zoom.value)
    search.oninput = find
    zoom.oninput = scale
    // A link may say what to show: index.html#search=button&zoom=2
    const show = () => {
      const asked = new URLSearchParams(location.hash.slice(1))
      search.value = asked.get("search") ?? search.value
      zoom.value = asked.get("zoom") ?? zoom.value
      find()
      scale()
    }
    onhashchange = show
    show()
    </script>
    </html>

    """
}
