import Foundation
import KumihanGoldens
import Testing

/// Features of apps' files besides views: small modules, UIKit's names, assets, the locale.
struct RenderSurroundingsTests {
  private func svg(_ file: String, _ options: String..., folder: Scratch) throws -> String {
    let picture = folder.path("picture.svg")
    let run = try Command(
      all: ["render", file, "--cache", RenderCommandTests.cache, "--size", "390x600"] + options
        + ["-o", picture])
    try #require(run.status == 0, "\(run.errors)")
    return try String(contentsOfFile: picture, encoding: .utf8)
  }

  @Test func filesOfAppsCompileUnchanged() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "App.swift",
      """
      import OSLog
      import PhotosUI
      import SwiftUI
      import UniformTypeIdentifiers
      import os

      private let logger = Logger(subsystem: "app", category: "views")

      final class Store: NSObject, ObservableObject {
        @Published var items: [PhotosPickerItem] = []
        let lock = OSAllocatedUnfairLock(initialState: 1)
      }

      struct Loader { func load() async -> String { "loaded" } }

      struct AppView: View {
        @StateObject private var store = Store()
        @State private var text = "waiting"
        @State private var shows = false
        init() { UINavigationBar.appearance().tintColor = .systemRed }
        var body: some View {
          VStack {
            PhotosPicker(selection: $store.items) { Text("Pick") }
            Text(verbatim: text)
            Color.blue.frame(width: UIScreen.main.bounds.width / 3, height: 7)
              .clipShape(Corner())
              .onTapGesture {
                UIImpactFeedbackGenerator(style: .light).impactOccurred()
                UIApplication.shared.sendAction(
                  #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
              }
          }
          .fileImporter(isPresented: $shows, allowedContentTypes: [.pdf]) { _ in }
          .task {
            logger.debug("loading \\(text, privacy: .private)")
            text = await Loader().load()
          }
        }
      }

      struct Corner: Shape {
        func path(in rect: CGRect) -> Path {
          Path(
            UIBezierPath(
              roundedRect: rect, byRoundingCorners: [.topLeft],
              cornerRadii: CGSize(width: 3, height: 3)
            ).cgPath)
        }
      }

      """)
    for version in ["5", "6"] {
      let picture = try svg(file, "--swift-version", version, folder: scratch)
      #expect(picture.contains("130"), "a third of the picture's width")
      #expect(!picture.contains("waiting"))
    }
  }

  @Test func theProcessLocaleIsTheReaders() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Words.swift",
      """
      import SwiftUI
      struct Words: View {
        let date = Date(timeIntervalSince1970: 0)
        var body: some View {
          let words = [
            Locale.current.identifier, 1234.5.formatted(), 12.formatted(.currency(code: "USD")),
            date.formatted(date: .long, time: .omitted), date.formatted(.dateTime.month(.wide)),
            Calendar.current.weekdaySymbols[0], Decimal(3).formatted(.currency(code: "USD")),
          ]
          Color.clear.frame(width: CGFloat(words.joined(separator: "|") == expected ? 77 : 5))
            .overlay { Rectangle().fill(.red) }
        }
        var expected: String {
          switch Locale.current.identifier {
          case "de": "de|1.234,5|12,00\u{a0}$|1. Januar 1970|Januar|Sonntag|3,00\u{a0}$"
          default: "en_US|1,234.5|$12.00|January 1, 1970|January|Sunday|$3.00"
          }
        }
      }

      """)
    #expect(try svg(file, folder: scratch).contains("77"))
    #expect(try svg(file, "--locale", "de", folder: scratch).contains("77"))
  }

  @Test func assetsAreFoundBesideTheFiles() throws {
    let scratch = try Scratch()
    let sets = [
      "Assets.xcassets/brand-red.colorset/Contents.json":
        """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0xE0", "green": "32", "blue": "0.125", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb", "components":
            {"red": "0.000", "green": "1.000", "blue": "0.000", "alpha": "1.000"}}}]}
      """,
      "Assets.xcassets/Group/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Assets.xcassets/Group/calm.colorset/Contents.json":
        #"{"colors": [{"idiom": "universal", "color": {"reference": "systemBlueColor"}}]}"#,
    ]
    for (path, text) in sets {
      let url = URL(fileURLWithPath: scratch.path(path))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let file = try scratch.file(
      "Card.swift",
      """
      import SwiftUI
      import UIKit
      // An author's own constant comes before the catalogue's.
      extension Color { static let calm = Color.blue }
      struct Card: View {
        var body: some View {
          VStack {
            Color("brand-red").frame(width: 10, height: 10)
            Rectangle().fill(Color(.brandRed)).frame(width: 10, height: 10)
            Color.brandRed.frame(width: 10, height: 10)
            Rectangle().fill(.brandRed).frame(width: 10, height: 10)
            Color(uiColor: .brandRed).frame(width: 10, height: 10)
            Color("Group/calm").frame(width: 10, height: 10)
          }
        }
      }

      """)
    func fills(_ picture: String) -> [String] {
      picture.matches(of: /fill="(#[0-9a-fA-F]+)"/).map { String($0.output.1).lowercased() }
    }
    let light = fills(try svg(file, "--transparent", folder: scratch))
    #expect(light.count { $0 == "#e02020" } == 5, "\(light)")
    #expect(light.contains("#007aff"), "\(light)")
    let dark = fills(try svg(file, "--transparent", "--dark", folder: scratch))
    #expect(dark.contains("#00ff00") || dark.contains("#0f0"), "\(dark)")
  }

  @Test func timelinesShowAMomentAfterTheViewAppeared() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Clock.swift",
      """
      import SwiftUI
      struct Clock: View {
        @State private var start = Date()
        var body: some View {
          TimelineView(.animation) { context in
            Text(context.date.timeIntervalSince(start) > 3_500 ? "later" : "now")
          }
        }
      }
      """)
    #expect(try svg(file, folder: scratch).contains(">now<"))
    #expect(try svg(file, "--at", "3600s", folder: scratch).contains(">later<"))
    #expect(try svg(file, "--at", "3600000ms", folder: scratch).contains(">later<"))
    for wrong in ["soon", "-2s", "1e9s", "nans"] {
      let run = try Command("render", file, "--at=\(wrong)", "-o", scratch.path("a.png"))
      #expect(run.status != 0)
      #expect(
        run.errors
          == "Error: '\(wrong)' is not a moment\nHint: give --at as 2s, 1.5s or 500ms\n")
    }
  }
}
