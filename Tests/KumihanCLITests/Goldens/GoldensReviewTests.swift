import Foundation
import KumihanGoldenRuns
import Testing

/// `kumihan goldens review`: decisions of the page itself are applied, and those of nobody else.
struct GoldensReviewTests {
  @Test func decisionsOfThePageAreAppliedAndTakenBack() throws {
    let yard = try GoldensYard()
    try yard.differ("a.txt", cause: "A.swift:1:1 text")
    try yard.see(["a.txt"], end: "exit 1")
    _ = try yard.goldens("verify", runs: true)
    let review = try Review(yard.package)

    #expect(try review.ask([]).body.contains("id=\"apply\""))
    let hash = { (text: String) in GoldenDifference.hash(Data(text.utf8)) }
    let decisions =
      "{\"format\": 1, \"decisions\": [{\"id\": \"\(yard.id("a.txt"))\", \"old\": \"\(hash("old\n"))\","
      + " \"new\": \"\(hash("new\n"))\", \"verdict\": \"accept\"}]}"
    let json = ["-H", "Content-Type: application/json"]

    let root = String(review.address.dropLast(33))
    let others: [(path: String, options: [String], status: String)] = [
      (root, [], "404"), (root + "0123456789abcdef0123456789abcdef/", [], "404"),
      (
        review.address + "decisions", json + ["-H", "Origin: http://example.org", "-d", decisions],
        "403"
      ),
      (review.address + "decisions", ["-H", "Content-Type: text/plain", "-d", decisions], "415"),
      (review.address + "decisions", json + ["-H", "Host: example.org", "-d", decisions], "403"),
      (review.address + "decisions", [], "405"), (review.address + "../a", ["--path-as-is"], "404"),
      (review.address + "review-files/..%2Freport.html", ["--path-as-is"], "404"),
      (review.address + "decisions", json + ["-d", "{}"], "422"),
      (review.address + "decisions", json + ["-X", "DELETE"], "405"),
      (review.address + "decisions", json + ["-H", "Content-Length: 99999999", "-d", "x"], "413"),
    ]
    for (path, options, status) in others {
      #expect(try review.ask(options, path).status == status, "\(path) \(options.prefix(4))")
    }
    #expect(yard.text(yard.id("a.txt")) == "old\n")

    let applied = try review.ask(json + ["-d", decisions], review.address + "decisions")
    #expect(applied.status == "200" && applied.body.contains("\"outcome\": \"accepted\""))
    #expect(yard.text(yard.id("a.txt")) == "new\n")
    let stale = try review.ask(json + ["-d", decisions], review.address + "decisions")
    #expect(stale.status == "200" && stale.body.contains("the reference changed since"))
    let undone = try review.ask(json + ["-d", "{}"], review.address + "undo")
    #expect(undone.status == "200" && undone.body.contains("a.txt"))
    #expect(yard.text(yard.id("a.txt")) == "old\n")
  }
}

/// A running `kumihan goldens review`.
private final class Review {
  let address: String
  private let process = Process()

  init(_ package: String) throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let output = Pipe()
    process.executableURL = folder.appendingPathComponent("kumihan")
    process.arguments = ["goldens", "review", "--package-path", package]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = line.split(separator: " ").last.map { $0.trimmingCharacters(in: .newlines) } ?? ""
    try #require(address.hasPrefix("http://127.0.0.1:"), "\(line)")
  }

  deinit { process.terminate() }

  func ask(_ options: [String], _ path: String? = nil) throws -> (status: String, body: String) {
    let run = try Command(
      program: "/usr/bin/env",
      all: ["curl", "-s", "--max-time", "60", "-w", "\n%{http_code}"] + options + [path ?? address])
    let parts = run.text.split(separator: "\n", omittingEmptySubsequences: false)
    return (String(parts.last ?? ""), parts.dropLast().joined(separator: "\n"))
  }
}
