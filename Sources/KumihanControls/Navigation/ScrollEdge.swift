public import KumihanViews

/// How content fades where it scrolls below bars of glass.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// What modifiers say of the ground of a bar; nil where they say nothing.
struct BarGround {
  var background: AskedBackground?
  var isVisible: Bool?
  var effect: ScrollEdgeEffectStyle?
  var hidesEffect: Bool?

  mutating func merge(_ next: BarGround) {
    background = next.background ?? background
    isVisible = next.isVisible ?? isVisible
    effect = next.effect ?? effect
    hidesEffect = next.hidesEffect ?? hidesEffect
  }
}

/// The ground of a bar: there where content has scrolled below the bar, or where it is asked for.
struct ScrollEdge: View {
  let mark: ScrollMark
  let edge: VerticalEdge
  let ground: BarGround
  @Environment(\.figures) private var figures

  var body: some View {
    if ground.isVisible == true {
      solid.ignoresSafeArea()
    } else if ground.isVisible == nil {
      GeometryReader { proxy in
        if proxy.isReached(by: mark, past: edge) { look }
      }
      .ignoresSafeArea()
    }
  }

  @ViewBuilder private var look: some View {
    if figures.bar.glass == nil || ground.background != nil {
      solid
    } else if ground.hidesEffect != true {
      if ground.effect == .hard { solid } else { fade }
    }
  }

  private var solid: some View {
    Rectangle().fill(ground.background?.style ?? AnyShapeStyle(.bar))
      ._placed(at: ground.background?.site ?? .unknown)
      .overlay(alignment: edge == .top ? .bottom : .top) { Divider() }
  }

  /// The content blurred, the more the nearer to the border of the screen.
  private var fade: some View {
    Rectangle().fill(.scrollEdge)
      .mask {
        LinearGradient(
          stops: [.init(color: .black, location: 0.4), .init(color: .clear, location: 1)],
          startPoint: edge == .top ? .top : .bottom, endPoint: edge == .top ? .bottom : .top)
      }
  }
}

extension View {
  /// Policy: how content fades below the bars of glass at the top and the bottom of the screen.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    barGround(edges) { $0.effect = style }
  }

  /// Policy: content does not fade below bars of glass.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View
  {
    barGround(edges) { $0.hidesEffect = hidden }
  }

  private func barGround(
    _ edges: Edge.Set, _ change: @escaping (inout BarGround) -> Void
  ) -> some View {
    navigationBar {
      if edges.contains(.top) { change(&$0.topGround) }
      if edges.contains(.bottom) {
        change(&$0.bottomGround)
        change(&$0.tabGround)
      }
    }
    .marked { if edges.contains(.bottom) { change(&$0.tabGround) } }
  }

  /// Policy: the ground of the bars at the bottom.
  func lowerBars(
    _ bars: [ToolbarPlacement], _ change: @escaping (inout BarGround) -> Void
  ) -> some View {
    navigationBar {
      if bars.contains(.bottomBar) { change(&$0.bottomGround) }
      if bars.contains(.tabBar) { change(&$0.tabGround) }
    }
    .marked { if bars.contains(.tabBar) { change(&$0.tabGround) } }
  }
}
