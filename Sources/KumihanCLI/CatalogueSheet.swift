import Foundation

/// The contact sheet: all pictures in one self-contained HTML file.
struct CatalogueSheet {
  let title: String
  let pictures: [CatalogueDrawing.Picture]

  var html: String {
    var page = """
      <!doctype html>
      <html lang="en"><meta charset="utf-8"><title>\(title)</title>
      <style>
      body { font-family: sans-serif; margin: 16px; color: #000; background: #fff }
      header { position: sticky; top: 0; background: #fff; padding: 8px 0; display: flex; gap: 16px }
      input[type=search] { font-size: 16px; padding: 8px; border: 2px solid #000; border-radius: 8px }
      figure { display: inline-block; vertical-align: top; margin: 8px; padding: 8px;
        border: 1.5px solid #000; border-radius: 12px; overflow: auto; max-width: 95vw }
      img { zoom: var(--zoom, 1); display: block }
      figcaption { font-weight: bold; font-size: 12px; margin-bottom: 8px }
      </style>
      <header><input type="search" id="search" placeholder="Search" aria-label="Search">
      <label>Zoom <input type="range" id="zoom" min="0.5" max="4" step="0.25" value="1"></label>
      <span><output id="count">\(pictures.count)</output> of \(pictures.count)</span>
      </header>

      """
    var group: String?
    for picture in pictures {
      if picture.group != group {
        if group != nil { page += "</section>\n" }
        page += "<section><h2>\(escaped(picture.group))</h2>\n"
        group = picture.group
      }
      let name = escaped("\(picture.component) · \(picture.state)")
      page += """
        <figure><figcaption>\(name)</figcaption><img alt="\(name)" \
        width="\(Int(picture.size.width.rounded()))" height="\(Int(picture.size.height.rounded()))" \
        src="data:image/png;base64,\(picture.png.base64EncodedString())"></figure>

        """
    }
    return page + (group == nil ? "" : "</section>\n") + Self.script
  }

  private static let script = """
    <script>
    const search = document.getElementById("search"), zoom = document.getElementById("zoom")
    const find = () => {
      const words = search.value.toLowerCase().split(/\\s+/)
      let count = 0
      for (const section of document.querySelectorAll("section")) {
        let any = false
        for (const figure of section.querySelectorAll("figure")) {
          const name = figure.textContent.toLowerCase()
          figure.hidden = !words.every(word => name.includes(word))
          figure.style.display = figure.hidden ? "none" : ""
          any ||= !figure.hidden
          count += figure.hidden ? 0 : 1
        }
        section.hidden = !any
      }
      document.getElementById("count").textContent = count
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

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
