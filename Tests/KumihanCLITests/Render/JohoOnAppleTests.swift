import Foundation
import KumihanTestTools
import Testing

/// Joho is written in the public language only: its sources build where SwiftUI is Apple's, of which
/// the fixture has the names that they use.
struct JohoOnAppleTests {
  private static var root: URL {
    var folder = URL(filePath: #filePath)
    while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
    return folder.deletingLastPathComponent()
  }

  private static func swiftFiles(below path: String) throws -> [String] {
    let folder = root.appending(path: path).path
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The compiler's messages; empty on success.
  private func compile(_ arguments: [String], in folder: URL) throws -> String {
    let log = folder.appending(path: "log")
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-swift-version", "6", "-parse-as-library", "-suppress-warnings", "-I",
        folder.path, "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
        "InternalImportsByDefault",
      ] + arguments
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : try String(contentsOf: log, encoding: .utf8)
  }

  @Test func itsSourcesCompileAgainstApplesNamesAlone() throws {
    let scratch = try Scratch()
    defer { withExtendedLifetime(scratch) {} }
    let folder = scratch.folder
    let module = folder.appending(path: "SwiftUI.swiftmodule").path
    let names = try compile(
      ["-module-name", "SwiftUI", "-emit-module", "-emit-module-path", module]
        + Self.swiftFiles(below: "Tests/Fixtures/Apple"), in: folder)
    try #require(names.isEmpty, "\(names)")
    let joho = try Self.swiftFiles(below: "Sources/Joho")
    #expect(joho.count > 90)
    let words = try compile(
      ["-module-name", "Joho", "-emit-module", "-emit-module-path"]
        + [folder.appending(path: "Joho.swiftmodule").path] + joho, in: folder)
    #expect(words.isEmpty, "\(words)")

    // An app that uses it: the book's calls, and none of the names that are ours.
    let app = folder.appending(path: "App.swift")
    let source = """
      import SwiftUI
      import Joho
      struct Page: View {
        var body: some View {
          JohoContainer { Text("Plain").font(.johoHeadline).foregroundStyle(Color(hex: "000000")) }
        }
      }

      """
    try Data(source.utf8).write(to: app)
    #expect(try compile(["-typecheck", app.path], in: folder) == "")
    let ours = source.replacing(".font(.johoHeadline)", with: ".emojiStyle(.outline)")
    try Data(ours.utf8).write(to: app)
    #expect(try compile(["-typecheck", app.path], in: folder).contains("emojiStyle"))
  }
}
