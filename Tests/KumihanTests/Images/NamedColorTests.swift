import Foundation
import Kumihan
import Testing

/// Colours of asset catalogues belong to the renderer's context: they are found wherever views are
/// drawn, and nowhere else.
@MainActor
final class NamedColorTests {
  private let scratch = FileManager.default.temporaryDirectory
    .appending(path: "NamedColorTests-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: scratch) }

  /// A context whose catalogues have one colour, `Brand`: a pure red.
  private func context() throws -> RenderingContext {
    let folder = scratch.appending(path: "Assets.xcassets")
    let set = folder.appending(path: "Brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
      """.utf8
    ).write(to: set.appending(path: "Contents.json"))
    return RenderingContext(fonts: try RenderingContext.bundled().text.fonts, assets: [folder])
  }

  private func fills<V: View>(
    _ view: V, background: Color? = nil
  ) throws -> DisplayList {
    let renderer = ImageRenderer(content: view.frame(width: 8, height: 8))
    renderer.context = try context()
    renderer.background = background
    return try renderer.displayList()
  }

  @Test func viewsAndCanvasesFindThem() throws {
    let red = try fills(Color(red: 1, green: 0, blue: 0)).dump()
    #expect(try fills(Color("Brand")).dump() == red)
    let canvas = try fills(
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color("Brand")))
      })
    #expect(canvas.dump().contains("#FF0000"))
  }

  @Test func theyResolveWhileViewsAreDrawn() throws {
    var inBody, inReader, inCanvas: Color.Resolved?
    struct Body: View {
      @Environment(\.self) private var environment
      let tell: (Color.Resolved) -> Void
      var body: some View {
        tell(Color("Brand").resolve(in: environment))
        return Color.clear
      }
    }
    let view = ZStack {
      Body { inBody = $0 }
      GeometryReader { _ in Body { inReader = $0 } }
      Canvas { context, _ in inCanvas = Color("Brand").resolve(in: context.environment) }
    }
    _ = try fills(view)
    for color in [inBody, inReader, inCanvas] {
      #expect(color == Color.Resolved(red: 1, green: 0, blue: 0))
    }
    #expect(Color("Brand").resolve(in: EnvironmentValues()).opacity == 0)
  }

  @Test func aBackgroundMayBeOne() throws {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 2, height: 2))
    renderer.context = try context()
    renderer.background = Color("Brand")
    let pixels = try renderer.pixels()
    #expect(pixels[0, 0] == PixelBuffer.Pixel(red: 255, green: 0, blue: 0))
  }
}
