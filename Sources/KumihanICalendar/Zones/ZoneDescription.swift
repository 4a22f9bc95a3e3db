/// A zone in the words of mail programs: `(UTC+01:00) Amsterdam, Berlin`, `Eastern Time (US &
/// Canada)`, `Stockholm`, `GMT-0330`.
struct ZoneDescription {
  /// Seconds east of UTC in winter, if written.
  let offset: Int?
  /// The text after the offset.
  private let places: Substring

  init(_ name: String) {
    var head = name[...]
    var rest = Substring()
    if name.first == "(", let end = name.firstIndex(of: ")") {
      head = name[..<end].dropFirst()
      rest = name[end...].dropFirst()
    }
    offset = Self.offset(head)
    places = offset == nil ? name[...] : rest
  }

  /// The zone of a named city, else that of a Windows name.
  var name: String? { cityZone ?? windowsZone }

  private var cityZone: String? {
    // `America/Paris` is a mistake, `(GMT+09.00) Tokyo/Seoul` is not.
    let cities = places.split { $0 == "," || $0 == "/" && offset != nil }
      .map { String($0).trimmed.lowercased().replacing(" ", with: "_") }
    if let zone = cities.lazy.compactMap(zone(ofCity:)).first { return zone }
    // Some writers leave out the commas.
    guard offset != nil else { return nil }
    return places.split { $0 == " " || $0 == "," }
      .lazy.compactMap { zone(ofCity: $0.lowercased()) }.first
  }

  private func zone(ofCity city: String) -> String? {
    guard !city.isEmpty else { return nil }
    return ZoneDatabase.names.first { $0.lowercased().hasSuffix("/" + city) && fits(String($0)) }
      .map(String.init)
  }

  /// `Eastern Time (US & Canada)` is Windows' description of Eastern Standard Time.
  private var windowsZone: String? {
    var words = places.prefix { $0 != "(" }.split(separator: " ")
    guard words.last?.lowercased() == "time" else { return nil }
    words.removeLast()
    if let season = words.last?.lowercased(), season == "summer" || season == "daylight" {
      words.removeLast()
    }
    return ZoneDatabase.zoneName(forWindowsName: words.joined(separator: " ") + " Standard Time")
  }

  /// Whether a zone has the written offset in the winter of either hemisphere.
  private func fits(_ name: String) -> Bool {
    guard let offset, let zone = ZoneNames.known(name) else { return offset == nil }
    let halfYear = 182 * LocalTime.secondsPerDay
    let january = LocalTime.at(day: LocalTime.day(year: 2024, month: 1, day: 15), second: 0)
    return min(zone.offset(atUTC: january), zone.offset(atUTC: january + halfYear)) == offset
  }

  /// `+01:00`, `UTC+1`, `GMT-0330`, `GMT+09.00`.
  private static func offset(_ text: Substring) -> Int? {
    var text = text
    for prefix in ["UTC", "GMT"] where text.uppercased().hasPrefix(prefix) {
      text = text.dropFirst(prefix.count)
    }
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let digits = text.dropFirst().filter { $0 != ":" && $0 != "." }
    guard (1...4).contains(digits.count), let number = Int(digits) else { return nil }
    let (hours, minutes) = digits.count > 2 ? (number / 100, number % 100) : (number, 0)
    guard hours <= 14, minutes < 60 else { return nil }
    return (hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
  }
}
