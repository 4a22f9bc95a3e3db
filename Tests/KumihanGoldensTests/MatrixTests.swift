import Foundation
import Kumihan
import KumihanAppleNames
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// One view in many surroundings.
@MainActor
struct MatrixTests {
  private struct Greeting: View {
    var text: LocalizedStringKey = "Settings"
    var body: some View { Text(text).padding(8) }
  }

  private func cells(_ axes: MatrixAxis..., cover: MatrixCover = .all) throws -> [MatrixCell] {
    try MatrixCell.cells(axes, cover: cover)
  }

  private func run(
    _ workshop: Workshop, _ axes: [MatrixAxis] = [], cover: MatrixCover = .all,
    findings: MatrixFindings = .failures, sheet: MatrixSheet = .never,
    record: SnapshotTestingConfiguration.Record = .missing
  ) -> MatrixRun {
    MatrixRun(
      axes: axes, cover: cover, layout: .fixed(width: 160, height: 120), scale: 1,
      findings: findings, sheet: sheet,
      call: SnapshotCall(
        name: nil, recording: record, directory: workshop.folder.path, timeout: 5,
        fileID: "Tests/MatrixTests.swift", filePath: workshop.url("MatrixTests.swift").path,
        testName: "card()", line: 1, column: 1, parameters: []))
  }

