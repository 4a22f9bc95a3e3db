import KumihanDrawing

/// The colours of the book and what each stands for. Source: chapter 4.
enum JohoPalette {
  struct Entry: Sendable {
    let name: String
    let color: RGBA
    /// Words of labels that stand for the colour's meaning, in upper case.
    let words: Set<String>

    init(_ name: String, _ hex: UInt32, _ words: Set<String> = []) {
      (self.name, self.words) = (name, words)
      func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
      color = RGBA(red: part(16), green: part(8), blue: part(0))
    }
  }

  static let meanings = [
    Entry("yellow", 0xFFE566, ["NOW", "TODAY", "CURRENT", "PRESENT", "LIVE"]),
    Entry(
      "cyan", 0xA5F3FC,
      ["EVENT", "EVENTS", "MEETING", "MEETINGS", "APPOINTMENT", "APPOINTMENTS", "SCHEDULED"]),
    Entry(
      "pink", 0xFECDD3, ["HOLIDAY", "HOLIDAYS", "OBSERVANCE", "OBSERVANCES", "CELEBRATION"]),
    Entry(
      "orange", 0xFED7AA, ["TRIP", "TRIPS", "TRAVEL", "FLIGHT", "FLIGHTS", "VACATION"]),
    Entry(
      "green", 0xBBF7D0,
      ["EXPENSE", "EXPENSES", "MONEY", "BUDGET", "PAYMENT", "PAYMENTS", "INCOME", "FINANCE"]),
    Entry("purple", 0xE9D5FF, ["CONTACT", "CONTACTS", "PEOPLE", "PERSON", "FRIENDS"]),
    Entry(
      "red", 0xE53935, ["WARNING", "WARNINGS", "ERROR", "ERRORS", "DANGER", "ALERT", "SUNDAY"]),
    Entry("cream", 0xFEF3C7, ["PERSONAL", "DIARY", "JOURNAL"]),
  ]

  static let structure = [
    Entry("black", 0x000000), Entry("white", 0xFFFFFF), Entry("dark navy", 0x1A1A2E),
    Entry("near black", 0x0A0A0F),
  ]

  /// The dots of chapter 14, which have to be told apart at 12 points.
  static let dots = [
    Entry("strong red", 0xE53E3E), Entry("strong orange", 0xED8936),
    Entry("strong purple", 0x805AD5), Entry("strong pink", 0xD53F8C),
    Entry("strong yellow", 0xECC94B), Entry("strong blue", 0x3182CE),
    Entry("strong green", 0x38A169),
  ]

  /// The red of words on white, where that of the palette has too little contrast, and the blue in which
  /// calendars of East Asia print their Saturdays.
  static let words = [Entry("red of words", 0xB71C1C), Entry("blue of Saturdays", 0x1543A0)]

  static let all = meanings + structure

  /// The opacities at which the book thins its colours. Source: chapters 5, 6, 10, 12 and 18.
  static let tints = [0.05, 0.1, 0.2, 0.3, 0.4, 0.6, 1]

  /// The nearest colour, opacity left aside, and how far it is.
  static func nearest(to color: RGBA) -> (entry: Entry, distance: Double) {
    var best = (entry: all[0], distance: Double.infinity)
    for entry in all {
      let distance = entry.color.distance(to: color)
      if distance < best.distance { best = (entry, distance) }
    }
    return best
  }

  /// Whether a border or a text in it is black.
  static func isBlack(_ color: RGBA) -> Bool { color.distance(to: .black) < 1 }

  /// One of the three colours of the canvas behind all containers.
  static func isCanvas(_ color: RGBA) -> Bool {
    structure.contains { $0.name != "white" && $0.color.distance(to: color) < 1 }
  }

  static func isWhite(_ color: RGBA) -> Bool { color.distance(to: .white) < 1 }

  /// Below this luminance a ground is dark, and borders on it are white.
  static let darkLuminance = 0.18
}
