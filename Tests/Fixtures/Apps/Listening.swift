import AVFoundation
import AVKit
import Combine
import MediaPlayer
import SwiftUI

// A player of podcasts: AVPlayer with observers, remote commands, now playing, a mini player that grows.

enum PlaybackRate: Float, CaseIterable, Identifiable, CustomStringConvertible {
  case half = 0.5, normal = 1, fast = 1.5, double = 2
  var id: Float { rawValue }
  var description: String { "\(rawValue.formatted(.number.precision(.fractionLength(0...1))))×" }
}

struct Episode: Identifiable, Hashable, Codable {
  var id = UUID()
  var title: String
  var show: String
  var duration: TimeInterval
  var published: Date
  var audio: URL = URL(string: "https://example.com/a.mp3")!
  var artwork: URL?
  var isPlayed = false
}

@MainActor
final class PlayerController: NSObject, ObservableObject {
  static let shared = PlayerController()

  @Published private(set) var episode: Episode?
  @Published private(set) var isPlaying = false
  @Published var progress: Double = 0
  @Published var rate: PlaybackRate = .normal {
    didSet { player.rate = isPlaying ? rate.rawValue : 0 }
  }

  private let player = AVPlayer()
  private var observer: Any?
  private var bag: Set<AnyCancellable> = []
  private var statusObservation: NSKeyValueObservation?

  override init() {
    super.init()
    configureSession()
    configureCommands()
    observer = player.addPeriodicTimeObserver(
      forInterval: CMTime(seconds: 0.5, preferredTimescale: CMTimeScale(NSEC_PER_SEC)), queue: .main
    ) { [weak self] time in
      MainActor.assumeIsolated {
        guard let self, let item = self.player.currentItem, item.duration.isNumeric else { return }
        self.progress = time.seconds / item.duration.seconds
      }
    }
    NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)
      .receive(on: RunLoop.main)
      .sink { [weak self] _ in self?.isPlaying = false }
      .store(in: &bag)
    NotificationCenter.default.publisher(for: AVAudioSession.interruptionNotification)
      .compactMap { $0.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt }
      .compactMap(AVAudioSession.InterruptionType.init)
      .sink { [weak self] type in if type == .began { self?.pause() } }
      .store(in: &bag)
  }

  private func configureSession() {
    do {
      try AVAudioSession.sharedInstance().setCategory(
        .playback, mode: .spokenAudio, options: [.allowAirPlay])
      try AVAudioSession.sharedInstance().setActive(true)
    } catch { print("audio session: \(error)") }
  }

  private func configureCommands() {
    let center = MPRemoteCommandCenter.shared()
    center.playCommand.addTarget { [weak self] _ in
      self?.play()
      return .success
    }
    center.pauseCommand.addTarget { [weak self] _ in
      self?.pause()
      return .success
    }
    center.skipForwardCommand.preferredIntervals = [30]
    center.skipForwardCommand.addTarget { [weak self] event in
      guard let event = event as? MPSkipIntervalCommandEvent else { return .commandFailed }
      self?.skip(by: event.interval)
      return .success
    }
    center.changePlaybackPositionCommand.isEnabled = true
  }

  func load(_ episode: Episode, autoplay: Bool = true) {
    self.episode = episode
    let item = AVPlayerItem(url: episode.audio)
    player.replaceCurrentItem(with: item)
    statusObservation = item.observe(\.status, options: [.new]) { item, _ in
      if item.status == .failed { print(item.error?.localizedDescription ?? "unknown") }
    }
    if autoplay { play() }
  }

  func play() {
    player.playImmediately(atRate: rate.rawValue)
    isPlaying = true
    updateNowPlaying()
  }

  func pause() {
    player.pause()
    isPlaying = false
    updateNowPlaying()
  }

  func toggle() { isPlaying ? pause() : play() }

  func skip(by seconds: TimeInterval) {
    let target = player.currentTime() + CMTime(seconds: seconds, preferredTimescale: 600)
    player.seek(to: target, toleranceBefore: .zero, toleranceAfter: .zero)
  }

  private func updateNowPlaying() {
    guard let episode else { return }
    var info: [String: Any] = [
      MPMediaItemPropertyTitle: episode.title,
      MPMediaItemPropertyArtist: episode.show,
      MPMediaItemPropertyPlaybackDuration: episode.duration,
      MPNowPlayingInfoPropertyElapsedPlaybackTime: CMTimeGetSeconds(player.currentTime()),
      MPNowPlayingInfoPropertyPlaybackRate: isPlaying ? rate.rawValue : 0,
    ]
    if let image = UIImage(systemName: "waveform") {
      info[MPMediaItemPropertyArtwork] = MPMediaItemArtwork(boundsSize: image.size) { _ in image }
    }
    MPNowPlayingInfoCenter.default().nowPlayingInfo = info
  }

  deinit { statusObservation?.invalidate() }
}

struct RoutePicker: UIViewRepresentable {
  func makeUIView(context: Context) -> AVRoutePickerView {
    let view = AVRoutePickerView(frame: .zero)
    view.activeTintColor = .systemPurple
    view.tintColor = .label
    view.prioritizesVideoDevices = false
    return view
  }
  func updateUIView(_ uiView: AVRoutePickerView, context: Context) {}
}

