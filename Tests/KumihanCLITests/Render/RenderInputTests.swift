import Foundation
import Testing

/// Folders, packages and projects in place of files.
struct RenderInputTests {
  private func render(_ arguments: String...) throws -> Command {
    try Command(all: ["render"] + arguments + ["--cache", RenderCommandTests.cache])
  }

  private static let package = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Shop", defaultLocalization: "en", platforms: [.iOS(.v17)],
      dependencies: [.package(path: "../Tools"), .package(url: "https://example.com/nobody/Nowhere", from: "1.0.0")],
      targets: [
        .target(
          name: "App", dependencies: ["Design", "Tools", .product(name: "Nowhere", package: "Nowhere")],
          swiftSettings: [.define("FANCY")]),
        .target(name: "Design", resources: [.process("Resources")]),
        .testTarget(name: "AppTests", dependencies: ["App"]),
      ])
    """,
    "Sources/Design/Resources/price.json": "\"12.50\"",
    "Sources/Design/Resources/en.lproj/Localizable.strings": "\"greeting\" = \"Good morning\";",
    "Sources/Design/Card.swift": """
    import SwiftUI
    public struct Card<Content: View>: View {
      let content: Content
      public init(@ViewBuilder content: () -> Content) { self.content = content() }
      public var body: some View { content.padding() }
    }
    public enum Price {
      public static var text: String {
        let url = Bundle.module.url(forResource: "price", withExtension: "json")!
        return try! JSONDecoder().decode(String.self, from: Data(contentsOf: url))
      }
    }
    #Preview("Card") { Card { Text("greeting", bundle: .module) } }
    """,
    "Sources/App/Home.swift": """
    import SwiftUI
    import Design
    import Tools
    struct Home: View {
      var body: some View {
        VStack {
          Card { Text(Price.text) }
          Text(doubled(4).description)
          #if FANCY
            Text("fancy")
          #endif
        }
      }
    }
    #Preview("Home") { Home() }
    """,
    "Tests/AppTests/Tests.swift": "import XCTest\n",
  ]

  private static let tools = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Tools", products: [.library(name: "Tools", targets: ["Tools"])],
      targets: [.target(name: "Tools", path: "Code")])
    """,
    "Code/Tools.swift": "public func doubled(_ number: Int) -> Int { number * 2 }\n",
  ]

  /// The components of Joho come along with the program, as the book's readers import them.
  @Test func viewsMayImportJoho() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Pill.swift",
      """
      import SwiftUI
      import Joho
      struct Pill: View {
        var body: some View { JohoPill("Week").foregroundStyle(Color(hex: "FFE566")) }
      }
      """)
    let picture = scratch.path("pill.svg")
    let run = try render(file, "--size", "fit", "-o", picture)
    try #require(run.status == 0, "\(run.errors)")
    #expect(try String(contentsOfFile: picture, encoding: .utf8).contains("WEEK"))
  }

  @Test func aPackageIsItsModulesWithTheirResources() throws {
    let scratch = try Scratch()
    for (name, text) in Self.package { try scratch.write(["Shop/\(name)": text]) }
    for (name, text) in Self.tools { try scratch.write(["Tools/\(name)": text]) }
    let shop = scratch.path("Shop")
    let run = try render(shop, "--all", "-o", scratch.path("out/{preview}.svg"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text == "2 of 2 previews drawn in \(scratch.path("out"))\n")
    #expect(run.errors.contains("warning: left out Nowhere: its package is not there"))
    #expect(try scratch.words("out/App-Home-Home.svg") == ["12.50", "8", "fancy"])
    #expect(try scratch.words("out/Design-Card-Card.svg") == ["Good morning"])
    // A change in the last module leaves the others as they are.
    try scratch.write(
      ["Shop/Sources/App/More.swift": "import SwiftUI\n#Preview(\"More\") { Text(\"more\") }"])
    let more = try render(shop, "--preview", "More", "-o", scratch.path("more.svg"))
    #expect(more.status == 0, "\(more.errors)")
    #expect(try scratch.words("more.svg") == ["more"])
  }

  @Test func whatDoesNotCompileIsLeftOutAndSaid() throws {
    let scratch = try Scratch()
    try scratch.write(
      [
        "App/Rows.swift": """
        import SwiftUI
        import Nowhere
        struct Row: View {
          let client: NowhereClient
          var body: some View { Text("row").doesNotExist() }
          func load() { client.load() }
        }
        struct Good: View { var body: some View { VStack { Text("good"); Bad() } } }
        struct Bad: View { var body: some View { Text(Nowhere.name) } }
        #Preview("Good") { Good() }
        #Preview("Bad") { Row(client: NowhereClient()) }
        """,
        "App/Other.swift": """
        import SwiftUI
        struct Other: View { var body: some View { Text("other") } }
        struct Other_Previews: PreviewProvider {
          static var previews: some View {
            Other()
            Other().previewDisplayName("Second")
          }
        }
        #Preview("Stops") { Text(["a"][Int("1")!]) }
        #Preview("After") { Text("after") }
        """,
        "App/AppTests/RowTests.swift": "import XCTest\nfinal class Tests: XCTestCase {}\n",
      ])
    let run = try render(scratch.path("App"), "--all", "-o", scratch.path("out/{preview}.svg"))
    #expect(run.status == 1)
    #expect(
      run.text == "3 of 4 previews drawn in \(scratch.path("out")), 1 failed\n", "\(run.errors)")
    #expect(run.errors.contains("Rows.swift: 4: cannot find type 'NowhereClient' in scope"))
    #expect(
      run.errors.contains("Other.swift:9 (Stops): Error: the view's code stopped the program"))
    let made = try FileManager.default.contentsOfDirectory(atPath: scratch.path("out")).sorted()
    #expect(
      made == [
        "Other-After.svg", "Other-Other_Previews-1.svg", "Other-Other_Previews-Second.svg",
        "Rows-Good.svg",
      ])
    #expect(try scratch.words("out/Rows-Good.svg") == ["good", "Rows.swift:9"])
    // Files that are named are not left out.
    let named = try render(scratch.path("App/Rows.swift"), "-o", scratch.path("a.png"))
    #expect(named.status != 0)
    #expect(named.errors.contains("Rows.swift:2:8: error: no such module 'Nowhere'"))
    #expect(named.errors.contains("Rows.swift:5:37: error: value of type 'Text' has no member"))
  }

  @Test func aProjectIsItsAppsFiles() throws {
    let scratch = try Scratch()
    try scratch.write(
      [
        "Shop/Shop.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        {
          archiveVersion = 1; objectVersion = 56; rootObject = P0;
          objects = {
            P0 = { isa = PBXProject; mainGroup = G0; developmentRegion = en; targets = (T0, T1); };
            G0 = { isa = PBXGroup; children = (G1, S1); sourceTree = "<group>"; };
            G1 = { isa = PBXGroup; children = (F1, F2, F3, V1); path = "Shop Views"; sourceTree = "<group>"; };
            F1 = { isa = PBXFileReference; path = ShopView.swift; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = Watch.swift; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
            V1 = { isa = PBXVariantGroup; name = Localizable.strings; children = (L1); sourceTree = "<group>"; };
            L1 = { isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
            S1 = { isa = PBXFileSystemSynchronizedRootGroup; path = More; sourceTree = "<group>"; exceptions = (E1); };
            E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T0; membershipExceptions = ("Left.swift"); };
            C0 = { isa = XCConfigurationList; buildConfigurations = (C1); };
            C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
              INFOPLIST_FILE = "$(SRCROOT)/Shop Views/Info.plist"; GENERATE_INFOPLIST_FILE = YES; MARKETING_VERSION = 2.4;
              INFOPLIST_KEY_CFBundleDisplayName = "The $(PRODUCT_NAME)"; PRODUCT_BUNDLE_IDENTIFIER = "org.${TARGET_NAME:lower}"; }; };
            T0 = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildConfigurationList = C0;
              buildPhases = (B0, B1); fileSystemSynchronizedGroups = (S1); dependencies = (); };
            B0 = { isa = PBXSourcesBuildPhase; files = (X1, X3); };
            B1 = { isa = PBXResourcesBuildPhase; files = (X4); };
            X1 = { isa = PBXBuildFile; fileRef = F1; };
            X3 = { isa = PBXBuildFile; fileRef = F3; };
            X4 = { isa = PBXBuildFile; fileRef = V1; };
            T1 = { isa = PBXNativeTarget; name = ShopWatch; productType = "com.apple.product-type.application.watchapp2";
              buildPhases = (B2); dependencies = (); };
            B2 = { isa = PBXSourcesBuildPhase; files = (X2); };
            X2 = { isa = PBXBuildFile; fileRef = F2; };
          };
        }
        """,
        "Shop/Shop Views/ShopView.swift": """
        import SwiftUI
        @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
        struct ShopView: View { var body: some View { VStack { Text("welcome"); Extra(); Version() } } }
        struct Version: View {
          var body: some View {
            ForEach(["ShortVersionString", "DisplayName", "Identifier", "Name"], id: \\.self) { name in
              Text(Bundle.main.infoDictionary?["CFBundle" + name] as? String ?? "none")
            }
          }
        }
        """,
        "Shop/Shop Views/Watch.swift": "import WatchKit\n",
        "Shop/Shop Views/Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string></dict></plist>
        """,
        "Shop/Shop Views/en.lproj/Localizable.strings": "\"welcome\" = \"Welcome to the shop\";",
        "Shop/More/Extra.swift": """
        import SwiftUI
        struct Extra: View {
          var body: some View {
            Text(Bundle.main.url(forResource: "sample", withExtension: "json") == nil ? "none" : "sample")
          }
        }
        """,
        "Shop/More/Left.swift": "not swift\n", "Shop/More/sample.json": "{}",
      ])
    let run = try render(
      scratch.path("Shop"), "--view", "ShopView", "-o", scratch.path("a.svg"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try scratch.words("a.svg") == [
        "Welcome to the shop", "sample", "2.4", "The Shop", "org.shop", "Shop",
      ])
    #expect(run.errors.contains("left out ShopWatch: another target; --target ShopWatch draws it"))
    #expect(run.errors.contains("Gone.swift: it is not there"))
    let wrong = try render(
      scratch.path("Shop/Shop.xcodeproj"), "--target", "Shp", "-o", scratch.path("a.svg"))
    #expect(wrong.errors.contains("no target 'Shp'"))
    #expect(wrong.errors.contains("'Shop'"))
  }

  @Test func modulesThatNeedEachOtherAreNamed() throws {
    let scratch = try Scratch()
    try scratch.write(
      [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Round", targets: [
          .target(name: "A", dependencies: ["B"]), .target(name: "B", dependencies: ["A"]),
        ])
        """,
        "Sources/A/A.swift":
          "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n",
        "Sources/B/B.swift": "public let b = 1\n",
      ])
    let run = try render(scratch.folder.path, "--view", "A", "-o", scratch.path("a.svg"))
    #expect(
      run.errors.contains("cycl") || run.errors.contains("depends on itself"), "\(run.errors)")
  }
}
