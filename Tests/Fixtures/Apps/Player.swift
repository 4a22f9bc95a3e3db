import Combine
import SwiftUI

// A view model of Combine with timers, iOS 14.

final class PlayerModel: ObservableObject {
  @Published var title = "Blue hour"
  @Published var progress = 0.35
  @Published private(set) var isPlaying = false
  let didFinish = PassthroughSubject<Void, Never>()
  private var cancellables = Set<AnyCancellable>()
  init() {
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.tick() }
      .store(in: &cancellables)
    $progress
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .filter { $0 >= 1 }
      .sink { [weak self] _ in self?.didFinish.send() }
      .store(in: &cancellables)
  }
  func toggle() { isPlaying.toggle() }
  private func tick() { if isPlaying { progress = min(progress + 0.01, 1) } }
}

struct PlayerBar: View {
  @ObservedObject var model: PlayerModel
  @GestureState private var isDragging = false
  var body: some View {
    VStack(spacing: 16) {
      Text(model.title).font(.title3).bold()
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(Color(.systemGray5))
          Capsule().fill(Color.accentColor).frame(width: proxy.size.width * CGFloat(model.progress))
        }
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($isDragging) { _, state, _ in state = true }
            .onChanged { value in
              model.progress = Double(min(max(value.location.x / proxy.size.width, 0), 1))
            })
      }
      .frame(height: isDragging ? 10 : 6)
      HStack(spacing: 32) {
        Button(action: {}) { Image(systemName: "backward.fill") }
        Button(action: model.toggle) {
          Image(systemName: model.isPlaying ? "pause.circle.fill" : "play.circle.fill")
            .font(.system(size: 44))
        }
        Button(action: {}) { Image(systemName: "forward.fill") }
      }
    }
    .padding()
    .onReceive(model.didFinish) { print("finished") }
    .accessibilityElement(children: .contain)
  }
}

struct PlayerBar_Previews: PreviewProvider {
  static var previews: some View {
    PlayerBar(model: PlayerModel()).previewLayout(.fixed(width: 320, height: 180))
  }
}
