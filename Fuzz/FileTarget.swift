import Foundation
import Kumihan
import KumihanCLI
import KumihanCairo
import KumihanCalendar
import KumihanICalendar
import KumihanPlanner
import KumihanSwiftWords
import KumihanTokens

/// Something that reads files of anybody's.
struct FileTarget {
  let name: String
  /// What the mutated bytes look like, so that more than the first check sees them.
  let words: [String]
  let seeds: [[UInt8]]
  /// Mends sums that would only be found wrong.
  var mend: ([UInt8]) -> [UInt8] = { $0 }
  let read: @MainActor ([UInt8], _ folder: URL) throws -> Void

  /// The corpus comes first, as it is; then what is made of it.
  func input(_ number: Int, seed: UInt64) -> [UInt8] {
    if number < seeds.count { return seeds[number] }
    var chance = Chance(seed: seed, target: name, input: number)
    let mutator = Mutator(words: words)
    return mend(mutator.change(chance.one(of: seeds), others: seeds, &chance))
  }

  static func all(in root: URL) -> [FileTarget] {
    let samples = root.appending(path: "docs/samples")
    let fonts = root.appending(path: "fonts/faces")
    func corpus(_ name: String, _ more: [URL] = []) -> [[UInt8]] {
      let folder = root.appending(path: "Fuzz/Corpus/\(name)")
      let files =
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
        ?? []
      return (files.sorted { $0.path < $1.path } + more)
        .compactMap { try? [UInt8](Data(contentsOf: $0)) }
    }
    return [
      FileTarget(
        name: "swift", words: FuzzWords.swift,
        seeds: corpus("swift", [samples.appending(path: "ReadingList.swift")])
      ) { bytes, _ in
        _ = StageSource(path: "a.swift", bytes: bytes).text(number: 0, entries: true)
      },
      FileTarget(name: "jobs", words: FuzzWords.jobs, seeds: corpus("jobs")) { bytes, _ in
        try BatchJob(parsing: Data(bytes)).check()
      },
      FileTarget(
        name: "calendar", words: FuzzWords.calendar,
        seeds: corpus("calendar", [samples.appending(path: "my-calendar.ics")])
      ) { bytes, _ in
        let file = try ICalendarReader.read(bytes: bytes, name: "a.ics")
        _ = try file.events(
          from: CalendarDate(parsing: "2026-01-01"), to: CalendarDate(parsing: "2026-12-31"),
          timeZone: "Europe/Stockholm", limit: 20_000)
      },
      FileTarget(name: "data", words: FuzzWords.data, seeds: corpus("data")) { bytes, _ in
        _ = try PlannerData(parsing: bytes)
      },
      FileTarget(name: "rules", words: FuzzWords.rules, seeds: corpus("rules")) { bytes, _ in
        _ = try PlannerKindRules(parsing: bytes)
      },
      FileTarget(
        name: "tokens", words: FuzzWords.tokens,
        seeds: corpus("tokens") + BundledSystem.allCases.map(\.bytes)
      ) { bytes, _ in
        let document = try TokenDocument(parsing: bytes, load: BundledSystem.file)
        _ = try TokenDocument(parsing: document.json.utf8, load: BundledSystem.file)
        _ = document.dtcg + document.swift() + document.css + document.flatJSON
        let system = DesignSystem(document)
        _ = SystemCheck(system)
        _ = SystemDocument(system).markdown + SystemDocument(system).html
      },
      FileTarget(name: "holidays", words: FuzzWords.holidays, seeds: corpus("holidays")) {
        bytes, _ in
        for region in try HolidayRuleBook(parsing: bytes).regions {
          for year in [1, 1900, 2026, 2100, 9999] { _ = try? region.holidays(in: year) }
        }
      },
      FileTarget(name: "strings", words: FuzzWords.strings, seeds: corpus("strings")) {
        try readStrings($0, $1)
      },
      FileTarget(name: "assets", words: FuzzWords.assets, seeds: corpus("assets")) {
        try readAssets($0, $1, fonts)
      },
      FileTarget(name: "png", words: [], seeds: corpus("png"), mend: PNGSums.mended) { bytes, _ in
        _ = UIImage(data: Data(bytes))
        _ = try PNGDecoder.decode(Data(bytes))
      },
      FileTarget(name: "jpeg", words: [], seeds: corpus("jpeg")) { bytes, _ in
        _ = UIImage(data: Data(bytes))
        _ = try JPEGDecoder.decode(Data(bytes))
      },
      FileTarget(
        name: "faces", words: [],
        seeds: corpus(
          "faces",
          ["NotoSansThai.woff", "JohoMono-Medium.ttf", "NotoSansHebrew.woff"]
            .map { fonts.appending(path: $0) })
          + [overflowingTable(in: fonts)]
      ) { try readFace($0, $1, fonts) },
    ]
  }

  /// A table of characters whose last range ends beyond all numbers; it once crashed SVG.
  private static func overflowingTable(in fonts: URL) -> [UInt8] {
    let file = fonts.appending(path: "NotoSansDevanagari.woff")
    guard var bytes = try? [UInt8](Data(contentsOf: file)), bytes.count > 6741 else { return [] }
    bytes[6741] = 0xFF
    return bytes
  }

  @MainActor
  private static func readStrings(_ bytes: [UInt8], _ folder: URL) throws {
    let place = folder.appending(path: "en.lproj")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    // The first byte that is no space tells the kinds apart.
    let first = bytes.first { $0 > UInt8(ascii: " ") }
    let kind =
      first == UInt8(ascii: "{")
      ? "xcstrings" : first == UInt8(ascii: "<") ? "stringsdict" : "strings"
    for old in ["strings", "stringsdict", "xcstrings"] {
      try? FileManager.default.removeItem(at: place.appending(path: "Localizable.\(old)"))
    }
    try Data(bytes).write(to: place.appending(path: "Localizable.\(kind)"))
    let strings = try LocalizedStrings(folder: folder)
    let view = VStack {
      Text("hello")
      Text("items \(3)")
      Text("items \(1) \(2.5) \("s")")
      Text("Welcome, \("Ada")")
    }
    .environment(\.localizedStrings, strings)
    _ = try RenderingContext.bundled().layout(view, in: CGSize(width: 200, height: 100))
  }

  @MainActor
  private static func readAssets(_ bytes: [UInt8], _ folder: URL, _ fonts: URL) throws {
    let catalogue = folder.appending(path: "A.xcassets")
    for set in ["a.imageset", "c.colorset"] {
      let place = catalogue.appending(path: set)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(bytes).write(to: place.appending(path: "Contents.json"))
    }
    let context = RenderingContext(fonts: try FontBook(manifestIn: fonts), assets: [catalogue])
    _ = try context.layout(
      VStack {
        Image("a"); Color("c")
      }, in: CGSize(width: 100, height: 100)
    ).export(.png(scale: 1))
  }

  @MainActor
  private static func readFace(_ bytes: [UInt8], _ folder: URL, _ fonts: URL) throws {
    // Engines keep open what they know by its path.
    let file = folder.appending(path: "\(UUID()).ttf")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let id = FontFaceID(postScriptName: "Hostile", file: file.path)
    var book = try FontBook(manifestIn: fonts)
    book.add(FontBook.Face(id: id, family: "Hostile", weight: 400))
    let page = try RenderingContext(fonts: book).layout(
      Text("Hostile fi น้ำที่ שלום ①→").font(.custom("Hostile", fixedSize: 20)),
      in: CGSize(width: 150, height: 60))
    _ = try? page.export(.png(scale: 1))
    _ = try? page.export(.pdf)
    _ = try? page.export(.svg)
  }
}
