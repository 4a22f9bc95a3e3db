import Foundation
import KumihanGoldenRuns
import Synchronization

/// `snapshots.lock`, one a folder: what the pictures in it are, so that equal ones need neither be
/// read nor written as files. Sorted, one line each, so that it merges by line:
///
/// ```text
/// NAME  WIDTHxHEIGHT@SCALE  pixels:HASH  file:HASH  drawing:HASH  engine:VERSION  fonts:HASH
/// ```
struct SnapshotLock {
  /// One line.
  struct Entry: Hashable, Sendable {
    /// Width, height and scale.
    var size: String
    /// Of the pixels as they were drawn.
    var pixels: String
    /// Of the reference's bytes: a file that was put in its place by others is read.
    var file: String
    /// Of the drawing commands: the same ones with other pixels mean another engine or other fonts.
    var drawing: String
    var engine: String
    var fonts: String

    /// Whether nothing but this line and the layout was kept.
    var isHashOnly: Bool { file == SnapshotLock.noFile }

    var text: String {
      "\(size)  pixels:\(pixels)  file:\(file)  drawing:\(drawing)  engine:\(engine)  fonts:\(fonts)"
    }
  }

  /// In the place of a file's hash where none was kept.
  static let noFile = "none"

  static func url(in folder: URL) -> URL { folder.appending(path: LockLines.name) }

  /// The entry of a name; nil where there is none, or none that is whole.
  static func entry(of name: String, in folder: URL) -> Entry? {
    entries(in: folder)[name].flatMap(entry)
  }

  /// Writes or removes the entry of a name, beside what other tests and processes write.
  static func set(_ entry: Entry?, of name: String, in folder: URL) throws {
    try cache.withLock { cache in
      let descriptor = unsafe open(folder.path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw CocoaError(.fileNoSuchFile) }
      defer { close(descriptor) }
      flock(descriptor, LOCK_EX)
      let file = url(in: folder)
      var lines = read(file)
      guard lines[name] != entry?.text else { return }
      lines[name] = entry?.text
      cache[folder.path] = nil
      if lines.isEmpty {
        try FileManager.default.removeItem(at: file)
      } else {
        try LockLines.data(lines).write(to: file, options: .atomic)
      }
    }
  }

  private struct Known {
    var stamp: [Int]
    var lines: [String: String]
  }

  private static let cache = Mutex<[String: Known]>([:])

  /// The lines by name, read again only when the file is another.
  private static func entries(in folder: URL) -> [String: String] {
    cache.withLock { cache in
      var status = stat()
      let file = url(in: folder)
      guard unsafe stat(file.path, &status) == 0 else { return [:] }
      let stamp = [
        Int(status.st_ino), Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
      ]
      if let known = cache[folder.path], known.stamp == stamp { return known.lines }
      let lines = read(file)
      cache[folder.path] = Known(stamp: stamp, lines: lines)
      return lines
    }
  }

  private static func read(_ file: URL) -> [String: String] {
    (try? Data(contentsOf: file)).map(LockLines.read) ?? [:]
  }

  private static func entry(_ text: String) -> Entry? {
    let parts = text.split(separator: " ").map(String.init)
    func part(_ name: String) -> String? {
      parts.first { $0.hasPrefix(name + ":") }.map { String($0.dropFirst(name.count + 1)) }
    }
    guard let size = parts.first, let pixels = part("pixels"), let file = part("file"),
      pixels.count == 32,
      file.count == 32 || file == noFile
    else { return nil }
    return Entry(
      size: size, pixels: pixels, file: file, drawing: part("drawing") ?? "",
      engine: part("engine") ?? "", fonts: part("fonts") ?? "")
  }
}
