// What only apps for an iPhone say: names for the Objective-C runtime, and frameworks that no other package of a build is given.
#if os(iOS)
  import AVKit
  import CoreData
  import SwiftUI
  import UIKit

  final class Loan: NSManagedObject {
    @NSManaged var reader: String?
  }

  final class Reader: UIViewController {
    private let close = UIButton(type: .system)
    private(set) var player: AVPlayer?

    override func viewDidLoad() {
      super.viewDidLoad()
      close.addTarget(self, action: #selector(Reader.leave(_:)), for: .touchUpInside)
      title = #keyPath(Loan.reader)
    }

    @objc private func leave(_ sender: Any?) {
      player?.pause()
      dismiss(animated: true)
    }
  }

  @MainActor func screenTitle() -> String {
    let screen = Reader()
    screen.loadViewIfNeeded()
    return "\(screen.title ?? "-"), \(NSPredicate(format: "SELF ==[c] 'A'").evaluate(with: "a"))"
  }
#else
  func screenTitle() -> String { "none" }
#endif
