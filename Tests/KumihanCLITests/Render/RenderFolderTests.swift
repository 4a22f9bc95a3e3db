import Foundation
import Testing

@testable import KumihanCLI

/// Folders as people keep them: apps without a project of Xcode, projects deep below, and apps of Swift Playgrounds.
struct RenderFolderTests {
  private func render(_ arguments: String...) throws -> Command {
    try Command(all: ["render"] + arguments + ["--cache", RenderCommandTests.cache])
  }

  private func view(_ name: String, _ text: String) -> String {
    """
    import SwiftUI
    struct \(name): View { var body: some View { Text("\(text)") } }
    #Preview { \(name)() }
    """
  }

  private static let app =
    "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Home() } } }\n"

  @Test func filesOfOneNameAreOfDifferentTargets() throws {
    func divided(_ files: String...) -> [String] {
      CodeInput.Module(name: "Views", files: files).targets()
        .map { "\($0.name): \($0.files.joined(separator: " "))" }
    }
    #expect(divided("/a/App/A.swift", "/a/B.swift") == ["Views: /a/App/A.swift /a/B.swift"])
    #expect(
      divided("a/My Watch/A.swift", "a/Phone/A.swift", "a/Phone/B.swift", "a/Shared/C.swift") == [
        "Views: a/Shared/C.swift a/Phone/A.swift a/Phone/B.swift", "My_Watch: a/My Watch/A.swift",
      ])
    #expect(
      divided("/a/Intro/A.swift", "/a/UIKit/A.swift")
        == ["Views: /a/Intro/A.swift", "UIKit_: /a/UIKit/A.swift"])
    #expect(
      divided("/a/A.swift", "./A.swift", "./B.swift") == [
        "Views: ./A.swift ./B.swift", "Views_: /a/A.swift",
      ])
    // What lies beside the folders stays where one of the twins does.
    #expect(
      divided("/a/A.swift", "/a/B.swift", "/a/One/A.swift", "/a/Two/A.swift") == [
        "Views: /a/A.swift /a/B.swift", "One: /a/One/A.swift", "Two: /a/Two/A.swift",
      ])
    #expect(
      divided("a/One/X/A.swift", "a/Two/X/A.swift", "a/Two/Y/A.swift", "b/One/A.swift") == [
        "Views: a/Two/X/A.swift", "Y: a/Two/Y/A.swift", "One: a/One/X/A.swift",
        "b: b/One/A.swift",
      ])
  }

  @Test func appsOfAFolderWithoutAProjectAreDrawnEach() throws {
    let scratch = try Scratch()
    try scratch.write(
      [
        "Both/project.yml": "name: Both\n",
        "Both/Project.swift": "import ProjectDescription\nlet project = Project(name: \"Both\")\n",
        "Both/Phone/Main.swift": Self.app, "Both/Phone/Home.swift": view("Home", "phone"),
        "Both/Watch/Main.swift": Self.app, "Both/Watch/Home.swift": view("Home", "watch"),
        "Both/Watch/Face.swift": view("Face", "face"),
      ])
    let run = try render(scratch.path("Both"), "--all", "-o", scratch.path("out/{preview}.svg"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text == "3 of 3 previews drawn in \(scratch.path("out"))\n")
    #expect(run.errors == "")
    #expect(try scratch.words("out/Views-Home-1.svg") == ["phone"])
    #expect(try scratch.words("out/Watch-Home-1.svg") == ["watch"])
  }

  @Test func anAppOfPlaygroundsHasItsTintAndResources() throws {
    let scratch = try Scratch()
    try scratch.write(
      [
        "Pool.swiftpm/Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        import AppleProductTypes
        let package = Package(
          name: "Pool", platforms: [.iOS("17.0")],
          products: [
            .iOSApplication(
              name: "Pool", targets: ["AppModule"], appIcon: .placeholder(icon: .leaf),
              accentColor: .presetColor(.teal), supportedDeviceFamilies: [.pad, .phone])
          ],
          targets: [.executableTarget(name: "AppModule", path: ".", resources: [.process("Resources")])])
        """,
        "Pool.swiftpm/MyApp.swift": Self.app, "Pool.swiftpm/Resources/depth.txt": "3",
        "Pool.swiftpm/Home.swift": """
        import SwiftUI
        struct Home: View {
          var body: some View {
            VStack {
              Text(Bundle.main.url(forResource: "depth", withExtension: "txt") == nil ? "none" : "depth")
              Rectangle().fill(.tint).frame(width: 8, height: 8)
            }
          }
        }
        """,
      ])
    let run = try render(
      scratch.path("Pool.swiftpm"), "--size", "fit", "-o", scratch.path("a.svg"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "")
    #expect(try scratch.words("a.svg") == ["depth"])
    let svg = try String(contentsOfFile: scratch.path("a.svg"), encoding: .utf8)
    #expect(svg.contains("fill=\"#30B0C7\""), "the system's teal")
  }

  /// `apps/ios/Client/Client.xcodeproj`, whose app shares a file of its widget.
  @Test func aProjectMayLieDeepAndShareFilesOfFolders() throws {
    let scratch = try Scratch()
    try scratch.write(
      [
        "repo/README.md": "# Client\n", "repo/android/build.gradle": "",
        "repo/apps/ios/Client/Client.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        {
          archiveVersion = 1; objectVersion = 77; rootObject = P0;
          objects = {
            P0 = { isa = PBXProject; mainGroup = G0; targets = (T0, T1); };
            G0 = { isa = PBXGroup; children = (S0, S1); sourceTree = "<group>"; };
            S0 = { isa = PBXFileSystemSynchronizedRootGroup; path = Client; sourceTree = "<group>"; };
            S1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; exceptions = (E0, E1); };
            E0 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T0; membershipExceptions = ("Facts/Tide.swift"); };
            E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = ("Info.plist"); };
            T0 = { isa = PBXNativeTarget; name = Client; productType = "com.apple.product-type.application";
              buildPhases = (); fileSystemSynchronizedGroups = (S0); dependencies = (); };
            T1 = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
              buildPhases = (); fileSystemSynchronizedGroups = (S1); dependencies = (); };
          };
        }
        """,
        "repo/apps/ios/Client/Client/Home.swift": """
        import SwiftUI
        struct Home: View { var body: some View { Text(Tide.high) } }
        """,
        "repo/apps/ios/Client/Widget/Facts/Tide.swift":
          "enum Tide { static let high = \"high tide\" }\n",
        "repo/apps/ios/Client/Widget/Home.swift": view("Home", "widget"),
      ])
    let run = try render(
      scratch.path("repo"), "--view", "Home", "--size", "fit", "-o", scratch.path("a.svg"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(try scratch.words("a.svg") == ["high tide"])
  }

  @Test func screensOfUIKitAreDrawnWithoutPreviews() throws {
    let scratch = try Scratch()
    try scratch.write([
      "Old/AppDelegate.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      """,
      "Old/Home.swift": """
      import UIKit
      final class HomeViewController: UIViewController {
        private let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "home"
          label.frame = CGRect(x: 20, y: 80, width: 200, height: 24)
          view.addSubview(label)
        }
      }
      """,
      "Old/Detail.swift": """
      import UIKit
      class DetailViewController: UIViewController {
        let word: String
        init(word: String) {
          self.word = word
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      class SketchViewController: UIViewController { @IBOutlet weak var label: UILabel! }
      """,
      "Old/Rows.swift": """
      import UIKit
      class RowsViewController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = "row"
          return cell
        }
      }
      """,
    ])
    let old = scratch.path("Old")
    let all = try render(old, "--all", "-o", scratch.path("out/{preview}.svg"))
    #expect(all.status == 0, "\(all.errors)")
    #expect(try scratch.words("out/Home-HomeViewController.svg") == ["home"])
    #expect(try scratch.words("out/Rows-RowsViewController.svg") == ["row"])
    let one = try render(old, "--view", "HomeViewController", "-o", scratch.path("a.svg"))
    #expect(one.status == 0, "\(one.errors)")
    #expect(try scratch.words("a.svg") == ["home"])
    let listed = try render(old, "--list").text.split(separator: "\n").map {
      $0.split(separator: "\t").dropFirst().joined(separator: " ")
    }
    #expect(
      listed == [
        "screen DetailViewController needs arguments",
        "screen SketchViewController has outlets of a storyboard",
        "screen HomeViewController", "screen RowsViewController",
      ])
    let needs = try render(old, "--view", "SketchViewController", "-o", scratch.path("b.svg"))
    #expect(needs.errors.contains("SketchViewController has outlets of a storyboard"))
    let sketch = try scratch.file(
      "Sketch.swift",
      "import UIKit\nclass Sketch: UIViewController { @IBOutlet var label: UILabel! }\n")
    for arguments in [["--all", "-o", scratch.path("none")], ["-o", scratch.path("none.png")]] {
      let none = try Command(
        all: ["render", sketch, "--cache", RenderCommandTests.cache] + arguments)
      #expect(none.status != 0)
      #expect(none.errors.contains("; Sketch has outlets of a storyboard"), "\(none.errors)")
    }
    // Views of SwiftUI come first: screens are often shown by one.
    try scratch.write([
      "Old/Shown.swift": view("Shown", "shown").replacing("#Preview { Shown() }", with: "")
    ])
    let mixed = try render(old, "-o", scratch.path("c.svg"))
    #expect(mixed.status == 0, "\(mixed.errors)")
    #expect(try scratch.words("c.svg") == ["shown"])
  }
}
