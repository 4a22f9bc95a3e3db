import Accelerate
import AVFoundation
import SwiftUI

final class AudioAnalyzer: ObservableObject {
  @Published var magnitudes: [Float] = Array(repeating: 0, count: 32)
  @Published var level: Float = -60
  @Published private(set) var isRunning = false

  private let engine = AVAudioEngine()
  private let bufferSize = 1024
  private var fftSetup: vDSP_DFT_Setup?

  init() {
    fftSetup = vDSP_DFT_zop_CreateSetup(nil, vDSP_Length(bufferSize), vDSP_DFT_Direction.FORWARD)
  }

  deinit {
    if let fftSetup { vDSP_DFT_DestroySetup(fftSetup) }
  }

  func start() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(
      .playAndRecord, mode: .measurement, options: [.defaultToSpeaker, .allowBluetooth])
    try session.setActive(true, options: .notifyOthersOnDeactivation)
    let input = engine.inputNode
    let format = input.outputFormat(forBus: 0)
    input.installTap(onBus: 0, bufferSize: AVAudioFrameCount(bufferSize), format: format) {
      [weak self] buffer, _ in
      self?.process(buffer)
    }
    engine.prepare()
    try engine.start()
    isRunning = true
  }

  func stop() {
    engine.stop()
    engine.inputNode.removeTap(onBus: 0)
    isRunning = false
  }

  private func process(_ buffer: AVAudioPCMBuffer) {
    guard let channel = buffer.floatChannelData?[0] else { return }
    let count = vDSP_Length(buffer.frameLength)
    var rms: Float = 0
    vDSP_rmsqv(channel, 1, &rms, count)
    let decibels = 20 * log10(max(rms, 0.000_01))
    let bands = fft(data: channel)
    DispatchQueue.main.async {
      self.level = decibels
      self.magnitudes = bands
    }
  }

  private func fft(data: UnsafeMutablePointer<Float>) -> [Float] {
    guard let setup = fftSetup else { return magnitudes }
    var realIn = [Float](repeating: 0, count: bufferSize)
    var imagIn = [Float](repeating: 0, count: bufferSize)
    var realOut = [Float](repeating: 0, count: bufferSize)
    var imagOut = [Float](repeating: 0, count: bufferSize)
    for i in 0..<bufferSize { realIn[i] = data[i] }
    vDSP_DFT_Execute(setup, &realIn, &imagIn, &realOut, &imagOut)
    var magnitudes = [Float](repeating: 0, count: 32)
    realOut.withUnsafeMutableBufferPointer { real in
      imagOut.withUnsafeMutableBufferPointer { imag in
        var complex = DSPSplitComplex(realp: real.baseAddress!, imagp: imag.baseAddress!)
        vDSP_zvabs(&complex, 1, &magnitudes, 1, 32)
      }
    }
    var normalized = [Float](repeating: 0, count: 32)
    var factor = Float(1) / 25
    vDSP_vsmul(&magnitudes, 1, &factor, &normalized, 1, 32)
    return normalized
  }
}

enum Downsampler {
  static func samples(from values: [Float], count: Int) -> [Float] {
    guard !values.isEmpty else { return [] }
    let absolute = vDSP.absolute(values)
    let peak = vDSP.maximum(absolute)
    let scaled = vDSP.divide(absolute, peak == 0 ? 1 : peak)
    let step = max(1, scaled.count / count)
    return stride(from: 0, to: scaled.count, by: step).map { start in
      vDSP.mean(Array(scaled[start..<min(start + step, scaled.count)]))
    }
  }

  static func statistics(_ values: [Double]) -> (mean: Double, deviation: Double, sum: Double) {
    let mean = vDSP.mean(values)
    let centred = vDSP.add(-mean, values)
    let variance = vDSP.meanSquare(centred)
    return (mean, sqrt(variance), vDSP.sum(values))
  }
}

struct WaveformShape: Shape {
  var samples: [Float]
  var spacing: CGFloat = 2

  func path(in rect: CGRect) -> Path {
    Path { path in
      guard !samples.isEmpty else { return }
      let width = (rect.width - spacing * CGFloat(samples.count - 1)) / CGFloat(samples.count)
      for (index, sample) in samples.enumerated() {
        let height = max(CGFloat(sample) * rect.height, 2)
        let bar = CGRect(
          x: CGFloat(index) * (width + spacing), y: rect.midY - height / 2, width: width,
          height: height)
        path.addRoundedRect(in: bar, cornerSize: CGSize(width: width / 2, height: width / 2))
      }
    }
  }
}

struct WaveformView: View {
  @StateObject private var analyzer = AudioAnalyzer()
  private let recording: [Float] = (0..<400).map { index in
    sin(Float(index) * 0.21) * cos(Float(index) * 0.043)
  }
  @State private var progress = 0.4

  var body: some View {
    VStack(spacing: 24) {
      let samples = Downsampler.samples(from: recording, count: 50)
      ZStack(alignment: .leading) {
        WaveformShape(samples: samples).fill(Color.secondary.opacity(0.3))
        WaveformShape(samples: samples).fill(Color.accentColor)
          .mask(alignment: .leading) {
            GeometryReader { proxy in Rectangle().frame(width: proxy.size.width * progress) }
          }
      }
      .frame(height: 80)
      HStack {
        Text(Duration.seconds(12.4), format: .time(pattern: .minuteSecond))
        Spacer()
        let stats = Downsampler.statistics([2, 4, 4, 4, 5, 5, 7, 9])
        Text("μ \(stats.mean, specifier: "%.1f") σ \(stats.deviation, specifier: "%.2f")")
      }
      .font(.caption.monospacedDigit())
      Slider(value: $progress)
      Button(
        analyzer.isRunning ? "Stop" : "Record",
        systemImage: analyzer.isRunning ? "stop.fill" : "mic.fill"
      ) {
        if analyzer.isRunning { analyzer.stop() } else { try? analyzer.start() }
      }
      .buttonStyle(.borderedProminent)
      .tint(analyzer.isRunning ? .red : .accentColor)
    }
    .padding()
  }
}

#Preview("Waveform") { WaveformView() }
