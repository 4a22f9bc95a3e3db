/// A file is one type, one table or one algorithm, and fits in the head.
enum SizeRule {
  static let limit = 400

  /// Files that are one table or one algorithm, with the lines each may have.
  static let exceptions: [String: Int] = [
    "Sources/KumihanICalendar/Zones/ZoneTable.swift": 620,
    "Sources/KumihanPlanner/Sheet/Hyphens/GermanHyphens.swift": 3420,
    "Sources/KumihanCalendar/Holidays/Regions/India+States.swift": 900,
    "Sources/KumihanCalendar/Holidays/Regions/Spain+Communities.swift": 720,
    "Sources/KumihanCalendar/Holidays/Regions/UnitedStates+States.swift": 720,
    "Sources/KumihanTokens/Bundled/JohoTokens.swift": 670,
    "Sources/KumihanTokens/Bundled/KajilisTokens.swift": 1780,
    "Sources/KumihanTokens/Bundled/StudioTokens.swift": 930,
    "Sources/KumihanTokens/Bundled/SystemTokens.swift": 450,
    "Tests/KumihanCalendarTests/Holidays/HolidayFacts.swift": 880,
  ]

  static func findings(in file: SourceFile) -> [Finding] {
    let lines = file.text.utf8.count { $0 == UInt8(ascii: "\n") }
    let limit = exceptions[file.path] ?? limit
    guard lines > limit else { return [] }
    return [file.finding(limit + 1, "\(lines) lines; at most \(limit): split it by topic")]
  }
}
