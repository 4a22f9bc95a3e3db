import Foundation
import Testing

/// `scripts/api.py` on symbol graphs of a small package.
struct APITests {
  /// A graph in the compiler's form: declarations by path, and links between them.
  private struct Graph {
    var symbols: [[String: Any]] = []
    var links: [[String: Any]] = []

    mutating func add(_ path: String, _ words: String, kind: String = "swift.method") {
      symbols.append([
        "kind": ["identifier": kind], "identifier": ["precise": path], "accessLevel": "public",
        "pathComponents": path.split(separator: ".").map(String.init),
        "declarationFragments": [["kind": "text", "spelling": words]],
      ])
    }

    mutating func link(_ kind: String, _ source: String, _ target: String) {
      links.append(["kind": kind, "source": source, "target": target])
    }
  }

  private func first() -> Graph {
    var graph = Graph()
    graph.add("Page", "struct Page", kind: "swift.struct")
    graph.add("Page.draw(_:)", "func draw(_ scale: Double) throws")
    graph.add("Format", "enum Format", kind: "swift.enum")
    graph.add("Format.png", "case png", kind: "swift.enum.case")
    graph.add("Exporter", "protocol Exporter", kind: "swift.protocol")
    graph.add("Exporter.data()", "func data()")
    graph.link("requirementOf", "Exporter.data()", "Exporter")
    graph.link("conformsTo", "Page", "Exporter")
    return graph
  }

  private func folder(_ graph: Graph) throws -> ScriptFolder {
    let folder = try ScriptFolder(scripts: ["api.py"])
    try folder.write(
      ".library(name: \"Outer\", targets: [\"Outer\"]), // .library(name: \"Not\")\n",
      to: "Package.swift")
    try folder.write("@_exported public import Inner\n", to: "Sources/Outer/Exports.swift")
    try folder.write("", to: "Sources/Inner/Inner.swift")
    try put(graph, module: "Inner", in: folder)
    try put(Graph(), module: "Outer", in: folder)
    let written = try folder.run("python3 scripts/api.py write graphs api 0.3.1")
    #expect(written.status == 0, "\(written.output)")
    return folder
  }

  private func put(_ graph: Graph, module: String, in folder: ScriptFolder) throws {
    let data = try JSONSerialization.data(
      withJSONObject: ["symbols": graph.symbols, "relationships": graph.links])
    try folder.write(String(decoding: data, as: UTF8.self), to: "graphs/\(module).symbols.json")
  }

