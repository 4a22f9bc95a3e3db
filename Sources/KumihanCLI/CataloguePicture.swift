import Foundation
import Kumihan

/// One state, laid out.
struct CataloguePicture: Sendable {
  let group: String
  let component: String
  let state: String
  let size: CGSize
  let list: DisplayList
  let svg: Data?

  /// The file's name, without its ending.
  var name: String {
    let name = "\(component)-\(state)".map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return String(name).replacingOccurrences(of: "--", with: "-")
  }
}
