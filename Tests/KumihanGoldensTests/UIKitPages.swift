import Foundation
import Kumihan
import KumihanSwiftUI
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// What suites of UIKit's parts ask of a screen.
@MainActor
protocol UIKitPages {}

extension UIKitPages {
  /// The page of an iPhone 16's screen, of 393 x 852 points, with a controller on it.
  func page(_ controller: UIViewController) throws -> LaidOutPage {
    let (view, screen) = try #require(
      Hosted.host(controller, .iPhone16, ViewImageConfig.iPhone16.size, .init()))
    return try screen.page(of: view)
  }

  /// The frame of a text of a page.
  func frame(_ text: String, in page: LaidOutPage) throws -> CGRect {
    try #require(
      page.layout.nodes.first { node in
        node.parameters.contains { $0.name == "text" && $0.value == "\"\(text)\"" }
      }
    ).frame
  }
}
