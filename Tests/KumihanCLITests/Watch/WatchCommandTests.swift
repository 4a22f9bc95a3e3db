import Foundation
import Testing

struct WatchCommandTests {
  private static let view = """
    import SwiftUI
    struct Hello: View { var body: some View { Text("Hello") } }

    """

  @Test func servesThePictureAndDrawsItAnewAtEachSave() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Hello.swift", Self.view)
    let watch = try Watch(file, "--size", "90x40", "--scale", "1")
    #expect(try watch.state(after: 0).picture == 1)
    let first = try watch.get("picture.png")
    #expect(pixelSize(ofPNG: first) == [90, 40])
    let page = String(decoding: try watch.get(""), as: UTF8.self)
    #expect(page.contains("<title>\(file)</title>"))

    _ = try scratch.file("Hello.swift", Self.view.replacingOccurrences(of: "Hello\"", with: "Hi\""))
    #expect(try watch.state(after: 1).picture == 2)
    #expect(try watch.get("picture.png") != first)

    _ = try scratch.file("Hello.swift", Self.view.replacingOccurrences(of: "Text", with: "Txt"))
    let broken = try watch.state(after: 2)
    #expect(broken.failed)
    #expect(broken.picture == 2, "the last picture stays")
    #expect(broken.message.contains("Hello.swift:2:44: error: cannot find 'Txt' in scope"))

    #expect(String(decoding: try watch.get("", host: "example.org"), as: UTF8.self).isEmpty)
  }

  /// Any page of the web may send requests to this machine.
  @Test func foreignAndOversizedRequestsAreRefused() throws {
    let scratch = try Scratch()
    let watch = try Watch(try scratch.file("Hello.swift", Self.view), "--size", "90x40")
    let long = String(repeating: "a", count: 9_000)
    let cases: [(path: String, options: [String], status: String)] = [
      ("", [], "200"), ("state?after=-1&a=%20", [], "200"), ("nothing", [], "404"),
      ("", ["-H", "Host: localhost:1"], "200"), ("", ["-H", "Host: example.org"], "403"),
      ("nothing", ["-H", "Host: 127.0.0.1.example.org"], "403"), ("", ["-H", "Host:"], "403"),
      ("", ["-d", "a=b"], "405"), ("?" + long, [], "414"), ("", ["-X", long], "414"),
      ("", ["-H", "A: " + long], "200"),
      ("", (0..<9).flatMap { ["-H", "A\($0): " + long] }, "431"),
    ]
    for (path, options, status) in cases {
      let found = try data(
        "curl",
        ["-s", "--max-time", "60", "-o", "/dev/null", "-w", "%{http_code}"] + options
          + [watch.address + path])
      #expect(
        String(decoding: found, as: UTF8.self) == status,
        "\(path.prefix(9)) \(options.map { $0.prefix(40) })")
    }
  }

  /// A signal that nothing catches, from a program that the view starts.
  @Test func tellsOfSignalsFromOutside() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Killed.swift",
      """
      import Foundation
      import SwiftUI
      struct Killed: View {
        var body: some View {
          let _ = {
            let shell = Process()
            shell.executableURL = URL(fileURLWithPath: "/bin/sh")
            shell.arguments = ["-c", "kill -9 \\(getpid())"]
            try? shell.run()
            shell.waitUntilExit()
          }()
          Color.red
        }
      }

      """)
    let state = try Watch(file, "--size", "90x40").state(after: 0)
    #expect(state.failed)
    #expect(state.picture == 0)
    #expect(
      state.message.hasSuffix(
        "Error: drawing was ended by signal 9\nHint: look for what ends programs in the view; "
          + "a machine without memory does so, too\n"), "\(state.message)")
  }

  /// In a browser, where there is one: the page is read some questions after it was opened.
  @Test func thePageFollowsByItself() throws {
    let scratch = try Scratch()
    let browsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    guard let browser = browsers.first(where: FileManager.default.isExecutableFile) else { return }
    let file = try scratch.file("Hello.swift", Self.view)
    let watch = try Watch(file, "--size", "90x40", "--scale", "1")
    _ = try watch.state(after: 0)
    let saving = Thread {
      Thread.sleep(forTimeInterval: 2)
      try? Data(Self.view.replacingOccurrences(of: "Text", with: "Txt").utf8)
        .write(to: URL(fileURLWithPath: file))
    }
    saving.start()
    let page = String(
      decoding: try data(
        "timeout",
        [
          "--signal=KILL", "900", browser, "--headless", "--no-sandbox", "--disable-gpu",
          "--user-data-dir=\(scratch.path("profile"))", "--virtual-time-budget=250", "--dump-dom",
          watch.address,
        ]), as: UTF8.self)
    #expect(page.contains("src=\"picture.png?1\""), "the picture that was drawn: \(page)")
    #expect(page.contains("cannot find 'Txt' in scope"), "and what came after: \(page)")
  }
}

/// A running `kumihan watch`.
private final class Watch {
  struct State: Decodable {
    var version: Int
    var picture: Int
    var failed: Bool
    var message: String
  }

  let address: String
  private let process = Process()

  init(_ arguments: String...) throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let output = Pipe()
    process.executableURL = folder.appendingPathComponent("kumihan")
    process.arguments =
      ["watch"] + arguments + ["--cache", RenderCommandTests.cache, "--port", "0"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = line.split(separator: " ").last.map { $0.trimmingCharacters(in: .newlines) } ?? ""
    try #require(address.hasPrefix("http://127.0.0.1:"), "\(line)")
  }

  deinit { process.terminate() }

  func get(_ path: String, host: String? = nil) throws -> Data {
    try data(
      "curl",
      ["-s", "--max-time", "900", address + path] + (host.map { ["-H", "Host: \($0)"] } ?? []))
  }

  /// Asks until there is a state after `version`.
  func state(after version: Int) throws -> State {
    while true {
      let state = try JSONDecoder().decode(State.self, from: get("state?after=\(version)"))
      if state.version > version { return state }
    }
  }
}

private func data(_ program: String, _ arguments: [String]) throws -> Data {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [program] + arguments
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return data
}
