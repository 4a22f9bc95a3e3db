#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// What stands here needs Apple's SwiftUI: it must not be compiled because a package beside this
  /// one draws views.
  extension Snapshotting where Value: SwiftUI.View, Format == Data {
    public static var hosted: Snapshotting {
      Snapshotting(pathExtension: "png") { view in
        let controller = UIHostingController(rootView: view)
        return try controller.view.snapshotOfTheWindow()
      }
    }
  }
#endif
