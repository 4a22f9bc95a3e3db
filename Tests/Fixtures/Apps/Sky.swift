import SwiftUI
import Observation

// Canvas, custom Layout, animations, shapes, iOS 26 names

@Observable @MainActor final class Particles {
  struct Particle: Identifiable {
    let id: Int; var position: UnitPoint; var speed: Double; var hue: Double
  }
  @ObservationIgnored private var seed: UInt64 = 42
  var all: [Particle] = []
  var isPaused = false
  private func next() -> Double {
    seed = seed &* 6364136223846793005 &+ 1; return Double(seed >> 33) / Double(1 << 31)
  }
  init(count: Int = 60) {
    all = (0..<count).map {
      Particle(id: $0, position: UnitPoint(x: next(), y: next()), speed: next() * 0.2, hue: next())
    }
  }
}

struct Sky: View {
  @State private var particles = Particles()
  var body: some View {
    TimelineView(.animation(minimumInterval: 1 / 60, paused: particles.isPaused)) { timeline in
      Canvas(opaque: false, colorMode: .linear, rendersAsynchronously: true) { context, size in
        let now = timeline.date.timeIntervalSinceReferenceDate
        context.addFilter(.blur(radius: 0.5))
        context.blendMode = .screen
        for particle in particles.all {
          let y = (particle.position.y + now * particle.speed).truncatingRemainder(dividingBy: 1)
          let rect = CGRect(
            x: particle.position.x * size.width, y: y * size.height, width: 6, height: 6)
          context.fill(
            Path(ellipseIn: rect),
            with: .color(Color(hue: particle.hue, saturation: 0.8, brightness: 1)))
        }
        context.drawLayer { layer in
          layer.opacity = 0.8
          layer.addFilter(.shadow(color: .black.opacity(0.4), radius: 4, x: 0, y: 2))
          layer.translateBy(x: size.width / 2, y: size.height / 2)
          layer.rotate(by: .degrees(12))
          if let star = layer.resolveSymbol(id: "star") {
            layer.draw(star, at: .zero, anchor: .center)
          }
        }
        let resolved = context.resolve(
          Text("Night").font(.largeTitle.bold()).foregroundStyle(.white))
        let box = resolved.measure(in: size)
        context.draw(
          resolved,
          in: CGRect(x: size.width - box.width - 16, y: 16, width: box.width, height: box.height))
        var path = Path()
        path.move(to: CGPoint(x: 0, y: size.height * 0.8))
        path.addCurve(
          to: CGPoint(x: size.width, y: size.height * 0.75),
          control1: CGPoint(x: size.width * 0.3, y: size.height * 0.6),
          control2: CGPoint(x: size.width * 0.6, y: size.height))
        context.stroke(
          path,
          with: .linearGradient(
            Gradient(colors: [.mint, .purple]), startPoint: .zero,
            endPoint: CGPoint(x: size.width, y: 0)),
          style: StrokeStyle(lineWidth: 4, lineCap: .round))
        context.clip(
          to: Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 20),
          options: .inverse)
      } symbols: {
        Image(systemName: "star.fill").font(.system(size: 60)).foregroundStyle(.yellow).tag("star")
      }
      .background(Color(red: 0.05, green: 0.05, blue: 0.2))
    }
    .ignoresSafeArea()
  }
}

