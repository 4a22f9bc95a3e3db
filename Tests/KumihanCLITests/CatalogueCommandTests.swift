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

  @Test func thePageShowsTheFilesBesideIt() throws {
    _ = try draw()
    let html = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(html.hasPrefix("<!doctype html>"))
    for element in ["figure", "section", "article", "details", "table", "nav"] {
      #expect(
        html.ranges(of: "<\(element)").count == html.ranges(of: "</\(element)>").count, "\(element)"
      )
    }
    let shown = html.matches(of: /src="([^"]*)"/).map { String($0.1) }
    #expect(shown.sorted() == files.filter { $0.hasSuffix(".png") }.sorted())
    let faces = html.matches(of: /url\(([^)]*)\)/).map { String($0.1) }
    #expect(faces.count == 2 && faces.allSatisfy(files.contains))
    // Nothing is fetched from anywhere.
    #expect(!html.contains("http") && !html.contains("src=\"/") && !html.contains("<link"))
    #expect(html.contains("type=\"search\"") && html.contains("type=\"range\""))
  }

  /// Each component for readers in light and dark, of large letters and from right to left, with
  /// what is told of it.
  @Test func aComponentIsShownForEveryReaderAndExplained() throws {
    _ = try draw()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for reader in ["", "-dark", "-AX3", "-right-to-left"] {
      #expect(files.contains("JohoButton-primary\(reader).png"), "\(reader)")
    }
    #expect(files.contains("JohoButton-secondary-dark.png"))
    let html = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
    #expect(
      html.contains("<a href=\"#joho-JohoButton\">") && html.contains("id=\"joho-JohoButton\""))
    #expect(html.contains("<code>isEnabled</code>") && html.contains("<td>true</td>"))
    #expect(html.contains("<td>border.interactive</td><td>2 solid #000000"))
    #expect(html.contains("</span> Do</h4>") && html.contains("</span> Don’t</h4>"))
    #expect(html.contains("JohoButton(title: &quot;Save&quot;, action: {}, style: .primary)"))
    // The page follows the system: its borders, corners, targets and capitals.
    #expect(html.contains("--line: 3px") && html.contains("--radius: 16px"))
    #expect(html.contains("--control: 44px") && html.contains("--case: uppercase"))
  }

  @Test func theBookIsSheetsOfOneSizeWithAnOutline() throws {
    _ = try draw()
    let pdf = try Data(contentsOf: folder.appending(path: "joho.pdf"))
    let outline = try tool("qpdf", ["--json", "--json-key=outlines", "FILE"], on: pdf)
    let titles = String(decoding: outline, as: UTF8.self).matches(of: /"title": "([^"]*)"/)
      .map { String($0.1) }
    // Each group over its components.
    #expect(titles == ["JohoPill", "Containers", "JohoButton", "Interactive"])
    let pages = try tool("qpdf", ["--qdf", "--object-streams=disable", "FILE", "-"], on: pdf)
    let boxes = String(decoding: pages, as: UTF8.self)
      .matches(of: /\/MediaBox \[\s*([0-9. \n]*?)\s*\]/)
      .map { $0.1.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    #expect(boxes.count > 1 && Set(boxes) == ["0 0 595 842"])
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
    let hidden = /<figure [^>]*hidden/
    #expect(all.contains("<output id=\"count\">40 of 40</output>"))
    #expect(!all.contains("<figure hidden") && all.matches(of: hidden).isEmpty)
    // In light and dark.
    #expect(found.contains("<output id=\"count\">2 of 40</output>"))
    #expect(found.matches(of: hidden).count == 38)
    // A group without a find goes with its pictures, and the contents make room for what is found.
    #expect(found.ranges(of: "<section hidden").count == 1)
    #expect(found.contains("<nav aria-label=\"Components\" hidden"))
    // What is told of a component is searched too.
    #expect(try page("#search=gradient").contains("<output id=\"count\">20 of 40</output>"))
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

  /// The platform's own controls, in both looks, and what screens present on a phone and a tablet.
  @Test func controlsOfThePlatformAreSheetsToo() throws {
    let command = try Command(
      "catalogue", "--system", "controls", "--component", "toggle", "--component", "openmenu", "-o",
      folder.path)
    #expect(command.status == 0, "\(command.errors)")
    let files = try Set(FileManager.default.contentsOfDirectory(atPath: folder.path))
    for look in ["iOS18", "iOS26"] {
      for state in ["normal", "pressed", "focused", "disabled", "selected"] {
        #expect(files.contains("Toggle-\(look)-\(state).png"))
        #expect(files.contains("Toggle-\(look)-\(state)-dark.png"))
      }
      #expect(files.contains("Toggle-\(look)-normal-AX3.png"))
      #expect(files.contains("Toggle-\(look)-normal-right-to-left.png"))
      for device in ["iPhone-17", "iPad-Pro-11"] {
        #expect(files.contains("OpenMenu-\(device)-\(look)-dark.png"))
      }
    }
    func bytes(_ name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }
    #expect(try bytes("Toggle-iOS18-normal.png") != bytes("Toggle-iOS26-normal.png"))
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
