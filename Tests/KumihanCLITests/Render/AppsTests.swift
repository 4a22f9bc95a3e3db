import Foundation
import Testing

/// Ordinary app code in the styles of iOS 14 to 26, compiled unchanged in one go and drawn.
struct AppsTests {
  private static let files: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/Apps")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") && $0 != "Notebook.swift" }.sorted()
      .map { folder.appending(path: $0).path }
  }()

  private func render(_ arguments: String...) throws -> Command {
    try Command(
      all: ["render"] + Self.files + ["--cache", RenderCommandTests.cache, "--timeout", "60"]
        + arguments)
  }

  /// The texts of a preview, in the order in which they are drawn.
  private func texts(_ preview: String) throws -> [String] {
    let scratch = try Scratch()
    let run = try render("--preview", preview, "-o", scratch.path("a.svg"))
    try #require(run.status == 0, "\(run.errors)")
    let svg = try String(contentsOfFile: scratch.path("a.svg"), encoding: .utf8)
    return svg.matches(of: />([^<>]*)<\/t/).map { String($0.1) }
  }

  @Test func allCompileAndEachHasAPreview() throws {
    let run = try render("--list")
    try #require(run.status == 0, "\(run.errors)")
    // A client of a server has nothing to be looked at.
    for file in Self.files where !file.hasSuffix("/Network.swift") {
      #expect(run.text.contains("\(file):"), "\(file)")
    }
  }

  @Test func partsOfUIKitShowWhatTheyHold() throws {
    let texts = try texts("WrappedScreen_Previews")
    for word in ["on a blur", "Written in a text view", "badge", "hosted", "Share"] {
      #expect(texts.contains(word), "\(texts)")
    }
    // What nobody can draw has its name.
    #expect(texts.contains("UIImagePickerController"))
  }

  /// Names of persons, headers of a list, what a delegate leaves out, and a class of `Operation` beside.
  @Test func whatObjectiveCBringsIsThere() throws {
    let texts = try texts("Contacts")
    for word in ["Ada Lovelace", "AL", "FAVORITES", "Contacts"] {
      #expect(texts.contains(word), "\(texts)")
    }
    #expect(try self.texts("Crew").contains("Mia"))
    #expect(try self.texts("Locked").contains("Unlock with Face ID"))
  }

  /// Overrides in extensions of a table's controller give its rows.
  @Test func overridesInExtensionsAreFollowed() throws {
    let texts = try texts("Memos")
    for word in ["Groceries", "Oat milk, lemons", "Ideas"] {
      #expect(texts.contains(word), "\(texts)")
    }
  }

  /// Frameworks without a picture of their own beside views that are drawn.
  @Test func frameworksBesideViewsAnswerAsAPhoneWithoutThem() throws {
    let peers = try texts("Peers")
    for word in ["Nobody around", "Idle", "3cb4e732", "4104d36f8da2"] {
      #expect(peers.contains(word), "\(word) in \(peers)")
    }
    let wave = try texts("Waveform").joined(separator: " ")
    #expect(wave.contains("5.0") && wave.contains("2.00"), "\(wave)")
    let planets = try texts("PlanetsScreen_Previews")
    #expect(planets.contains("SceneView") && planets.contains("SCNView"), "\(planets)")
  }

  /// Frameworks that no preview has: they answer at once, and what is reckoned is the same each time.
  @Test func rareFrameworksAnswerAtOnce() throws {
    let calls = try texts("Calls").joined()
    for word in ["No provider", "Ada cannot ring", "The front door", "No reader"] {
      #expect(calls.contains(word), "\(word) in \(calls)")
    }
    let checkout = try texts("Checkout").joined()
    for word in ["Buy with", "Apple Wallet", "No picture", "Total 36.5"] {
      #expect(checkout.contains(word), "\(word) in \(checkout)")
    }
    let dungeon = try texts("Dungeon").joined()
    for word in ["Exploring", "Way of 13 steps", "12 points", "No controller"] {
      #expect(dungeon.contains(word), "\(word) in \(dungeon)")
    }
    let focus = try texts("Focus")
    for word in ["Focus of the day", "Not allowed", "Alone"] {
      #expect(focus.contains(word), "\(word) in \(focus)")
    }
  }

  @Test func attributesOfWrittenTextAreDrawn() throws {
    let words = try texts("Rich text")
    #expect(words.contains("bread") && words.contains("olive oil"), "\(words)")
  }

  /// Sums of strings in the texts of long forms: the compiler searches each by the overloads of texts and titles.
  @Test func longSumsOfStringsCompile() throws {
    let words = try texts("Sums").joined(separator: "|")
    for word in ["Hello Ada", "Visits: 4 this year (pro)", "Sum 40 of 72", "4 / 10"] {
      #expect(words.contains(word), "\(word) in \(words)")
    }
  }

  @Test func routersAndReadersAreDrawn() throws {
    let routed = try texts("Routers")
    for word in ["Shakshuka", "Eggs and Spicy", "25m", "Home", "Me"] {
      #expect(routed.contains(word), "\(word) in \(routed)")
    }
    let read = try texts("ReaderScreen_Previews").joined(separator: " ")
    #expect(read.contains("Sepia") && read.contains("an unknown language"), "\(read)")
  }

  @Test func anAppsShellIsOffline() throws {
    #expect(try texts("Shell").contains("offline"))
  }

  @Test func coloursHaveParts() throws {
    let texts = try texts("Palette")
    for word in ["FF8800", "336699", "F0F0F0"] { #expect(texts.contains(word), "\(texts)") }
  }

  @Test func thePhonesBranchesAreDrawn() throws {
    let texts = try texts("Phone")
    for word in ["Phone", "list", "new", "simulator", "debug"] {
      #expect(texts.contains(word), "\(texts)")
    }
  }

  @Test func olderFormsAreDrawn() throws {
    let texts = try texts("Older_Previews")
    for word in ["Older", "Edit", "Close", "Ada", "12", "Count ", "Steps", "Day", "Follow"] {
      #expect(texts.contains(word), "\(texts)")
    }
  }

  @Test func aBoundLinkShowsWhereItLeads() throws {
    let texts = try texts("Flow")
    #expect(texts.contains("Followed") && texts.contains("Second"), "\(texts)")
    #expect(!texts.contains("Row"))
  }

  @Test func containersSeeTheirViews() throws {
    #expect(
      try texts("Divided") == [
        "Divided", "one", "two", "three", "1.", "first", "2.", "second",
      ])
  }

  @Test func aStoreOfSamplesIsQueried() throws {
    let texts = try texts("Ledger")
    #expect(texts.suffix(5) == ["Rent", "900.00", "Lamp", "39.00", "Ledger"], "\(texts)")
    #expect(texts.contains("7.75") && texts.contains("939.00"), "\(texts)")
    #expect(try !self.texts("Ledger, empty").contains("Food"))
  }

  @Test func aFailedRequestIsShown() throws {
    #expect(try texts("Feed").contains("You are offline"))
  }

  @Test func chartsHaveAxesLegendsAndNotes() throws {
    let steps = try texts("Steps").joined(separator: "|")
    for word in ["Goal |8,000", "0|k", "5|k", "10|k", "Jun 1|", "Jun 13"] {
      #expect(steps.contains(word), "\(steps)")
    }
    let spending = try texts("Spending")
    for word in ["CHF 2,000", "Food", "Rent", "Apr", "1,500"] {
      #expect(spending.contains { $0.replacing("\u{a0}", with: " ") == word }, "\(spending)")
    }
    #expect(try texts("Figures").contains("Moths"))
    let diagrams = try (1...3).flatMap { try texts("Diagrams \($0)") }
    for word in ["Oslo", "Breakfast", "Photos", "6\u{202F}AM", "2015", "50%", "1,000"] {
      #expect(diagrams.contains(word), "\(word) in \(diagrams)")
    }
  }

  @Test func widgetsAreDrawnInTheirSizes() throws {
    #expect(try texts("Water, small").joined().hasSuffix("Water5of 8 glasses"))
    #expect(try texts("Water, medium").contains("Add a glass"))
    #expect(try texts("WaterWidget_Previews").contains("7"))
  }

  @Test func whatNeedsAServiceIsStoodInForAndSaid() throws {
    let map = try texts("Trip")
    for word in ["Old town", "Lake", "Here", "1,690"] {
      #expect(map.contains(word), "\(map)")
    }
    let older = try texts("UIKit trip")
    #expect(older.contains("From UIKit") && older.contains("Point"), "\(older)")
    #expect(try texts("Trip plus").contains("trips.plus"))
    let shop = try texts("Trip shop")
    #expect(shop.contains("Swipe to save") && shop.contains("trips.offline.coast"), "\(shop)")
    let scratch = try Scratch()
    let run = try render("--preview", "Older trip", "-o", scratch.path("a.png"))
    #expect(run.errors.contains("the ground of a map needs Apple's map data"), "\(run.errors)")
  }

  @Test func picturesAreMadeAndWritten() throws {
    #expect(try texts("Pictures").contains("jpeg"))
  }

  @Test func objectsOfCoreDataAreListedInTheirOrder() throws {
    let texts = try texts("Items_Previews")
    // By name upwards, and the first of those by name downwards.
    #expect(
      texts.filter { $0.hasPrefix("Item ") } == ["Item 1", "Item 2", "Item 3", "Item 3"],
      "\(texts)")
  }

  @Test func stylesOfAuthorsAreDrawn() throws {
    let wallet = try texts("WalletHome_Previews")
    for word in ["Wallet", "Alpine", "Hide balances", "Freeze card", "Leisure"] {
      #expect(wallet.contains(word), "\(wallet)")
    }
    let preferences = try texts("Preferences")
    for word in ["Settings", "Notifications", "Save as a favorite", "Text size", "Storage"] {
      #expect(preferences.contains(word), "\(preferences)")
    }
  }

  @Test func servicesOfAPhoneAreOffline() throws {
    #expect(try texts("LoginScreen_Previews").contains("Sign in with Apple"))
    #expect(try texts("PodcastPlayerView_Previews").contains("How mountains were made"))
    #expect(try texts("Reminders").joined(separator: "|").contains("Call the dentist"))
  }

  @Test func anActivityIsDrawnFromItsPreview() throws {
    let lock = try texts("Order, lock screen").joined()
    #expect(lock.contains("Trattoria Lago") && lock.contains("Ada is on the way"), "\(lock)")
    #expect(try texts("Order, compact").contains("12m"))
  }

  @Test func searchesOfAStoreFindTheirRows() throws {
    let recipes = try texts("Recipes").joined(separator: "|")
    #expect(recipes.contains("Pasta al limone") && recipes.contains("Rösti"), "\(recipes)")
  }
}
