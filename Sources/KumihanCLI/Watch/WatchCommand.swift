import ArgumentParser
import Foundation
import KumihanStage
import Synchronization

/// `kumihan watch`: the picture in a browser, drawn anew at each save.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Shows a view of SwiftUI source files in a browser, drawn anew at each save.")

  @OptionGroup var source: SourceOptions
  @OptionGroup var screen: ScreenOptions

  @Option(name: .long, help: "The port on this machine; 0 for any that is free.")
  var port: UInt16 = 8484

  func run() throws {
    try reporting { try watch() }
  }

  private func watch() throws -> Never {
    StageBounds.acceptSignals()
    let gallery = Gallery(title: source.files.joined(separator: ", "))
    let server = PictureServer(gallery: gallery)
    let address = try server.start(port: port)
    print("watching \(source.files.joined(separator: ", ")) at \(address)")
    fflush(nil)
    var drawn: [FileState]?
    while true {
      let now = source.files.map(FileState.init)
      // Two looks that agree: an editor that is still writing is waited for.
      Thread.sleep(forTimeInterval: 0.1)
      if now != drawn, now == source.files.map(FileState.init) {
        drawn = now
        gallery.show(try draw())
      }
    }
  }

  /// Draws in a process of its own, which may end as it likes.
  private func draw() throws -> Gallery.Picture {
    let process = Process()
    process.executableURL = FontOptions.executable
    process.arguments = Self.renderArguments(CommandLine.arguments)
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
    let failed = process.terminationStatus != 0
    let message = words.withLock { $0 }
    FileHandle.standardError.write(Data(message.utf8))
    return Gallery.Picture(png: failed ? nil : png, message: message)
  }

  /// What this command was called with, as arguments of `render`.
  static func renderArguments(_ arguments: [String]) -> [String] {
    var result = ["render"]
    var rest = arguments.dropFirst(2).makeIterator()
    while let argument = rest.next() {
      if argument == "--port" {
        _ = rest.next()
      } else if !argument.hasPrefix("--port=") {
        result.append(argument)
      }
    }
    return result + ["-o", "-"]
  }
}

/// When a file was last written, as far as a look at it tells.
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
