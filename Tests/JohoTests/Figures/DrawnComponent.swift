import Foundation
import Joho
import Kumihan
import KumihanDrawing

/// A component's state as it is laid out and drawn.
@MainActor
struct DrawnComponent {
  let layout: ViewLayout
  let commands: [DrawCommand]
  let component: String

  init(_ component: String, _ state: String) throws {
    let found = JohoCatalogue.catalogue.components.first { $0.name == component }?
      .states.first { $0.name == state }
    guard let found else { throw NotInCatalogue(name: "\(component), \(state)") }
    try self.init(found, isDark: false, component: component)
  }

  init(_ state: ComponentCatalogue.State, isDark: Bool, component: String = "") throws {
    let scheme: ColorScheme = isDark ? .dark : .light
    let renderer = ImageRenderer(content: state.view().environment(\.colorScheme, scheme))
    renderer.proposedSize = ProposedViewSize(width: state.width, height: nil)
    layout = try renderer.layout()
    commands = Self.flat(layout.displayList(on: nil).items)
    self.component = component
  }

  struct NotInCatalogue: Error { let name: String }

  /// Groups opened; the components draw nothing moved or turned but by frames.
  private static func flat(_ items: [DrawItem]) -> [DrawCommand] {
    items.flatMap { item in
      if case .group(let group) = item.command { flat(group.children) } else { [item.command] }
    }
  }

  /// The largest black line: the border.
  var border: (path: Path, width: CGFloat)? {
    commands.compactMap { command in
      guard case .stroke(let path, _, let style) = command else { return nil }
      return (path, style.lineWidth)
    }.max { area($0.path) < area($1.path) }
  }

  /// The colour of the border.
  var borderColor: RGBA? {
    guard let border else { return nil }
    return commands.compactMap { command -> RGBA? in
      guard case .stroke(let path, .color(let color), let style) = command,
        path == border.path, style.lineWidth == border.width
      else { return nil }
      return color
    }.first
  }

  /// The contrast of each run of glyphs with the colours painted below its middle, and the two
  /// colours' names; marks and symbols are left out.
  func contrasts(canvas: RGBA) -> [(Double, String)] {
    commands.indices.compactMap { index in
      guard case .glyphs(let run, .color(let color)) = commands[index],
        run.face.postScriptName.hasPrefix("JohoRound-"), color.alpha > 0
      else { return nil }
      let at = CGPoint(x: run.origin.x + run.size / 4, y: run.origin.y - run.size / 4)
      let below = commands[..<index].reduce(canvas) { ground, command in
        guard case .fill(let path, .color(let fill), _) = command,
          path.boundingRect.contains(at)
        else { return ground }
        return Self.laid(fill, on: ground)
      }
      let (a, b) = (Self.luminance(Self.laid(color, on: below)), Self.luminance(below))
      return (
        (max(a, b) + 0.05) / (min(a, b) + 0.05),
        "\(Self.name(of: color)) on \(Self.name(of: below))"
      )
    }
  }

  private static func laid(_ color: RGBA, on ground: RGBA) -> RGBA {
    func mix(_ a: Double, _ b: Double) -> Double { a * color.alpha + b * (1 - color.alpha) }
    return RGBA(
      red: mix(color.red, ground.red), green: mix(color.green, ground.green),
      blue: mix(color.blue, ground.blue), alpha: 1)
  }

  private static func luminance(_ color: RGBA) -> Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func area(_ path: Path) -> CGFloat {
    path.boundingRect.width * path.boundingRect.height
  }

  /// The uppermost colour that fills the border's area.
  var fill: RGBA? {
    guard let area = border?.path.boundingRect else { return nil }
    return commands.compactMap { command -> RGBA? in
      guard case .fill(let path, .color(let color), _) = command, color.alpha > 0,
        abs(path.boundingRect.width - area.width) < 0.01,
        abs(path.boundingRect.height - area.height) < 0.01,
        abs(path.boundingRect.minX - area.minX) < 0.01
      else { return nil }
      return color
    }.last
  }

  /// Such as `16 medium black`, for each kind of text in it.
  var text: Set<String> {
    Set(
      commands.compactMap { command in
        guard case .glyphs(let run, .color(let color)) = command,
          run.face.postScriptName.hasPrefix("JohoRound-")
        else { return nil }
        // The bundled face is drawn smaller, so that its capitals are as tall as the system's.
        let size = Int((run.size / 0.968).rounded())
        let weight = run.face.postScriptName.dropFirst("JohoRound-".count).lowercased()
        return "\(size) \(weight == "extrabold" ? "heavy" : weight) \(Self.name(of: color))"
      })
  }

  /// Across and down, between the outermost padding of the component's own and what it holds.
  var inside: CGSize? {
    let nodes = layout.nodes
    guard
      let outer = nodes.firstIndex(where: {
        $0.kind == "padding" && "\($0.site)".contains(file)
      })
    else { return nil }
    let inner = nodes[outer...].first { $0.kind != "padding" && $0.depth > nodes[outer].depth }
    guard let inner else { return nil }
    return CGSize(
      width: inner.frame.minX - nodes[outer].frame.minX,
      height: inner.frame.minY - nodes[outer].frame.minY)
  }

  private var file: String {
    component == "JohoEmptyDataState" ? "/JohoEmptyState.swift" : "/\(component).swift"
  }

  static func name(of color: RGBA) -> String {
    let hex = [color.red, color.green, color.blue]
      .reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
    let names = [
      0xFFE566: "yellow", 0xA5F3FC: "cyan", 0xFECDD3: "pink", 0xFED7AA: "orange",
      0xBBF7D0: "green", 0xE9D5FF: "purple", 0xE53935: "red", 0xFEF3C7: "cream",
      0x000000: "black", 0xFFFFFF: "white",
    ]
    let percent = Int((color.alpha * 100).rounded())
    return (names[hex] ?? "#" + String(hex, radix: 16)) + (percent < 100 ? " \(percent)" : "")
  }
}
