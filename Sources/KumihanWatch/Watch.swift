import Foundation
import Synchronization

/// The server behind `kumihan watch`: draws some files with `kumihan render` at each save and shows
/// the picture to browsers on this machine.
///
/// Its arguments come from `kumihan watch`, which has checked them: the path of `kumihan`, the
/// port, the number of files, the files, and the arguments of `kumihan` for drawing.
@main
struct Watch {
  let kumihan: URL
  let port: UInt16
  let files: [String]
  let arguments: [String]

  static func main() {
    do {
      let words = Array(CommandLine.arguments.dropFirst())
      if words.first == "--review", let review = Review(Array(words.dropFirst())) {
        try review.serve()
      }
      guard let watch = Watch(CommandLine.arguments) else {
        throw WatchFailure("kumihan-watch serves 'kumihan watch'", hint: "call that")
      }
      try watch.run()
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("Error: \(error)\n".utf8))
      exit(1)
    }
  }

  private init?(_ words: [String]) {
    guard words.count > 3, let port = UInt16(words[2]), let count = Int(words[3]),
      count > 0, words.count > 4 + count
    else { return nil }
    kumihan = URL(fileURLWithPath: words[1])
    self.port = port
    files = Array(words[4..<4 + count])
    arguments = Array(words[(4 + count)...])
  }

  private func run() throws -> Never {
    let gallery = Gallery(title: files.joined(separator: ", "))
    let server = PictureServer(gallery: gallery)
    let address = try server.start(port: port)
    print("watching \(files.joined(separator: ", ")) at \(address)")
    fflush(nil)
    var drawn: [FileState]?
    while true {
      let now = files.map(FileState.init)
      // Waits until two checks agree, because an editor may still be writing.
      Thread.sleep(forTimeInterval: 0.1)
      if now != drawn, now == files.map(FileState.init) {
        drawn = now
        gallery.show(try draw())
      }
    }
  }

  /// Draws in a separate process, which may end at any time.
  private func draw() throws -> Gallery.Picture {
    let process = Process()
    process.executableURL = kumihan
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // Read on another thread, so that neither pipe fills up.
    let words = Mutex("")
    let reading = DispatchGroup()
    DispatchQueue.global().async(group: reading) {
      let data = errors.fileHandleForReading.readDataToEndOfFile()
      words.withLock { $0 = String(decoding: data, as: UTF8.self) }
    }
    let png = output.fileHandleForReading.readDataToEndOfFile()
    reading.wait()
    process.waitUntilExit()
    var message = words.withLock { $0 }
    // Only whoever started it can tell of a signal that nothing catches.
    if process.terminationReason == .uncaughtSignal {
      message += """
        Error: drawing was ended by signal \(process.terminationStatus)
        Hint: look for what ends programs in the view; a machine without memory does so, too

        """
    }
    let failed = process.terminationStatus != 0 || png.isEmpty
    try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
    return Gallery.Picture(png: failed ? nil : png, message: message)
  }
}

/// The time, size and number of a file, which show whether it was written.
private struct FileState: Equatable {
  let time: Date?
  let size: UInt64?
  let number: UInt64?

  init(_ path: String) {
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    time = facts?[.modificationDate] as? Date
    size = facts?[.size] as? UInt64
    number = facts?[.systemFileNumber] as? UInt64
  }
}

/// An error with its remedy, in the form that `kumihan` prints.
struct WatchFailure: Error, CustomStringConvertible {
  let description: String

  init(_ message: String, hint: String) { description = "\(message)\nHint: \(hint)" }
}
