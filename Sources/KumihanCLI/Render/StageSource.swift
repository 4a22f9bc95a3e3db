import KumihanSwiftWords

/// A source file as compiled: the author's text, and below it the code that exports its views.
///
/// Everything keeps its line and column, so the compiler's errors name the author's file. Previews
/// become blanks; their bodies are compiled below, under their own lines.
package struct StageSource {
  /// The path on the command line.
  let path: String
  /// The author's text, as it reads for an iPhone.
  let bytes: [UInt8]
  let scan: SourceScan
  /// The methods that the file's protocols may leave out.
  private let methods: [String: Bool]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    methods = AppleSource.optionalMethods(in: bytes)
    self.bytes = AppleSource.forIPhone(bytes, modules: StageCompiler.found, methods: methods)
    scan = SourceScan(self.bytes, outlets: AppleSource.linesOfOutlets(in: bytes))
  }

  private init(_ source: StageSource, methods: [String: Bool]) {
    (path, self.methods) = (source.path, source.methods)
    bytes = AppleSource.forIPhone(source.bytes, modules: StageCompiler.found, methods: methods)
    scan = SourceScan(bytes, outlets: source.scan.outlets)
  }

  /// The files of a module, each of which calls what the protocols of all may leave out.
  static func module(of sources: [StageSource]) -> [StageSource] {
    let methods = sources.reduce(into: [:]) { $0.merge($1.methods) { $1 } }
    return sources.map { source in
      let others = Set(
        methods.keys.filter { source.methods[$0] == nil }.map { $0.prefix { $0 != "(" } })
      let tokens = source.scan.tokens
      return !others.isEmpty && tokens.code.contains { others.contains(tokens.text($0.range)[...]) }
        ? StageSource(source, methods: methods) : source
    }
  }

  /// What the places of lines that are not the author's begin with.
  static let ownLines = "kumihan"

  /// The imports of modules that are not there.
  func missingImports(known: Set<String>) -> [MissingImport] {
    scan.tokens.missingImports(known: known)
  }

  /// The file as a package's module is compiled with it: previews, entries and models are left to the macros.
  package func packageText() -> [UInt8] {
    var own = bytes
    let served = served(by: StageCompiler.ofPackages)
    for range in served.map(\.range) { blank(range, in: &own) }
    var insertions = rewriteManaged(in: &own)
    moveOverrides(in: &own, &insertions)
    insert(insertions, into: &own)
    let imports = imports(for: served, by: StageCompiler.ofPackages)
    return imports.isEmpty ? own : own + Array("\n\(imports)".utf8)
  }

  /// The imports of frameworks whose names stand in a module of ours.
  private func served(by modules: [String: String]) -> [MissingImport] {
    scan.tokens.missingImports(known: []).filter { modules[$0.module] != nil }
  }

  /// What is imported below the author's text.
  private func imports(for served: [MissingImport], by modules: [String: String]) -> String {
    var names = Set(scan.tokens.tokens.indices.compactMap { Self.homes[scan.tokens.text($0)] })
      .union(served.map(\.module)).map { modules[$0] ?? $0 }
    let meant = served.reduce(into: [:]) { $0.merge(Self.meant[$1.module] ?? [:]) { $1 } }
    names += Set(scan.tokens.tokens.indices.compactMap { meant[scan.tokens.text($0)] })
    if !AppleSource.imports(in: scan.tokens).isEmpty { names.append("KumihanFoundation") }
    return Set(names).sorted().map { "import \($0)\n" }.joined()
  }

  private func insert(_ insertions: [Insertion], into bytes: inout [UInt8]) {
    for insertion in insertions.sorted(by: { $0.at > $1.at }) {
      bytes.insert(contentsOf: Array(insertion.text.utf8), at: insertion.at)
    }
  }

  /// The file with its previews; without `entries`, only the author's text.
  package func text(number: Int, entries: Bool) -> String {
    text(number: number, entries: entries, without: LeftOut())
  }

  /// The file without what cannot be compiled.
  func text(
    number: Int, entries: Bool, without left: LeftOut, missing: [MissingImport] = []
  ) -> String {
    var own = bytes
    let served = served(by: StageCompiler.services)
    let blanks =
      scan.mains + scan.previews.map(\.whole) + missing.map(\.range) + served.map(\.range)
    for range in blanks + left.bodies.keys + left.declarations { blank(range, in: &own) }
    let entries = entries && !left.entries
    var insertions =
      rewriteEntries(in: &own, number: number) + rewriteModels(in: &own)
      + rewriteManaged(in: &own) + rewriteGenerables(in: &own)
      + left.bodies.map { (at: $0.key.lowerBound, text: $0.value) }
    moveOverrides(in: &own, &insertions)
    insert(insertions, into: &own)
    var text =
      "\n\(Self.ownPlace)\nimport KumihanStage\n\(imports(for: served, by: StageCompiler.services))"
    text += keys(number: number) + schemas
    for (index, preview) in scan.previews.enumerated() where !left.previews.contains(index) {
      text += when(preview.condition, self.text(of: preview, index: index))
    }
    // Errors there are then known to be of this file.
    let place = "(file: \"\(Self.ownLines)-\(number)\", "
    func whole() -> String {
      String(decoding: own, as: UTF8.self)
        + text.replacing("(file: \"\(Self.ownLines)\", ", with: place)
    }
    guard entries else { return whole() }
    text += """
      extension KumihanStage.StageView {
      @_disfavoredOverload fileprivate init(__kumihan: Swift.Void = ()) throws {
      throw KumihanStage.StageNeedsArguments()
      }
      }
      @MainActor func __kumihan_\(number)() {

      """
    for (index, preview) in scan.previews.enumerated() where !left.previews.contains(index) {
      text += when(preview.condition, entry(of: preview, index: index))
    }
    for candidate in scan.candidates where candidate.obstacle == nil && !left.views {
      text += when(candidate.condition, entry(of: candidate))
    }
    text += "}\n"
    return whole()
  }

  /// The place of lines below the author's.
  private static let ownPlace = "#sourceLocation(file: \"\(ownLines)\", line: 1)"

  /// What is imported for names that Apple's Foundation and SwiftUI bring along, and that stand elsewhere here.
  private static let homes = [
    "LocalizedStringResource": "struct KumihanViews.LocalizedStringResource",
    "CustomLocalizedStringResourceConvertible":
      "protocol KumihanViews.CustomLocalizedStringResourceConvertible",
    "NSItemProvider": "class KumihanControls.NSItemProvider",
    "NSUserActivity": "class KumihanAppleNames.NSUserActivity",
    "applyWithBlock": "KumihanServices", "CGPathElement": "KumihanServices",
    "CGPathElementType": "KumihanServices",
    "NumberFormatter": "class KumihanFoundation.NumberFormatter",
    "NSExpression": "class KumihanFoundation.NSExpression",
    "OperationQueue": "class KumihanFoundation.OperationQueue",
    "Timer": "class KumihanFoundation.Timer",
    "FetchRequest": "CoreData", "FetchedResults": "CoreData",
    "SectionedFetchRequest": "CoreData", "managedObjectContext": "CoreData",
  ].merging(requests) { $1 }.merging(vectors) { $1 }.merging(filters) { $1 }

  /// Names that the engine has as well, by frameworks: where one is imported, its own are meant.
  private static let meant = ["PDFKit": ["PDFPage": "class KumihanServices.PDFPage"]]

  /// Names of vectors in C, which Apple's frameworks of games bring along.
  private static let vectors = Dictionary(
    uniqueKeysWithValues: ["vector", "simd"].flatMap { start in
      ["float", "double", "int", "uint"].flatMap { kind in
        (2...4).map { ("\(start)_\(kind)\($0)", "simd") }
      }
    })

  /// Names of Core Image, which Apple's UIKit brings along.
  private static let filters = Dictionary(
    uniqueKeysWithValues: [
      "CIColor", "CIContext", "CIFilter", "CIImage", "CIVector", "ciImage",
    ].map { ($0, "KumihanServices") })

  /// Names of requests, one by one: ours come before those that a module such as KumihanGoldens brings along.
  private static let requests: [String: String] = {
    let names = [
      "class": [
        "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
        "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLCredentialStorage",
        "URLProtectionSpace",
        "URLProtocol", "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataTask",
        "URLSessionDownloadTask", "URLSessionTask", "URLSessionUploadTask",
        "URLSessionWebSocketTask",
      ],
      "protocol": [
        "URLAuthenticationChallengeSender", "URLProtocolClient", "URLSessionDataDelegate",
        "URLSessionDelegate",
        "URLSessionDownloadDelegate", "URLSessionTaskDelegate", "URLSessionWebSocketDelegate",
      ],
      "struct": ["URLRequest"],
    ]
    return names.reduce(into: [:]) { homes, kind in
      for name in kind.value { homes[name] = "\(kind.key) KumihanFoundation.\(name)" }
    }
  }()

  /// A function that returns no superclass.
  static let noSuperclass = "kumihan_no_superclass"

  /// The entry function of a module, and the symbol that its library's link needs.
  ///
  /// - Parameter files: the numbers of the files with entries.
  static func entryPoint(_ name: String, files: [Int]) -> String {
    """
    @_cdecl("\(noSuperclass)_\(name)") public func __\(noSuperclass)() -> Swift.UnsafeRawPointer? { nil }
    @_cdecl("\(name)") @MainActor public func __kumihan_stage() {
    \(files.map { "__kumihan_\($0)()\n" }.joined())}

    """
  }

  private func entry(of candidate: SourceScan.Candidate) -> String {
    let place = "\(Self.literal(candidate.name)), \(Self.literal(path)), \(candidate.line)"
    return switch candidate.kind {
    case .provider: "KumihanStage.Stage.add(.provider, \(place)) { \(candidate.name).previews }\n"
    case .view: "KumihanStage.Stage.add(.view, \(place)) { try \(candidate.name)() }\n"
    case .screen: "KumihanStage.Stage.add(\(place)) { try \(candidate.name)() }\n"
    }
  }

  private func entry(of preview: SourceScan.Preview, index: Int) -> String {
    "KumihanStage.Stage.add(\(Self.literal(path)), \(preview.line), __kumihan_traits\(index)) { "
      + "__kumihan_preview\(index)() }\n"
  }

  /// A widget with its entries, which WidgetKit's module draws.
  private func text(
    ofWidget preview: SourceScan.Preview, timeline: Range<Int>, index: Int
  ) -> String {
    let arguments = preview.arguments ?? preview.body.lowerBound..<preview.body.lowerBound
    let call = "WidgetKit.WidgetPreview.traits("
    let traits = located("\(call)\(slice(arguments)))", at: arguments.lowerBound, after: call)
    // In one piece, which ends the body and begins the entries as the author did; a comma between them would be one too many.
    let bodies = preview.body.lowerBound..<timeline.upperBound
    let (body, between) = (
      slice(preview.body), slice(preview.body.upperBound..<timeline.lowerBound)
    )
    let content = located(
      body + between.replacing(",", with: " ") + slice(timeline), at: bodies.lowerBound)
    return """
      import WidgetKit
      @MainActor fileprivate func __kumihan_traits\(index)() -> KumihanStage.StageTraits {\(traits)}
      @MainActor fileprivate func __kumihan_preview\(index)() -> some KumihanStage.StageView {
      WidgetKit.WidgetPreview.view(\(slice(arguments))) {\(content)
      }

      """
  }

  private func text(of preview: SourceScan.Preview, index: Int) -> String {
    if let timeline = preview.timeline {
      return text(ofWidget: preview, timeline: timeline, index: index)
    }
    var body = Array(bytes[preview.body])
    var state = ""
    for range in preview.previewables {
      let inBody =
        range.lowerBound - preview.body.lowerBound..<range.upperBound
        - preview.body.lowerBound
      for i in inBody where body[i] != UInt8(ascii: "\n") { body[i] = UInt8(ascii: " ") }
      // A semicolon after it would stand alone.
      let rest = body[inBody.upperBound...].firstIndex { $0 != UInt8(ascii: " ") }
      if let rest, body[rest] == UInt8(ascii: ";") { body[rest] = UInt8(ascii: " ") }
      let attribute = "@Previewable".utf8.count
      let declaration = range.lowerBound + attribute..<range.upperBound
      state += located(slice(declaration), at: declaration.lowerBound)
    }
    let content = located(String(decoding: body, as: UTF8.self), at: preview.body.lowerBound)
    let arguments = preview.arguments ?? preview.body.lowerBound..<preview.body.lowerBound
    let call = "KumihanStage.Stage.preview("
    let traits = located("\(call)\(slice(arguments)))", at: arguments.lowerBound, after: call)
    let name = "__kumihan_preview\(index)"
    // A body of UIKit's has no result builder: only files that name UIKit are asked, for their errors' sake.
    let isUIKits = ["UIKit", "UIViewController", "UIView"].contains { scan.words[$0] != nil }
    let maker =
      preview.previewables.isEmpty && isUIKits
      ? "@MainActor fileprivate func \(name)() -> some KumihanStage.StageView {"
        + " KumihanStage.Stage.shown {\(content)} }"
      : preview.previewables.isEmpty
        ? "@MainActor @ViewBuilder fileprivate func \(name)() -> some KumihanStage.StageView {"
          + "\(content)}"
        : "fileprivate struct \(name): KumihanStage.StageView {\(state)\n"
          + "@ViewBuilder var body: some KumihanStage.StageView {\(content)}\n}"
    return """
      @MainActor fileprivate func __kumihan_traits\(index)() -> KumihanStage.StageTraits {\(traits)}
      \(maker)

      """
  }

  /// A piece of the file on its own line, under the file's line and column where the prefix fits
  /// before it; `above` goes on the line before.
  func located(
    _ piece: String, at position: Int, after prefix: String = "", above: String? = nil
  ) -> String {
    guard !piece.isEmpty else { return "" }
    let before = bytes[..<position]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let indent = String(repeating: " ", count: max(0, position - lineStart - prefix.utf8.count))
    let first = above.map { "\($0)\n" } ?? ""
    let start = max(line - (above == nil ? 0 : 1), 1)
    return
      "\n#sourceLocation(file: \(Self.literal(path)), line: \(start))\n\(first)\(indent)\(piece)\n"
      + "\(Self.ownPlace)\n"
  }

  func slice(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  func when(_ condition: String?, _ text: String) -> String {
    condition.map { "#if \($0)\n\(text)#endif\n" } ?? text
  }

  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case "\0"..."\u{1F}", "\u{7F}": "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
