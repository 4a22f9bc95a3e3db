import AVFoundation
import AVKit
import Combine
import MediaPlayer
import SwiftUI

// A podcast player, iOS 16: AVFoundation, Combine, custom controls.

struct PodcastEpisode: Identifiable, Codable, Hashable {
  var id: String
  var title: String
  var show: String
  var published: Date
  var duration: TimeInterval
  var artwork: URL?
  var stream: URL
}

enum PodcastPlayback: Equatable {
  case stopped, buffering, playing, paused
  case failed(message: String)
}

final class PodcastPlayer: NSObject, ObservableObject {
  static let shared = PodcastPlayer()
  @Published private(set) var playback: PodcastPlayback = .stopped
  @Published var progress: Double = 0
  @Published var rate: Float = 1 {
    didSet { player.rate = rate }
  }
  private let player = AVPlayer()
  private var observer: Any?
  private var bag: Set<AnyCancellable> = []

  override init() {
    super.init()
    configureSession()
    configureRemoteCommands()
    observer = player.addPeriodicTimeObserver(
      forInterval: CMTime(seconds: 0.5, preferredTimescale: 600), queue: .main
    ) { [weak self] time in
      guard let self, let duration = self.player.currentItem?.duration.seconds, duration.isFinite
      else { return }
      self.progress = CMTimeGetSeconds(time) / duration
    }
    NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.playback = .stopped }
      .store(in: &bag)
    NotificationCenter.default.addObserver(
      self, selector: #selector(interrupted(_:)), name: AVAudioSession.interruptionNotification,
      object: nil)
  }

  deinit {
    if let observer { player.removeTimeObserver(observer) }
  }

  @objc private func interrupted(_ notification: Notification) { pause() }

  private func configureSession() {
    do {
      try AVAudioSession.sharedInstance().setCategory(
        .playback, mode: .spokenAudio, options: [.allowAirPlay])
      try AVAudioSession.sharedInstance().setActive(true)
    } catch {
      playback = .failed(message: error.localizedDescription)
    }
  }

  private func configureRemoteCommands() {
    let center = MPRemoteCommandCenter.shared()
    center.playCommand.addTarget { [unowned self] _ in
      play()
      return .success
    }
    center.skipForwardCommand.preferredIntervals = [30]
    center.skipForwardCommand.addTarget { [unowned self] _ in
      seek(by: 30)
      return .success
    }
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [
      MPMediaItemPropertyTitle: "Episode", MPNowPlayingInfoPropertyPlaybackRate: 1.0,
    ]
  }

  func load(_ episode: PodcastEpisode) {
    player.replaceCurrentItem(with: AVPlayerItem(url: episode.stream))
    play()
  }
  func play() {
    player.play()
    playback = .playing
  }
  func pause() {
    player.pause()
    playback = .paused
  }
  func seek(by seconds: Double) {
    let target = player.currentTime().seconds + seconds
    player.seek(
      to: CMTime(seconds: target, preferredTimescale: 600), toleranceBefore: .zero,
      toleranceAfter: .zero)
  }
}

struct PodcastScrubber: View {
  @Binding var value: Double
  let duration: TimeInterval
  @State private var isDragging = false
  private static let formatter: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    return formatter
  }()

  var body: some View {
    VStack(spacing: 4) {
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(Color.secondary.opacity(0.25))
          Capsule().fill(Color.accentColor).frame(width: proxy.size.width * value)
        }
        .frame(height: isDragging ? 10 : 6)
        .frame(maxHeight: .infinity)
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { gesture in
              isDragging = true
              value = min(max(gesture.location.x / proxy.size.width, 0), 1)
            }
            .onEnded { _ in isDragging = false }
        )
      }
      .frame(height: 20)
      HStack {
        Text(Self.formatter.string(from: duration * value) ?? "0:00")
        Spacer()
        Text("-" + (Self.formatter.string(from: duration * (1 - value)) ?? "0:00"))
      }
      .font(.caption.monospacedDigit())
      .foregroundColor(.secondary)
    }
    .accessibilityElement()
    .accessibilityLabel("Position")
    .accessibilityValue(Text("\(Int(value * 100)) percent"))
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: value = min(value + 0.1, 1)
      case .decrement: value = max(value - 0.1, 0)
      @unknown default: break
      }
    }
  }
}

