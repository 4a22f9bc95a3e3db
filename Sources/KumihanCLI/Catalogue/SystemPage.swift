import Foundation
import Kumihan
import KumihanTokens

/// One page of one or more systems: components in their states for each reader, with the tokens they
/// use, their arguments, code, what to do and what not, and their contrasts.
///
/// The pictures are the files beside it; nothing is fetched from elsewhere.
@MainActor
struct SystemPage {
  let drawings: [SystemDrawing]
  /// The format of the pictures that it shows.
  let shows: ExportFormat

  var html: String {
    let title = drawings.map(\.catalogue.system.title).joined(separator: ", ")
    let style = drawings.first.map { SystemStyle($0.catalogue.system) }
    let faces = drawings.map { SystemStyle($0.catalogue.system) }
    var page = """
      <!doctype html>
      <html lang="en"><meta charset="utf-8">
      <meta name="viewport" content="width=device-width"><title>\(Self.escaped(title))</title>
      <style>\(faces.map(\.faceRules).joined())\(Self.style)</style>
      <body class="\(style?.staysLight == true ? "light-areas" : "")" \
      style="\(Self.escaped(style?.variables ?? ""))">
      <header><input type="search" id="search" placeholder="Search" aria-label="Search">
      <label>Zoom <input type="range" id="zoom" min="0.5" max="4" step="0.25" value="1"></label>
      <span><output id="count"></output></span></header>

      """
    for drawing in drawings { page += section(drawing) }
    return page + Self.script
  }

  private func section(_ drawing: SystemDrawing) -> String {
    let system = drawing.catalogue.system
    let check = SystemCheck(system)
    let data = Data(system.document.dtcg.utf8).base64EncodedString()
    let style = SystemStyle(system)
    var text = """
      <main class="\(style.staysLight ? "light-areas" : "")" \
      style="\(Self.escaped(style.variables))"><h1>\(Self.escaped(system.title))</h1>
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
    text += contents(drawing)
    var group: String?
    for component in drawing.catalogue.components {
      if component.group != group {
        if group != nil { text += "</section>\n" }
        text += "<section><h2>\(Self.escaped(component.group))</h2>\n"
        group = component.group
      }
      text += entry(component, drawing, check)
    }
    return text + (group == nil ? "" : "</section>\n") + "</main>\n"
  }

  private func anchor(_ component: SystemCatalogue.Component, _ system: DesignSystem) -> String {
    let words = "\(system.name)-\(component.name)".map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return String(words)
  }

  /// Links to the components by their groups.
  private func contents(_ drawing: SystemDrawing) -> String {
    var (text, group) = ("<nav aria-label=\"Components\">", String?.none)
    for component in drawing.catalogue.components {
      if component.group != group {
        text += (group == nil ? "" : "</p>") + "<p><b>\(Self.escaped(component.group))</b>\n"
        group = component.group
      }
      text += "<a href=\"#\(anchor(component, drawing.catalogue.system))\">"
      text += "\(Self.escaped(component.name))</a>\n"
    }
    return text + (group == nil ? "" : "</p>") + "</nav>\n"
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
    var text = "<article id=\"\(anchor(component, system))\">"
    text += "<h3>\(Self.escaped(component.name))</h3>\n"
    let purpose = spec?.purpose ?? layout?.description
    if let purpose { text += "<p>\(Self.escaped(purpose))</p>\n" }
    text += "<div class=\"pictures\">\n"
    let folder = drawings.count > 1 ? "\(system.name)/" : ""
    for picture in pictures {
      let name = Self.escaped("\(picture.component) · \(picture.state)")
      let (width, height) = (Int(picture.size.width.rounded()), Int(picture.size.height.rounded()))
      text += """
        <figure data-name="\(name)"><figcaption>\(Self.escaped(picture.state)) \
        <small>\(width) × \(height)</small></figcaption><img alt="\(name)" loading="lazy" \
        width="\(picture.isScreen ? width / 2 : width)" \
        height="\(picture.isScreen ? height / 2 : height)" \
        src="\(Self.escaped("\(folder)\(picture.name).\(shows.rawValue)"))"></figure>

        """
    }
    text += "</div>\n"
    if let spec {
      text += advice(spec) + properties(spec)
      text += tokens(spec.designTokens, system)
      text += contrasts(Set(spec.designTokens), check)
    }
    let code = spec?.codeExample ?? layout?.codeTemplate ?? ""
    if !code.isEmpty {
      text += "<details open><summary>Code</summary><pre>\(Self.escaped(code))</pre></details>\n"
    }
    return text + "</article>\n"
  }

  private func advice(_ spec: ComponentSpec) -> String {
    guard !(spec.bestPractices + spec.cautions).isEmpty else { return "" }
    func list(_ title: String, _ mark: String, _ items: [String]) -> String {
      guard !items.isEmpty else { return "" }
      let lines = items.map { "<li>\(Self.escaped($0))</li>" }.joined()
      return
        "<div><h4><span aria-hidden=\"true\">\(mark)</span> \(title)</h4><ul>\(lines)</ul></div>"
    }
    return "<div class=\"advice\">" + list("Do", "○", spec.bestPractices)
      + list("Don’t", "×", spec.cautions) + "</div>\n"
  }

  private func properties(_ spec: ComponentSpec) -> String {
    guard !spec.properties.isEmpty else { return "" }
    var text = "<details open><summary>Properties</summary><table>\n"
    for property in spec.properties {
      let value = property.required ? "required" : property.defaultValue ?? "optional"
      text += "<tr><td><code>\(Self.escaped(property.name))</code></td>"
      text += "<td><code>\(Self.escaped(property.type))</code></td>"
      text += "<td>\(Self.escaped(value))</td></tr>\n"
    }
    return text + "</table></details>\n"
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
      names.contains($0.pair.text) && !$0.pair.ground.contains(".")
        || names.contains($0.pair.ground) && !$0.pair.text.contains(".")
        || names.contains($0.pair.text) && names.contains($0.pair.ground)
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

  private static let signs: [UInt8: String] = [
    UInt8(ascii: "&"): "&amp;", UInt8(ascii: "<"): "&lt;", UInt8(ascii: ">"): "&gt;",
    UInt8(ascii: "\""): "&quot;",
  ]

  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 64 && signs[$0] != nil }) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 32)
    for byte in text.utf8 {
      if let sign = signs[byte] { bytes += sign.utf8 } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
