public import Foundation

extension DateText {
  /// Money as the locale writes it, such as `$1,234.50` or `1 234,50 kr`; `currency` is an ISO 4217
  /// code, which is written itself where it has no usual sign. Source: CLDR 44.
  public func amount(_ amount: Decimal, currency: String) -> String {
    let decimals = Self.decimals(of: currency)
    let scaled = amount.magnitude * Decimal(sign: .plus, exponent: decimals, significand: 1)
    // Half a unit rounds up.
    let units = String(
      "\(scaled + Decimal(sign: .plus, exponent: -1, significand: 5))".prefix { $0 != "." })
    let digits = String(repeating: "0", count: max(decimals + 1 - units.count, 0)) + units
    let whole = grouped(String(digits.dropLast(decimals)))
    let padded = digits.suffix(decimals)
    let style = moneyStyle
    let number = localized(decimals == 0 ? whole : whole + style.point + padded)
    let sign = Self.sign(of: currency, in: id)
    let minus = amount < 0 ? minusSign : ""
    let isWord = sign.last?.isLetter == true
    return style.isBefore
      ? "\(minus)\(sign)\(isWord ? "\u{A0}" : "")\(number)" : "\(minus)\(number)\u{A0}\(sign)"
  }

  /// The digits after the point, by ISO 4217.
  public static func decimals(of currency: String) -> Int {
    switch currency {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV",
      "XAF", "XOF", "XPF":
      0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    default: 2
    }
  }

  /// With the marks that keep its side in texts from right to left.
  private var minusSign: String {
    switch id {
    case .swedish: "−"
    case .arabic: "\u{61C}-"
    case .hebrew: "\u{200E}-"
    default: "-"
    }
  }

  private var moneyStyle: (point: String, group: String, isBefore: Bool) {
    switch id {
    case .americanEnglish, .britishEnglish, .japanese, .korean, .thai, .hindi, .chinese:
      (".", ",", true)
    case .hebrew: (".", ",", false)
    case .swedish: (",", "\u{A0}", false)
    case .french: (",", "\u{202F}", false)
    case .german, .spanish, .vietnamese: (",", ".", false)
    case .arabic: ("٫", "٬", false)
    }
  }

  /// Groups of three digits; in Hindi of two before the last three. Spanish groups from five digits.
  private func grouped(_ digits: String) -> String {
    guard digits.count > (id == .spanish ? 4 : 3) else { return digits }
    var groups = [digits.suffix(3)]
    var rest = digits.dropLast(3)
    let size = id == .hindi ? 2 : 3
    while !rest.isEmpty {
      groups.insert(rest.suffix(size), at: 0)
      rest = rest.dropLast(size)
    }
    return groups.joined(separator: moneyStyle.group)
  }

  private static func sign(of currency: String, in locale: DateLocale) -> String {
    switch (currency, locale) {
    case ("SEK", .swedish): "kr"
    case ("CNY", .chinese): "¥"
    case ("JPY", .chinese): "JP¥"
    case ("USD", _): locale == .britishEnglish ? "US$" : "$"
    default: signs[currency] ?? currency
    }
  }

  private static let signs = [
    "EUR": "€", "GBP": "£", "JPY": "¥", "KRW": "₩", "INR": "₹", "ILS": "₪", "VND": "₫", "THB": "฿",
  ]
}
