import CoreHaptics
import CoreMotion
import SwiftUI
import simd

// A memory game with motion, haptics, sounds and matched geometry, iOS 15–17.

struct GameCard: Identifiable, Equatable {
  let id: Int
  let face: String
  var isFaceUp = false
  var isMatched = false
}

struct GameState<Content: Equatable> {
  private(set) var cards: [GameCard]
  private(set) var score = 0
  private var indexOfOnly: Int? {
    get { cards.indices.filter { cards[$0].isFaceUp }.oneAndOnly }
    set { cards.indices.forEach { cards[$0].isFaceUp = $0 == newValue } }
  }
  init(pairs: Int, content: (Int) -> String) {
    cards = (0..<pairs).flatMap { index in
      [
        GameCard(id: index * 2, face: content(index)),
        GameCard(id: index * 2 + 1, face: content(index)),
      ]
    }
  }
  mutating func choose(_ card: GameCard) {
    guard let chosen = cards.firstIndex(where: { $0.id == card.id }), !cards[chosen].isFaceUp,
      !cards[chosen].isMatched
    else { return }
    if let other = indexOfOnly {
      if cards[chosen].face == cards[other].face {
        cards[chosen].isMatched = true
        cards[other].isMatched = true
        score += 2
      }
      cards[chosen].isFaceUp = true
    } else {
      indexOfOnly = chosen
    }
  }
  mutating func shuffle() { cards.shuffle() }
}

extension Array {
  var oneAndOnly: Element? { count == 1 ? first : nil }
}

final class GameModel: ObservableObject {
  @Published private(set) var state = GameState<String>(pairs: 4) { ["🚲", "🚂", "🚁", "🚜"][$0] }
  private var engine: CHHapticEngine?
  private let motion = CMMotionManager()
  @Published var tilt = SIMD2<Double>(0, 0)

  init() {
    guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
    engine = try? CHHapticEngine()
    try? engine?.start()
    motion.deviceMotionUpdateInterval = 1 / 60
    motion.startDeviceMotionUpdates(to: .main) { [weak self] data, error in
      guard let attitude = data?.attitude, error == nil else { return }
      self?.tilt = simd_clamp(
        SIMD2(attitude.roll, attitude.pitch), SIMD2(repeating: -1), SIMD2(repeating: 1))
    }
  }

  func choose(_ card: GameCard) {
    state.choose(card)
    let events = [
      CHHapticEvent(
        eventType: .hapticTransient,
        parameters: [
          .init(parameterID: .hapticIntensity, value: 1),
          .init(parameterID: .hapticSharpness, value: 0.5),
        ], relativeTime: 0)
    ]
    do {
      let pattern = try CHHapticPattern(events: events, parameters: [])
      try engine?.makePlayer(with: pattern).start(atTime: CHHapticTimeImmediate)
    } catch {
      print("no haptics: \(error.localizedDescription)")
    }
  }
  func newGame() { withAnimation(.easeInOut) { state.shuffle() } }
}

struct GamePie: Shape {
  var startAngle: Angle
  var endAngle: Angle
  var clockwise = false
  var animatableData: AnimatablePair<Double, Double> {
    get { .init(startAngle.radians, endAngle.radians) }
    set { startAngle = .radians(newValue.first); endAngle = .radians(newValue.second) }
  }
  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    var p = Path()
    p.move(to: center)
    p.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
    p.addLine(to: center)
    return p
  }
}

struct GameCardify: AnimatableModifier {
  var rotation: Double
  init(isFaceUp: Bool) { rotation = isFaceUp ? 0 : 180 }
  var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }
  func body(content: Content) -> some View {
    ZStack {
      let shape = RoundedRectangle(cornerRadius: 10)
      if rotation < 90 {
        shape.fill().foregroundColor(.white)
        shape.strokeBorder(lineWidth: 3)
      } else {
        shape.fill()
      }
      content.opacity(rotation < 90 ? 1 : 0)
    }
    .rotation3DEffect(Angle(degrees: rotation), axis: (0, 1, 0), perspective: 0.4)
  }
}

struct GameAspectGrid<Item: Identifiable, ItemView: View>: View {
  var items: [Item]
  var aspectRatio: CGFloat
  var content: (Item) -> ItemView
  init(items: [Item], aspectRatio: CGFloat, @ViewBuilder content: @escaping (Item) -> ItemView) {
    self.items = items
    self.aspectRatio = aspectRatio
    self.content = content
  }
  var body: some View {
    GeometryReader { geometry in
      let width = widthThatFits(count: items.count, in: geometry.size)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: width), spacing: 0)], spacing: 0) {
        ForEach(items) { content($0).aspectRatio(aspectRatio, contentMode: .fit).padding(4) }
      }
    }
  }
  private func widthThatFits(count: Int, in size: CGSize) -> CGFloat {
    var columns = 1
    repeat {
      let width = size.width / CGFloat(columns)
      let rows = (count + columns - 1) / columns
      if CGFloat(rows) * width / aspectRatio < size.height { break }
      columns += 1
    } while columns < count
    return floor(size.width / CGFloat(columns)) - 1
  }
}

struct GameScreen: View {
  @ObservedObject var game: GameModel
  @Namespace private var dealing
  @State private var bonus = 0.35
  var body: some View {
    VStack {
      HStack {
        Text("Score: \(game.state.score)").font(.title2).bold()
        Spacer()
        GamePie(startAngle: .degrees(-90), endAngle: .degrees(360 * bonus - 90)).fill(.red).opacity(
          0.5
        ).frame(width: 30, height: 30)
      }
      GameAspectGrid(items: game.state.cards, aspectRatio: 2 / 3) { card in
        if card.isMatched && !card.isFaceUp {
          Rectangle().opacity(0)
        } else {
          GeometryReader { proxy in
            Text(card.face)
              .font(Font.system(size: min(proxy.size.width, proxy.size.height) * 0.6))
              .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
          }
          .modifier(GameCardify(isFaceUp: card.isFaceUp || card.id % 3 == 0))
          .foregroundColor(.red)
          .matchedGeometryEffect(
            id: card.id, in: dealing, properties: .frame, anchor: .center, isSource: true
          )
          .onTapGesture { withAnimation(.linear(duration: 0.3)) { game.choose(card) } }
          .zIndex(Double(card.id))
        }
      }
      HStack {
        Button("Shuffle") { withAnimation { game.newGame() } }
        Spacer()
        Button("Restart") {}.simultaneousGesture(LongPressGesture().onEnded { _ in game.newGame() })
      }
    }
    .padding()
    .rotation3DEffect(.radians(game.tilt.x), axis: (x: 0, y: 1, z: 0))
  }
}

struct GameScreen_Previews: PreviewProvider {
  static var previews: some View { GameScreen(game: GameModel()).preferredColorScheme(.dark) }
}
