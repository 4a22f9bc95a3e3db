#if canImport(os)
  import os

  /// Needs all of Apple's os.
  func log(_ text: String) {
    os_signpost(.event, log: .default, name: "log", "%{public}s", text)
    _ = os_unfair_lock_s()
  }
#else
  func log(_ text: String) { print(text) }
#endif

#if canImport(UIKit)
  import UIKit

  @MainActor let device = UIDevice.current.identifierForVendor
#endif
