import Foundation
import KumihanDrawing

extension PDFMetadata {
  /// The document's properties and the standards that it keeps, as XMP. The same as in
  /// ``dictionary``, as ISO 19005-2 asks in 6.6.3.
  var packet: String {
    var properties: [String] = []
    func add(_ name: String, _ value: String?) {
      guard let value, !value.isEmpty else { return }
      properties.append("<\(name)>\(value)</\(name)>")
    }
    func list(_ kind: String, _ value: String?, _ attribute: String = "") -> String? {
      guard let value, !value.isEmpty else { return nil }
      return "<rdf:\(kind)><rdf:li\(attribute)>\(escaped(value))</rdf:li></rdf:\(kind)>"
    }
    let anyLanguage = " xml:lang=\"x-default\""
    add("dc:title", list("Alt", title, anyLanguage))
    add("dc:creator", list("Seq", author))
    add("dc:description", list("Alt", subject, anyLanguage))
    add("dc:language", list("Bag", language))
    add("pdf:Keywords", escaped(keywords.joined(separator: ", ")))
    add("pdf:Producer", "Kumihan")
    add("xmp:CreatorTool", "Kumihan")
    add("xmp:CreateDate", creationDate.formatted(Date.ISO8601FormatStyle(timeZone: .gmt)))
    if standards.contains(.ua1) { add("pdfuaid:part", "1") }
    if standards.contains(.a2b) {
      add("pdfaid:part", "2")
      add("pdfaid:conformance", "B")
    }
    if standards.isSuperset(of: [.ua1, .a2b]) { properties.append(PDFMetadata.extensionSchema) }
    let spaces = PDFMetadata.spaces.map { "xmlns:\($0.0)=\"\($0.1)\"" }.joined(separator: " ")
    return """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="\(PDFMetadata.rdf)">
      <rdf:Description rdf:about="" \(spaces)>
      \(properties.joined(separator: "\n"))
      </rdf:Description></rdf:RDF></x:xmpmeta>
      <?xpacket end="r"?>
      """
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // No character of XML 1.0.
      case _ where scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar): continue
      case "\u{FFFE}", "\u{FFFF}": continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"

  private static let spaces = [
    ("dc", "http://purl.org/dc/elements/1.1/"), ("pdf", "http://ns.adobe.com/pdf/1.3/"),
    ("xmp", "http://ns.adobe.com/xap/1.0/"), ("pdfuaid", "http://www.aiim.org/pdfua/ns/id/"),
    ("pdfaid", "http://www.aiim.org/pdfa/ns/id/"),
    ("pdfaExtension", "http://www.aiim.org/pdfa/ns/extension/"),
    ("pdfaSchema", "http://www.aiim.org/pdfa/ns/schema#"),
    ("pdfaProperty", "http://www.aiim.org/pdfa/ns/property#"),
  ]

  /// PDF/A knows no property of PDF/UA, so a document of both describes it. Source: ISO 19005-2,
  /// 6.6.2.3.
  private static let extensionSchema = """
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
    <pdfaProperty:name>part</pdfaProperty:name>
    <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
    <pdfaProperty:category>internal</pdfaProperty:category>
    <pdfaProperty:description>The part of ISO 14289</pdfaProperty:description>
    </rdf:li></rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
    """
}
