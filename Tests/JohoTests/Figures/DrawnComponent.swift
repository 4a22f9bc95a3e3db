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
    let renderer = ImageRenderer(content: found.view())
    renderer.proposedSize = ProposedViewSize(width: found.width, height: nil)
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
