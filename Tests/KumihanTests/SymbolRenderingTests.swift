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
}