struct FlowLayout: Layout {
  var spacing: CGFloat = 8
  var alignment: HorizontalAlignment = .leading
  struct Cache { var rows: [[Int]] = []; var sizes: [CGSize] = [] }
  static var layoutProperties: LayoutProperties {
    var p = LayoutProperties(); p.stackOrientation = .horizontal; return p
  }
  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }
  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 10)).width
    cache.rows = rows(in: width, cache.sizes)
    let height =
      cache.rows.map { $0.map { cache.sizes[$0].height }.max() ?? 0 }.reduce(0, +) + spacing
      * CGFloat(max(cache.rows.count - 1, 0))
    return CGSize(width: width, height: height)
  }
  private func rows(in width: CGFloat, _ sizes: [CGSize]) -> [[Int]] {
    var rows: [[Int]] = [[]]
    var x: CGFloat = 0
    for (index, size) in sizes.enumerated() {
      if x + size.width > width, !(rows.last?.isEmpty ?? true) { rows.append([]); x = 0 }
      rows[rows.count - 1].append(index)
      x += size.width + spacing
    }
    return rows
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var y = bounds.minY
    for row in cache.rows {
      let height = row.map { cache.sizes[$0].height }.max() ?? 0
      let rowWidth =
        row.map { cache.sizes[$0].width }.reduce(0, +) + spacing * CGFloat(row.count - 1)
      var x = alignment == .center ? bounds.midX - rowWidth / 2 : bounds.minX
      for index in row {
        subviews[index].place(
          at: CGPoint(x: x, y: y + height / 2), anchor: .leading,
          proposal: .init(cache.sizes[index]))
        x += cache.sizes[index].width + spacing
      }
      y += height + spacing
    }
  }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
}

private struct Rank: LayoutValueKey { static let defaultValue = 0 }
extension View { func rank(_ rank: Int) -> some View { layoutValue(key: Rank.self, value: rank) } }

struct RadialLayout: Layout {
  var angle: Angle = .zero
  var animatableData: Double {
    get { angle.radians }
    set { angle = .radians(newValue) }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.width, bounds.height) / 3
    for (index, view) in subviews.sorted(by: { $0[Rank.self] < $1[Rank.self] }).enumerated() {
      let theta = angle.radians + 2 * .pi * Double(index) / Double(subviews.count)
      view.place(
        at: CGPoint(x: bounds.midX + radius * cos(theta), y: bounds.midY + radius * sin(theta)),
        anchor: .center, proposal: .unspecified)
    }
  }
}

struct Swell: Shape {
  var phase: Double
  var strength: Double = 10
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, strength) }
    set { (phase, strength) = (newValue.first, newValue.second) }
  }
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      for x in stride(from: 0, through: rect.width, by: 2) {
        path.addLine(to: CGPoint(x: x, y: rect.midY + strength * sin(x / 20 + phase)))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 40))
  }
}

struct Phases: View {
  enum Phase: CaseIterable {
    case rest, up, down
    var offset: CGFloat {
      switch self {
      case .rest: 0;
      case .up: -20;
      case .down: 10
      }
    }
  }
  struct Values { var scale = 1.0; var angle = Angle.zero; var y = 0.0 }
  @State private var trigger = 0
  var body: some View {
    HStack(spacing: 30) {
      PhaseAnimator(Phase.allCases, trigger: trigger) { phase in
        Image(systemName: "ball.fill".isEmpty ? "" : "circle.fill").offset(y: phase.offset)
      } animation: { phase in
        phase == .rest ? .smooth : .bouncy(duration: 0.4, extraBounce: 0.2)
      }
      Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(.pink)
        .keyframeAnimator(initialValue: Values(), trigger: trigger) { content, value in
          content.scaleEffect(value.scale).rotationEffect(value.angle).offset(y: value.y)
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            LinearKeyframe(1.0, duration: 0.3); SpringKeyframe(1.5, duration: 0.5, spring: .bouncy);
            CubicKeyframe(1, duration: 0.2)
          }
          KeyframeTrack(\.angle) {
            MoveKeyframe(.degrees(-5)); CubicKeyframe(.degrees(5), duration: 0.2)
          }
        }
      Image(systemName: "bell").symbolEffect(
        .bounce.up.byLayer, options: .repeat(2), value: trigger
      )
      .symbolEffect(.variableColor.iterative, isActive: trigger > 1)
    }
    .onTapGesture { trigger += 1 }
    .phaseAnimator([false, true]) { view, on in view.opacity(on ? 1 : 0.9) }
  }
}

@Animatable struct Arc: Shape {
  var start: Double
  var end: Double
  @AnimatableIgnored var clockwise: Bool = false
  nonisolated func path(in rect: CGRect) -> Path {
    Path {
      $0.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
        startAngle: .radians(start), endAngle: .radians(end), clockwise: clockwise)
    }
  }
}

