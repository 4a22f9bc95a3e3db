import Foundation
import Testing

enum Walls {
  /// Whether this machine lets anybody make a sandbox.
  static let canBeMade: Bool = {
    let run = try? Command(
      program: "/bin/sh", all: ["-c", "bwrap --unshare-all --unshare-user --ro-bind / / true"])
    return run?.status == 0
  }()
}

/// What code reaches in a sandbox: a picture says by its colour whether it got through.
@Suite(.enabled(if: Walls.canBeMade, "bubblewrap cannot make namespaces here"))
struct SandboxTests {
  private static let views = """
    import Foundation
    import Glibc
    import SwiftUI

    struct Answer: View {
      var reaches: Bool
      var body: some View { reaches ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 1, blue: 0) }
    }
    struct Quiet: View { var body: some View { Text("Quiet").padding() } }
    struct ReadsPasswords: View {
      var body: some View { Answer(reaches: open("/etc/passwd", O_RDONLY) >= 0) }
    }
    struct ReadsNeighbours: View {
      var body: some View { Answer(reaches: open("NEIGHBOUR", O_RDONLY) >= 0) }
    }
    struct WritesItsSource: View {
      var body: some View { Answer(reaches: open("SOURCE", O_WRONLY) >= 0) }
    }
    struct WritesTheCache: View {
      var body: some View {
        Answer(reaches: open("CACHE/views/more", O_WRONLY | O_CREAT, 0o600) >= 0)
      }
    }
    struct WritesHere: View {
      var body: some View { Answer(reaches: open("more", O_WRONLY | O_CREAT, 0o600) >= 0) }
    }
    struct OpensSockets: View {
      var body: some View {
        Answer(reaches: [AF_INET, AF_INET6, AF_UNIX, AF_NETLINK].contains {
          socket($0, Int32(SOCK_STREAM.rawValue), 0) >= 0 })
      }
    }
    struct SeesProcesses: View {
      var body: some View {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        Answer(reaches: names.count { Int($0) != nil } > 3)
      }
    }
    struct SeesTheEnvironment: View {
      var body: some View {
        Answer(reaches: ProcessInfo.processInfo.environment["KUMIHAN_SECRET"] != nil)
      }
    }
    struct Forks: View { var body: some View { Answer(reaches: popen("true", "r") != nil) } }
    struct Starts: View {
      var body: some View {
        let process = Process()
        let _ = process.executableURL = URL(fileURLWithPath: "/usr/bin/true")
        Answer(reaches: (try? process.run()) != nil)
      }
    }
    struct Allocates: View {
      var body: some View {
        let _ = { var kept: [UnsafeMutableRawPointer] = []
          while true { let more = malloc(64 << 20)!; memset(more, 1, 64 << 20); kept.append(more) } }()
        Text("a")
      }
    }
    struct Fills: View {
      var body: some View {
        let file = open("/tmp/full", O_WRONLY | O_CREAT, 0o600)
        let bytes = [UInt8](repeating: 1, count: 1 << 20)
        let written = (0..<200).reduce(0) { sum, _ in sum + max(write(file, bytes, bytes.count), 0) }
        Answer(reaches: written > 100 << 20)
      }
    }
    struct Loops: View { var body: some View { let _ = { while true { usleep(1) } }(); Text("a") } }
    """

  private let scratch: Scratch
  private let file: String

  init() throws {
    scratch = try Scratch()
    let neighbour = try scratch.file("neighbour", "secret")
    let source = scratch.path("Views.swift")
    file = try scratch.file(
      "Views.swift",
      Self.views.replacing("NEIGHBOUR", with: neighbour).replacing("SOURCE", with: source)
        .replacing("CACHE", with: RenderCommandTests.cache))
  }

  private func render(_ view: String, _ arguments: String...) throws -> Command {
    try Command(
      program: "/usr/bin/env",
      all: ["KUMIHAN_SECRET=1", Batch.program, "render", file, "--cache", RenderCommandTests.cache]
        + ["--view", view] + arguments)
  }

  /// The picture of a view that is reached by nothing is green in the sandbox and red without one.
  private func reaches(_ view: String, _ arguments: String...) throws -> Bool? {
    let run = try Command(
      program: "/usr/bin/env",
      all: [
        "-C", scratch.path(""), "KUMIHAN_SECRET=1", Batch.program, "render", file, "--cache",
        RenderCommandTests.cache, "--view", view, "--size", "4x4", "--output=-.svg",
      ] + arguments)
    #expect(run.status == 0, "\(view): \(run.errors)")
    if run.text.contains("#FF0000") { return true }
    return run.text.contains("#00FF00") ? false : nil
  }

