import Foundation
import Testing

/// Folders of whole apps: what Xcode makes beside the files, and what many files make of each other.
struct RenderWholeAppTests {
  private func words(_ scratch: Scratch, _ options: String...) throws -> [String] {
    let picture = scratch.path("a.svg")
    let run = try Command(
      all: ["render", scratch.path("App"), "--cache", RenderCommandTests.cache] + options
        + ["-o", picture])
    try #require(run.status == 0, "\(run.errors)")
    return try scratch.words("a.svg")
  }

  /// Each of many files is an object of its own, and finds what others add to Foundation's types.
  @Test func manyFilesShareExtensionsOfFoundationsTypes() throws {
    let scratch = try Scratch()
    var files = [
      "Plain.swift": """
      import Foundation
      extension Date { var told: String { formatted(.dateTime.year()) } }
      extension URL { static let home = URL(string: "https://example.com")! }
      """,
      "Home.swift": """
      import SwiftUI
      struct Home: View {
        var body: some View {
          VStack {
            Text(Date(timeIntervalSince1970: 0).told)
            Text(Date(timeIntervalSince1970: 0), format: .dateTime.year())
            Text(0.5, format: .percent)
            Text(verbatim: URL.home.absoluteString)
          }
        }
      }
      """,
    ]
    for number in 0..<16 { files["More\(number).swift"] = "struct More\(number) {}\n" }
    try scratch.write(files, in: "App")
    let found = try words(scratch, "--view", "Home")
    #expect(found == ["1970", "1970", "50%", "https://example.com"])
  }

  /// Of many files only those are compiled again that a change concerns, in another run, too: what stands behind another's object stays.
  @Test func aChangeIsCompiledAlone() throws {
    let scratch = try Scratch()
    let mark = "Mark\(UUID().uuidString.filter(\.isHexDigit))"
    func home(_ text: String) -> String {
      "import SwiftUI\nstruct Home: View { var body: some View { Text(verbatim: \"\(text)\") } }\n"
    }
    var files = ["Home.swift": home("before"), "\(mark).swift": "struct \(mark) {}\n"]
    for number in 0..<16 { files["More\(number).swift"] = "struct More\(number) {}\n" }
    try scratch.write(files, in: "App")
    #expect(try words(scratch, "--view", "Home") == ["before"])
    let builds = URL(fileURLWithPath: RenderCommandTests.cache).appendingPathComponent("builds")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: builds.path)
    let object = builds.appendingPathComponent(
      try #require(paths.first { $0.hasSuffix("/\(mark).o") }))
    let marked = try Data(contentsOf: object) + Data("mark".utf8)
    try marked.write(to: object)
    try scratch.write(["Home.swift": home("after")], in: "App")
    #expect(try words(scratch, "--view", "Home") == ["after"])
    #expect(try Data(contentsOf: object) == marked)
  }

