public import Foundation

extension NSAttributedString {
  /// No words: `NSAttributedString()`.
  public convenience init(_empty: Void = ()) { self.init(string: "") }
}

extension NSMutableAttributedString {
  /// No words: `NSMutableAttributedString()`.
  public convenience init(_mutable: Void = ()) { self.init(string: "") }
}

extension NSAttributedString {
  /// A stretch of the same attributes, whose values have any type.
  package struct Run {
    package let text: String
    package let attributes: [Key: Any]

    fileprivate init(text: String, attributes: [Key: Any]) {
      (self.text, self.attributes) = (text, attributes)
    }

    /// Nil for a value of another type, too.
    package func value<Value>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
      attributes[key] as? Value
    }

    /// Numbers are of whatever type somebody wrote.
    package func number(_ key: Key) -> Double? {
      switch attributes[key] {
      case let number as Double: number
      case let number as CGFloat: Double(number)
      case let number as Float: Double(number)
      case let number as Int: Double(number)
      case let number as NSNumber: number.doubleValue
      default: nil
      }
    }
  }

  /// The text in stretches of the same attributes.
  package var runs: [Run] {
    var result: [Run] = []
    let words = NSString(string: string)
    let whole = NSRange(location: 0, length: length)
    unsafe enumerateAttributes(in: whole) { attributes, range, _ in
      result.append(Run(text: words.substring(with: range), attributes: attributes))
    }
    return result
  }
}
