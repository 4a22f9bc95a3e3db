import SwiftUI

// Motion: phases, keyframes, transitions, scroll effects, meshes, particles in a canvas, symbol effects.

struct Reaction: Identifiable, Equatable {
  let id: Int
  let emoji: String
  var count: Int
}

struct ReactionBar: View {
  @State private var reactions = [
    Reaction(id: 0, emoji: "👍", count: 3), Reaction(id: 1, emoji: "❤️", count: 12),
    Reaction(id: 2, emoji: "🎉", count: 1),
  ]
  @State private var chosen: Reaction.ID?

  struct Values {
    var scale = 1.0
    var lift = 0.0
    var angle = Angle.zero
    var stretch = 1.0
  }

  var body: some View {
    HStack(spacing: 16) {
      ForEach($reactions) { $reaction in
        Button {
          reaction.count += 1
          chosen = reaction.id
        } label: {
          VStack {
            Text(reaction.emoji).font(.largeTitle)
              .keyframeAnimator(initialValue: Values(), trigger: reaction.count) { content, value in
                content
                  .rotationEffect(value.angle)
                  .scaleEffect(value.scale)
                  .scaleEffect(y: value.stretch, anchor: .bottom)
                  .offset(y: value.lift)
              } keyframes: { _ in
                KeyframeTrack(\.angle) {
                  CubicKeyframe(.zero, duration: 0.58)
                  CubicKeyframe(.degrees(16), duration: 0.125)
                  CubicKeyframe(.degrees(-16), duration: 0.125)
                  SpringKeyframe(.zero, duration: 0.3, spring: .bouncy)
                }
                KeyframeTrack(\.stretch) {
                  LinearKeyframe(1, duration: 0.1)
                  SpringKeyframe(0.7, duration: 0.2)
                  SpringKeyframe(1, spring: .init(response: 0.3, dampingRatio: 0.5))
                }
                KeyframeTrack(\.lift) {
                  MoveKeyframe(0)
                  SpringKeyframe(-30, duration: 0.4, spring: .smooth)
                  LinearKeyframe(0, duration: 0.2, timingCurve: .easeIn)
                }
              }
            Text(reaction.count, format: .number).contentTransition(.numericText(countsDown: false))
              .font(.caption)
          }
        }
        .buttonStyle(.plain)
        .sensoryFeedback(.impact(weight: .light, intensity: 0.7), trigger: reaction.count)
      }
    }
  }
}

enum PulsePhase: CaseIterable {
  case rest, grow, shrink
  var scale: CGFloat {
    switch self {
    case .rest: 1;
    case .grow: 1.3;
    case .shrink: 0.9
    }
  }
  var animation: Animation {
    switch self {
    case .rest: .smooth;
    case .grow: .bouncy(duration: 0.4, extraBounce: 0.2);
    case .shrink: .snappy
    }
  }
}

struct Twirl: Transition {
  var amount: Angle = .degrees(90)
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .scaleEffect(phase.isIdentity ? 1 : 0.3)
      .rotationEffect(phase == .willAppear ? amount : phase == .didDisappear ? -amount : .zero)
      .blur(radius: phase.isIdentity ? 0 : 10)
  }
}

extension AnyTransition {
  static var flyIn: AnyTransition {
    .asymmetric(
      insertion: .move(edge: .trailing).combined(with: .opacity),
      removal: .modifier(active: Faded(amount: 0), identity: Faded(amount: 1)))
  }
}

struct Faded: ViewModifier, Animatable {
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func body(content: Content) -> some View { content.opacity(amount).saturation(amount) }
}

struct Shake: GeometryEffect {
  var travel: CGFloat = 8
  var shakes = 3
  var animatableData: CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: travel * sin(animatableData * .pi * CGFloat(shakes)), y: 0))
  }
}

struct ElasticAnimation: CustomAnimation {
  let duration: TimeInterval
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: 1 - pow(2, -10 * time / duration) * cos(time * 12))
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { true }
}

extension Animation {
  static func elastic(duration: TimeInterval = 1) -> Animation {
    Animation(ElasticAnimation(duration: duration))
  }
}

struct Particle { var x, y, speed, size: Double; var hue: Double }

final class ParticleSystem {
  var particles: [Particle] = []
  var lastUpdate = Date.timeIntervalSinceReferenceDate
  init(count: Int = 60, seed: UInt64 = 7) {
    var state = seed
    func next() -> Double {
      state = state &* 6364136223846793005 &+ 1442695040888963407
      return Double(state >> 33) / Double(1 << 31)
    }
    particles = (0..<count).map { _ in
      Particle(x: next(), y: next(), speed: 0.05 + next() * 0.2, size: 2 + next() * 6, hue: next())
    }
  }
  func update(to date: TimeInterval) {
    let delta = min(date - lastUpdate, 0.1)
    lastUpdate = date
    for index in particles.indices {
      particles[index].y -= particles[index].speed * delta
      if particles[index].y < -0.1 { particles[index].y = 1.1 }
    }
  }
}

