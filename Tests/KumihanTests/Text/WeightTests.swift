import Foundation
import Kumihan
import KumihanGoldens
import Testing

/// The nine weights of the system font in the designs that have faces of their own.
@MainActor @Suite(.snapshots(root: "Goldens"))
struct WeightTests {
  private static let weights: [(String, Font.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  @Test func everyWeightOfEachDesign() throws {
    let renderer = ImageRenderer(
      content: VStack(alignment: .leading) {
        ForEach(Self.weights, id: \.0) { name, weight in
          HStack {
            Text("\(name) Åß 72°").font(.system(size: 20, weight: weight))
              .frame(width: 180, alignment: .leading)
            Text("Round 128&").font(.system(size: 20, weight: weight, design: .rounded))
              .frame(width: 130, alignment: .leading)
            Text("mono 01").font(.system(size: 20, weight: weight, design: .monospaced))
          }
        }
      }
      .padding())
    renderer.scale = 1
    renderer.background = .white
    assertSnapshot(of: try renderer.page(), as: .image, named: "weights")
  }

  /// A name that stands for the nearest face would show as two equal widths.
  @Test(arguments: [Font.Design.default, .rounded])
  func eachWeightHasAFace(_ design: Font.Design) throws {
    let widths = try Self.weights.map { _, weight in
      let font = Font.system(size: 40, weight: weight, design: design)
      return try ImageRenderer(content: Text("Hamburgefonstiv").font(font)).layout().size.width
    }
    #expect(Set(widths).count == widths.count, "\(widths)")
  }
}
