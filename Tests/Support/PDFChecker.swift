package import Foundation
import Testing

/// Checks a document against the clauses of PDF/UA-1 (ISO 14289-1) and PDF/A-2b (ISO 19005-2) that
/// can be decided on its objects. Clauses are named as veraPDF names them, so that its report and
/// this one can be laid side by side.
///
/// It reads what `qpdf` writes as JSON, so a file that cannot be read at all is an error of qpdf.
package struct PDFChecker {
  package enum Standard: String, Sendable {
    case ua1 = "PDF/UA-1", a2b = "PDF/A-2b"
    /// What every document of ours keeps of both, whatever it shows.
    case ours = "every PDF"
  }

  /// The objects by their names, such as `obj:3 0 R`.
  private let objects: [String: Any]
  private let trailer: [String: Any]
  private let header: [UInt8]

  /// - Parameters:
  ///   - json: the result of `qpdf --json --json-stream-data=inline --decode-level=generalized`.
  ///   - file: the file's own bytes.
  package init(json: Data, file: Data) throws {
    let root = try JSONSerialization.jsonObject(with: json) as? [String: Any]
    let parts = root?["qpdf"] as? [Any]
    let objects = parts?.last as? [String: Any] ?? [:]
    self.objects = objects
    trailer = (objects["trailer"] as? [String: Any])?["value"] as? [String: Any] ?? [:]
    header = Array(file.prefix(64))
  }

  /// Reads a document with `qpdf`.
  package init(_ file: Data) throws {
    let json = try tool(
      "qpdf",
      ["--json=2", "--json-stream-data=inline", "--decode-level=generalized", "FILE", "-"],
      on: file, withErrors: false, isChecked: false)
    try self.init(json: json, file: file)
  }

  /// What breaks the standard, each with its clause; empty where nothing was found.
  package func failures(of standard: Standard) -> [String] {
    var found: [String] = []
    func check(_ clause: String, _ reason: String, _ holds: Bool) {
      let line = "\(standard.rawValue) \(clause): \(reason)"
      if !holds, !found.contains(line) { found.append(line) }
    }
    let catalog = dictionary(trailer["/Root"])
    switch standard {
    case .ua1:
      checkMetadata(catalog, "pdfuaid:part", "1", "5") { check($0, $1, $2) }
      checkCatalog(catalog) { check($0, $1, $2) }
      checkStructure(catalog) { check($0, $1, $2) }
      checkAnnotationsForReaders { check($0, $1, $2) }
      checkFonts("7.21.4.1", "7.21.7") { check($0, $1, $2) }
    case .ours:
      if catalog["/StructTreeRoot"] != nil {
        checkShape(catalog) { check($0, $1, $2) }
        checkContent { check($0, $1, $2) }
        checkAnnotationsForReaders { check($0, $1, $2) }
      }
      checkHeader { check($0, $1, $2) }
      checkBlending { check($0, $1, $2) }
      checkFonts("7.21.4.1", "7.21.7") { check($0, $1, $2) }
    case .a2b:
      checkMetadata(catalog, "pdfaid:part", "2", "6.6.4") { check($0, $1, $2) }
      checkMetadata(catalog, "pdfaid:conformance", "B", "6.6.4") { check($0, $1, $2) }
      checkFile { check($0, $1, $2) }
      checkColors(catalog) { check($0, $1, $2) }
      checkAnnotationsForArchives { check($0, $1, $2) }
      checkFonts("6.2.11.4.1", nil) { check($0, $1, $2) }
    }
    return found
  }

  private typealias Check = (String, String, Bool) -> Void

  private func checkMetadata(
    _ catalog: [String: Any], _ property: String, _ value: String, _ clause: String, _ check: Check
  ) {
    let packet = text(ofStream: catalog["/Metadata"])
    check(
      clause, "the metadata does not say \(property) \(value)",
      packet.contains("<\(property)>\(value)</\(property)>"))
  }

  private func checkFonts(_ embedding: String, _ unicode: String?, _ check: Check) {
    for font in dictionaries(where: "/Type", is: "/Font") {
      let name = font["/BaseFont"] as? String ?? "?"
      if font["/Subtype"] as? String == "/Type0" {
        if let unicode {
          check(unicode, "font \(name) has no ToUnicode", font["/ToUnicode"] != nil)
        }
        continue
      }
      let descriptor = dictionary(font["/FontDescriptor"])
      let hasFile = ["/FontFile", "/FontFile2", "/FontFile3"].contains { descriptor[$0] != nil }
      check(embedding, "font \(name) is not embedded", hasFile)
    }
  }

  private func checkCatalog(_ catalog: [String: Any], _ check: Check) {
    check(
      "7.1", "the document is not marked as tagged",
      (dictionary(catalog["/MarkInfo"])["/Marked"] as? Bool) == true)
    check("7.1", "the document has no structure", catalog["/StructTreeRoot"] != nil)
    check(
      "7.1", "viewers do not show the title",
      (dictionary(catalog["/ViewerPreferences"])["/DisplayDocTitle"] as? Bool) == true)
    check(
      "7.1", "the metadata has no title",
      text(ofStream: catalog["/Metadata"]).contains("<dc:title>"))
    check(
      "7.2", "the document has no language",
      (catalog["/Lang"] as? String).map { $0.count > 2 } ?? false)
  }

  private func checkStructure(_ catalog: [String: Any], _ check: Check) {
    var level = 0
    walk(dictionary(catalog["/StructTreeRoot"])["/K"], parent: "/StructTreeRoot") {
      kind, _, element in
      switch kind {
      case "/Figure":
        let words = (element["/Alt"] ?? element["/ActualText"]) as? String ?? ""
        check("7.3", "a figure has no alternative text", words.count > 2)
      case "/H1", "/H2", "/H3", "/H4", "/H5", "/H6":
        let next = Int(String(kind.last ?? "1")) ?? 1
        check("7.4.2", "heading level \(next) follows \(level)", next <= level + 1)
        level = next
      default: break
      }
    }
    checkShape(catalog, check)
    checkContent(check)
  }

  /// Elements stand where they may, and annotations in their order.
  private func checkShape(_ catalog: [String: Any], _ check: Check) {
    walk(dictionary(catalog["/StructTreeRoot"])["/K"], parent: "/StructTreeRoot") {
      kind, parent, element in
      let kids = list(element["/K"])
      switch kind {
      case "/TR":
        check("7.5", "a row is outside a table", ["/Table", "/TBody", "/THead"].contains(parent))
      case "/TD", "/TH":
        check("7.5", "a cell is outside a row", parent == "/TR")
      case "/LI": check("7.6", "a list's entry is outside a list", parent == "/L")
      case "/LBody", "/Lbl": check("7.6", "\(kind) is outside a list's entry", parent == "/LI")
      default: break
      }
      if kind == "/TH" {
        let scope = list(element["/A"]).contains { dictionary($0)["/Scope"] != nil }
        check("7.5", "a header cell has no scope", scope)
      }
      if kind == "/Table" { check("7.5", "the rows of a table differ in length", isRegular(kids)) }
    }
    for page in dictionaries(where: "/Type", is: "/Page") where page["/Annots"] != nil {
      check(
        "7.18.3", "a page's tab order is not that of its structure",
        page["/Tabs"] as? String == "/S")
    }
  }

  private func isRegular(_ kids: [Any]) -> Bool {
    let rows = kids.map { dictionary($0) }.filter { $0["/S"] as? String == "/TR" }
    return Set(rows.map { list($0["/K"]).count }).count <= 1
  }

  /// All that is drawn is content or decoration, on pages and in the forms that they show.
  private func checkContent(_ check: Check) {
    for page in dictionaries(where: "/Type", is: "/Page") {
      let content = list(page["/Contents"]).map { text(ofStream: $0) }.joined(separator: "\n")
      checkContent(content, page, isMarked: false, check)
    }
  }

  private func checkContent(
    _ content: String, _ owner: [String: Any], isMarked: Bool, _ check: Check
  ) {
    let forms = dictionary(dictionary(owner["/Resources"])["/XObject"])
    var depth = isMarked ? 1 : 0
    for line in content.split(separator: "\n") {
      if line.hasSuffix("BDC") || line.hasSuffix("BMC") { depth += 1 }
      if line == "EMC" { depth -= 1 }
      if line.hasSuffix(" Do"), let shown = forms[String(line.dropLast(3))],
        dictionary(shown)["/Subtype"] as? String == "/Form"
      {
        checkContent(text(ofStream: shown), dictionary(shown), isMarked: depth > 0, check)
        continue
      }
      let draws =
        line.hasSuffix("TJ") || line.hasSuffix(" Do") || line.hasSuffix(" sh")
        || ["f", "f*", "S"].contains(line)
      check("7.1", "content is neither tagged nor decoration", !draws || depth > 0)
    }
  }

  private func checkAnnotationsForReaders(_ check: Check) {
    for annotation in annotations {
      check("7.18.1", "an annotation is not in the structure", annotation["/StructParent"] != nil)
      let words = annotation["/Contents"] as? String ?? ""
      let kind = annotation["/Subtype"] as? String ?? ""
      check(
        kind == "/Link" ? "7.18.5" : "7.18.1", "an annotation \(kind) has no words", words.count > 2
      )
    }
  }

  private func checkFile(_ check: Check) {
    checkHeader(check)
    for page in dictionaries(where: "/Type", is: "/Page") {
      let box = list(page["/MediaBox"]).compactMap {
        $0 as? Double ?? ($0 as? Int).map(Double.init)
      }
      let sides = box.count == 4 ? [box[2] - box[0], box[3] - box[1]] : []
      check(
        "6.1.13", "a page is not 3 to 14400 points long",
        sides.count == 2 && sides.allSatisfy { (3...14400).contains($0) })
    }
  }

  private func checkHeader(_ check: Check) {
    let lines = header.split(separator: 0x0A, maxSplits: 2)
    check(
      "6.1.2", "the header is not that of PDF 1.n",
      lines.first.map { String(decoding: $0, as: UTF8.self).hasPrefix("%PDF-1.") } ?? false)
    check(
      "6.1.2", "the second line is no comment of four high bytes",
      lines.count > 1 && lines[1].first == 0x25
        && lines[1].dropFirst().prefix(4).count { $0 > 127 } == 4)
    check("6.1.3", "the trailer has no identifier", trailer["/ID"] != nil)
    check("6.1.3", "the document is encrypted", trailer["/Encrypt"] == nil)
  }

  private func checkColors(_ catalog: [String: Any], _ check: Check) {
    let intents = list(catalog["/OutputIntents"]).map { dictionary($0) }
    check(
      "6.2.3", "no output intent says what colours mean",
      intents.contains {
        $0["/S"] as? String == "/GTS_PDFA1" && $0["/DestOutputProfile"] != nil
      })
    for image in dictionaries(where: "/Subtype", is: "/Image") {
      check("6.2.8", "a picture asks to be smoothed", (image["/Interpolate"] as? Bool) != true)
    }
    checkBlending(check)
  }

  private func checkBlending(_ check: Check) {
    let blends: Set = [
      "/Normal", "/Compatible", "/Multiply", "/Screen", "/Overlay", "/Darken", "/Lighten",
      "/ColorDodge", "/ColorBurn", "/HardLight", "/SoftLight", "/Difference", "/Exclusion", "/Hue",
      "/Saturation", "/Color", "/Luminosity",
    ]
    for state in everyDictionary {
      guard let blend = state["/BM"] as? String else { continue }
      check("6.2.10", "the blend mode \(blend) is unknown", blends.contains(blend))
    }
  }

  private func checkAnnotationsForArchives(_ check: Check) {
    for annotation in annotations {
      let flags = annotation["/F"] as? Int ?? 0
      check("6.3.2", "an annotation is not printed", flags & 4 == 4)
      check("6.3.2", "an annotation is hidden", flags & (1 | 2 | 32) == 0)
      let kind = annotation["/Subtype"] as? String
      check(
        "6.3.3", "an annotation has no appearance",
        kind == "/Link" || kind == "/Popup" || annotation["/AP"] != nil)
    }
    for action in dictionaries(where: "/S", is: "/JavaScript")
      + dictionaries(where: "/S", is: "/Launch")
    {
      check("6.5.1", "an action \(action["/S"] ?? "") is forbidden", false)
    }
  }

  private var annotations: [[String: Any]] {
    dictionaries(where: "/Type", is: "/Page").flatMap { list($0["/Annots"]) }.map { dictionary($0) }
  }

  private var everyDictionary: [[String: Any]] {
    objects.keys.sorted().compactMap { name in
      let object = objects[name] as? [String: Any]
      return (object?["value"] ?? (object?["stream"] as? [String: Any])?["dict"]) as? [String: Any]
    }
  }

  private func dictionaries(where key: String, is value: String) -> [[String: Any]] {
    everyDictionary.filter { $0[key] as? String == value }
  }

  private func object(_ value: Any?) -> [String: Any]? {
    guard let name = value as? String, name.hasSuffix(" R") else { return nil }
    return objects["obj:\(name)"] as? [String: Any]
  }

  private func dictionary(_ value: Any?) -> [String: Any] {
    if let found = value as? [String: Any] { return found }
    let object = object(value)
    return (object?["value"] ?? (object?["stream"] as? [String: Any])?["dict"]) as? [String: Any]
      ?? [:]
  }

  /// A value, or the values of an array, also behind a reference.
  private func list(_ value: Any?) -> [Any] {
    if let array = value as? [Any] { return array }
    if let array = object(value)?["value"] as? [Any] { return array }
    return value.map { [$0] } ?? []
  }

  private func text(ofStream value: Any?) -> String {
    let stream = object(value)?["stream"] as? [String: Any]
    guard let data = (stream?["data"] as? String).flatMap({ Data(base64Encoded: $0) }) else {
      return ""
    }
    return String(decoding: data, as: UTF8.self)
  }

  private func walk(
    _ kids: Any?, parent: String, _ visit: (String, String, [String: Any]) -> Void
  ) {
    for kid in list(kids) {
      let element = dictionary(kid)
      guard let kind = element["/S"] as? String else { continue }
      visit(kind, parent, element)
      walk(element["/K"], parent: kind, visit)
    }
  }
}
