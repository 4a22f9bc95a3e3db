import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

struct FontFilesTests {
  /// A folder that is gone after the test.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumihan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func aScanAgreesWithTheManifest() throws {
    var scanned = FontBook()
    try scanned.add(folder: facesFolder)
    let listed = try makeBook()
    #expect(scanned.faces.count == listed.faces.count)
    for face in listed.faces {
      let twin = try #require(scanned.faces.first { $0.id == face.id })
      #expect(twin.family == face.family && twin.weight == face.weight)
      #expect(twin.isItalic == face.isItalic)
      #expect(twin.id.postScriptName == face.id.postScriptName)
    }
  }

  @Test func usersFontsServeByName() throws {
    try withFolder { folder in
      try FileManager.default.copyItem(
        at: facesFolder.appendingPathComponent("NotoSansGurmukhi-Bold.woff"),
        to: folder.appendingPathComponent("mine.woff"))
      try Data("notes".utf8).write(to: folder.appendingPathComponent("notes.txt"))
      var book = try makeBook()
      try book.add(folder: folder)
      let system = TextSystem(fonts: book)
      let font = FontRequest(family: .named("noto sans gurmukhi"), size: 10, weight: 700)
      #expect(system.metrics(font).lineHeight > 10)
      #expect(system.set("ਪੰਜਾਬੀ", font).faceTexts == ["NotoSansGurmukhi-Bold:ਪੰਜਾਬੀ"])
      #expect(system.openFaces.first?.file == folder.appendingPathComponent("mine.woff").path)
      #expect(system.problems.isEmpty)
    }
  }

  @Test func familiesOfAFolderServeForWhatOthersLack() throws {
    try withFolder { folder in
      try FileManager.default.copyItem(
        at: facesFolder.appendingPathComponent("NotoSansGurmukhi-Regular.woff"),
        to: folder.appendingPathComponent("mine.woff"))
      var book = try makeBook()
      book.fallback = []
      #expect(!TextSystem(fonts: book).set("ਪੰ").missing.isEmpty)
      book = FontBook(faces: book.faces(of: "Joho Sans"))
      book.fallback = []
      try book.add(folder: folder)
      #expect(book.fallback == ["Noto Sans Gurmukhi"])
      let layout = TextSystem(fonts: book).set("a ਪੰ", FontRequest(size: 20))
      #expect(layout.missing.isEmpty)
      #expect(layout.faceTexts.last == "NotoSansGurmukhi-Regular:ਪੰ")
    }
  }

  @Test func aFaceMayBeAskedForByItsPostScriptName() throws {
    let system = try makeSystem()
    let font = FontRequest(family: .named("JohoMono-ExtraBold"))
    #expect(system.set("x", font).faceTexts == ["JohoMono-ExtraBold:x"])
    #expect(system.problems.isEmpty)
  }

  @Test func unknownFamiliesAreSetInTheSystemFontAndNoted() throws {
    let system = try makeSystem()
    let font = FontRequest(family: .named("Comic Sans"), size: 17)
    #expect(system.set("Tett", font).faceTexts == ["JohoSans-Regular:Tett"])
    #expect(system.set("Tett", font).size.height == 20.5)
    #expect(system.problems == [.unknownFamily("Comic Sans")])
  }

  @Test func brokenFilesAreOneClearError() throws {
    try withFolder { folder in
      let whole = try Data(
        contentsOf: facesFolder.appendingPathComponent("JohoMono-Bold.ttf"))
      for (name, bytes) in [
        ("empty.ttf", Data()), ("text.ttf", Data("hello".utf8)), ("cut.ttf", whole.prefix(40)),
      ] {
        let file = folder.appendingPathComponent(name)
        try bytes.write(to: file)
        var book = FontBook()
        let error = #expect(throws: FontError.self) { try book.add(file: file) }
        #expect(error?.description.contains(file.path) == true)
      }
    }
    var book = FontBook()
    #expect(throws: FontError.unreadable(file: "/none/a.ttf", reason: "no such file")) {
      try book.add(file: URL(fileURLWithPath: "/none/a.ttf"))
    }
    #expect(throws: FontError.unreadable(file: "/none", reason: "no such folder")) {
      try book.add(folder: URL(fileURLWithPath: "/none"))
    }
  }

  @Test func aHostileFontDoesNotCrash() throws {
    try withFolder { folder in
      let whole = [UInt8](
        try Data(contentsOf: facesFolder.appendingPathComponent("JohoMono-Bold.ttf")))
      var random = SeededRandom(seed: 7)
      for round in 0..<40 {
        var bytes = round % 2 == 0 ? whole : Array(whole.prefix(random.below(whole.count)))
        for _ in 0..<(bytes.isEmpty ? 0 : 200) {
          bytes[random.below(round % 4 < 2 ? min(bytes.count, 4000) : bytes.count)] =
            UInt8(random.below(256))
        }
        let file = folder.appendingPathComponent("\(round).ttf")
        try Data(bytes).write(to: file)
        let id = FontFaceID(postScriptName: "Hostile", file: file.path)
        let book = FontBook(faces: [FontBook.Face(id: id, family: "Hostile", weight: 400)])
        let layout = TextSystem(fonts: book).set(
          "Hostile -> 12 fi", FontRequest(family: .named("Hostile")), width: 60)
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      }
    }
  }

  @Test func aBookWithNothingStillAnswers() {
    let system = TextSystem(fonts: FontBook())
    let layout = system.set("text", width: 50)
    #expect(layout.size.height == 20.5)
    #expect(system.problems.contains(.noFaces))
  }

  @Test func aManifestThatDoesNotParseSaysWhere() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("faces.tsv")
      try Data("a.ttf\tA\tA\theavy\t0\n".utf8).write(to: file)
      #expect(
        throws: FontError.badManifest(
          file: file.path, line: 1, reason: "'heavy' is not a weight")
      ) { try FontBook(manifestIn: folder) }
    }
  }

  @Test func onlyTheFacesThatAreUsedAreOpened() throws {
    let system = try makeSystem()
    _ = system.set("Hello Åäö 123", FontRequest(family: .system(.rounded), weight: 700))
    _ = system.set("情報", FontRequest(family: .system(.rounded), weight: 700))
    _ = system.set("سلام", FontRequest(family: .system(.rounded), weight: 700))
    #expect(
      Set(system.openFaces.map(\.postScriptName)) == [
        "JohoRound-Bold", "JohoRoundJP-Bold", "NotoSansArabic-Bold",
      ])
  }

  /// Opened, it would never end.
  @Test func aPipeThatBearsTheNameOfAFontIsRefused() throws {
    try withFolder { folder in
      let pipe = folder.appendingPathComponent("pipe.ttf")
      let status = unsafe mkfifo(pipe.path, 0o600)
      #expect(status == 0)
      var book = FontBook()
      #expect(throws: FontError.unreadable(file: pipe.path, reason: "it is not a plain file")) {
        try book.add(folder: folder)
      }
    }
  }
}
