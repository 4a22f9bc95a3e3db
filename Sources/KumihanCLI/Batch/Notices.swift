import Synchronization

/// What is said beside a picture. A worker of `kumihan batch` keeps it for the job's result; other
/// commands print it.
enum Notices {
  struct Kept: Sendable {
    var warnings: [String] = []
    /// The compiler's.
    var messages = ""
  }

  private static let kept = Mutex<Kept?>(nil)

  /// Keeps what is said from now on.
  static func begin() { kept.withLock { $0 = Kept() } }

  /// What was said since ``begin()``.
  static func end() -> Kept {
    kept.withLock { kept in
      defer { kept = nil }
      return kept ?? Kept()
    }
  }

  /// False where nobody keeps it.
  static func keep(warning: String) -> Bool {
    kept.withLock { kept in
      kept?.warnings.append(warning)
      return kept != nil
    }
  }

  /// False where nobody keeps them.
  static func keep(messages: String) -> Bool {
    kept.withLock { kept in
      kept?.messages += messages
      return kept != nil
    }
  }
}
