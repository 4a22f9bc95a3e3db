import Kumihan
import Testing

@MainActor
struct SymbolRenderingTests {
  private static let names = [
    "xmark.circle.fill", "folder.badge.plus", "cloud.sun.rain.fill", "person.3", "wifi", "star",
  ]

  private func row() -> some View {
    HStack(spacing: 10) { ForEach(Self.names, id: \.self) { Image(systemName: $0) } }
      .font(.title)
  }

  @Test func monochromeIsOneRunForEach() throws {
    try assertDrawing(
      row().symbolRenderingMode(.monochrome), named: "monochrome", width: 300, height: 44)
  }

  @Test func hierarchicalIsOneColourAtTheOpacitiesOfTheLevels() throws {
    let view = row().symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
    try assertDrawing(view, named: "hierarchical", width: 300, height: 44)
  }

  @Test func severalStylesArePalette() throws {
    let view = row().foregroundStyle(.red, .green, .blue)
    try assertDrawing(view, named: "palette", width: 300, height: 44)
  }

  @Test func twoStylesServeThreeLayers() throws {
    let view = row().symbolRenderingMode(.palette).foregroundStyle(.orange, .gray)
    try assertDrawing(view, named: "paletteOfTwo", width: 300, height: 44)
  }

  @Test func multicolorTakesTheSymbolsColours() throws {
    let view = row().symbolRenderingMode(.multicolor)
    try assertDrawing(view, named: "multicolor", width: 300, height: 44)
  }

  @Test func anImagesModeGoesBeforeTheEnvironments() throws {
    let view = HStack(spacing: 10) {
      Image(systemName: "xmark.circle.fill").symbolRenderingMode(.monochrome)
      Image(systemName: "xmark.circle.fill")
      Image(systemName: "xmark.circle.fill").resizable().frame(width: 40, height: 40)
    }
    .font(.title).symbolRenderingMode(.hierarchical)
    try assertDrawing(view, named: "modes", width: 140, height: 48)
  }

  @Test func aVariableValueDimsTheRest() throws {
    let view = VStack(spacing: 6) {
      ForEach(["wifi", "speaker.wave.3.fill", "chart.bar.fill", "star"], id: \.self) { name in
        HStack(spacing: 10) {
          ForEach([0, 0.2, 0.5, 0.8, 1], id: \.self) { value in
            Image(systemName: name, variableValue: value)
          }
        }
      }
    }
    .font(.title2)
    try assertDrawing(view, named: "variableValue", width: 240, height: 136)
  }

  @Test func variantsAndScales() throws {
    let view = HStack(spacing: 10) {
      Image(systemName: "heart").symbolVariant(.fill.circle)
      Image(systemName: "heart.fill").symbolVariant(.square)
      Image(systemName: "bell").symbolVariant(.slash.fill)
      Image(systemName: "chevron.right").symbolVariant(.fill)
      ForEach([Image.Scale.small, .medium, .large], id: \.self) {
        Image(systemName: "gearshape.fill").imageScale($0)
      }
    }
    .font(.title2)
    try assertDrawing(view, named: "variantsAndScales", width: 260, height: 44)
  }

  private func pixels(_ view: some View, _ direction: LayoutDirection) throws -> PixelBuffer {
    let renderer = ImageRenderer(content: view.font(.title).frame(width: 48, height: 48))
    (renderer.environment.layoutDirection, renderer.isOpaque, renderer.scale) = (direction, true, 2)
    return try renderer.pixels()
  }

  /// How many pixels of two pictures, the second perhaps mirrored, are quite unlike where one may
  /// stand a point beside the other: a mirrored symbol has the rounding of its width on the other side.
  private func differences(_ a: PixelBuffer, _ b: PixelBuffer, mirrored: Bool = false) -> Int {
    let counts = (-2...2).map { shift in
      (2..<94).reduce(0) { sum, y in
        sum
          + (2..<94).count { x in
            let other = b[(mirrored ? 95 - x : x) + shift, y].red
            return abs(Int(a[x, y].red) - Int(other)) > 160
          }
      }
    }
    return counts.min() ?? 0
  }

  /// Symbols that are named for directions of reading turn round with them; media and figures do not.
  @Test func symbolsOfDirectionsFollowTheLayout() throws {
    func image(_ name: String, _ direction: LayoutDirection) throws -> PixelBuffer {
      try pixels(Image(systemName: name), direction)
    }
    func turn(_ name: String) throws -> Int {
      try differences(image(name, .rightToLeft), image(name, .leftToRight))
    }
    for (name, other) in [("chevron.forward", "chevron.left"), ("arrow.backward", "arrow.right")] {
      // In words, which take the symbol for the other direction.
      let (word, turned) = (Text(Image(systemName: name)), Text(Image(systemName: other)))
      let words = try (pixels(word, .rightToLeft), pixels(turned, .rightToLeft))
      #expect(differences(words.0, words.1) == 0, "\(name)")
      #expect(try differences(words.0, pixels(word, .leftToRight)) > 20, "\(name)")
    }
    let sided = [
      "chevron.forward", "arrow.backward", "list.bullet", "star.leadinghalf.filled",
      "sidebar.leading", "arrow.up.forward.app",
    ]
    for name in sided {
      #expect(try turn(name) > 20, "\(name)")
      let (turned, still) = try (image(name, .rightToLeft), image(name, .leftToRight))
      #expect(differences(turned, still, mirrored: true) < 3, "\(name)")
    }
    for name in ["forward.fill", "chevron.right", "list.number", "backward.end", "flag"] {
      #expect(try turn(name) == 0, "\(name)")
    }
  }
}