  @Test func readersChoicesAreAxes() throws {
    let cells = try cells(
      .reduceTransparency(false, true), .legibility(.regular, .bold), .scheme(.dark))
    #expect(
      cells.map(\.name) == [
        "dark-regular-transparent", "dark-regular-opaque", "dark-bold-transparent",
        "dark-bold-opaque",
      ])
    var surroundings = MatrixSurroundings(world: SnapshotWorld())
    cells.last?.apply(&surroundings)
    var values = EnvironmentValues()
    surroundings.screen(layout: .sizeThatFits, scale: 1).environment(&values)
    #expect(values.legibilityWeight == .bold)
    #expect(values.accessibilityReduceTransparency)
  }

  @Test func cellsAreNamedInOneOrderByTheirValues() throws {
    let one = try cells(
      .device(.standard), .locale("de", .pseudo), .dynamicType(.accessibility3), .scheme(.dark))
    #expect(one.map(\.name) == ["dark-AX3-de-iPhone-16", "dark-AX3-pseudo-iPhone-16"])
    let other = try cells(
      .scheme(.dark), .locale(.pseudo), .dynamicType(.accessibility3), .locale("de", "ja"),
      .device(.standard))
    #expect(other.contains { $0.name == one[0].name } && other.contains { $0.name == one[1].name })
    #expect(other.count == 3)
  }

  @Test func withoutAxesThereAreTheEightOfAReview() throws {
    #expect(
      try cells().map(\.name) == [
        "light", "dark", "XS", "AX3", "pseudo", "pseudo-rtl", "iPhone-SE", "contrast",
      ])
  }

  /// 2 · 12 · 6 · 6 · 2 = 1,728 combinations; no fewer than 72 cells can have all pairs.
  @Test func inPairsAnyTwoValuesMeet() throws {
    let axes: [MatrixAxis] = [
      .scheme(.light, .dark),
      .dynamicType(
        .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1,
        .accessibility2, .accessibility3, .accessibility4, .accessibility5),
      .locale("en", "de", "ja", "ar", .pseudo, .pseudoRightToLeft),
      .device(
        Device.all[0], Device.all[1], Device.all[2], Device.all[3], Device.all[31],
        Device.all[32]), .orientation(.portrait, .landscapeLeft),
    ]
    let cells = try MatrixCell.cells(axes, cover: .pairwise)
    #expect((72...90).contains(cells.count), "\(cells.count)")
    var pairs: Set<[String]> = []
    for cell in cells {
      let values = cell.values.sorted { $0.key < $1.key }.map(\.value)
      for one in values.indices {
        for two in values.indices where two > one {
          pairs.insert(["\(one)", values[one], "\(two)", values[two]])
        }
      }
    }
    let sizes = [2, 12, 6, 6, 2]
    var wanted = 0
    for one in sizes.indices {
      for two in sizes.indices where two > one { wanted += sizes[one] * sizes[two] }
    }
    #expect(pairs.count == wanted)
    #expect(try MatrixCell.cells(axes, cover: .pairwise).map(\.name) == cells.map(\.name))
    #expect(throws: MatrixCell.TooMany.self) { try MatrixCell.cells(axes, cover: .all) }
  }

  @Test func eachCellHasItsOwnReference() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    let axes: [MatrixAxis] = [.scheme(.light, .dark), .dynamicType(.large, .accessibility2)]
    // One of the schemes alone may be another.
    struct Dark: View {
      var inset: CGFloat
      @Environment(\.colorScheme) private var scheme
      var body: some View { Greeting().padding(.top, scheme == .dark ? inset : 4) }
    }
    let first = run(workshop, axes).outcomes(of: { Dark(inset: 4) })
    #expect(first.count == 4)
    #expect(first.allSatisfy { $0.failure?.contains("there was no reference") == true })
    #expect(
      workshop.files.filter { $0.hasSuffix(".png") } == [
        "card.dark-AX2.png", "card.dark-L.png", "card.light-AX2.png", "card.light-L.png",
      ])
    #expect(
      run(workshop, axes, record: .never).outcomes(of: { Dark(inset: 4) }).allSatisfy {
        $0.failure == nil && $0.notes.isEmpty
      })
    let other = run(workshop, axes, record: .never).outcomes(of: { Dark(inset: 12) })
    #expect(other.map { $0.failure != nil } == [false, false, true, true])
    #expect(other[2].failure?.contains("padding") == true)
  }

  @Test func anUnknownLocaleIsNamed() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    let outcomes = run(workshop, [.locale("xq")]).outcomes(of: { Greeting() })
    #expect(
      outcomes.map(\.failure) == [
        "unknown locale 'xq'; hint: give a language and perhaps a region, as ja or sv_SE"
      ])
  }

  @Test func theSheetShowsAllCells() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    let outcomes = run(workshop, sheet: .whereNeeded).outcomes(of: { Greeting() })
    let lines = outcomes.compactMap(\.failure).first?.split(separator: "\n") ?? []
    let line = try #require(lines.last)
    #expect(line.hasPrefix("sheet: ") && line.hasSuffix("card.sheet.png"))
    let path = String(line.dropFirst("sheet: ".count))
    let sheet = try PNGDecoder.decode(Data(contentsOf: URL(filePath: path)))
    // Four columns of 260 points and the gaps around them.
    #expect(sheet.width == 4 * 260 + 5 * 24)
    let quiet = run(workshop, sheet: .whereNeeded, record: .never).outcomes(of: { Greeting() })
    #expect(quiet.allSatisfy { $0.failure == nil && $0.notes.isEmpty })
  }

  private func texts(_ view: some View, _ locale: String) throws -> [String] {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: locale)
    return try view.layoutTree(in: CGSize(width: 400, height: 100), environment: values).nodes
      .compactMap { node in node.parameters.first { $0.name == "text" }?.value }
  }

  @Test func localizedTextsGrowByTwoFifths() throws {
    #expect(try texts(Text("Settings"), "en_XA") == ["\"‹Šéţţíñğš óñé›\""])
    #expect(try texts(Text("Buy \(3) of them"), "en_XA") == ["\"‹Ɓüý 3 öƒ ţĥém óñé›\""])
    #expect(try texts(Text(verbatim: "Settings"), "en_XA") == ["\"Settings\""])
    #expect(try texts(Text("Settings"), "en_US") == ["\"Settings\""])
  }

  @Test func mirroredTextsReadBackwards() throws {
    #expect(try texts(Text("Ab"), "en_XB") == ["\"\u{202E}Ab\u{202C}\""])
    let nodes = { (locale: String) in
      var values = EnvironmentValues()
      values.locale = Locale(identifier: locale)
      return try Text("Ab").layoutTree(
        in: CGSize(width: 100, height: 40), environment: values
      ).displayList(on: nil).dump(nodes: false)
    }
    #expect(try nodes("en_XB") != nodes("en_US"))
  }
}
