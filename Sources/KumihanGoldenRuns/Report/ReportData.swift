import Foundation

/// What the report's program reads first: names and causes, no pictures.
struct ReportData: Encodable {
  struct Source: Encodable {
    struct Line: Encodable {
      var number: Int
      var text: String
    }
    var file: String
    var line: Int
    var lines: [Line]
  }

  struct Group: Encodable {
    var title: String
    /// Places in `items`.
    var members: [Int]
    var source: Source?
  }

  struct Item: Encodable {
    var id, name, kind, test, source: String
    var message, causePlaces: [String]
    var scale: Double?
    var bounds: [Int]?
    var old, new: String?
    /// Keys of pictures and texts.
    var oldPicture, newPicture, oldText, newText, oldLayout, newLayout: String?
    /// Why it cannot be accepted.
    var stale: String?
  }

  var groups: [Group] = []
  var items: [Item] = []
  var passed: [String] = []
  var unreadable: [String] = []
  /// What applies decisions.
  var command: String
  /// The folder of the pictures where they are not in the page.
  var files: String

  /// The pictures and texts by their keys, each as it stands in the page.
  private(set) var blobs: [(key: String, type: String, text: String)] = []
  private var keys: Set<String> = []

  private enum CodingKeys: String, CodingKey {
    case groups, items, passed, unreadable, command, files
  }

  init(_ run: GoldenRun, package: URL?, command: String, files: String) {
    (self.command, self.files) = (command, files)
    unreadable = run.unreadable
    let names = Set(run.differences.map(\.id))
    passed = (run.seen ?? []).filter { !names.contains($0) }
    for difference in run.differences { items.append(item(difference, run, package)) }
    let places = Dictionary(
      uniqueKeysWithValues: run.differences.enumerated().map { ($1.id, $0) })
    let finder = package.map(SourceFinder.init)
    groups = GoldenGroup.of(run.differences).map { group in
      var source: Source?
      if case .cause(let cause) = group.reason, let finder, let place = finder.place(cause.place) {
        let lines = finder.lines(around: place).map {
          Source.Line(number: $0.number, text: $0.text)
        }
        if !lines.isEmpty { source = Source(file: place.file, line: place.line, lines: lines) }
      }
      return Group(
        title: group.title, members: group.members.compactMap { places[$0] }, source: source)
    }
  }

  private mutating func item(
    _ difference: GoldenDifference, _ run: GoldenRun, _ package: URL?
  ) -> Item {
    var item = Item(
      id: difference.id, name: difference.name, kind: difference.kind.rawValue,
      test: difference.test, source: "\(difference.source):\(difference.line)",
      message: difference.message, causePlaces: Set(difference.causes.map(\.place)).sorted(),
      scale: difference.scale, bounds: difference.bounds, old: difference.old, new: difference.new)
    let old = run.reference(of: difference, in: package)
    let new = run.data(difference.actual)
    if run.referenceHash(of: difference, in: package) != difference.old {
      item.stale = "the reference changed since the run"
    } else if new.map(GoldenDifference.hash) != difference.new {
      item.stale = "the snapshot changed since the run"
    }
    if difference.isPicture {
      item.oldPicture = old.flatMap { picture($0) }
      item.newPicture = new.flatMap { picture($0) }
      let layout = difference.reference(in: package).deletingLastPathComponent()
        .appending(path: "\(difference.stem).layout.txt")
      item.oldLayout = (try? Data(contentsOf: layout)).flatMap { text($0) }
      item.newLayout = run.data(difference.layout).flatMap { text($0) }
    } else {
      item.oldText = old.flatMap { text($0) }
      item.newText = new.flatMap { text($0) }
    }
    return item
  }

  /// The key of a picture; nil for what is no PNG.
  private mutating func picture(_ data: Data) -> String? {
    guard data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return add(data, "text/plain") { $0.base64EncodedString() }
  }

  /// The key of a text; nil for what is none.
  private mutating func text(_ data: Data) -> String? {
    guard let text = String(validating: data, as: UTF8.self) else { return nil }
    return add(data, "application/json") { _ in Self.script(text) }
  }

  private mutating func add(_ data: Data, _ type: String, _ text: (Data) -> String) -> String {
    let key = String(GoldenDifference.hash(data))
    if keys.insert(key).inserted { blobs.append((key, type, text(data))) }
    return key
  }

  /// JSON that may stand in a page.
  static func script(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    return text.replacing("<", with: "\\u003c")
  }
}
