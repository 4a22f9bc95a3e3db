import Foundation
import KumihanTokens
import Testing

/// `kumihan tokens` as a person runs it.
struct TokensCommandTests {
  @Test func checkNamesTheFaultsAndEndsWithOne() throws {
    let kajilis = try Command("tokens", "check", "kajilis", "--no-code")
    #expect(kajilis.status == 1)
    #expect(
      kajilis.text == "kajilis: color.primaryColor: states a contrast of 4.52 on #FFFFFF (light); "
        + "it is 4.02, below the 4.50 of AA\n")
    let repaired = try Command(
      "tokens", "check", "repairedStudio", "repairedKajilis", "system", "joho")
    #expect(repaired.status == 0, "\(repaired.text) \(repaired.errors)")
    #expect(repaired.text.split(separator: "\n").allSatisfy { $0.hasSuffix("nothing wrong") })
  }

  @Test func examplesMustCompile() throws {
    let scratch = try Scratch()
    let text = String(decoding: BundledSystem.repairedStudio.bytes, as: UTF8.self)
    _ = try scratch.file("studio.repaired.json", text)
    let studio = String(decoding: BundledSystem.studio.bytes, as: UTF8.self)
    _ = try scratch.file(
      "studio.tokens.json",
      studio.replacing("StudioTokens.Color.accent", with: "StudioTokens.Color.acent"))
    let run = try Command("tokens", "check", scratch.path("studio.repaired.json"))
    #expect(run.status == 1)
    #expect(
      run.text.contains(
        "TabBar: its example does not compile: type 'StudioTokens.Color' has no member 'acent'"))
    #expect(run.text.contains("(line 6)"))
  }

  @Test func theFilesShapeDoesNotMatter() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "brand.json", ##"{"color": {"ink": {"value": "#123456"}, "text": {"value": "{color.ink}"}}}"##
    )
    let out = scratch.path("out.json")
    #expect(try Command("tokens", "import", file, "-o", out).status == 0)
    let document = try TokenDocument(parsing: Data(contentsOf: URL(fileURLWithPath: out)))
    #expect(document.shape == .dtcg && document["color.text"]?.alias == "color.ink")
    let swift = try Command("tokens", "export", file, "--swift")
    #expect(swift.text.contains("public enum BrandTokens {"))
    #expect(try Command("tokens", "export", file, "--css").text.contains("--color-text: #123456;"))
    #expect(
      try Command("tokens", "export", file, "--json").text.contains("\"alias\": \"color.ink\""))
    let same = try Command("tokens", "diff", file, out, "--exit-code")
    #expect(same.status == 0 && same.text == "no token differs\n")
    let other = try Command("tokens", "diff", file, "joho", "--exit-code")
    #expect(other.status == 1 && other.text.contains("- color.ink: #123456\n"))
  }

  /// What is exported compiles with `import SwiftUI` alone, all types of tokens among it.
  @Test func exportedSwiftCompilesAndIsDrawn() throws {
    let scratch = try Scratch()
    for name in ["kajilis", "studio", "system", "joho"] {
      let file = scratch.path("\(name).swift")
      #expect(try Command("tokens", "export", name, "--swift", "-o", file).status == 0)
    }
    let view = try scratch.file(
      "Shown.swift",
      """
      import SwiftUI
      struct Shown: View {
        var body: some View {
          KajilisTokens.Color.primaryColor.frame(width: 20, height: 20)
            .padding(StudioTokens.Spacing.xs)
            .animation(KajilisTokens.Motion.standard, value: true)
        }
      }
      """)
    func colors(_ options: [String]) throws -> String {
      let run = try Command(
        all: ["render", view]
          + ["kajilis", "studio", "system", "joho"].map { scratch.path("\($0).swift") }
          + [
            "--cache", RenderCommandTests.cache, "--view", "Shown", "--size", "fit",
            "--output=-.svg",
          ]
          + options)
      #expect(run.status == 0, "\(run.errors)")
      return run.text.lowercased()
    }
    #expect(try colors([]).contains("#007aff"))
    #expect(try colors(["--dark"]).contains("#0a84ff"))
  }

  @Test func badInputIsOneLineAndAHint() throws {
    let scratch = try Scratch()
    let unknown = try Command("tokens", "check", "kajlis")
    #expect(
      unknown.errors
        == "Error: cannot read 'kajlis': no such file\nHint: did you mean 'kajilis'?\n")
    let twice = try scratch.file("twice.json", #"{"a": {"b": 1, "b": 2}}"#)
    #expect(
      try Command("tokens", "export", twice, "--css").errors.contains(
        "twice.json: a.b: not JSON: the key 'b' comes twice (line 1, column 16)"))
    let broken = try scratch.file("broken.json", ##"{"a": {"$type": "color", "$value": "{b}"}}"##)
    let export = try Command("tokens", "export", broken, "--swift")
    #expect(export.status != 0 && export.text.isEmpty)
    #expect(export.errors.contains("broken.json: a: refers to 'b', which does not exist"))
  }

  @Test func anAssetCatalogueIsAFolder() throws {
    let scratch = try Scratch()
    let folder = scratch.path("Assets.xcassets")
    #expect(try Command("tokens", "export", "kajilis", "--assets", "-o", folder).status == 0)
    let set = try String(
      contentsOfFile: folder + "/color/primaryColor.colorset/Contents.json", encoding: .utf8)
    #expect(set.contains("\"luminosity\"") && set.contains("\"0.478\""))
    let group = try String(contentsOfFile: folder + "/color/Contents.json", encoding: .utf8)
    #expect(group.contains("\"provides-namespace\": true"))
    let nowhere = try Command("tokens", "export", "kajilis", "--assets")
    #expect(nowhere.errors.contains("an asset catalogue is a folder"))
  }
}
