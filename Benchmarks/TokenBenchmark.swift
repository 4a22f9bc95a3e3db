import Foundation
import KumihanTokens

/// A token file of many colours in two modes, a third of them references: read and checked.
struct TokenBenchmark {
  private let bytes: [UInt8]

  init(count: Int) {
    let groups = (0..<count / 100).map { group in
      let tokens = (0..<100).map { token in
        let value =
          token % 3 == 0
          ? "\"{group\(max(0, group - 1)).t1}\""
          : token % 3 == 1
            ? "{\"colorSpace\": \"srgb\", \"components\": [0.1, 0.25, 0.\(token)]}"
            : "\"#A0B0\(10 + token % 80)\""
        return "\"t\(token)\": {\"$value\": \(value), \"$description\": \"A colour\", "
          + "\"$extensions\": {\"mode\": {\"dark\": \"#0011\(10 + token % 80)\"}}}"
      }
      return "\"group\(group)\": {\"$type\": \"color\", \(tokens.joined(separator: ", "))}"
    }
    bytes = Array("{\(groups.joined(separator: ", "))}".utf8)
  }

  func times(rounds: Int) throws -> [Double] {
    try timed(rounds: rounds) {
      let document = try TokenDocument(parsing: bytes)
      guard SystemCheck(DesignSystem(document)).problems.isEmpty else { fail("a fault in tokens") }
    }
  }
}
