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

  var call: SnapshotCall { run.call }
  private var mode: SnapshotTestingConfiguration.Record { call.decision.mode }
  var layoutFile: URL { call.folder.appending(path: "\(run.stem).layout.txt") }
  let leftovers = [
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
    // Pixels that differ from what was recorded are going to be shown, so they are packed meanwhile.
    let isOther =
      lock?.file == fileHash && comparison == .exact && [.missing, .never].contains(mode)
    let packed = isOther ? Later { PNGEncoder.encode(picture.pixels) } : nil
    let found: FileComparison
    do {
      try PictureFile.check(file)
      found = try picture.pixels.compared(with: file)
    } catch {
      if mode == .all { return record(picture, over: file, because: "\(error)") }
      return fail("the reference cannot be compared with: \(error)", .unusable, picture)
    }
    let pixels: [PixelDifference]
    switch found {
    case .otherSize(let width, let height):
      let words =
        "\(picture.pixels.width) x \(picture.pixels.height) px instead of \(width) x \(height); "
        + "pictures of other sizes are never equal"
      return differs(picture, file, nil, lock, words, packed)
    case .pixels(let list): pixels = list
    }
    if pixels.isEmpty {
      // The next run finds them equal without reading, and can say why others are not.
      if mode != .never {
        try? setLock(picture, fileHash)
        if !FileManager.default.fileExists(atPath: layoutFile.path) { try? writeLayout(picture) }
      }
      return equal()
    }
    let map = PixelMap(
      width: picture.pixels.width, height: picture.pixels.height, pixels: pixels)
    // Who writes all anew wants these pixels, whatever a tolerance would take for them.
    guard mode != .all, comparison.allows(map) else {
      return differs(picture, file, map, lock, PixelWords(map).description, packed)
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
    return differs(picture, nil, nil, lock, words, nil)
  }

  private func equal() -> SnapshotOutcome {
    if mode == .all { return run.kept() }
    run.folder.clear(run.stem, endings: leftovers)
    return SnapshotOutcome()
  }

  private func differs(
    _ picture: DrawnPicture, _ file: Data?, _ map: PixelMap?,
    _ lock: SnapshotLock.Entry?, _ words: String, _ packed: Later<Data>?
  ) -> SnapshotOutcome {
    let isShown = [.missing, .never].contains(mode)
    let pale = map.flatMap { map in
      isShown ? Later { picture.pixels.paleFile(marking: map.pixels) } : nil
    }
    let layout = picture.layoutText
    let explanation = Explanation.of(
      reference: try? String(contentsOf: layoutFile, encoding: .utf8), now: layout,
      bounds: map?.bounds, scale: picture.page.scale)
    let drawing = picture.page.content.dump()
    let now = mark(picture, "", drawing)
    let engine = lock.flatMap { lock in
      // The lock says nothing of a file that is not the one it was written for.
      file.map { PixelBuffer.fingerprint(of: $0) != lock.file } == true
        ? EngineMark.otherFile(lock: lock, pixels: picture.fingerprint)
        : EngineMark.words(lock: lock, now: now, hasImages: drawing.contains("image "))
    }
    var lines = explanation.lines(engine: engine)
    lines.append("pixels: \(words)")
    guard isShown else {
      return record(picture, over: file, because: lines.joined(separator: "\n"))
    }
    var record = run.difference(.different, lines)
    record.causes = explanation.recorded
    record.engine = explanation.causes.isEmpty ? engine : nil
    if let lock, lock.isHashOnly {
      record.isHashOnly = true
      record.old = GoldenDifference.hash(Data(lock.text.utf8))
    }
    return fail(
      record, picture,
      Shown(
        file: file, map: map, packed: packed, pale: pale, mark: now, layout: layout))
  }

  private func fail(
    _ words: String, _ kind: GoldenDifference.Kind, _ picture: DrawnPicture
  ) -> SnapshotOutcome {
    fail(run.difference(kind, [words]), picture, Shown())
  }

  /// What is left for a person to look at, as far as it is made already.
  private struct Shown {
    var file: Data?
    var map: PixelMap?
    var packed, pale: Later<Data>?
    var mark: SnapshotLock.Entry?
    var layout: String?
  }

  /// Leaves the pictures in the run's folder and says where.
  private func fail(
    _ record: GoldenDifference, _ picture: DrawnPicture, _ shown: Shown
  ) -> SnapshotOutcome {
    var record = record
    var lines =
      ["\(run.file): " + (record.message.first ?? "")] + record.message.dropFirst()
    lines.append("reference: \(run.reference.shortPath)")
    var attachments: [XCTAttachment] = []
    if let file = shown.file {
      attachments.append(XCTAttachment(data: file, name: "\(run.stem).reference.png"))
    }
    do {
      let pack = { PNGEncoder.encode(picture.pixels) }
      let actual = shown.packed?.value(or: pack) ?? pack()
      let url = try run.folder.leave(actual, as: "\(run.stem).actual.png")
      lines.append("actual: \(url.shortPath)")
      attachments.append(XCTAttachment(data: actual, name: "\(run.stem).actual.png"))
      if let map = shown.map {
        let draw = { picture.pixels.paleFile(marking: map.pixels) }
        let difference = shown.pale?.value(or: draw) ?? draw()
        let url = try run.folder.leave(difference, as: "\(run.stem).difference.png")
        lines.append("difference: \(url.shortPath)")
        attachments.append(XCTAttachment(data: difference, name: "\(run.stem).difference.png"))
        record.difference = run.folder.path("\(run.stem).difference.png")
        record.describe(map)
      }
      let layout = "\(run.stem).actual.layout.txt"
      let text = shown.layout ?? picture.layoutText
      _ = try run.folder.leave(Data(text.utf8), as: layout)
      record.layout = run.folder.path(layout)
      record.scale = Double(picture.page.scale)
      let hash =
        record.isHashOnly == true ? SnapshotLock.noFile : PixelBuffer.fingerprint(of: actual)
      var mark = shown.mark ?? mark(picture, hash)
      mark.file = hash
      record.lock = mark.text
      try run.leave(record, actual: actual, as: "\(run.stem).actual.png")
    } catch {
      lines.append("actual: cannot be written: \(error)")
    }
    lines.append(call.decision.description)
    if let words = call.decision.acceptance { lines.append(words) }
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

  func writeLayout(_ picture: DrawnPicture) throws {
    try Data(picture.layoutText.utf8).write(to: layoutFile, options: .atomic)
  }

  func setLock(_ picture: DrawnPicture, _ fileHash: String) throws {
    try SnapshotLock.set(mark(picture, fileHash), of: run.stem, in: call.folder)
  }

  private func mark(
    _ picture: DrawnPicture, _ fileHash: String, _ drawing: String? = nil
  ) -> SnapshotLock.Entry {
    let drawing = drawing ?? picture.page.content.dump()
    return SnapshotLock.Entry(
      size: picture.sizeText, pixels: picture.fingerprint, file: fileHash,
      drawing: PixelBuffer.fingerprint(of: Data(drawing.utf8)),
      engine: EngineMark.version, fonts: EngineMark.fonts)
  }
}
