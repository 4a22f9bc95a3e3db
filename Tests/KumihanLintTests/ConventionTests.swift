import Foundation
import KumihanLint
import Testing

/// How Kajilis wants code named and filed.
struct ConventionTests {
  private func faults(_ code: String, at path: String, folders: [String]? = nil) -> [String] {
    Lint.findings(
      in: Array(code.utf8), path: path, folders: folders,
      rules: LintRule.all.filter { $0.system == "kajilis" }
    ).map { "\($0.line) \($0.rule.dropFirst(8)): \($0.message)" }
  }

  private let view =
    "struct HomeView: View { var body: some View { Text(a) } }\n#Preview { HomeView() }"

  @Test func viewsAreNamedFiledAndPreviewed() {
    #expect(faults("import SwiftUI\n" + view, at: "App/Views/HomeView.swift") == [])
    #expect(
      faults("import SwiftUI\nstruct Home: View { }", at: "App/Home.swift") == [
        "2 folder: 'Home' is in no folder Views or Components",
        "2 preview: the file of 'Home' has no #Preview",
        "2 suffix: the view 'Home' does not end in 'View'",
      ])
    // A component is called what it is.
    #expect(
      faults(
        "struct Card: View { }\n#Preview { Card() }", at: "App/Components/Card.swift") == [])
    // A provider of previews is none.
    #expect(
      faults(
        view.replacing("#Preview { HomeView() }", with: "struct P: PreviewProvider { }"),
        at: "Views/A.swift") == ["1 preview: the file of 'HomeView' has no #Preview"])
  }

  @Test func whatIsObservedIsAModelOrAService() {
    for name in ["HomeViewModel", "UserModel", "SyncService"] {
      #expect(
        faults("@MainActor @Observable final class \(name) { }", at: "ViewModels/A.swift") == [])
    }
    #expect(
      faults("import Combine\nfinal class Store: ObservableObject { }", at: "A.swift") == [
        "2 suffix: 'Store' is observed, and ends neither in 'ViewModel', 'Model' nor 'Service'"
      ])
    #expect(
      faults("@Observable class HomeViewModel { }", at: "Views/A.swift") == [
        "1 folder: 'HomeViewModel' is in no folder ViewModels"
      ])
    // Neither what nothing observes, nor what is inside of others.
    #expect(
      faults(
        "struct Trip { @Observable class Cache { } struct Row: View { } }\nclass Clock { }",
        at: "A.swift") == [])
  }

  @Test func foldersMayBeKnownFromElsewhere() {
    #expect(faults(view, at: "HomeView.swift", folders: ["App", "Views"]) == [])
  }
}