  @Test func classesOfDataModelsAreMade() throws {
    let scratch = try Scratch()
    try scratch.write(
      [
        "Code/Model.xcdatamodeld/Old.xcdatamodel/contents": "<model></model>",
        "Code/Model.xcdatamodeld/.xccurrentversion": "<string>New.xcdatamodel</string>",
        "Code/Model.xcdatamodeld/New.xcdatamodel/contents": """
        <?xml version="1.0" encoding="UTF-8"?>
        <model type="com.apple.IDECoreDataModeler.DataModel">
          <!-- <entity name="Gone"> -->
          <entity name="Entry" representedClassName="DiaryEntry" syncable="YES" codeGenerationType="class">
            <attribute name="mood" optional="YES" attributeType="String" defaultValueString="&quot;so\\so&quot;"/>
            <attribute name="title" optional="YES" attributeType="String"/>
            <attribute name="rating" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
            <attribute name="isNew" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
            <attribute name="day" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <relationship name="shelf" optional="YES" maxCount="1" destinationEntity="Shelf" inverseName="entries"/>
          </entity>
          <entity name="Shelf" representedClassName=".Shelf" syncable="YES" codeGenerationType="category">
            <attribute name="name" optional="YES" attributeType="String"/>
            <relationship name="entries" optional="YES" toMany="YES" destinationEntity="Entry" inverseName="shelf"/>
          </entity>
          <entity name="Hand" representedClassName="Hand" syncable="YES">
            <attribute name="size" attributeType="Double" usesScalarValueType="YES"/>
          </entity>
        </model>
        """,
        "Code/Shelf.swift": "import CoreData\npublic class Shelf: NSManagedObject {}\n",
        "Code/Hand.swift": """
        import CoreData
        class Hand: NSManagedObject { @NSManaged var size: Double }
        """,
        "Code/Home.swift": """
        import CoreData
        import SwiftUI
        let container: NSPersistentContainer = {
          let container = NSPersistentContainer(name: "Model")
          container.loadPersistentStores { _, _ in }
          return container
        }()
        struct Home: View {
          @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \\DiaryEntry.title, ascending: true)])
          private var entries: FetchedResults<DiaryEntry>
          var body: some View {
            ForEach(entries) { entry in
              Text(verbatim: "\\(entry.title ?? "") \\(entry.mood ?? "") \\(entry.rating) \\(entry.isNew) \\(entry.shelf?.name ?? "")")
            }
          }
        }
        #Preview {
          let context = container.viewContext
          let shelf = Shelf(context: context)
          shelf.name = "\\(Hand(context: context).size)"
          let first = DiaryEntry(context: context)
          (first.title, first.rating, first.shelf) = ("a", 5, shelf)
          let second = DiaryEntry(context: context)
          second.title = "b"
          shelf.addToEntries(second)
          let request: NSFetchRequest<DiaryEntry> = DiaryEntry.fetchRequest()
          shelf.name = "\\(shelf.entries?.count ?? 0) of \\(try! context.count(for: request))"
          return Home().environment(\\.managedObjectContext, context)
        }
        """,
      ], in: "App")
    let found = try words(scratch, "--preview", "1")
    // SVG writes quotes as the model does.
    let mood = "&quot;so\\so&quot;"
    #expect(found == ["a \(mood) 5 true 2 of 2", "b \(mood) 3 true 2 of 2"])
  }

  /// Texts that code asks for, not views.
  @Test func codeFindsTranslations() throws {
    let scratch = try Scratch()
    try scratch.write(
      [
        "en.lproj/Localizable.strings": """
        "greeting" = "Good day"; "%lld of %@" = "%2$@: %1$lld"; "share" = "Share";
        """,
        "de.lproj/Localizable.strings": "\"greeting\" = \"Guten Tag\";",
        "Home.swift": """
        import SwiftUI
        struct Home: View {
          var body: some View {
            VStack {
              Text(verbatim: NSLocalizedString("greeting", comment: ""))
              Text(verbatim: Bundle.main.localizedString(forKey: "greeting", value: nil, table: nil))
              Text(verbatim: String(localized: "greeting"))
              Text(verbatim: String(localized: "\\(2) of \\("all")"))
              Text(verbatim: String(localized: "share", defaultValue: "Send"))
              Text(verbatim: String(localized: "unknown", defaultValue: "Not \\(1) known"))
              Text(verbatim: NSLocalizedString("gone", value: "Gone", comment: ""))
              Text(AttributedString(localized: "^[\\(3) mark](inflect: true) of **all**"))
            }
          }
        }
        """,
      ], in: "App")
    let rest = ["all: 2", "Share", "Not 1 known", "Gone", "3 marks of ", "all"]
    let english = try words(scratch, "--view", "Home")
    #expect(english == ["Good day", "Good day", "Good day"] + rest)
    let german = try words(scratch, "--view", "Home", "--locale", "de")
    #expect(german == ["Guten Tag", "Guten Tag", "Guten Tag"] + rest)
  }
}
