import KumihanDrawing
import KumihanLayout
import KumihanText

/// The colouring of a symbol's layers.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// All of it in the foreground style.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The layers in the foreground style at the opacities of its levels.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// A foreground style for each layer; with one style alone, hierarchical.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// The layers in their own colours, for symbols that have them.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

extension StyleContext {
  /// The opacity of the layers beyond a variable value.
  private static let dimmed = 0.3

  /// A symbol's layers in the shadings of a rendering mode, back to front; empty when it is drawn
  /// in one shading. A foreground of several styles means a palette. A variable value from 0 to 1
  /// dims the variable layers beyond that fraction of them.
  func shaded(
    _ layers: @autoclosure () -> [SymbolLayer], of run: GlyphRun, mode: SymbolRenderingMode?,
    value: Double?
  ) -> [SymbolInk.Layer] {
    let foreground = environment.style.foreground
    let mode =
      mode ?? environment.style.symbolRenderingMode
      ?? (foreground.count > 1 ? .palette : .monochrome)
    if mode == .monochrome && value == nil { return [] }
    let layers = layers()
    let variables = layers.indices.filter { layers[$0].isVariable }
    let isVariable = value != nil && !variables.isEmpty
    let isColored = mode == .multicolor && layers.contains { $0.color != nil }
    if mode == .monochrome || (mode == .multicolor && !isColored) {
      if !isVariable { return [] }
    }
    let lit = (value ?? 1) * Double(variables.count)
    return layers.indices.map { index in
      let layer = layers[index]
      var shading = foreground.shading(level: 0, in: self)
      switch mode {
      case .hierarchical: shading = foreground.faded(level: layer.level - 1, in: self)
      case .palette:
        shading =
          foreground.count > 1
          ? foreground.shading(level: min(layer.level, foreground.count) - 1, in: self)
          : foreground.faded(level: layer.level - 1, in: self)
      case .multicolor:
        if let color = layer.color.flatMap({ layerColor($0) }) { shading = .color(color) }
      default: break
      }
      if isVariable, let place = variables.firstIndex(of: index), Double(place) >= lit {
        shading = ForegroundStyles.faded(shading, Self.dimmed)
      }
      var drawn = run
      drawn.glyphs[0].id = layer.glyph
      drawn.text = String(layer.character)
      drawn.clusters = [.init(utf8Count: drawn.text.utf8.count, glyphCount: 1)]
      return SymbolInk.Layer(run: drawn, shading: shading)
    }
  }

  /// The colours named by the icon font's layers.
  private func layerColor(_ name: String) -> RGBA? {
    let color: SystemColor? =
      switch name {
      case "red": .red
      case "orange": .orange
      case "yellow": .yellow
      case "green": .green
      case "cyan": .cyan
      case "blue": .blue
      case "purple": .purple
      case "pink": .pink
      case "gray": .gray
      default: nil
      }
    return name == "white" ? .white : color?.rgba(in: self)
  }
}
