import Foundation
import Testing

/// The requests of a preview provider's views.
struct RenderPreviewTests {
  @Test func sizeAndDeviceAreFollowedUnlessTheCommandLineNamesThem() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Previews.swift",
      """
      import SwiftUI
      struct Card: View { var body: some View { Color.red.frame(width: 50, height: 20) } }
      struct Fixed: PreviewProvider {
        static var previews: some View {
          Card().previewLayout(.fixed(width: 200, height: 80)).previewDisplayName("Fixed")
        }
      }
      struct Fitting: PreviewProvider {
        static var previews: some View { Card().previewLayout(.sizeThatFits) }
      }
      struct Sideways: PreviewProvider {
        static var previews: some View {
          Card().previewDevice("iPhone SE (3rd generation)")
            .previewInterfaceOrientation(.landscapeLeft)
        }
      }
      struct Several: PreviewProvider {
        static var previews: some View {
          Card().previewLayout(.fixed(width: 200, height: 80))
          Card().previewLayout(.fixed(width: 100, height: 80)).previewDevice("Nokia 3310")
            .previewDisplayName("Small")
          ForEach(["iPhone SE (3rd generation)", "iPad mini (6th generation)"], id: \\.self) { name in
            Card().previewDevice(PreviewDevice(rawValue: name))
          }
          Group {
            VStack {
              Card()
              Card()
            }
            if Bool(true) { Card().frame(width: 70) }
          }.previewLayout(.sizeThatFits).preferredColorScheme(.dark)
          Card().frame(width: 1024)
          Card().frame(maxWidth: .infinity).previewLayout(.sizeThatFits)
        }
      }

      """)
    func size(_ preview: Int, _ arguments: String...) throws -> (size: [Int], errors: String) {
      let run = try Command(
        all: ["render", file, "--cache", RenderCommandTests.cache, "--preview", "\(preview)"]
          + ["-o", "-"] + arguments)
      return (pixelSize(ofPNG: run.output), run.errors)
    }
    #expect(try size(1).size == [600, 240])
    #expect(try size(2).size == [150, 60])
    #expect(try size(3).size == [1334, 750])
    #expect(try size(4).size == [600, 240])
    let small = try size(5)
    #expect(small.size == [300, 240])
    #expect(small.errors.contains("unknown preview device 'Nokia 3310'; drawn as for iPhone 16"))
    #expect(try size(6).size == [750, 1334])
    #expect(try size(7).size == [1488, 2266])
    // What stands in a container is one picture; a group's modifiers are for each of its views.
    #expect(try size(8).size == [150, 144])
    #expect(try size(9).size == [210, 60])
    #expect(
      try size(10).errors.contains(
        "warning: the view is 1024 points wide, iPhone 16 393; name the device it is for with "
          + "--device 'iPad Air 13', or --size 1024"))
    // What is as wide as its room is as wide as the device.
    #expect(try size(11).size == [1179, 60])
    #expect(try size(1, "--device", "iPhone SE").size == [750, 1334])
    // As Xcode writes it.
    #expect(try size(1, "--device", "iPad mini (A17 Pro)").size == [1488, 2266])
    #expect(try size(3, "--size", "100x40").size == [300, 120])
  }
  @Test func eachViewOfAProviderHasItsNameAndScheme() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Named.swift",
      """
      import SwiftUI
      struct Scheme: View {
        @Environment(\\.colorScheme) var scheme
        var body: some View { Text(scheme == .dark ? "at night" : "by day") }
      }
      struct Scheme_Previews: PreviewProvider {
        static var previews: some View {
          Scheme().previewDisplayName("Day")
          Scheme().preferredColorScheme(.dark).previewDisplayName("Night")
          Scheme().environment(\\.colorScheme, .dark)
        }
      }
      #Preview("Macro") { Scheme() }

      """)
    func run(_ arguments: String...) throws -> Command {
      try Command(
        all: ["render", file, "--cache", RenderCommandTests.cache] + arguments)
    }
    let list = try run("--list").text.split(separator: "\n").map {
      $0.split(separator: "\t").dropFirst().joined(separator: " ")
    }
    #expect(
      list == [
        "view Scheme", "preview 1 Scheme_Previews/Day", "preview 2 Scheme_Previews/Night",
        "preview 3 Scheme_Previews/3", "preview 4 Macro",
      ])
    func text(_ preview: String) throws -> String {
      let svg = try run("--preview", preview, "--output=-.svg").text
      return svg.matches(of: />([^<>]*)<\/text/).map { String($0.1) }.joined(separator: " ")
    }
    #expect(try text("Scheme_Previews") == "by day")
    #expect(try text("Day") == "by day")
    #expect(try text("Night") == "at night")
    #expect(try text("Scheme_Previews/Night") == "at night")
    #expect(try text("3") == "at night")
    #expect(try text("Macro") == "by day")
  }
}