struct SnowCanvas: View {
  @State private var system = ParticleSystem()
  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas(opaque: false, colorMode: .linear, rendersAsynchronously: true) { context, size in
        system.update(to: timeline.date.timeIntervalSinceReferenceDate)
        context.addFilter(.shadow(color: .black.opacity(0.2), radius: 2))
        context.blendMode = .plusLighter
        let star = context.resolve(Text("✦").font(.caption).foregroundColor(.yellow))
        for particle in system.particles {
          let center = CGPoint(x: particle.x * size.width, y: particle.y * size.height)
          let rect = CGRect(
            origin: center, size: CGSize(width: particle.size, height: particle.size))
          context.fill(
            Path(ellipseIn: rect),
            with: .color(Color(hue: particle.hue, saturation: 0.5, brightness: 1)))
          if particle.size > 7 { context.draw(star, at: center, anchor: .bottom) }
        }
        context.drawLayer { layer in
          layer.translateBy(x: size.width / 2, y: size.height / 2)
          layer.rotate(by: .degrees(20))
          layer.addFilter(.blur(radius: 1))
          layer.stroke(
            Path(roundedRect: CGRect(x: -40, y: -20, width: 80, height: 40), cornerRadius: 8),
            with: .linearGradient(
              Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 40, y: 0)),
            style: StrokeStyle(lineWidth: 3, lineJoin: .round))
          if let badge = layer.resolveSymbol(id: "badge") { layer.draw(badge, at: .zero) }
        }
      } symbols: {
        Text("Snow").font(.headline).tag("badge")
      }
    }
    .background(
      LinearGradient(
        stops: [.init(color: .black, location: 0), .init(color: .indigo, location: 1)],
        startPoint: .top, endPoint: .bottom))
  }
}

struct ScrollGallery: View {
  @State private var position: Int? = 2
  @State private var scroll = ScrollPosition(edge: .leading)
  @State private var offset: CGFloat = 0

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(0..<10) { index in
            RoundedRectangle(cornerRadius: 24)
              .fill(Color(hue: Double(index) / 10, saturation: 0.6, brightness: 0.9))
              .overlay(Text("\(index)").font(.largeTitle.weight(.heavy)))
              .containerRelativeFrame(.horizontal, count: 5, span: 3, spacing: 12)
              .scrollTransition(
                .interactive(timingCurve: .easeInOut).threshold(.visible(0.5)), axis: .horizontal
              ) { content, phase in
                content
                  .scaleEffect(phase.isIdentity ? 1 : 0.85)
                  .rotation3DEffect(.degrees(phase.value * 20), axis: (x: 0, y: 1, z: 0))
                  .opacity(1 - abs(phase.value) * 0.4)
              }
              .visualEffect { content, proxy in
                content.offset(y: -proxy.frame(in: .scrollView(axis: .horizontal)).minX / 40)
                  .hueRotation(.degrees(Double(proxy.bounds(of: .scrollView)?.minX ?? 0) / 50))
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollPosition(id: $position, anchor: .center)
      .contentMargins(.horizontal, 24, for: .scrollContent)
      .scrollIndicators(.hidden)
      .scrollClipDisabled()
      .frame(height: 180)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.x + $0.contentInsets.leading
      } action: { _, new in
        offset = new
      }
      .onScrollPhaseChange { old, new in if new == .idle, old != new { offset = 0 } }
      Text("Item \(position ?? 0)")
    }
  }
}

struct MotionScreen: View {
  @State private var shown = true
  @State private var attempts = 0
  @Namespace private var space

  var body: some View {
    ScrollView {
      VStack(spacing: 28) {
        ReactionBar()
        Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(.red)
          .phaseAnimator(PulsePhase.allCases, trigger: attempts) { view, phase in
            view.scaleEffect(phase.scale)
          } animation: {
            $0.animation
          }
        HStack(spacing: 20) {
          Image(systemName: "bell").symbolEffect(.bounce.up.byLayer, value: attempts)
          Image(systemName: "wifi").symbolEffect(
            .variableColor.iterative.dimInactiveLayers.reversing, options: .repeating.speed(0.8),
            isActive: shown)
          Image(systemName: "gear").symbolEffect(.rotate, options: .repeat(.continuous))
          Image(systemName: "arrow.down").symbolEffect(
            .wiggle.forward, options: .nonRepeating, value: attempts)
          Image(systemName: "moon").transition(.symbolEffect(.appear))
        }
        .font(.title)
        if shown {
          RoundedRectangle(cornerRadius: 12).fill(.teal).frame(height: 60)
            .transition(Twirl(amount: .degrees(45)).animation(.elastic()))
            .matchedGeometryEffect(id: "shape", in: space)
        } else {
          Circle().fill(.teal).frame(width: 60).matchedGeometryEffect(id: "shape", in: space)
            .transition(.flyIn)
        }
        Button("Shake") {
          withAnimation(.linear(duration: 0.4).repeatCount(2, autoreverses: false).delay(0.1)) {
            attempts += 1
          } completion: {
            shown.toggle()
          }
        }
        .modifier(Shake(animatableData: CGFloat(attempts)))
        MeshGradient(
          width: 3, height: 3,
          points: [
            [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.6, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
          ],
          colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint],
          smoothsColors: true
        )
        .frame(height: 120).clipShape(.rect(cornerRadii: .init(topLeading: 30, bottomTrailing: 30)))
        ScrollGallery()
      }
      .padding(.vertical)
    }
    .animation(.spring(duration: 0.5, bounce: 0.3), value: shown)
    .transaction(value: attempts) { $0.disablesAnimations = false }
  }
}

#Preview("Motion") { MotionScreen() }
#Preview("Snow", traits: .fixedLayout(width: 300, height: 300)) { SnowCanvas() }
