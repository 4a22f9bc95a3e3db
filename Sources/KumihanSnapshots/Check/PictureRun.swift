import Foundation
import Kumihan
import KumihanAppleNames
import KumihanGoldenRuns

/// Compares one picture with its reference: by its pixels' hash first, which needs no file.
@MainActor
struct PictureRun<Value, Format> {
  let run: SnapshotRun<Value, Format>
  let comparison: PictureComparison

  init(_ run: SnapshotRun<Value, Format>, _ comparison: PictureComparison) {
    (self.run, self.comparison) = (run, comparison)
  }

  private var call: SnapshotCall { run.call }
  private var mode: SnapshotTestingConfiguration.Record { call.decision.mode }
  private var layoutFile: URL { call.folder.appending(path: "\(run.stem).layout.txt") }
  private let leftovers = [
    ".actual.png", ".difference.png", ".actual.layout.txt", ".png" + GoldenDifference.ending,
  ]

  func outcome(_ image: UIImage) -> SnapshotOutcome {
    let picture: DrawnPicture
    do {
      picture = try DrawnPicture.of(image)
    } catch {
      return run.undrawn("\(error)")
    }
    switch ReferenceFile(run.reference) {
    case .missing:
      if let lock = SnapshotLock.entry(of: run.stem, in: call.folder), lock.isHashOnly {
        return compare(picture, lock)
      }
      if mode == .never { return fail("there is no reference", .missing, picture) }
      return record(picture, over: nil, because: "there was no reference")
    case .unusable(let reason):
      if mode == .all { return record(picture, over: nil, because: reason) }
      return fail(reason, .unusable, picture)
    case .bytes(let file):
      return compare(picture, file)
    }
  }

  private func compare(_ picture: DrawnPicture, _ file: Data) -> SnapshotOutcome {
    let lock = SnapshotLock.entry(of: run.stem, in: call.folder)
    let fileHash = PixelBuffer.fingerprint(of: file)
    if let lock, lock.file == fileHash, lock.pixels == picture.fingerprint,
      lock.size == picture.sizeText
    {
      return equal()
    }
    let old: DecodedImage
    do {
      try PictureFile.check(file)
      old = try PNGDecoder.decode(file)
    } catch {
      if mode == .all { return record(picture, over: file, because: "\(error)") }
      return fail("the reference cannot be compared with: \(error)", .unusable, picture)
    }
    let new = picture.pixels.decoded
    guard old.width == new.width, old.height == new.height else {
      let words =
        "\(new.width) x \(new.height) px instead of \(old.width) x \(old.height); pictures of other "
        + "sizes are never equal"
      return differs(picture, file, nil, lock, words)
    }
    if old.pixels == new.pixels {
      // The next run finds them equal without reading, and can say why others are not.
      if mode != .never {
        try? setLock(picture, fileHash)
        if !FileManager.default.fileExists(atPath: layoutFile.path) { try? writeLayout(picture) }
      }
      return equal()
    }
    let map = PixelMap(old, new)
    // Who writes all anew wants these pixels, whatever a tolerance would take for them.
    guard mode != .all, comparison.allows(map) else {
      return differs(picture, file, map, lock, PixelWords(map).description)
    }
    var outcome = equal()
    outcome.notes = [
      "passed with \(map.count) px hidden by \(comparison.words) at \(call.place): "
        + PixelWords(map).description
    ]
    return outcome
  }

  /// Where no picture was kept: by the hash of its pixels.
  private func compare(
    _ picture: DrawnPicture, _ lock: SnapshotLock.Entry
  ) -> SnapshotOutcome {
    if lock.pixels == picture.fingerprint, lock.size == picture.sizeText { return equal() }
    let words =
      lock.size == picture.sizeText
      ? "others than those of the reference, of which the hash alone was kept"
      : "\(picture.sizeText) instead of \(lock.size); pictures of other sizes are never equal"
    return differs(picture, nil, nil, lock, words)
  }

  private func equal() -> SnapshotOutcome {
    if mode == .all { return run.kept() }
    run.folder.clear(run.stem, endings: leftovers)
    return SnapshotOutcome()
  }

  private func differs(
    _ picture: DrawnPicture, _ file: Data?, _ map: PixelMap?,
    _ lock: SnapshotLock.Entry?, _ words: String
  ) -> SnapshotOutcome {
    let explanation = Explanation.of(
      reference: try? String(contentsOf: layoutFile, encoding: .utf8),
      now: picture.layoutText, bounds: map?.bounds, scale: picture.page.scale)
    let hasImages = picture.page.content.dump().contains("image ")
    let engine = lock.flatMap {
      EngineMark.words(lock: $0, now: mark(picture, ""), hasImages: hasImages)
    }
    var lines = explanation.lines(engine: engine)
    lines.append("pixels: \(words)")
    if [.all, .failed].contains(mode) {
      return record(picture, over: file, because: lines.joined(separator: "\n"))
    }
    var record = run.difference(.different, lines)
    record.causes = explanation.recorded
    record.engine = explanation.causes.isEmpty ? engine : nil
    if let lock, lock.isHashOnly {
      record.isHashOnly = true
      record.old = GoldenDifference.hash(Data(lock.text.utf8))
    }
    return fail(record, picture, file: file, map: map)
  }

