import Foundation
import Kumihan
import KumihanGoldens
import KumihanTestTools
import Testing

@MainActor @Suite(.snapshots(root: "Goldens"))
struct SVGRendererTests {
  private func svg(_ items: [DrawItem], options: SVGOptions = SVGOptions()) throws -> String {
    var patches: [RasterPatch] = []
    return try svg(items, options: options, patches: &patches)
  }

  private func svg(
    _ items: [DrawItem], options: SVGOptions = SVGOptions(), patches: inout [RasterPatch]
  ) throws -> String {
    let list = DisplayList(size: CGSize(width: 200, height: 80), items: items)
    let drawing = ExportResources(rasterizer: Rasterizer())
    let data = try SVGRenderer(options: options).render(list, with: drawing, patches: &patches)
    return String(decoding: data, as: UTF8.self)
  }

  private func svg<V: View>(_ view: V, options: SVGOptions = SVGOptions()) throws -> String {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 200, height: 80)
    return String(decoding: try renderer.svgData(options: options), as: UTF8.self)
  }

  private let square = DrawItem(
    .fill(Path(CGRect(x: 10, y: 10, width: 40, height: 40)), .color(.black), FillStyle()))

  /// The file's elements, with the bytes of fonts and pictures left out.
  private func outline(_ svg: String) -> String {
    svg.replacing(/base64,[A-Za-z0-9+\/=]+/, with: "base64,…")
  }

  @Test func equalViewsMakeEqualBytes() throws {
    let view = Text("Vecka 42").foregroundStyle(
      .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    ).shadow(radius: 2)
    #expect(try svg(view) == svg(view))
  }

  @Test func everyCommandHasItsElement() throws {
    let ramp = GradientRamp(stops: [
      .init(color: .black, location: 0), .init(color: RGBA.white.opacity(0.5), location: 1),
    ])
    let triangle = Path("10 10 m 50 10 l 30 40 20 60 10 10 c h")!
    let items: [DrawItem] = [
      square,
      DrawItem(
        .fill(
          triangle, .linearGradient(ramp, from: .zero, to: CGPoint(x: 60, y: 0)),
          FillStyle(eoFill: true, antialiased: false))),
      DrawItem(
        .fill(
          triangle,
          .radialGradient(
            ramp, center: CGPoint(x: 30, y: 30), startRadius: 5, endRadius: 20,
            scale: CGSize(width: 1, height: 0.5)), FillStyle())),
      DrawItem(
        .stroke(
          triangle, .color(RGBA.black.opacity(0.25)),
          StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .bevel, dash: [4, 2], dashPhase: 1)
        )),
      DrawItem(
        .group(
          DrawGroup(
            transform: CGAffineTransform(translationX: 5, y: 6),
            clip: .init(triangle, style: FillStyle(eoFill: true)), mask: [square], opacity: 0.5,
            blend: .colorDodge,
            filters: [
              .shadow(color: .black, radius: 2, offset: CGSize(width: 1, height: 2)),
              .innerShadow(color: .white, radius: 1, offset: .zero),
              .blur(radius: 3, isOpaque: false), .luminanceToAlpha,
              .colorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0.5, 0]),
            ], role: .figure("a \"square\""), children: [square]))),
      DrawItem(.group(DrawGroup(isIsolated: true, role: .heading(level: 2), children: [square]))),
      DrawItem(.mark(.link(CGRect(x: 0, y: 0, width: 9, height: 9), .url("https://a.se/?b&c")))),
      DrawItem(.mark(.link(CGRect(x: 0, y: 9, width: 9, height: 9), .destination("vecka 1")))),
      DrawItem(.mark(.destination(name: "vecka 1", at: CGPoint(x: 4, y: 5)))),
      DrawItem(.mark(.note(CGRect(x: 0, y: 18, width: 9, height: 9), "a < b"))),
    ]
    assertSnapshot(of: try svg(items), as: .lines("svg"), named: "everyCommand")
  }

  @Test func textIsTextWhereACharacterIsAGlyph() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("Tet 42").italic()
      Text("שלום नमस्ते").bold()
      Image(systemName: "star.fill")
    }
    assertSnapshot(of: outline(try svg(view)), as: .lines("svg"), named: "text")
    assertSnapshot(
      of: outline(try svg(view, options: SVGOptions(text: .outlines))), as: .lines("svg"),
      named: "outlines")
  }

  /// Tabular and proportional figures are two glyphs of one character.
  @Test func aCharacterWithTwoGlyphsHasTwoFaces() throws {
    let text = try svg(
      VStack {
        Text("1111")
        Text("1111").monospacedDigit()
      })
    #expect(text.ranges(of: "@font-face").count == 2)
    let same = try svg(
      VStack {
        Text("1111")
        Text("2111")
      })
    #expect(same.ranges(of: "@font-face").count == 1)
  }

  @Test func idsCarryTheirPrefix() throws {
    let view = Text("Ab").clipShape(Circle())
    let text = try svg(view, options: SVGOptions(idPrefix: "9 a-1\"é"))
    #expect(text.contains("id=\"a-1c1\""))
    #expect(text.contains("url(#a-1c1)"))
    #expect(text.contains("font-family=\"a-1f1\""))
  }

  /// The file parses with any text.
  @Test func hostileWordsStayWords() throws {
    let words = "]]></svg>&<script>\"'\u{1}\u{FFFE}\u{7F}\t\n\u{202E}x"
    let items = [
      DrawItem(.group(DrawGroup(role: .figure(words), children: [square]))),
      DrawItem(.mark(.note(.zero, words))),
      DrawItem(.mark(.destination(name: words, at: .zero))),
      DrawItem(.mark(.link(.zero, .url(words)))),
    ]
    let text = try svg(items, options: SVGOptions(title: words))
    #expect(!text.contains("<script>"))
    try expectValid(text)
    try expectValid(svg(Text(verbatim: words)))
  }

  @Test func programsAreNoLinks() throws {
    let area = CGRect(x: 0, y: 0, width: 9, height: 9)
    for url in [
      "javascript:alert(1)", " JavaScript:alert(1)", "java\nscript:1", "data:text/html,x",
    ] {
      #expect(try !svg([DrawItem(.mark(.link(area, .url(url))))]).contains("<a "), "\(url)")
    }
  }

  @Test func nonsenseIsLeftOut() throws {
    let path = Path { $0.addLines([.zero, CGPoint(x: CGFloat.nan, y: 1)]) }
    let items = [
      DrawItem(.fill(path, .color(.black), FillStyle())),
      DrawItem(.stroke(path, .color(.black), StrokeStyle(lineWidth: .infinity))),
      DrawItem(.group(DrawGroup(transform: .init(scaleX: 0, y: 1), children: [square]))),
      DrawItem(.group(DrawGroup(transform: .init(scaleX: .nan, y: 1), children: [square]))),
      DrawItem(.group(DrawGroup(clip: .init(Path()), children: [square]))),
      DrawItem(.group(DrawGroup(mask: [], children: [square]))),
      DrawItem(.group(DrawGroup(opacity: 0, children: [square]))),
    ]
    let text = try svg(items)
    #expect(!text.contains("<rect") && !text.contains("<path") && !text.contains("nan"))
    try expectValid(text)
  }

  @Test func whatBecomesPixelsIsReported() throws {
    let sweep = Paint.angularGradient(
      GradientRamp(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)]),
      center: CGPoint(x: 30, y: 30), startAngle: 0, endAngle: 6)
    let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 40, height: 40))
    let items = [
      DrawItem(.fill(circle, sweep, FillStyle()), node: NodeID(7)),
      DrawItem(
        .group(DrawGroup(filters: [.blur(radius: 2, isOpaque: true)], children: [square])),
        node: NodeID(8)),
      DrawItem(.group(DrawGroup(blend: .plusLighter, children: [square])), node: NodeID(9)),
    ]
    var patches: [RasterPatch] = []
    let text = try svg(items, patches: &patches)
    #expect(Set(patches.map(\.cause)) == ["angular gradient", "opaque blur", "blend mode"])
    #expect(Set(patches.map(\.node)) == [NodeID(7), NodeID(8), NodeID(9)])
    #expect(patches.allSatisfy { CGRect(x: 8, y: 8, width: 45, height: 45).contains($0.area) })
    try expectValid(text)
  }

  @Test func impossibleOptionsAreRefused() throws {
    var patches: [RasterPatch] = []
    let drawing = ExportResources(rasterizer: Rasterizer())
    #expect(throws: RenderError.invalidSize(width: 0, height: 4)) {
      try SVGRenderer().render(
        DisplayList(size: CGSize(width: 0, height: 4)), with: drawing, patches: &patches)
    }
    #expect(throws: RenderError.invalidResolution(0)) {
      try svg(Color.red, options: SVGOptions(patchResolution: 0))
    }
  }

  private func expectValid(_ svg: String) throws {
    try tool("rsvg-convert", ["FILE"], on: Data(svg.utf8), ending: "svg")
  }
}
