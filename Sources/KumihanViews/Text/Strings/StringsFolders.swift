import Synchronization
import Foundation

/// The translations of the folders that texts name as their bundles, each read once.
package final class StringsFolders: Sendable {
  private let known = Mutex<[String: Result<LocalizedStrings, StringsError>]>([:])

  package init() {}

  func strings(in folder: String) -> Result<LocalizedStrings, StringsError> {
    known.withLock { known in
      if let result = known[folder] { return result }
      let result = Result { () throws(StringsError) in
        try LocalizedStrings(folder: URL(fileURLWithPath: folder))
      }
      known[folder] = result
      return result
    }
  }
}
