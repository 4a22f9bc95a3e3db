package import Foundation
import KumihanCairo
import KumihanGoldenRuns
package import KumihanViews

/// What another library of snapshots, which keeps references by its own rules, made of one value.
package struct ForeignComparison {
  package var reference: URL
  /// The picture; nil for snapshots of other kinds, and where nothing was made.
  package var picture: UIImage?
  /// The snapshot's bytes where it is no picture.
  package var data: Data?
  /// The reference's bytes as the library compared them; nil where it did not.
  package var old: Data?
  /// The library's message; nil for a snapshot that is as its reference.
  package var failure: String?

  package init(
    reference: URL, picture: UIImage?, data: Data?, old: Data?, failure: String?
  ) {
    (self.reference, self.picture, self.data) = (reference, picture, data)
    (self.old, self.failure) = (old, failure)
  }

  /// Leaves a record of a failure, with the reason beside the library's message; of a reference that is
  /// new or fits, the layout is kept beside it, so that the next failure has its causes.
  ///
  /// - Parameter call: whose folder is the reference's.
  nonisolated package func outcome(_ call: SnapshotCall) -> SnapshotOutcome {
    let carried = Carried(value: (self, call))
    return onMain {
      let (comparison, call) = carried.value
      return comparison.followed(call)
    }
  }

  @MainActor
  private func followed(_ call: SnapshotCall) -> SnapshotOutcome {
    var call = call
    call.decision.remedy = "kumihan goldens approve"
    // What the library did not write is not to be written, whatever our own rules would say.
    if !FileManager.default.fileExists(atPath: reference.path) {
      call.decision.mode = .never
    } else if call.decision.mode != .never {
      call.decision.mode = .missing
    }
    let folder = RunFolder(
      source: URL(filePath: call.filePath), references: call.folder,
      environment: call.environment)
    if let old { UsedBytes.note(old, call.environment) }
    if reference.pathExtension == "png" {
      let image = picture ?? UIImage()
      let run = SnapshotRun<UIImage, UIImage>(
        call: call, strategy: .image, value: { image },
        stem: reference.deletingPathExtension().lastPathComponent, folder: folder)
      return joined(run) { PictureRun<UIImage, UIImage>(run, .exact).followed(image, self) }
    }
    let data = data ?? Data()
    let run = SnapshotRun<Data, Data>(
      call: call, strategy: Snapshotting(pathExtension: nil, diffing: .data), value: { data },
      stem: reference.lastPathComponent, folder: folder)
    return joined(run) { run.followed(self) }
  }

  /// The library's message before ours.
  @MainActor
  private func joined<Value, Format>(
    _ run: SnapshotRun<Value, Format>, _ follow: () -> SnapshotOutcome
  ) -> SnapshotOutcome {
    if run.isOtherShard { return SnapshotOutcome() }
    var outcome = follow()
    guard let failure else { return SnapshotOutcome() }
    outcome.failure = [failure, outcome.failure].compactMap { $0 }.joined(separator: "\n\n")
    outcome.left = run.left
    return outcome
  }

  /// The reference's bytes where the library has just written them.
  var written: Data? {
    guard failure != nil, let now = try? Data(contentsOf: reference) else { return nil }
    return now == old ? nil : now
  }
}

extension PictureRun {
  func followed(_ image: UIImage, _ found: ForeignComparison) -> SnapshotOutcome {
    guard found.failure == nil || found.written != nil else { return outcome(image) }
    run.folder.clear(run.stem, endings: leftovers)
    if found.written != nil, let old = found.old { try? run.folder.keep(old, of: run.file) }
    // A tolerance may have hidden a difference: what lies there is then another picture's.
    guard call.decision.mode != .never, let file = try? Data(contentsOf: run.reference),
      let picture = try? DrawnPicture.of(image), isKept(picture, file) == false,
      case .pixels(let pixels)? = try? picture.pixels.compared(with: file), pixels.isEmpty
    else { return SnapshotOutcome() }
    try? writeLayout(picture)
    try? setLock(picture, PixelBuffer.fingerprint(of: file))
    return SnapshotOutcome()
  }

  private func isKept(_ picture: DrawnPicture, _ file: Data) -> Bool {
    let lock = SnapshotLock.entry(of: run.stem, in: call.folder)
    return lock?.file == PixelBuffer.fingerprint(of: file) && lock?.pixels == picture.fingerprint
      && FileManager.default.fileExists(atPath: layoutFile.path)
  }
}

extension SnapshotRun where Format == Data {
  func followed(_ found: ForeignComparison) -> SnapshotOutcome {
    guard let words = found.failure, found.written == nil else {
      folder.clear(stem, endings: [".actual", GoldenDifference.ending])
      if found.written != nil, let old = found.old { try? folder.keep(old, of: file) }
      return SnapshotOutcome()
    }
    guard let data = found.data else { return undrawn(words) }
    switch ReferenceFile(reference) {
    case .missing: return failure("there is no reference", .missing, actual: data)
    case .unusable(let reason): return failure(reason, .unusable, actual: data)
    case .bytes(let old):
      let lines = LineDifference(
        String(decoding: old, as: UTF8.self), String(decoding: data, as: UTF8.self))
      return failure(lines.description, .different, actual: data)
    }
  }
}
