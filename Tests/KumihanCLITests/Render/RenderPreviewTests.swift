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
    let several = try size(4)
    #expect(several.size == [150, 144], "with the space between them")
    #expect(several.errors.contains("unknown preview device 'Nokia 3310'; drawn as for iPhone 16"))
    #expect(try size(1, "--device", "iPhone SE").size == [750, 1334])
    #expect(try size(3, "--size", "100x40").size == [300, 120])
  }
}
