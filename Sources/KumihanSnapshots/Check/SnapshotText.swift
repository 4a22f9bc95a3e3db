import Foundation

/// A text that a strategy makes, for assertions that keep it themselves.
package enum SnapshotText {
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// Makes the text on the main actor and waits for it there.
  package static func made<Value>(
    of value: Value, _ strategy: Snapshotting<Value, String>, _ call: SnapshotCall
  ) -> Result<String, Problem> {
    let carried = Carried(value: (value, strategy))
    return onMain {
      let (value, strategy) = carried.value
      let run = SnapshotRun(
        call: call, strategy: strategy, value: { value }, stem: "",
        folder: RunFolder(
          source: URL(filePath: call.filePath), references: call.folder,
          environment: call.environment))
      return Result { try run.make() }.mapError { Problem(description: "\($0)") }
    }
  }
}
