import Foundation
import KumihanCairo
import KumihanData

/// The results of earlier runs, in a file that later results are added to.
///
/// Made before the workers start and only read afterwards; the output adds lines, one at a time.
final class BatchJournal: Sendable {
  private let path: String
  private let output: ByteOutput
  private let reading: FileHandle
  /// Where a job's result stands, by the job's sum.
  private let places: [String: Range<UInt64>]

  /// Reads the good results; a last line that was cut off is forgotten.
  init(path: String) throws {
    self.path = path
    if !FileManager.default.fileExists(atPath: path) {
      try WholeFile.write(Data(), to: URL(fileURLWithPath: path))
    }
    guard let file = FileHandle(forUpdatingAtPath: path) else {
      throw CommandFailure(
        "cannot write '\(path)'", hint: "give --resume a file that may be written to")
    }
    var places: [String: Range<UInt64>] = [:]
    var place: UInt64 = 0
    // Without its break, a line was being written when the run ended.
    let lines = LineInput(descriptor: file.fileDescriptor, needsBreak: true)
    while case .bytes(let line)? = lines.next() {
      let end = place + UInt64(line.count)
      if let job = Self.goodJob(line) { places[job] = place..<end }
      place = end + 1
    }
    try file.truncate(atOffset: place)
    self.places = places
    output = ByteOutput(descriptor: file.fileDescriptor)
    reading = file
  }

  private static func goodJob(_ line: Data) -> String? {
    guard case .object(let members)? = try? JSONNode(parsing: line).value,
      members["ok"] == .flag(true), case .text(let job)? = members["job"]
    else { return nil }
    return job
  }

  func add(_ line: Data) throws { try output.write(line, named: path) }

  /// The line of an earlier result of an equal job, when its files are still what they were.
  func result(of job: String) -> Data? {
    guard let place = places[job], let file = FileHandle(forReadingAtPath: path),
      (try? file.seek(toOffset: place.lowerBound)) != nil,
      let line = try? file.read(upToCount: place.count),
      case .object(let members)? = try? JSONNode(parsing: line).value,
      case .list(let files)? = members["files"]
    else { return nil }
    for case .object(let file) in files {
      if case .text(let path)? = file["file"] {
        guard let data = FileManager.default.contents(atPath: path),
          file["hash"] == .text(SHA256.text(of: data))
        else { return nil }
      }
    }
    return line + Data("\n".utf8)
  }
}
