/// The recurrence rules of vCalendar 1.0, such as `W1 MO WE #4`, translated to iCalendar.
enum LegacyRule {
  /// Nil for anything else.
  static func translated(_ text: String) -> String? {
    var words = text.uppercased().split(separator: " ")
    guard let head = words.first else { return nil }
    let letters = head.prefix { $0.isLetter }
    guard let interval = Int(head.dropFirst(letters.count)), interval > 0 else { return nil }
    words.removeFirst()

    // Without an end a rule gives two occurrences; `#0` means no end.
    var end = ";COUNT=2"
    if let last = words.last, last.first == "#", let count = Int(last.dropFirst()) {
      end = count == 0 ? "" : ";COUNT=\(count)"
      words.removeLast()
    } else if let last = words.last, last.count >= 8, last.prefix(8).allSatisfy(\.isNumber) {
      end = ";UNTIL=\(last)"
      words.removeLast()
    }
    // Times of day, and the mark of the last of them, are taken from DTSTART.
    let parts = words.map { $0.last == "$" ? $0.dropLast() : $0 }
      .filter { $0.count < 4 || !$0.allSatisfy(\.isNumber) }
    guard let (frequency, choice) = choice(of: letters, parts) else { return nil }
    return "FREQ=\(frequency);INTERVAL=\(interval)\(choice)\(end)"
  }

  private static func choice(
    of letters: Substring, _ parts: [Substring]
  ) -> (frequency: String, choice: String)? {
    func list(_ name: String, _ values: [String]) -> String {
      values.isEmpty ? "" : ";\(name)=\(values.joined(separator: ","))"
    }
    switch letters {
    case "D": return ("DAILY", "")
    case "W": return ("WEEKLY", list("BYDAY", parts.map(String.init)))
    case "MP":
      var position = ""
      var days: [String] = []
      for part in parts {
        if part.first?.isNumber ?? false {
          position = signed(part)
        } else {
          days.append(position + part)
        }
      }
      return ("MONTHLY", list("BYDAY", days))
    case "MD": return ("MONTHLY", list("BYMONTHDAY", parts.map { $0 == "LD" ? "-1" : signed($0) }))
    case "YM": return ("YEARLY", list("BYMONTH", parts.map(String.init)))
    case "YD": return ("YEARLY", list("BYYEARDAY", parts.map(signed)))
    default: return nil
    }
  }

  /// `2+` is 2, `1-` is -1.
  private static func signed(_ part: Substring) -> String {
    let digits = part.prefix { $0.isNumber }
    return part.last == "-" ? "-\(digits)" : String(digits)
  }
}