  private func fail(
    _ words: String, _ kind: GoldenDifference.Kind, _ picture: DrawnPicture
  ) -> SnapshotOutcome {
    fail(run.difference(kind, [words]), picture, file: nil, map: nil)
  }

  /// Leaves the pictures in the run's folder and says where.
  private func fail(
    _ record: GoldenDifference, _ picture: DrawnPicture, file: Data?, map: PixelMap?
  ) -> SnapshotOutcome {
    var record = record
    var lines =
      ["\(run.file): " + (record.message.first ?? "")] + record.message.dropFirst()
    lines.append("reference: \(run.reference.shortPath)")
    var attachments: [XCTAttachment] = []
    if let file {
      attachments.append(XCTAttachment(data: file, name: "\(run.stem).reference.png"))
    }
    do {
      let actual = PNGEncoder.encode(picture.pixels)
      let url = try run.folder.leave(actual, as: "\(run.stem).actual.png")
      lines.append("actual: \(url.shortPath)")
      attachments.append(XCTAttachment(data: actual, name: "\(run.stem).actual.png"))
      if let map {
        let shown = map.picture(of: picture.pixels.decoded)
        let difference = PNGEncoder.encode(try PixelBuffer(opaque: shown))
        let url = try run.folder.leave(difference, as: "\(run.stem).difference.png")
        lines.append("difference: \(url.shortPath)")
        attachments.append(XCTAttachment(data: difference, name: "\(run.stem).difference.png"))
        record.difference = run.folder.path("\(run.stem).difference.png")
        record.describe(map)
      }
      let layout = "\(run.stem).actual.layout.txt"
      _ = try run.folder.leave(Data(picture.layoutText.utf8), as: layout)
      record.layout = run.folder.path(layout)
      record.scale = Double(picture.page.scale)
      let hash =
        record.isHashOnly == true ? SnapshotLock.noFile : PixelBuffer.fingerprint(of: actual)
      record.lock = mark(picture, hash).text
      try run.leave(record, actual: actual, as: "\(run.stem).actual.png")
    } catch {
      lines.append("actual: cannot be written: \(error)")
    }
    lines.append(call.decision.description)
    if mode == .missing { lines.append("accept with: SNAPSHOT_TESTING_RECORD=failed swift test") }
    return SnapshotOutcome(failure: lines.joined(separator: "\n"), attachments: attachments)
  }

  /// Writes the reference, its layout and its line of the lock, when a second drawing gives the same.
  private func record(
    _ picture: DrawnPicture, over old: Data?, because reason: String
  ) -> SnapshotOutcome {
    do {
      guard let image = try run.make() as? UIImage else { return run.refused("") }
      let again = try DrawnPicture.of(image)
      guard again.fingerprint == picture.fingerprint, again.sizeText == picture.sizeText else {
        return run.refused(
          Explanation.firstDifference(
            picture.layoutText, again.layoutText, bounds: picture.bounds(apartFrom: again),
            scale: picture.page.scale))
      }
      switch call.storage {
      case .png:
        let file = PNGEncoder.encode(picture.pixels)
        try run.write(file, over: old)
        try writeLayout(picture)
        try setLock(picture, PixelBuffer.fingerprint(of: file))
      case .hash:
        try run.remove(old)
        try writeLayout(picture)
        try setLock(picture, SnapshotLock.noFile)
      }
    } catch {
      return SnapshotOutcome(failure: "\(run.file): cannot be recorded: \(error)")
    }
    run.folder.clear(run.stem, endings: leftovers)
    return run.recorded(reason)
  }

  private func writeLayout(_ picture: DrawnPicture) throws {
    try Data(picture.layoutText.utf8).write(to: layoutFile, options: .atomic)
  }

  private func setLock(_ picture: DrawnPicture, _ fileHash: String) throws {
    try SnapshotLock.set(mark(picture, fileHash), of: run.stem, in: call.folder)
  }

  private func mark(_ picture: DrawnPicture, _ fileHash: String) -> SnapshotLock.Entry {
    SnapshotLock.Entry(
      size: picture.sizeText, pixels: picture.fingerprint, file: fileHash,
      drawing: PixelBuffer.fingerprint(of: Data(picture.page.content.dump().utf8)),
      engine: EngineMark.version, fonts: EngineMark.fonts)
  }
}