struct PodcastPlayerView: View {
  @ObservedObject var player: PodcastPlayer
  let episode: PodcastEpisode
  @State private var showsVideo = false
  @State private var sleep: Int? = nil
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    VStack(spacing: 24) {
      if showsVideo {
        VideoPlayer(player: AVPlayer(url: episode.stream)) {
          VStack {
            Spacer();
            Text("Live").font(.caption).foregroundColor(.white).padding(4).background(Color.red)
          }
        }
        .frame(height: 200)
      } else {
        AsyncImage(url: episode.artwork, transaction: Transaction(animation: .easeIn)) { phase in
          switch phase {
          case .empty: ProgressView()
          case .success(let image): image.resizable().scaledToFill()
          case .failure:
            Image(systemName: "waveform").font(.system(size: 60)).foregroundColor(.secondary)
          @unknown default: EmptyView()
          }
        }
        .frame(width: 240, height: 240)
        .background(Color(.tertiarySystemFill))
        .cornerRadius(16)
        .shadow(radius: 10, y: 6)
        .scaleEffect(player.playback == .playing ? 1 : 0.9)
        .animation(.spring(), value: player.playback)
      }
      VStack(spacing: 4) {
        Text(episode.title).font(.title2.bold()).multilineTextAlignment(.center).lineLimit(2)
        Text(episode.show).foregroundColor(.accentColor)
        Text(episode.published, format: .dateTime.day().month(.wide).year()).font(.footnote)
          .foregroundColor(.secondary)
      }
      PodcastScrubber(value: $player.progress, duration: episode.duration)
      HStack(spacing: 40) {
        Button {
          player.seek(by: -15)
        } label: {
          Image(systemName: "gobackward.15")
        }
        Button {
          player.playback == .playing ? player.pause() : player.play()
        } label: {
          Image(systemName: player.playback == .playing ? "pause.circle.fill" : "play.circle.fill")
            .font(.system(size: 64))
        }
        Button {
          player.seek(by: 30)
        } label: {
          Image(systemName: "goforward.30")
        }
      }
      .font(.title)
      .buttonStyle(PlainButtonStyle())
      HStack {
        Menu {
          ForEach([0.8, 1, 1.2, 1.5, 2], id: \.self) { rate in
            Button(String(format: "%.1f×", rate)) { player.rate = Float(rate) }
          }
        } label: {
          Text("\(player.rate, specifier: "%.1f")×").padding(8).background(Capsule().stroke())
        }
        Spacer()
        PodcastRoutePicker().frame(width: 30, height: 30)
        Spacer()
        Picker("Sleep", selection: $sleep) {
          Text("Off").tag(Int?.none)
          ForEach([5, 15, 30], id: \.self) { Text("\($0) min").tag(Optional($0)) }
        }
        .pickerStyle(MenuPickerStyle())
      }
    }
    .padding(.horizontal, 24)
    .alert("Playback failed", isPresented: .constant(isFailed)) { Button("OK", role: .cancel) {} }
  }

  private var isFailed: Bool {
    if case .failed = player.playback { return true }
    return false
  }
}

struct PodcastRoutePicker: UIViewRepresentable {
  func makeUIView(context: Context) -> AVRoutePickerView {
    let view = AVRoutePickerView()
    view.activeTintColor = .systemBlue
    view.tintColor = UIColor.label
    return view
  }
  func updateUIView(_ uiView: AVRoutePickerView, context: Context) {}
}

struct PodcastVideoController: UIViewControllerRepresentable {
  let player: AVPlayer
  func makeUIViewController(context: Context) -> AVPlayerViewController {
    let controller = AVPlayerViewController()
    controller.player = player
    controller.showsPlaybackControls = false
    controller.videoGravity = .resizeAspectFill
    return controller
  }
  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
}

extension PodcastEpisode {
  static let preview = PodcastEpisode(
    id: "1", title: "How mountains were made", show: "Ground Truth",
    published: Date(timeIntervalSince1970: 1_690_000_000), duration: 2_520,
    artwork: nil, stream: URL(string: "https://example.org/1.mp3")!)
}

struct PodcastPlayerView_Previews: PreviewProvider {
  static var previews: some View {
    PodcastPlayerView(player: PodcastPlayer(), episode: .preview)
  }
}

#Preview("Podcast video") { PodcastVideoController(player: AVPlayer()).frame(height: 200) }
