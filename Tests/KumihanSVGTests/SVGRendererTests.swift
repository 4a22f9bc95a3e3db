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
    // A prefix of its own, so that only the lines of a change differ.
    assertSnapshot(
      of: try svg(items, options: SVGOptions(idPrefix: "id-")), as: .lines("svg"),
      named: "everyCommand")
  }

  @Test func textIsTextWhereACharacterIsAGlyph() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("Tet 42").italic()
      Text("שלום नमस्ते").bold()
      Image(systemName: "star.fill")
    }
    for text in SVGOptions.Text.allCases {
      let options = SVGOptions(text: text, idPrefix: "id-")
      assertSnapshot(
        of: outline(try svg(view, options: options)), as: .lines("svg"),
        named: text == .embedded ? "text" : "outlines")
    }
  }

  /// Tabular and proportional figures are two glyphs of one character.
  @Test func aCharacterWithTwoGlyphsHasTwoFaces() throws {
    let text = try svg(
      VStack {
        Text("2222")
        Text("2222").monospacedDigit()
      })
    #expect(text.ranges(of: "@font-face").count == 2)
    let same = try svg(
      VStack {
        Text("2222")
        Text("1222")
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

  /// Ids are told apart by the drawing, so that drawings in one HTML page keep their own.
  @Test func idsDifferFromDrawingToDrawing() throws {
    func drawing(_ symbol: String) throws -> String {
      try svg(
        VStack {
          Image(systemName: symbol)
          Text("Ab").underline()
        }.clipShape(Circle()).shadow(radius: 2).foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
    }
    let drawings = try ["star.fill", "heart.fill", "gear"].map(drawing)
    let ids = drawings.map(Self.ids)
    #expect(ids.allSatisfy { $0.count > 4 })
    for (index, first) in ids.enumerated() {
      for second in ids[(index + 1)...] { #expect(first.isDisjoint(with: second)) }
      for id in first { #expect(id.prefixMatch(of: /[a-z][a-z0-9]{5}-[a-z]/) != nil, "\(id)") }
    }
    #expect(try Self.ids(drawing("gear")) == ids[2])
    // Words may hold what stands for the digest while the drawing is written.
    #expect(try !svg(Text(verbatim: "a\u{1}b")).contains("\u{1}"))
  }

  @Test func everyReferenceLeadsToAnElement() throws {
    let image = ImageResource(
      content: .rgba(Data(repeating: 200, count: 16)), pixelWidth: 2, pixelHeight: 2)
    let view = ZStack {
      Text("Tet שלום").bold().mask(Circle()).blur(radius: 1)
      Rectangle().fill(.image(Image(resource: image, scale: 2), scale: 0.5))
      Image(resource: image, scale: 1).clipShape(Capsule())
      Rectangle().fill(.regularMaterial)
      Link("Site", destination: URL(string: "https://example.org")!)
    }.background(
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9))
    for text in SVGOptions.Text.allCases {
      let file = try svg(view, options: SVGOptions(text: text))
      let ids = Self.ids(file)
      let references = file.matches(of: /(?:url\(|href=")#([^")]*)[")]/).map { String($0.1) }
      #expect(references.count > 4 && Set(references).isSubset(of: ids))
      let families = file.matches(of: /font-family="([^"]*)"/).map { String($0.1) }
      for family in families { #expect(file.contains("@font-face{font-family:\(family);")) }
    }
  }

  /// Those of elements and of faces.
  private static func ids(_ svg: String) -> Set<String> {
    Set(
      svg.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
        + svg.matches(of: /@font-face\{font-family:([^;]*);/).map { String($0.1) })
  }

  /// Browsers drop the first space of a run unless its own element keeps it.
  @Test func spacesOfARunAreKept() throws {
    let text = try svg(
      VStack {
        Text("\(3) items")
        Text("One **two** three")
        Text(verbatim: "a  b")
        Text(verbatim: "plain words")
      })
    let runs = text.matches(of: /<text[^>]*>([^<]*)<\/text>/)
    #expect(runs.count == 7)
    for run in runs {
      let words = run.1
      let isBare = words == "3" || words == "two" || words == "plain words"
      #expect(run.0.contains("xml:space=\"preserve\"") != isBare, "\(run.0)")
      let places = run.0.firstMatch(of: /\sx="([^"]*)"/)?.1.split(separator: " ").count
      #expect(places == words.count)
    }
  }

  @Test func theRootSaysWhatItIs() throws {
    let page = try svg(
      VStack {
        Text("Groceries").accessibilityHeading(.h1)
        Text("Milk")
      }, options: SVGOptions(summary: "What to \"buy\"", language: "en-GB"))
    #expect(page.contains("<title>Groceries</title>\n<desc>What to &quot;buy&quot;</desc>"))
    #expect(page.contains(" lang=\"en-GB\" role=\"graphics-document document\""))
    let picture = try svg(Circle(), options: SVGOptions(title: "Dot"))
    #expect(picture.contains("role=\"img\"") && picture.contains("<title>Dot</title>"))
    #expect(!picture.contains("<desc>") && !picture.contains(" lang="))
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
