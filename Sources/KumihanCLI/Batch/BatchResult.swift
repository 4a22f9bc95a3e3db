import Foundation
import KumihanData

/// The answer to a job: a line of JSON.
struct BatchResult {
  /// The line of the job, from 1.
  let line: Int
  var id = JSONValue.null
  /// The job's sum; nil where the line is no job.
  var job: String?
  var outcome: Result<[File], CommandFailure>
  var notices = Notices.Kept()
  var milliseconds = 0.0

  /// A file that was drawn.
  struct File {
    let name: String
    let data: Data
    /// Whether it was written under that name; else the result holds it.
    let isWritten: Bool

    fileprivate var json: JSONValue {
      var members: [String: JSONValue] = [
        isWritten ? "file" : "name": .text(name), "bytes": .number(Double(data.count)),
        "hash": .text(SHA256.text(of: data)),
      ]
      if !isWritten { members["data"] = .text(data.base64EncodedString()) }
      return .object(members)
    }
  }

  var isGood: Bool { if case .success = outcome { true } else { false } }

  /// With a line break.
  var text: Data {
    var members: [String: JSONValue] = [
      "line": .number(Double(line)), "ok": .flag(isGood),
      "problems": .list(notices.warnings.map { .text($0) }),
      "milliseconds": .number((milliseconds * 10).rounded() / 10),
    ]
    if id != .null { members["id"] = id }
    if let job { members["job"] = .text(job) }
    switch outcome {
    case .success(let files): members["files"] = .list(files.map(\.json))
    case .failure(let failure):
      members["error"] = .text(failure.message)
      if let hint = failure.hint { members["hint"] = .text(hint) }
      if !notices.messages.isEmpty { members["messages"] = .text(notices.messages) }
    }
    return Data((JSONWriter.line(of: .object(members)) + "\n").utf8)
  }
}
