import Foundation
import KumihanTestTools
import KumihanTokens
import Testing

/// `kumihan catalogue` for systems that are data and components.
struct SystemCatalogueTests {
  private let scratch: Scratch
  private let folder: URL

  init() throws {
    scratch = try Scratch()
    folder = scratch.folder.appending(path: "out")
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func html() throws -> String {
    try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
  }

  @Test func aSystemIsDrawnWithItsTokensCodeAndContrasts() throws {
    let run = try Command(
      "catalogue", "--system", "studio", "--component", "PrimaryButton", "--svg", "-o", folder.path)
    #expect(run.status == 0, "\(run.errors)")
    let files = try files()
    #expect(
      files
        == [
          "PrimaryButton-disabled.png", "PrimaryButton-disabled-dark.png",
          "PrimaryButton-disabled-dark.svg", "PrimaryButton-disabled.svg",
          "PrimaryButton-normal-dark-right-to-left.png",
          "PrimaryButton-normal-dark-right-to-left.svg",
          "PrimaryButton-normal-dark.png", "PrimaryButton-normal-dark.svg",
          "PrimaryButton-normal.png", "PrimaryButton-normal.svg", "PrimaryButton-pressed-dark.png",
          "PrimaryButton-pressed-dark.svg", "PrimaryButton-pressed.png",
          "PrimaryButton-pressed.svg",
          "index.html", "studio.pdf", "studio.tokens.json",
        ].sorted())
    let picture = try Data(contentsOf: folder.appending(path: "PrimaryButton-normal.png"))
    #expect(pixelSize(ofPNG: picture) == [2 * (343 + 32), 2 * (50 + 32)])
    let html = try html()
    #expect(html.hasPrefix("<!doctype html>"))
    // With SVGs, the page shows those: they stay sharp when it is zoomed.
    #expect(html.ranges(of: "<figure ").count == 7)
    let shown = html.matches(of: /src="([^"]*)"/).map { String($0.1) }
    #expect(shown.sorted() == files.filter { $0.hasSuffix(".svg") })
    #expect(!html.contains("http") && !html.contains("src=\"/") && !html.contains("<link"))
    // Tokens used, a figure of each, the code, the contrasts and what the check says.
    #expect(html.contains("<td>color.primary</td>") && html.contains("#4D7CFF, light #2B5BE0"))
    #expect(html.contains("<td>size.buttonHeight</td><td>50</td>"))
    #expect(html.contains("struct PrimaryButtonStyle: ButtonStyle {"))
    #expect(html.contains("#FFFFFF on color.primary</td><td>3.72, below AA"))
    #expect(html.contains("<li>color.primary: #FFFFFF has a contrast of 3.72 on it"))
    // The tokens come with the page, and are the system's.
    let open = try #require(html.ranges(of: "application/json;base64,").first)
    let data = try #require(
      Data(base64Encoded: String(html[open.upperBound...].prefix { $0 != "\"" })))
    let tokens = try TokenDocument(parsing: data)
    #expect(tokens["color.primary"]?.value.color?.hex == "#4D7CFF")
    let written = try Data(contentsOf: folder.appending(path: "studio.tokens.json"))
    #expect(written == data)
  }

  /// The code that Joho's catalogue shows draws its components, with the context that the file gives.
  @Test func theCodeOfJohosComponentsCompilesAndDraws() throws {
    let system = BundledSystem.joho.loaded
    #expect(system.exampleImports == ["Joho"])
    let components = system.components
    let examples = components.indices.map { index in
      """
      struct Example\(index): View {
        \(system.exampleContext)
        var body: some View { \(components[index].codeExample) }
      }
      """
    }
    let source = """
      import SwiftUI
      import Joho
      \(examples.joined(separator: "\n"))
      struct All: View {
        var body: some View {
          VStack { \(components.indices.map { "AnyView(Example\($0)())" }.joined(separator: "\n")) }
        }
      }
      """
    let file = try scratch.file("Examples.swift", source)
    let picture = scratch.path("examples.svg")
    let run = try Command(
      "render", file, "--view", "All", "--size", "390x12000", "--cache", RenderCommandTests.cache,
      "-o", picture)
    try #require(run.status == 0, "\(run.errors)")
    let svg = try String(contentsOfFile: picture, encoding: .utf8)
    for words in ["Open-air bath at seven", "Delete this trip?", "Team Standup", "Culture Day"] {
      #expect(svg.contains(words), "\(words)")
    }
  }

  private static let brand = """
    {"color": {"$type": "color", "ink": {"$value": "#112233"}, "paper": {"$value": "#FFFFFF"}},
     "spacing": {"$type": "dimension", "m": {"$value": {"value": 12, "unit": "px"}}}}
    """

  @Test func aTokenFileAloneGivesItsValues() throws {
    let file = try scratch.file("brand.tokens.json", Self.brand)
    let run = try Command("catalogue", "--system", file, "-o", folder.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try files() == [
        "Colours-values.png", "Lengths-values.png", "brand.pdf", "brand.tokens.json", "index.html",
      ])
  }

  @Test func aTeamsOwnSystemIsItsTokensAndItsViews() throws {
    let file = try scratch.file("brand.tokens.json", Self.brand)
    let views = scratch.folder.appending(path: "views")
    try FileManager.default.createDirectory(at: views, withIntermediateDirectories: true)
    let source = """
      import SwiftUI
      struct Badge: View {
        var body: some View {
          Button("New") {}
            .buttonStyle(.plain)
            .foregroundStyle(BrandTokens.Color.paper)
            .padding(BrandTokens.Spacing.m)
            .background(BrandTokens.Color.ink, in: Capsule())
        }
      }
      struct Page: View {
        var body: some View { Color.clear.alert("Sure?", isPresented: .constant(true)) {} }
      }
      """
    try Data(source.utf8).write(to: views.appending(path: "Badge.swift"))
    let manifest = """
      {"look": "iOS26", "ground": "color.paper", "components": [
        {"name": "Badge", "view": "Badge", "states": [
          {"name": "normal", "width": 100, "dark": false},
          {"name": "mirrored", "width": 100, "dark": false, "rtl": true},
          {"name": "pressed", "width": 100, "dark": false, "state": ["pressed"]}]},
        {"name": "Page", "group": "Screens", "view": "Page",
          "states": [{"name": "open", "device": "iPhone SE", "dark": true}]}]}
      """
    let place = views.appending(path: "manifest.json")
    try Data(manifest.utf8).write(to: place)
    func draw() throws -> Command {
      try Command(
        "catalogue", "--system", file, "--views", views.path, "--component", "badge",
        "--component", "Page", "-o", folder.path)
    }
    let run = try draw()
    #expect(run.status == 0, "\(run.errors)")
    let files = try files()
    #expect(
      files == [
        "Badge-mirrored-right-to-left.png", "Badge-normal.png", "Badge-pressed.png",
        "BrandTokens.swift", "Page-open-dark.png",
        "brand.pdf", "brand.tokens.json", "index.html",
      ])
    func data(_ name: String) throws -> Data {
      try Data(contentsOf: folder.appending(path: name))
    }
    #expect(pixelSize(ofPNG: try data("Page-open-dark.png")) == [375, 667])
    #expect(try data("Badge-normal.png") != data("Badge-pressed.png"))

    try Data(manifest.replacing("\"pressed\"]", with: "\"presed\"]").utf8).write(to: place)
    #expect(
      try draw().errors.contains(
        "$.components[0].states[2].state[0]: unknown 'presed' (line 5, column"))
    #expect(try draw().errors.contains("Hint: did you mean 'pressed'?"))
    try Data(manifest.replacing("\"view\": \"Page\"", with: "\"view\": \"Pag\"").utf8)
      .write(to: place)
    #expect(try draw().errors.contains("manifest.json: $.components[1].view: no view 'Pag'"))
    try Data(manifest.replacing("color.paper", with: "color.papr").utf8).write(to: place)
    let ground = try draw().errors
    #expect(ground.contains("manifest.json: $.ground: no colour 'color.papr' (line 1"))
    #expect(ground.contains("Hint: did you mean 'color.paper'?"))
    try Data(source.replacing("BrandTokens.", with: "Brand.").utf8)
      .write(to: views.appending(path: "Badge.swift"))
    #expect(try draw().errors.contains("the tokens are the constants of 'BrandTokens', in"))
  }

  @Test func unknownNamesHaveNearOnes() throws {
    let system = try Command("catalogue", "--system", "kajlis", "-o", folder.path)
    #expect(
      system.errors == "Error: unknown design system 'kajlis'\nHint: did you mean 'kajilis'?\n")
    let component = try Command(
      "catalogue", "--system", "studio", "--component", "PrimryButton", "-o", folder.path)
    #expect(
      component.errors
        == "Error: unknown component 'PrimryButton' in studio\nHint: did you mean 'PrimaryButton'?\n"
    )
    let views = try Command(
      "catalogue", "--system", "studio", "--views", scratch.path("none"), "-o", folder.path)
    #expect(views.errors.contains("Hint: give --views with a token file"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/index.html"))
  }

  @Test func theDocumentHasTwelveChaptersOfFiveParts() throws {
    let markdown = try Command("tokens", "document", "kajilis").text
    #expect(markdown.matches(of: #/(?m)^## \d+\. /#).count == 12)
    for part in ["概念", "SwiftUI の例", "よい使い方", "注意"] {
      #expect(markdown.ranges(of: "### \(part)\n").count == 12, "\(part)")
    }
    // Six chapters define tokens; the others have none to define.
    #expect(markdown.ranges(of: "### トークン\n").count == 6)
    #expect(markdown.contains("| color.primaryColor | #007AFF | #0A84FF |"))
    #expect(
      markdown.contains(
        "| color.primaryColor | Assets.xcassets/color/primaryColor.colorset/Contents.json |"))
    #expect(markdown.contains("```json\n{") && markdown.contains("\"value\": \"dark\""))
    #expect(markdown.contains("#### PrimaryButton") && markdown.contains("#### ModalScreen"))
    #expect(markdown.contains("#### v1.0.0 (2025-11-07)"))
    // Every link of the contents leads to a heading.
    for link in markdown.matches(of: /\]\(#([^)]+)\)/) {
      #expect(markdown.contains("<a id=\"\(link.1)\"></a>"), "\(link.1)")
    }
    let page = scratch.path("kajilis.html")
    #expect(try Command("tokens", "document", "kajilis", "-o", page).status == 0)
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.contains("<html lang=\"ja\">") && html.matches(of: /<h2 id=/).count == 12)
    #expect(html.contains("<i style=\"background:#007AFF\"></i>#007AFF"))
    #expect(try Command("tokens", "document", "joho").errors.contains("describes no document"))
    let ending = try Command("tokens", "document", "kajilis", "-o", scratch.path("k.txt"))
    #expect(ending.errors.contains("unknown extension '.txt'"))
  }
}
