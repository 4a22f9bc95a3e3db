import Kumihan
import Testing

/// Fills and strokes in a row, shapes of containers, styles that blend, and what is not drawn.
@MainActor
struct DrawingLanguageTests {
  private func items<V: View>(
    _ view: V, _ size: CGSize = CGSize(width: 100, height: 60)
  ) throws -> [DrawItem] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(size)
    return try renderer.displayList().items
  }

  private func kinds(_ items: [DrawItem]) -> [String] {
    items.map { item in
      switch item.command {
      case .fill(let path, _, _): "fill \(path.boundingRect.width)"
      case .stroke(let path, _, let style): "stroke \(path.boundingRect.width) \(style.lineWidth)"
      case .group(let group): "\(group.blend) \(kinds(group.children))"
      case .glyphs, .image, .mark: "other"
      }
    }
  }

  @Test func laterFillsAndStrokesCoverEarlierOnes() throws {
    let circle = Circle()
    #expect(
      try kinds(items(circle.fill(.yellow).stroke(.red, lineWidth: 2)))
        == ["fill 60.0", "stroke 60.0 2.0"])
    #expect(
      try kinds(items(circle.stroke(.red, lineWidth: 2).fill(.yellow)))
        == ["stroke 60.0 2.0", "fill 60.0"])
    #expect(
      try kinds(items(circle.fill(.yellow).strokeBorder(.red, lineWidth: 4).fill(.blue)))
        == ["fill 60.0", "stroke 56.0 4.0", "fill 60.0"])
    #expect(
      try kinds(items(circle.fill().stroke(.red, style: StrokeStyle(lineWidth: 3))).reversed())
        == ["stroke 60.0 3.0", "fill 60.0"])
  }

  @Test func shapesCombineInTheirRectangle() throws {
    let shape = Circle().subtracting(Rectangle().scale(0.5))
    guard case .fill(let path, _, _) = try items(shape.fill(.green))[0].command else {
      return #expect(Bool(false))
    }
    #expect(!path.contains(CGPoint(x: 50, y: 30)) && path.contains(CGPoint(x: 50, y: 5)))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
  }

  @Test func aGradientAloneRunsDown() throws {
    let gradient = Gradient(colors: [.red, .blue])
    guard
      case .fill(_, .linearGradient(_, let from, let to), _) = try items(
        Rectangle().fill(gradient))[0].command
    else { return #expect(Bool(false)) }
    #expect(from == CGPoint(x: 50, y: 0) && to == CGPoint(x: 50, y: 60))
  }

  @Test func stylesBlendWithWhatIsBelow() throws {
    let style = Color.red.blendMode(.multiply)
    #expect(try kinds(items(Rectangle().fill(style))) == ["multiply [\"fill 100.0\"]"])
    #expect(
      try kinds(items(Text(verbatim: "a").foregroundStyle(style))) == ["multiply [\"other\"]"])
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .style(style))
    }
    #expect("\(try kinds(items(canvas)))".contains("multiply ["))
  }

  private func path<V: View>(_ view: V) throws -> Path? {
    func first(_ items: [DrawItem]) -> Path? {
      for item in items {
        switch item.command {
        case .fill(let path, _, _), .stroke(let path, _, _): return path
        case .group(let group): if let path = first(group.children) { return path }
        case .glyphs, .image, .mark: continue
        }
      }
      return nil
    }
    return first(try items(view))
  }

  /// The radius is less by the distance, each corner by its own.
  @Test func cornersKeepTheirDistanceToTheContainer() throws {
    func rounded(_ rect: CGRect, _ radii: RectangleCornerRadii) -> Path {
      Path(roundedRect: rect, cornerRadii: radii, style: .continuous)
    }
    func all(_ radius: CGFloat) -> RectangleCornerRadii {
      RectangleCornerRadii(
        topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
    let inner = CGRect(x: 4, y: 4, width: 92, height: 52)
    let relative = ContainerRelativeShape().fill(.red)
    #expect(
      try path(relative.padding(4).containerShape(.rect(cornerRadius: 12)))
        == rounded(inner, all(8)))
    #expect(
      try path(ContainerRelativeShape().inset(by: 4).fill(.red).containerShape(.capsule))
        == rounded(inner, all(26)))
    #expect(try path(relative) == rounded(CGRect(x: 0, y: 0, width: 100, height: 60), all(0)))
    let corners = ConcentricRectangle(corners: .concentric(minimum: .fixed(3))).fill(.red)
    #expect(
      try path(
        corners.padding(EdgeInsets(top: 20, leading: 4, bottom: 4, trailing: 10))
          .containerShape(.rect(cornerRadius: 12)))
        == rounded(
          CGRect(x: 4, y: 20, width: 86, height: 36),
          RectangleCornerRadii(
            topLeading: 3, bottomLeading: 8, bottomTrailing: 3, topTrailing: 3)))
    // The corners of a side that are alike have the greater radius.
    #expect(
      try path(
        Color.red.clipShape(
          .rect(
            uniformTopCorners: .fixed(24), bottomLeadingCorner: .fixed(2),
            bottomTrailingCorner: .fixed(4)))) != nil)
    #expect(
      try path(
        ConcentricRectangle(uniformTopCorners: .concentric, uniformBottomCorners: .fixed(1))
          .fill(.red)
          .padding(EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 10))
          .containerShape(.rect(cornerRadius: 12)))
        == rounded(
          CGRect(x: 4, y: 4, width: 86, height: 52),
          RectangleCornerRadii(
            topLeading: 8, bottomLeading: 1, bottomTrailing: 1, topTrailing: 8)))
    // The nearest container counts, itself concentric.
    #expect(
      try path(
        relative.padding(2).containerShape(ContainerRelativeShape()).padding(2)
          .containerShape(.rect(cornerRadius: 12))) == rounded(inner, all(8)))
    #expect(
      try path(
        Color.red.clipShape(.containerRelative).padding(4)
          .containerShape(.rect(cornerRadius: 12))) != nil)
  }

  @Test func shadersAreSaidToBeMissing() throws {
    let view = Color.red.colorEffect(ShaderLibrary.waves(.float(3), .boundingRect))
      .distortionEffect(ShaderLibrary.default.bend(), maxSampleOffset: .zero, isEnabled: false)
    let page = try RenderingContext.bundled().layout(view, in: CGSize(width: 9, height: 9))
    let lines = page.report.lines
    #expect(lines.count == 1)
    #expect(
      lines[0].hasSuffix(
        "the shader 'waves' of colorEffect is not drawn: there is no Metal here"), "\(lines)")
  }

  @Test func shadersOfVisualEffectsAreSaidToBeMissingToo() throws {
    let view = Color.red.visualEffect { content, proxy in
      content.layerEffect(
        ShaderLibrary.drop(.float2(proxy.size)), maxSampleOffset: proxy.size, isEnabled: true
      )
      .colorEffect(ShaderLibrary.waves(), isEnabled: false)
      .scaleEffect(CGSize(width: 0.5, height: 1))
    }
    let page = try RenderingContext.bundled().layout(view, in: CGSize(width: 9, height: 9))
    let lines = page.report.lines
    #expect(
      lines.contains {
        $0.hasSuffix("the shader 'drop' of layerEffect is not drawn: there is no Metal here")
      }, "\(lines)")
  }

  private func size<V: View>(_ view: V) throws -> CGSize {
    try RenderingContext.bundled().measure(view, options: LayoutOptions())
  }

  @Test func linesLieAsFarApartAsAskedFor() throws {
    func distance(_ height: LineHeight?) throws -> CGFloat {
      let one = try size(Text(verbatim: "a").lineHeight(height)).height
      return try size(Text(verbatim: "a\na").lineHeight(height)).height - one
    }
    let own = try distance(nil)
    func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.51 }
    #expect(try near(distance(.exact(points: 40)), 40))
    #expect(try near(distance(.multiple(factor: 2)), 34))
    #expect(try near(distance(.leading(increase: 5)), own + 5))
    #expect(try distance(.normal) == own)
    #expect(try distance(.tight) < own && distance(.loose) > own)
  }

  @Test func secondaryTextIsSmaller() throws {
    let words = Text(verbatim: "Words and more words")
    let (plain, scaled) = (try size(words), try size(words.textScale(.secondary)))
    #expect(scaled.width < plain.width * 0.85 && scaled.width > plain.width * 0.75)
    #expect(try size(HStack { words }.textScale(.secondary)) == scaled)
    #expect(try size(words.textScale(.secondary, isEnabled: false)) == plain)
  }

  @Test func aResourceIsALiteral() throws {
    let count = 3
    #expect(
      try size(Text(LocalizedStringResource("Word \(count)"))) == size(Text("Word \(count)")))
    #expect(LocalizedStringResource("Word \(count)").key == "Word %@")
    // Literals with specifiers stay unambiguous beside resources.
    #expect(
      try size(Text("\(2.5, specifier: "%.2f") \(count, specifier: "%02d")"))
        == size(Text("2.50 0\(count)")))
  }

  /// Lines of a right-to-left text end at its right where its words say the direction.
  @Test func wordsSayTheSideOfLinesWhereAskedTo() throws {
    func lefts(_ strategy: Text.WritingDirectionStrategy) throws -> [CGFloat] {
      let items = try items(
        Text(verbatim: "שלום שלום\nא").writingDirection(strategy: strategy))
      let runs = items.compactMap { item -> GlyphRun? in
        if case .glyphs(let run, _) = item.command { run } else { nil }
      }
      return runs.sorted { $0.origin.y < $1.origin.y }
        .map { run in run.origin.x + (run.glyphs.map(\.x).min() ?? 0) }
    }
    let (byWords, byLayout) = (try lefts(.contentBased), try lefts(.layoutBased))
    #expect(try #require(byWords.last) > byWords[0] + 20)
    #expect(abs(try #require(byLayout.last) - byLayout[0]) < 5)
  }
}
