public import Foundation

extension NSPredicate {
  /// A comparison of the text itself, such as `SELF MATCHES %@`, as fields are checked with.
  ///
  /// MATCHES, CONTAINS, BEGINSWITH, ENDSWITH and `==` are known, `[c]` regards no case. Any other format is true of nothing:
  /// there are no names of properties to be read at run time on Linux.
  public convenience init(format: String, _ arguments: any CVarArg...) {
    let words = format.split(separator: " ").map(String.init)
    let text = arguments.first.map { "\($0)" }
    let operation = words.count == 3 ? words[1].uppercased() : ""
    let isSelf = words.first?.uppercased() == "SELF"
    let given = words.last.map { word in
      word == "%@" ? text ?? "" : word.trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
    }
    self.init { object, _ in
      guard isSelf, let given, let object else { return false }
      let ignoresCase = operation.contains("[C") || operation.contains("[DC")
      let value = ignoresCase ? "\(object)".lowercased() : "\(object)"
      let other = ignoresCase ? given.lowercased() : given
      switch operation.prefix(while: { $0 != "[" }) {
      case "MATCHES":
        let range = value.range(of: other, options: .regularExpression)
        return range == value.startIndex..<value.endIndex
          || value.range(of: "^(?:\(other))$", options: .regularExpression) != nil
      case "CONTAINS": return value.contains(other)
      case "BEGINSWITH": return value.hasPrefix(other)
      case "ENDSWITH": return value.hasSuffix(other)
      case "==", "=": return value == other
      default: return false
      }
    }
  }
}