  @Test func aProductHasTheDeclarationsOfWhatItReexports() throws {
    let folder = try folder(first())
    #expect(try folder.run("python3 scripts/api.py modules").output == "Outer\nInner\n")
    #expect(
      try folder.read("api/Outer.txt") == """
        # Public API of Outer, version 0.3.1; written by scripts/api.sh
        Exporter: func data()
        Format: case png
        Page is Exporter
        Page: func draw(_ scale: Double) throws
        enum Format
        protocol Exporter
        struct Page

        """)
  }

  @Test func additionsAreNoBreakage() throws {
    let folder = try folder(first())
    var graph = first()
    graph.add("Page.count", "var count: Int { get }", kind: "swift.property")
    graph.add("Exporter.name()", "func name()")
    graph.link("requirementOf", "Exporter.name()", "Exporter")
    graph.link("defaultImplementationOf", "Exporter.name().default", "Exporter.name()")
    graph.add("Paper", "enum Paper", kind: "swift.enum")
    graph.add("Paper.a4", "case a4", kind: "swift.enum.case")
    // Moving a declaration to the module that re-exports the other is none either.
    var outer = Graph()
    (outer.symbols, graph.symbols) = (
      [graph.symbols[1]],
      graph.symbols.filter {
        $0["pathComponents"] as? [String] != ["Page", "draw(_:)"]
      }
    )
    // The compiler fills these in at the call.
    outer.symbols[0]["declarationFragments"] = [
      [
        "spelling":
          "func draw(_ scale: Double, fileID: StaticString = #fileID, line: UInt = #line) throws"
      ]
    ]
    try put(graph, module: "Inner", in: folder)
    try put(outer, module: "Outer", in: folder)
    let compared = try folder.run("python3 scripts/api.py compare graphs api 0.3.2")
    #expect(compared.output == "API of 0.3.2 beside 0.3.1: 0 breaking, 4 added in 1 products\n")
    #expect(compared.status == 0)
  }

  private static let breakages:
    [(String, @Sendable (inout [[String: Any]], inout [[String: Any]]) -> Void)] = [
      ("- struct Page", { symbols, _ in symbols.remove(at: 0) }),
      (
        "- Page: func draw(_ scale: Double) throws",
        { symbols, _ in
          symbols[1]["declarationFragments"] = [["spelling": "func draw(_ scale: Float) throws"]]
        }
      ),
      (
        "- Page: func draw(_ scale: Double) throws",
        { symbols, _ in symbols[1]["accessLevel"] = "package" }
      ),
      ("- Page is Exporter", { _, links in links.removeLast() }),
      (
        "+ Format: case pdf",
        { symbols, _ in
          var graph = Graph()
          graph.add("Format.pdf", "case pdf", kind: "swift.enum.case")
          symbols += graph.symbols
        }
      ),
      (
        "+ Exporter: func name()",
        { symbols, links in
          var graph = Graph()
          graph.add("Exporter.name()", "func name()")
          graph.link("requirementOf", "Exporter.name()", "Exporter")
          symbols += graph.symbols
          links += graph.links
        }
      ),
    ]

  @Test(arguments: breakages.indices) func breakagesNeedAVersionThatMayBreak(index: Int) throws {
    let folder = try folder(first())
    var graph = first()
    let (line, change) = Self.breakages[index]
    change(&graph.symbols, &graph.links)
    try put(graph, module: "Inner", in: folder)
    let compared = try folder.run("python3 scripts/api.py compare graphs api 0.3.2")
    #expect(compared.status == 1)
    #expect(compared.output.contains("Outer: changed since 0.3.1\n"))
    #expect(compared.output.contains("  \(line)\n"), "\(compared.output)")
    #expect(compared.output.contains("\nhint: keep the old declarations"))
    #expect(try folder.run("python3 scripts/api.py compare graphs api 0.4.0").status == 0)

    // From 1.0.0 on a minor version may no longer break.
    try folder.run("sed -i 's/version 0.3.1/version 1.3.1/' api/Outer.txt")
    #expect(try folder.run("python3 scripts/api.py compare graphs api 1.4.0").status == 1)
    #expect(try folder.run("python3 scripts/api.py compare graphs api 2.0.0").status == 0)
  }

  @Test func withoutAnEarlierVersionThereIsNothingToCompare() throws {
    let folder = try folder(first())
    let compared = try folder.run("rm api/*; python3 scripts/api.py compare graphs api 0.3.1")
    #expect(compared.status == 0)
    #expect(compared.output == "no API of an earlier version in api: nothing to compare\n")
    let lost = try folder.run("rm graphs/*; python3 scripts/api.py write graphs api 0.3.1")
    #expect(lost.status == 1)
    #expect(lost.output.hasPrefix("error: no symbol graph of Outer in graphs\nhint: "))
  }

  /// The products of this package are found in its manifest, and have their texts.
  @Test func everyProductHasItsText() throws {
    let folder = try ScriptFolder(scripts: [])
    let modules = try folder.run(
      "python3 '\(Repository.root.path)/scripts/api.py' modules"
    ).output.split(separator: "\n")
    #expect(modules.contains("KumihanViews"))
    #expect(modules.contains("Joho"))
    let texts = Repository.files(under: "docs/api")
    #expect(texts.contains("docs/api/Kumihan.txt"))
  }
}
