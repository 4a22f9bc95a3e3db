import Foundation
import Kumihan
import KumihanCalendar

/// A screen: its size in points, held upright, its pixels per point and its safe area.
struct Device {
  let name: String
  let width: CGFloat
  let height: CGFloat
  let scale: CGFloat
  let top: CGFloat
  let bottom: CGFloat

  var isPad: Bool { name.hasPrefix("iPad") }
  var isMac: Bool { name.hasPrefix("Mac") }

  private init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, at scale: CGFloat, _ top: CGFloat,
    _ bottom: CGFloat
  ) {
    (self.name, self.width, self.height) = (name, width, height)
    (self.scale, self.top, self.bottom) = (scale, top, bottom)
  }

  static let standard = "iPhone 16"

  /// Sizes are Apple's; insets were measured by several people on the devices' simulators. A Mac is
  /// a window of a usual size, below its title bar.
  static let all: [Device] = [
    Device("iPhone SE", 375, 667, at: 2, 20, 0),
    Device("iPhone X", 375, 812, at: 3, 44, 34),
    Device("iPhone XR", 414, 896, at: 2, 44, 34),
    Device("iPhone 11", 414, 896, at: 2, 48, 34),
    Device("iPhone 11 Pro", 375, 812, at: 3, 44, 34),
    Device("iPhone 12", 390, 844, at: 3, 47, 34),
    Device("iPhone 12 mini", 375, 812, at: 3, 50, 34),
    Device("iPhone 12 Pro", 390, 844, at: 3, 47, 34),
    Device("iPhone 12 Pro Max", 428, 926, at: 3, 47, 34),
    Device("iPhone 13", 390, 844, at: 3, 47, 34),
    Device("iPhone 13 mini", 375, 812, at: 3, 50, 34),
    Device("iPhone 13 Pro", 390, 844, at: 3, 47, 34),
    Device("iPhone 13 Pro Max", 428, 926, at: 3, 47, 34),
    Device("iPhone 14", 390, 844, at: 3, 47, 34),
    Device("iPhone 14 Plus", 428, 926, at: 3, 47, 34),
    Device("iPhone 14 Pro", 393, 852, at: 3, 59, 34),
    Device("iPhone 14 Pro Max", 430, 932, at: 3, 59, 34),
    Device("iPhone 15", 393, 852, at: 3, 59, 34),
    Device("iPhone 15 Plus", 430, 932, at: 3, 59, 34),
    Device("iPhone 15 Pro", 393, 852, at: 3, 59, 34),
    Device("iPhone 15 Pro Max", 430, 932, at: 3, 59, 34),
    Device("iPhone 16", 393, 852, at: 3, 59, 34),
    Device("iPhone 16e", 390, 844, at: 3, 47, 34),
    Device("iPhone 16 Plus", 430, 932, at: 3, 59, 34),
    Device("iPhone 16 Pro", 402, 874, at: 3, 62, 34),
    Device("iPhone 16 Pro Max", 440, 956, at: 3, 62, 34),
    Device("iPhone 17", 402, 874, at: 3, 62, 34),
    Device("iPhone 17 Pro", 402, 874, at: 3, 62, 34),
    Device("iPhone 17 Pro Max", 440, 956, at: 3, 62, 34),
    Device("iPhone 17e", 390, 844, at: 3, 47, 34),
    Device("iPhone Air", 420, 912, at: 3, 68, 34),
    Device("iPad mini", 744, 1133, at: 2, 24, 20),
    Device("iPad", 820, 1180, at: 2, 24, 20),
    Device("iPad Air 11", 820, 1180, at: 2, 24, 20),
    Device("iPad Air 13", 1024, 1366, at: 2, 24, 20),
    Device("iPad Pro 11", 834, 1210, at: 2, 24, 20),
    Device("iPad Pro 13", 1032, 1376, at: 2, 24, 20),
    Device("Mac", 900, 600, at: 2, 0, 0),
  ]

  /// The device of a name; case, blanks and hyphens do not matter.
  static func named(_ name: String) throws -> Device {
    let wanted = key(name)
    if let device = all.first(where: { key($0.name) == wanted }) { return device }
    let guess = NearMatch.value(for: wanted, among: all.map { (key($0.name), $0.name) })
    throw CommandFailure(
      "unknown device '\(name)'" + (guess.map { "; did you mean '\($0)'?" } ?? ""),
      hint: "choose one of: \(all.map(\.name).joined(separator: ", "))")
  }

  /// The device that Xcode calls so, whatever its generation, chip or inches after the point.
  static func ofPreview(_ name: String) -> Device? {
    var words = name.replacingOccurrences(of: "12.9", with: "13")
    words = words.replacingOccurrences(of: "-inch", with: "")
    words.replace(/\([^)]*(generation|M\d|A\d\d)[^)]*\)/, with: "")
    return all.first { key($0.name) == key(words) }
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
