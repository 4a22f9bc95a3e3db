import Foundation
import KumihanTestTools
import Testing

/// `kumihan catalogue` as a person runs it, on a few small components.
struct CatalogueCommandTests {
  private let scratch: Scratch
  private let folder: URL

  init() throws {
    scratch = try Scratch()
    folder = scratch.folder.appending(path: "out")
  }

  private func draw() throws -> Command {
    try Command(
      "catalogue", "--system", "joho", "--component", "JohoButton", "--component", "johopill", "-o",
      folder.path)
  }

  @Test func drawsWhatIsAskedFor() throws {
    let command = try draw()
    #expect(command.status == 0, "\(command.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files.contains("JohoButton-primary-pressed.png"))
    #expect(files.contains("JohoPill-cream.png"))
    #expect(files.contains("index.html") && files.contains("joho.pdf"))
    #expect(!files.contains { $0.hasPrefix("JohoCard") })
    let picture = try Data(contentsOf: folder.appending(path: "JohoButton-primary.png"))
    let size = pixelSize(ofPNG: picture)
    #expect(size.count == 2 && size[1] == 2 * (44 + 16))
  }

  @Test func sheetIsOneFileOfAllPictures() throws {
    _ = try draw()
    let html = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
    let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".png") }
    #expect(html.hasPrefix("<!doctype html>"))
    #expect(html.ranges(of: "<figure>").count == pictures.count)
    #expect(html.ranges(of: "</figure>").count == pictures.count)
    #expect(html.ranges(of: "<section>").count == html.ranges(of: "</section>").count)
    #expect(html.ranges(of: "src=\"data:image/png;base64,").count == pictures.count)
    // Nothing is fetched from anywhere.
    #expect(!html.contains("http") && !html.contains("src=\"/") && !html.contains("<link"))
    #expect(html.contains("type=\"search\"") && html.contains("type=\"range\""))
    let first = try #require(html.ranges(of: "base64,").first)
    let data = try #require(
      Data(base64Encoded: String(html[first.upperBound...].prefix { $0 != "\"" })))
    #expect(pixelSize(ofPNG: data).count == 2)
  }

  @Test func pdfHasAnOutline() throws {
    _ = try draw()
    let pdf = try Data(contentsOf: folder.appending(path: "joho.pdf"))
    let outline = try tool("qpdf", ["--json", "--json-key=outlines", "FILE"], on: pdf)
    let titles = String(decoding: outline, as: UTF8.self).matches(of: /"title": "([^"]*)"/)
      .map { String($0.1) }
    // Each group over its components.
    #expect(titles == ["JohoPill", "Containers", "JohoButton", "Interactive"])
  }

  @Test func unknownNamesAreOneLineAndAHint() throws {
    let system = try Command("catalogue", "--system", "jojo", "-o", folder.path)
    #expect(system.status != 0)
    #expect(
      system.errors
        == "Error: unknown design system 'jojo'\nHint: did you mean 'joho'?\n")
    let component = try Command("catalogue", "--component", "JohoButon", "-o", folder.path)
    #expect(component.status != 0)
    #expect(
      component.errors
        == "Error: unknown component 'JohoButon' in joho\nHint: did you mean 'JohoButton'?\n")
    let short = try Command("catalogue", "--component", "stepper", "-o", folder.path)
    #expect(short.errors.hasSuffix("Hint: did you mean 'JohoStepper'?\n"))
    let strange = try Command("catalogue", "--component", "xyzzy", "-o", folder.path)
    #expect(strange.errors.contains("Hint: choose among: JohoContainer, JohoCard, "))
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  /// The browser, where one is installed.
  private static let chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser"]
    .first(where: FileManager.default.isExecutableFile(atPath:))

  @Test(.enabled(if: chromium != nil, "no chromium is installed"))
  func searchAndZoomWorkInABrowser() throws {
    _ = try draw()
    let all = try page("")
    let found = try page("#search=destructive%20pressed&zoom=2")
    #expect(all.contains("<output id=\"count\">18</output>"))
    #expect(!all.contains("<figure hidden"))
    #expect(found.contains("<output id=\"count\">1</output>"))
    #expect(found.ranges(of: "<figure hidden").count == 17)
    // A group without a find goes with its pictures.
    #expect(found.ranges(of: "<section hidden").count == 1)
    #expect(found.contains("--zoom: 2"))
  }

  /// The sheet's elements after its script ran.
  private func page(_ fragment: String) throws -> String {
    let output = try tool(
      Self.chromium ?? "",
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=2000",
        "--user-data-dir=\(scratch.path("profile"))", "--dump-dom",
        folder.appending(path: "index.html").absoluteString + fragment,
      ], withErrors: false)
    return String(decoding: output, as: UTF8.self)
  }

  @Test func svgsHaveTheirTextAsAskedFor() throws {
    for (form, element) in [("embedded", "<text "), ("outlines", "<use ")] {
      let command = try Command(
        "catalogue", "--component", "johopill", "--svg", "--svg-text", form, "-o", folder.path)
      #expect(command.status == 0, "\(command.errors)")
      let svg = try String(
        contentsOf: folder.appending(path: "JohoPill-cream.svg"), encoding: .utf8)
      #expect(svg.contains(element) && svg.contains("@font-face") == (form == "embedded"))
      #expect(svg.contains("<title>JohoPill, cream</title>") && svg.contains(" lang=\"en\""))
    }
  }

  @Test func theBookKeepsStandards() throws {
    let command = try Command(
      "catalogue", "--scale", "0.5", "--pdf-standard", "ua-1,a-2b", "-o", folder.path)
    #expect(command.status == 0, "\(command.errors)")
    let pdf = try Data(contentsOf: folder.appending(path: "joho.pdf"))
    let failures = try PDFChecker(pdf).failures(of: .ua1) + PDFChecker(pdf).failures(of: .a2b)
    #expect(failures == [])
  }
}
