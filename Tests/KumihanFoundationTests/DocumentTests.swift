import Foundation
import KumihanFoundation
import Testing

/// XML and HTML, and errors by their numbers.
struct DocumentTests {
  private final class Feed: NSObject, KumihanFoundation.XMLParserDelegate {
    var found: [String] = []
    func parserDidStartDocument(_ parser: KumihanFoundation.XMLParser) { found.append("begin") }
    func parserDidEndDocument(_ parser: KumihanFoundation.XMLParser) { found.append("end") }
    func parser(
      _ parser: KumihanFoundation.XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) { found.append("<\(name)\(attributes.sorted(by: <).map { " \($0)=\($1)" }.joined())>") }
    func parser(
      _ parser: KumihanFoundation.XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) { found.append("</\(name)>") }
    func parser(_ parser: KumihanFoundation.XMLParser, foundCharacters text: String) {
      if !text.allSatisfy(\.isWhitespace) { found.append(text) }
    }
    func parser(_ parser: KumihanFoundation.XMLParser, parseErrorOccurred error: any Error) {
      found.append("error \((error as NSError).code) in line \(parser.lineNumber)")
    }
  }

  private func read(_ text: String) -> (isWhole: Bool, found: [String]) {
    let parser = KumihanFoundation.XMLParser(data: Data(text.utf8))
    let feed = Feed()
    parser.delegate = feed
    return (parser.parse(), feed.found)
  }

  @Test func xmlIsReadFromItsBeginningToItsEnd() {
    let (isWhole, found) = read(
      """
      <?xml version="1.0"?>
      <!DOCTYPE rss>
      <rss version='2.0'><!-- <b> -->
        <item id="1" name="a &gt; b"><title>Tom &amp; Ann &#x2014; &#169;</title><br/></item>
        <item><![CDATA[<p>Raw</p>]]></item>
      </rss>
      """)
    #expect(isWhole)
    #expect(
      found == [
        "begin", "<rss version=2.0>", "<item id=1 name=a > b>", "<title>", "Tom & Ann — ©",
        "</title>", "<br>", "</br>", "</item>", "<item>", "<p>Raw</p>", "</item>", "</rss>", "end",
      ])
  }

  @Test(arguments: [
    ("<a>\n<b></a>", "error 76 in line 2"), ("<a>", "error 5 in line 1"),
    ("", "error 4 in line 1"), ("<a", "error 5 in line 1"), ("words", "error 4 in line 1"),
  ])
  func brokenXMLIsToldOf(_ text: String, _ error: String) {
    let (isWhole, found) = read(text)
    #expect(!isWhole && found.last == error, "\(found)")
  }

  @Test func wordsOfHTMLAreRead() throws {
    let html = """
      <html><head><title>T</title><style>p { color: red }</style></head>
      <body><h1>News &amp; more</h1><p>One <b>bold</b>
        word.<br>Two &euro;</p><ul><li>A</li><li>B</li></ul></body></html>
      """
    let text = try NSAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil)
    #expect(text.string == "News & more\nOne bold word.\nTwo €\nA\nB\n")
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data([0xFF, 0xFE, 0xFF]), options: [:], documentAttributes: nil)
    }
  }

  @Test func errorsHaveNumbers() {
    let code: URLError.Code = URLError.Code(rawValue: -1009)
    #expect(code == .notConnectedToInternet)
    let unknown: URLError.Code = URLError.Code(rawValue: 7)
    #expect(unknown == .unknown)
  }
}
