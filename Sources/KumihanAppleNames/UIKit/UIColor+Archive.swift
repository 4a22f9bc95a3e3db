public import Foundation

// A colour in a file: its parts in sRGB in light surroundings, as a property list of this package's own.

extension NSKeyedArchiver {
  /// - Throws: nothing; a colour can always be written.
  public static func archivedData(
    withRootObject color: UIColor, requiringSecureCoding isSecure: Bool
  ) throws -> Data {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    return try PropertyListEncoder().encode([parts.0, parts.1, parts.2, parts.3])
  }
}

extension NSKeyedUnarchiver {
  /// - Throws: `DecodingError` for data that is no colour.
  public static func unarchivedObject(ofClass type: UIColor.Type, from data: Data) throws
    -> UIColor?
  {
    let parts = try PropertyListDecoder().decode([CGFloat].self, from: data)
    guard parts.count == 4 else { return nil }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