  @Test func picturesAreTheSame() throws {
    for name in ["-", "-.pdf", "-.svg"] {
      let outside = try render("Quiet", "--output=\(name)")
      let inside = try render("Quiet", "--sandbox", "--output=\(name)")
      try #require(inside.status == 0, "\(inside.errors)")
      #expect(inside.output == outside.output, "\(name)")
    }
    let png = scratch.path("a.png")
    #expect(try render("Quiet", "--sandbox", "-o", png).status == 0)
    #expect(pixelSize(ofPNG: try Data(contentsOf: URL(fileURLWithPath: png))) == [1179, 2556])
    let list = try render("Quiet", "--sandbox", "--list")
    #expect(list.text.contains("view\tQuiet"), "\(list.errors)")
  }

  @Test(arguments: [
    "ReadsPasswords", "ReadsNeighbours", "WritesItsSource", "WritesTheCache",
    "OpensSockets", "SeesProcesses", "SeesTheEnvironment", "Forks", "Starts", "Fills",
  ])
  func codeReachesNothing(_ view: String) throws {
    #expect(try reaches(view, "--sandbox") == false, "\(view)")
    // Else the view would show nothing.
    #expect(try reaches(view) == true, "\(view)")
  }

  /// What is written goes with the sandbox, also where its temporary folder is meant.
  @Test func nothingWrittenStays() throws {
    let more = scratch.path("more")
    _ = try reaches("WritesHere", "--sandbox")
    #expect(!FileManager.default.fileExists(atPath: more))
    _ = try reaches("WritesHere")
    #expect(FileManager.default.fileExists(atPath: more))
  }

  @Test func memoryAndTimeAreBounded() throws {
    let large = try render("Allocates", "--sandbox", "--memory", "256", "-o", scratch.path("a.png"))
    #expect(large.status == 1, "\(large.errors)")
    let long = try render("Loops", "--sandbox", "--timeout", "1", "-o", scratch.path("a.png"))
    #expect(long.status == 1)
    #expect(long.errors.contains("Error: drawing the view takes too long"), "\(long.errors)")
    #expect(!FileManager.default.fileExists(atPath: scratch.path("a.png")))
  }

  @Test func aBatchDrawsInSandboxes() throws {
    func job(_ view: String) -> String {
      #"{"draw": "render", "files": ["\#(file)"], "view": "\#(view)", "sandbox": true, "#
        + #""size": "4x4", "format": "svg"}"#
    }
    let run = try Batch(
      [job("OpensSockets"), job("Loud")], ["--ordered", "--jobs", "1", "--quiet"], in: scratch)
    #expect(run.results.map(\.isGood) == [true, false])
    let svg = run.results[0].files.first?.data.map { String(decoding: $0, as: UTF8.self) }
    #expect(svg?.contains("#00FF00") == true, "\(svg ?? run.errors)")
  }
}

/// Where no sandbox can be made, nothing is drawn without one.
struct SandboxRefusalTests {
  @Test func missingBubblewrapIsSaid() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "A.swift", "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n")
    let tools = scratch.path("tools")
    try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: true)
    let run = try Command(
      program: "/bin/sh",
      all: [
        "-c",
        """
        ln -s "$(command -v swiftc)" '\(tools)/swiftc'
        PATH='\(tools)' exec '\(Batch.program)' render '\(file)' --sandbox -o '\(scratch.path("a.png"))'
        """,
      ])
    #expect(run.status == 1)
    #expect(
      run.errors.hasPrefix("Error: --sandbox needs bubblewrap, and no bwrap is on PATH\nHint: "),
      "\(run.errors)")
    let failing = try scratch.file(
      "tools/bwrap",
      "#!/bin/sh\necho 'bwrap: No permissions to create a new namespace' >&2\nexit 1\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: failing)
    let refused = try Command(
      program: "/bin/sh",
      all: [
        "-c",
        """
        PATH='\(tools)' exec '\(Batch.program)' render '\(file)' --sandbox --cache \
          '\(RenderCommandTests.cache)' -o '\(scratch.path("a.png"))'
        """,
      ])
    #expect(refused.status == 1)
    #expect(
      refused.errors.hasPrefix(
        "Error: the sandbox cannot be made: no permissions to create a new namespace\nHint: "),
      "\(refused.errors)")
    #expect(!FileManager.default.fileExists(atPath: scratch.path("a.png")))
  }
}
