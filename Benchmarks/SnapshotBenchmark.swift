import Foundation
import Kumihan
import KumihanSnapshots

/// What a snapshot test costs beside its drawing, at the size of a tablet: 1668 x 2388 pixels.
@MainActor
struct SnapshotBenchmark {
  private let folder: URL
  private let call: SnapshotCall
  private let reference, other: UIImage

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumihan-snapshots-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var call = SnapshotCall(
      previewsOf: folder.appendingPathComponent("Screen.swift").path, recording: .missing)
    call.name = "screen"
    reference = try Self.picture(spacing: 8)
    other = try Self.picture(spacing: 9)
    let recorded = SnapshotRun.outcome(of: { [reference] in reference }, as: .image, call)
    guard recorded.failure?.contains("recorded:") == true else {
      throw Failure(words: recorded.failure ?? "nothing was recorded")
    }
    call.decision.mode = .never
    self.call = call
  }

  struct Failure: Error { var words: String }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Nanoseconds of a picture that is as its reference: by hashes, the file is not decoded.
  func equal(rounds: Int) -> [Double] { times(of: reference, rounds) { $0 == nil } }

  /// Nanoseconds of one that is another, with its causes and the pictures that are left for a person.
  func different(rounds: Int) -> [Double] {
    times(of: other, rounds) { $0?.contains("vstack spacing 8 -> 9") == true }
  }

  /// Compares so many different views on a phone's screen with their references, drawing included;
  /// says the seconds that it took. A debug build, which is what tests are, draws 500 in a minute.
  static func phones(_ count: Int) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumihan-phones-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var call = SnapshotCall(
      previewsOf: folder.appendingPathComponent("Phones.swift").path, recording: .missing)
    // References are not what is measured, and pictures take long to pack.
    call.storage = .hash
    func pass() -> Int {
      (0..<count).count { number in
        call.name = "phone-\(number)"
        let outcome = SnapshotRun.outcome(
          of: { screen("Phone \(number)", spacing: CGFloat(number % 7)) },
          as: .image(layout: .device(config: .iPhone13)), call)
        return outcome.failure == nil
      }
    }
    guard pass() == 0 else { fail("snapshots: there were references") }
    call.decision.mode = .never
    var equal = 0
    let seconds = timed(rounds: 1) { equal = pass() }[0] / 1e9
    guard equal == count else { fail("snapshots: \(count - equal) of \(count) differ") }
    return "\(count) pictures of 1170 x 2532 in \(String(format: "%.1f", seconds)) s"
  }

  private func times(
    of image: UIImage, _ rounds: Int, _ isRight: (String?) -> Bool
  ) -> [Double] {
    timed(rounds: rounds) {
      let outcome = SnapshotRun.outcome(of: { image }, as: .image, call)
      guard isRight(outcome.failure) else { fail("snapshots: \(outcome.failure ?? "equal")") }
    }
  }

  private static func screen(_ title: String, spacing: CGFloat) -> some View {
    VStack(alignment: .leading, spacing: spacing) {
      Text(title).font(.title)
      ForEach(0..<24, id: \.self) { row in
        HStack {
          Text("Row \(row)")
          Spacer()
          Text("4.50").foregroundStyle(.secondary)
        }
      }
    }
    .padding()
  }

  private static func picture(spacing: CGFloat) throws -> UIImage {
    let view = screen("Rows", spacing: spacing)
    var options = LayoutOptions(size: CGSize(width: 834, height: 1194), scale: 2)
    options.background = .white
    options.isOpaque = true
    let page = try RenderingContext.bundled().layout(view, options: options)
    var image = UIImage()
    Snapshotting<LaidOutPage, UIImage>.image.snapshot(page).run { image = $0 }
    return image
  }
}