struct Glass: View {
  @Namespace private var space
  @State private var expanded = true
  @State private var tab = 0
  var body: some View {
    TabView(selection: $tab) {
      Tab("Home", systemImage: "house", value: 0) {
        NavigationStack {
          ScrollView {
            GlassEffectContainer(spacing: 20) {
              HStack(spacing: 20) {
                Image(systemName: "scribble").frame(width: 60, height: 60).font(.title).glassEffect(
                  .regular.interactive()
                )
                .glassEffectID("a", in: space)
                if expanded {
                  Image(systemName: "eraser").frame(width: 60, height: 60).font(.title)
                    .glassEffect(.regular.tint(.orange.opacity(0.6)), in: .rect(cornerRadius: 16))
                    .glassEffectID("b", in: space)
                    .glassEffectTransition(.matchedGeometry)
                }
              }
            }
            Button("Glass") { withAnimation(.spring) { expanded.toggle() } }.buttonStyle(.glass)
            Button("Prominent") {}.buttonStyle(.glassProminent).buttonSizing(.flexible)
            Slider(value: .constant(0.4), in: 0...1) {
              Text("Volume")
            } ticks: {
              SliderTickContentForEach([0.25, 0.5], id: \.self) { SliderTick($0) }
            }
            Text("Body").padding().background(
              in: ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true)
            ).backgroundStyle(.blue.gradient)
            Swell(phase: 1).fill(.blue.gradient).frame(height: 60)
            FlowLayout(alignment: .center) {
              ForEach(["one", "two", "three", "four", "five", "six and more"], id: \.self) {
                Text($0).padding(6).background(.quaternary, in: .capsule)
              }
            }
            RadialLayout(angle: .degrees(30)) {
              ForEach(0..<6) { Text("\($0)").rank(-$0).font(.title3) }
            }.frame(height: 160)
            Arc(start: 0, end: 2).stroke(.green, lineWidth: 6).frame(width: 60, height: 60)
            Phases()
          }
          .scrollEdgeEffectStyle(.soft, for: .top)
          .safeAreaBar(edge: .bottom) { Text("Bar").padding(8) }
          .navigationTitle("Glass").navigationSubtitle("iOS 26")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Button("Close", systemImage: "xmark", role: .close) {}
            }
            ToolbarSpacer(.fixed, placement: .topBarTrailing)
            ToolbarItem(placement: .topBarTrailing) { Button(role: .confirm) {} }
              .sharedBackgroundVisibility(.hidden)
            DefaultToolbarItem(kind: .search, placement: .bottomBar)
          }
          .backgroundExtensionEffect()
        }
      }
      .badge(3)
      Tab("Library", systemImage: "books.vertical", value: 1) { Text("Library") }
      Tab(value: 2, role: .search) { Text("Search") }
    }
    .tabBarMinimizeBehavior(.onScrollDown)
    .tabViewBottomAccessory {
      HStack {
        Image(systemName: "music.note"); Text("Now playing").font(.footnote); Spacer();
        Image(systemName: "play.fill")
      }.padding(.horizontal)
    }
    .tabViewStyle(.sidebarAdaptable)
    .searchToolbarBehavior(.minimize)
  }
}

#Preview("Sky") { Sky() }
#Preview("Glass 26") { Glass() }
#Preview("Mesh", traits: .fixedLayout(width: 300, height: 200)) {
  MeshGradient(
    width: 3, height: 3,
    points: [
      [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.6, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
    ],
    colors: [.red, .orange, .yellow, .purple, .pink, .mint, .blue, .indigo, .teal],
    smoothsColors: true
  )
  .overlay {
    Text("Mesh").font(.largeTitle.width(.expanded)).textRenderer(Plain()).visualEffect {
      content, proxy in content.offset(y: proxy.size.height * 0.1)
    }
  }
  .onGeometryChange(for: CGSize.self, of: \.size) { _ in }
}
struct Plain: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        for (index, slice) in run.enumerated() {
          var copy = context; copy.opacity = 1 - Double(index) * 0.05; copy.draw(slice)
        }
      }
    }
  }
}
