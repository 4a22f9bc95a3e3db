import Foundation
import KumihanData
import Synchronization

/// The current picture, or the reason why there is none.
final class Gallery: Sendable {
  struct Picture: Sendable {
    /// Nil when nothing could be drawn: the last picture stays.
    var png: Data?
    /// The output of the command.
    var message: String
  }

  struct State: Sendable {
    var version = 0
    var message = ""
    var failed = false
    /// The version with the last drawn picture; 0 when there is none.
    var picture = 0

    var json: JSONValue {
      [
        "version": .number(Double(version)), "message": .text(message), "failed": .flag(failed),
        "picture": .number(Double(picture)),
      ]
    }
  }

  let title: String
  private let shown = Mutex((state: State(), png: Data()))

  init(title: String) { self.title = title }

  var state: State { shown.withLock { $0.state } }
  var png: Data { shown.withLock { $0.png } }

  func show(_ picture: Picture) {
    shown.withLock { shown in
      shown.state.version += 1
      shown.state.message = picture.message
      shown.state.failed = picture.png == nil
      if let png = picture.png {
        shown.png = png
        shown.state.picture = shown.state.version
      }
    }
  }

  /// The state once it is newer than `version`, or the current one after `seconds`.
  func state(after version: Int, within seconds: Double) async throws -> State {
    let step = 0.05
    for _ in 0..<Int(seconds / step) where state.version <= version {
      try await Task.sleep(for: .seconds(step))
    }
    return state
  }
}
