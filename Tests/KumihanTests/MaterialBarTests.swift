import Foundation
import Kumihan
import KumihanGoldens
import Testing

/// Bars of materials over what was scrolled below them.
@MainActor @Suite(.snapshots(root: "Goldens"))
struct MaterialBarTests {
  private var rows: some View {
    VStack(spacing: 0) {
      ForEach(0..<14, id: \.self) { row in
        Color(hue: Double(row) / 14, saturation: 0.8, brightness: 0.9).frame(height: 36)
          .overlay { Text("Row \(row)").foregroundStyle(.white) }
      }
    }
  }

  @Test func navigationAndBottomBars() throws {
    let screen = NavigationStack {
      ScrollView { rows }
        .defaultScrollAnchor(.center)
        .safeAreaInset(edge: .bottom, spacing: 0) {
          Text("Inset").frame(maxWidth: .infinity, minHeight: 50).background(.thinMaterial)
        }
        .navigationTitle("Bars").navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(.ultraThinMaterial, for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar)
    }
    let renderer = ImageRenderer(content: screen)
    renderer.proposedSize = ProposedViewSize(width: 200, height: 300)
    renderer.scale = 2
    renderer.background = .white
    let pixels = try PNGDecoder.decode(renderer.pngData())
    func color(_ x: Int, _ y: Int) -> SIMD3<Int> {
      let index = (y * pixels.width + x) * 4
      return SIMD3(
        Int(pixels.pixels[index]), Int(pixels.pixels[index + 1]), Int(pixels.pixels[index + 2]))
    }
    // The content below shows through, without its edges.
    for y in [10, 590] {
      let (a, b) = (color(20, y), color(380, y))
      #expect(a == b && a.max() - a.min() > 20)
    }
    assertSnapshot(of: try renderer.page(), as: .image, named: "bars")
  }
}