struct Scrubber: View {
  @Binding var value: Double
  let duration: TimeInterval
  @GestureState(resetTransaction: Transaction(animation: .easeOut)) private var dragging: CGFloat?

  private let formatter: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    return formatter
  }()

  var body: some View {
    VStack(spacing: 4) {
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(Color.primary.opacity(0.15))
          Capsule().fill(Color.primary).frame(width: proxy.size.width * CGFloat(value))
        }
        .frame(height: dragging == nil ? 6 : 10)
        .frame(maxHeight: .infinity)
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($dragging) { drag, state, _ in state = drag.translation.width }
            .onChanged { value = min(max(0, Double($0.location.x / proxy.size.width)), 1) }
        )
      }
      .frame(height: 20)
      HStack {
        Text(formatter.string(from: duration * value) ?? "0:00")
        Spacer()
        Text("-" + (formatter.string(from: duration * (1 - value)) ?? "0:00"))
      }
      .font(.caption.monospacedDigit())
      .foregroundColor(.secondary)
    }
  }
}

struct NowListening: View {
  @ObservedObject var player: PlayerController = .shared
  let episode: Episode
  var namespace: Namespace.ID
  @Environment(\.dismiss) private var dismiss
  @State private var showsQueue = false

  var body: some View {
    VStack(spacing: 24) {
      Capsule().frame(width: 36, height: 5).foregroundStyle(.tertiary)
      AsyncImage(url: episode.artwork, transaction: .init(animation: .default)) { phase in
        switch phase {
        case .success(let image): image.resizable().aspectRatio(contentMode: .fill)
        case .failure: Image(systemName: "wifi.slash")
        case .empty: placeholder
        @unknown default: EmptyView()
        }
      }
      .frame(width: player.isPlaying ? 300 : 260, height: player.isPlaying ? 300 : 260)
      .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
      .matchedGeometryEffect(
        id: "artwork", in: namespace, properties: .frame, anchor: .center, isSource: true
      )
      .animation(
        .interactiveSpring(response: 0.4, dampingFraction: 0.6, blendDuration: 0.2),
        value: player.isPlaying)
      VStack(spacing: 4) {
        Text(episode.title).font(.title3.bold()).multilineTextAlignment(.center)
        Text(episode.show).foregroundStyle(.secondary)
      }
      Scrubber(value: $player.progress, duration: episode.duration)
      HStack(spacing: 44) {
        Button {
          player.skip(by: -15)
        } label: {
          Image(systemName: "gobackward.15")
        }
        Button(action: player.toggle) {
          Image(systemName: player.isPlaying ? "pause.fill" : "play.fill").font(.system(size: 44))
            .contentTransition(.symbolEffect(.replace.downUp))
        }
        .keyboardShortcut(.space, modifiers: [])
        Button {
          player.skip(by: 30)
        } label: {
          Image(systemName: "goforward.30")
        }
      }
      .font(.title)
      .buttonRepeatBehavior(.enabled)
      HStack {
        Menu(player.rate.description) {
          Picker(selection: $player.rate) {
            ForEach(PlaybackRate.allCases) { rate in Text(rate.description).tag(rate) }
          } label: {
            EmptyView()
          }
        }
        Spacer()
        RoutePicker().frame(width: 32, height: 32)
        Spacer()
        Button {
          showsQueue.toggle()
        } label: {
          Image(systemName: "list.bullet")
        }
        .popover(isPresented: $showsQueue, attachmentAnchor: .point(.top), arrowEdge: .bottom) {
          Text("Queue").padding().presentationCompactAdaptation(.popover)
        }
      }
    }
    .padding(24)
    .foregroundStyle(.primary)
    .gesture(DragGesture().onEnded { if $0.predictedEndTranslation.height > 200 { dismiss() } })
  }

  private var placeholder: some View {
    ZStack {
      Rectangle().fill(Color.purple.gradient)
      Image(systemName: "mic.fill").font(.system(size: 80)).foregroundStyle(
        .white.shadow(.drop(radius: 4)))
    }
  }
}

struct TrailerPlayer: View {
  @State private var player = AVPlayer(url: URL(string: "https://example.com/trailer.m3u8")!)
  var body: some View {
    VideoPlayer(player: player) {
      Text("Trailer").font(.caption).padding(4).background(.black.opacity(0.4)).foregroundColor(
        .white)
    }
    .aspectRatio(16 / 9, contentMode: .fit)
    .onAppear {
      player.isMuted = true; player.play()
    }
    .onDisappear(perform: player.pause)
  }
}

struct NowListening_Previews: PreviewProvider {
  struct Host: View {
    @Namespace var namespace
    var body: some View {
      NowListening(
        episode: Episode(
          title: "On walking slowly", show: "Out There", duration: 2640, published: .distantPast),
        namespace: namespace)
    }
  }
  static var previews: some View {
    Host()
    TrailerPlayer().previewLayout(.fixed(width: 320, height: 180)).previewDisplayName("Trailer")
  }
}
