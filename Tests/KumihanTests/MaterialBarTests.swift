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

  /// A card of a material is seen on a white screen; the thinnest is not, nor one in the dark on black
  /// a light one.
  @Test func materialsShowOnWhite() throws {
    func grey(_ material: Material, _ scheme: ColorScheme = .light) throws -> Int {
      let renderer = ImageRenderer(content: Rectangle().fill(material).frame(width: 40, height: 40))
      renderer.environment.colorScheme = scheme
      renderer.background = scheme == .dark ? .black : .white
      let picture = try PNGDecoder.decode(renderer.pngData())
      let middle = (picture.height / 2 * picture.width + picture.width / 2) * 4
      return Int(picture.pixels[middle])
    }
    for material in [Material.thin, .regular, .thick, .ultraThick] {
      #expect(try (246...248).contains(grey(material)), "\(material)")
    }
    #expect(try grey(.ultraThin) == 255)
    let dark = try [Material.ultraThin, .thin, .regular, .thick, .ultraThick].map {
      try grey($0, .dark)
    }
    #expect(dark == dark.sorted() && dark.allSatisfy { 12...37 ~= $0 }, "\(dark)")
  }
}
