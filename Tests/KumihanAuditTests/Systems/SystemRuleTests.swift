import Foundation
import Kumihan
import KumihanAppleNames
import KumihanTokens
import Testing

@testable import KumihanAudit

/// The rules of seeds 002, 003 and 004.
@MainActor
struct SystemRuleTests {
  @Test func fontsAreStyles() throws {
    let rule = "sys.font.style"
    #expect(try Verdict(rule, Text("A").font(.system(size: 15))).measured == ["15 pt"])
    #expect(try Verdict(rule, Text("A").font(.subheadline)).passes == 1)
    #expect(
      try Verdict(rule, Text("A").font(.custom("Nunito", size: 16, relativeTo: .body))).isClean)
    #expect(try Verdict(rule, Image(systemName: "star").font(.system(size: 20))).isClean)
  }

  /// The symbols of rows have the system's tint, and their words the label's colour.
  @Test func symbolsOfRowsAreNoButtons() throws {
    let rule = "sys.noDefaultBlue"
    let rows = List { NavigationLink("Walks") { Text("A") } }
    #expect(try Verdict(rule, NavigationStack { rows }).isClean)
    let labels = List {
      NavigationLink {
        Text("A")
      } label: {
        Label("Walks", systemImage: "tree")
      }
    }
    #expect(try Verdict(rule, NavigationStack { labels }).isClean)
    #expect(try Verdict(rule, Button("Add") {}).violations.count == 1)
    #expect(
      try Verdict(
        rule,
        Button {
        } label: {
          Image(systemName: "plus")
        }
      ).violations.count == 1)
  }

  @Test func literalsAreFound() throws {
    let rule = "sys.colour.inlineHex"
    let slate = Color(red: 0.2, green: 0.25, blue: 0.3)
    #expect(try Verdict(rule, Text("A").foregroundStyle(slate)).violations.count == 1)
    #expect(try Verdict(rule, slate.frame(width: 40)).violations.count == 1)
    // Dots, and fills of several colours that one line makes, may be data of the user's.
    #expect(try Verdict(rule, slate.frame(width: 12, height: 12)).reviews.count == 1)
    let bars = ForEach([0.3, 0.5], id: \.self) { green in
      Color(red: 0.2, green: green, blue: 0.3).frame(height: 40)
    }
    let data = try Verdict(rule, VStack { bars })
    #expect(data.reviews.count == 2 && data.violations.isEmpty)
    let brand = Color(red: 0x7C / 255, green: 0x3A / 255, blue: 0xED / 255)
    let sound = VStack {
      Text("A").foregroundStyle(.secondary)
      Text("B").foregroundStyle(brand)
      brand.opacity(0.14)
      Color.orange
      Divider()
    }
    #expect(try Verdict(rule, sound).isClean)
  }

  @Test func symbolsOnly() throws {
    let rule = "sys.symbolOnly"
    let pixels = Image(systemName: "star")
    #expect(
      try Verdict(
        rule,
        Button {
        } label: {
          pixels
        }
      ).passes == 1)
    let weight = "sys.symbolWeight"
    let thin = HStack {
      Image(systemName: "star").fontWeight(.thin)
      Text("A").bold()
    }
    let verdict = try Verdict(weight, thin)
    #expect(verdict.measured == ["200"])
    let equal = HStack {
      Image(systemName: "star")
      Text("A")
    }
    #expect(try Verdict(weight, equal.bold()).passes == 1)
    #expect(try Verdict(weight, Label("A", systemImage: "star")).isClean)
    // Beside a column of several weights it has one of them.
    let row = HStack {
      Image(systemName: "star")
      VStack {
        Text("A").bold()
        Text("B")
      }
    }
    #expect(try Verdict(weight, row).isClean)
  }

  @Test func spacing() throws {
    #expect(
      try Verdict(
        "sys.spacing",
        VStack(spacing: 10) {
          Text("A"); Text("B")
        }
      ).measured
        == ["10 pt"])
    #expect(
      try Verdict(
        "sys.spacing",
        VStack(spacing: 12) {
          Text("A"); Text("B")
        }.padding()
      ).isClean)
    #expect(try Verdict("sys.spacing", Text("A").padding(32)).reviews.count == 1)
    #expect(try Verdict("studio.spacing", Text("A").padding(12)).measured == ["12 pt"])
    #expect(try Verdict("studio.spacing", Text("A").padding(16).padding(.top, 48)).isClean)
    #expect(try Verdict("kajilis.spacing", Text("A").padding(10)).measured == ["10 pt"])
    #expect(SystemTable.kajilis.spacings.count == 9)
    for points in SystemTable.kajilis.spacings {
      #expect(try Verdict("kajilis.spacing", Text("A").padding(points)).isClean)
    }
  }

  @Test func tints() throws {
    let rule = "sys.tint"
    func card(_ opacity: Double) -> some View {
      Text("A").frame(width: 120, height: 80).background(Color.orange.opacity(opacity))
    }
    #expect(try Verdict(rule, card(0.2)).measured == ["0.2"])
    #expect(try Verdict(rule, card(0.14)).passes == 1)
    #expect(
      try Verdict(
        rule, environment: { $0.environment.colorScheme = .dark }, card(0.14)
      ).violations.count == 1)
    #expect(
      try Verdict(rule, environment: { $0.environment.colorScheme = .dark }, card(0.1)).isClean)
    #expect(try Verdict(rule, Color.black.opacity(0.2).frame(width: 120, height: 80)).isClean)
  }

  @Test func buttonsAreNotBlue() throws {
    let rule = "sys.noDefaultBlue"
    #expect(try Verdict(rule, Button("Add") {}).violations.count == 1)
    #expect(try Verdict(rule, Button("Add") {}.buttonStyle(.plain)).passes == 1)
    #expect(try Verdict(rule, Button("Add") {}.tint(.purple)).isClean)
    let filled = Button {
    } label: {
      Text("Add").padding().foregroundStyle(.white).background(.blue)
    }
    #expect(try Verdict(rule, filled).violations.count == 1)
    #expect(
      try Verdict(rule, Button("Add") {}.tint(.purple).padding().background(.blue)).isClean)
    #expect(try Verdict(rule, Text("See [the book](https://example.org)")).isClean)
    let bar = NavigationStack {
      Text("A").navigationTitle("B").toolbar { Button("Add") {} }
    }
    #expect(
      try Verdict(rule, size: CGSize(width: 393, height: 852), bar).isClean)
  }

  @Test func materials() throws {
    let rule = "sys.interactiveMaterial"
    let chip = Button {
    } label: {
      Text("Add").padding().background(.regularMaterial)
    }
    .buttonStyle(.plain)
    #expect(try Verdict(rule, chip).violations.count == 1)
    let outside = Button("Add") {}.padding().background(.regularMaterial)
    #expect(try Verdict(rule, outside).violations.count == 1)
    let both = VStack {
      outside
      Button("More") {}.padding()
    }
    #expect(try Verdict(rule, both).violations.count == 1)
    // At thirds of points, as on most phones.
    #expect(
      try Verdict(rule, size: CGSize(width: 393, height: 852), environment: { $0.scale = 3 }, chip)
        .violations.count == 1)
    #expect(try Verdict(rule, Button("Add") {}.padding().background(.blue)).passes == 1)
    let words = Text("Add").padding().background(.regularMaterial)
    #expect(try Verdict(rule, words).isClean)
    #expect(try Verdict(rule, words.onTapGesture {}).violations.count == 1)
  }

  @Test func statesAndTitles() throws {
    #expect(try Verdict("sys.stateText", Text("No items")).reviews.count == 1)
    #expect(try Verdict("sys.stateText", Text("No items are left in the box")).isClean)
    #expect(
      try Verdict(
        "sys.stateText", size: CGSize(width: 393, height: 600),
        ContentUnavailableView("No Results", systemImage: "magnifyingglass")
      ).violations.isEmpty)
    #expect(ThreeStates.missing(in: ["List", "Loading", "Error state"]) == ["empty"])
    #expect(ThreeStates.missing(in: ["Loading", "Failed", "Empty"]) == [])
    #expect(ThreeStates.missing(in: ["Card"]) == [])
    // Never a pass: one page does not show the others.
    let states = try Verdict("sys.threeStates", Text("A"))
    #expect(states.passes == 0 && states.isClean)
    let screen = NavigationStack { List { Text("A") }.navigationTitle("Title") }
    let title = try Verdict("sys.titleMode", size: CGSize(width: 393, height: 852), screen)
    #expect(title.isClean)
    let bar = try Verdict("sys.barBackground", size: CGSize(width: 393, height: 852), screen)
    #expect(bar.isClean)
    let inline = NavigationStack {
      List { Text("A") }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    let phone = CGSize(width: 393, height: 852)
    #expect(try Verdict("sys.titleMode", size: phone, inline).isClean)
    let tab = TabView { inline.tabItem { Label("A", systemImage: "star") } }
    #expect(
      try Verdict("sys.titleMode", size: phone, tab).violations.map(\.message) == [
        "'Title' is an inline title on a screen without a way back"
      ])
    let pushed = NavigationStack(path: .constant([1])) {
      Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in
        List { Text("A") }.navigationTitle("Detail").navigationBarTitleDisplayMode(.large)
      }
    }
    #expect(
      try Verdict("sys.titleMode", size: phone, pushed).violations.map(\.message) == [
        "'Detail' is a large title on a screen with a way back"
      ])
    let tabs = TabView {
      List { Text("A") }
        .tabItem { Label("A", systemImage: "star") }
        .toolbarBackground(.orange, for: .tabBar)
        .toolbarBackground(.visible, for: .tabBar)
    }
    #expect(try Verdict("sys.barBackground", size: phone, tabs).violations.count == 1)
    let line = #line + 4
    let red = NavigationStack {
      List { Text("A") }
        .navigationTitle("Title")
        .toolbarBackground(.red, for: .navigationBar)
    }
    #expect(
      try Verdict("sys.barBackground", size: phone, red).violations.map(\.site.line) == [line])
  }

  /// Segments keep their size, and dialogs the system's tint; rows of a sheet are the page's own.
  @Test func partsOfTheSystemsControls() throws {
    let phone = CGSize(width: 393, height: 852)
    let segments = Picker("Show", selection: .constant(0)) {
      Text("All").tag(0)
      Text("Unread").tag(1)
    }.pickerStyle(.segmented)
    #expect(try Verdict("sys.font.style", segments).isClean)
    let dialog = Form { Text("Note") }
      .confirmationDialog("Delete?", isPresented: .constant(true), titleVisibility: .visible) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    #expect(try Verdict("sys.noDefaultBlue", size: phone, dialog).isClean)
    let sheet = Text("Club").sheet(isPresented: .constant(true)) {
      Form { Section { Text("Rules").font(.system(size: 12)) } }
    }
    #expect(try Verdict("dynamicType.fixed", size: phone, sheet).violations.count == 1)
    #expect(try Verdict("sys.font.style", size: phone, sheet).violations.count == 1)
  }

  @Test func kajilisTokens() throws {
    let rule = "kajilis.colour"
    let token = try #require(SystemTable.kajilis.colors.first { $0.name.contains("primaryColor") })
    let color = Color(red: token.color.red, green: token.color.green, blue: token.color.blue)
    #expect(try Verdict(rule, Text("A").foregroundStyle(color)).isClean)
    #expect(try Verdict(rule, Text("A").foregroundStyle(.secondary)).isClean)
    let other = Color(red: 0.3, green: 0.9, blue: 0.2)
    #expect(try Verdict(rule, other.frame(width: 40)).violations.count == 1)
  }

  @Test func touch() throws {
    for rule in ["kajilis.touch", "sys.touch", "studio.touch"] {
      let plus = Image(systemName: "plus")
      #expect(
        try Verdict(
          rule,
          Button {
          } label: {
            plus
          }
        ).violations.count == 1)
      #expect(
        try Verdict(
          rule,
          Button {
          } label: {
            plus.frame(width: 44, height: 44)
          }
        ).isClean)
      #expect(
        try Verdict(
          rule,
          Button {
          } label: {
            plus
          }.frame(width: 44, height: 44)
        ).isClean)
    }
  }

  @Test func studio() throws {
    let card = Text("A").padding(16).frame(width: 200, height: 80).background(Color.gray)
    #expect(try Verdict("studio.radius", card.cornerRadius(8)).measured == ["8 pt"])
    #expect(try Verdict("studio.radius", card.cornerRadius(12)).passes == 1)
    #expect(try Verdict("studio.shadow", card.shadow(radius: 10)).violations.count == 1)
    #expect(
      try Verdict("studio.shadow", card.shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2))
        .passes == 1)
    func main(_ height: CGFloat) -> some View {
      Button {
      } label: {
        Text("Continue").frame(maxWidth: .infinity, minHeight: height).background(Color.blue)
      }
    }
    #expect(try Verdict("studio.buttonHeight", main(44)).measured == ["44 pt"])
    #expect(try Verdict("studio.buttonHeight", main(50)).passes == 1)
    #expect(
      try Verdict("studio.font.size", Text("A").font(.system(size: 18))).measured == ["18 pt"])
    #expect(try Verdict("studio.font.size", Text("A").font(.body)).passes == 1)
    let capped = Text("A").dynamicTypeSize(...DynamicTypeSize.xLarge)
    #expect(try Verdict("studio.dynamicTypeCap", capped).violations.count == 1)
    let kept = Text("A").dynamicTypeSize(...DynamicTypeSize.large)
    #expect(try Verdict("studio.dynamicTypeCap", kept).violations.count == 1)
    // Points are another rule's.
    let fixed = Text("A").font(.system(size: 17))
    #expect(try Verdict("studio.dynamicTypeCap", fixed).isClean)
    #expect(
      try Verdict(
        "studio.dynamicTypeCap", Text("A").dynamicTypeSize(...DynamicTypeSize.accessibility3)
      ).passes == 1)
  }

  /// Pairs that a system's document asks for are its fault, not the page's.
  @Test func faintPairsOfTheDocumentAreReviewed() throws {
    func words(_ ground: Color) -> some View {
      Text("Continue").font(.system(size: 17, weight: .semibold)).foregroundStyle(.white)
        .padding(16).background(ground)
    }
    func report(_ system: AuditRule.System, _ ground: Color) throws -> AuditReport {
      try audited(words(ground), rules: "contrast.text") { $0.systems = [system] }
    }
    let blue = Color(red: 77.0 / 255, green: 124.0 / 255, blue: 1)
    let red = Color(red: 229.0 / 255, green: 57.0 / 255, blue: 53.0 / 255)
    #expect(try report(.studio, blue)["contrast.text"]?.needsReview == 1)
    #expect(try report(.joho, red)["contrast.text"]?.needsReview == 1)
    #expect(try report(.studio, red).violations.count == 1)
    #expect(try report(.any, blue).violations.count == 1)
  }

  @Test func everySystemHasItsRules() {
    let counts = Dictionary(grouping: RuleRegister.all, by: \.system).mapValues(\.count)
    #expect(counts[.joho] == 27)
    // Twelve of the seed, and targets.
    #expect(counts[.system] == 13)
    #expect(Set(RuleRegister.all.map(\.id)).count == RuleRegister.all.count)
  }
}
