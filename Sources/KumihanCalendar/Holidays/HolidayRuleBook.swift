/// The known regions: the built-in ones, or more from a rules file.
public struct HolidayRuleBook: Hashable, Sendable {
  /// In the order they were added.
  public let regions: [HolidayRegion]

  public init(regions: [HolidayRegion]) {
    self.regions = regions
  }

  /// The countries whose holidays are known, and their states or nations where the law is theirs:
  /// `DE-BY` is Bavaria.
  public static let builtIn = HolidayRuleBook(
    regions: [
      .sweden, .unitedStates, .vietnam, .japan, .germany, .france, .unitedKingdom, .norway,
      .denmark, .finland, .netherlands, .spain, .italy, .poland, .canada, .korea, .australia,
      .china, .taiwan, .india, .thailand,
    ] as [HolidayRegion] + parts)

  private static let parts: [HolidayRegion] = [
    HolidayRegion.germanStates, [.alsaceMoselle], HolidayRegion.frenchTerritories,
    HolidayRegion.britishNations, HolidayRegion.canadianProvinces,
    HolidayRegion.canadianTerritories, HolidayRegion.australianStates,
    HolidayRegion.americanStates, HolidayRegion.indianStates, HolidayRegion.spanishCommunities,
    [.southTyrol, .aland],
  ].flatMap(\.self)

  /// The region of that code, in any letter case.
  public func region(code: String) throws(CalendarError) -> HolidayRegion {
    let wanted = code.uppercased()
    if let region = regions.first(where: { $0.code.uppercased() == wanted }) { return region }
    let country = wanted.prefix { $0 != "-" }
    let parts = regions.map(\.code).filter { $0.hasPrefix(country + "-") }
    if wanted != country, let whole = regions.first(where: { $0.code == country }) {
      throw .unknownRegion(
        code, near: NearMatch.value(for: code, among: parts), known: [whole.code] + parts)
    }
    let names = regions.flatMap { region in
      [region.code, region.name, region.localName].map { (spelling: $0, value: region.code) }
    }
    throw .unknownRegion(
      code, near: NearMatch.value(for: code, among: names),
      known: regions.map(\.code).filter { !$0.contains("-") })
  }

  /// This book with `other`'s regions, which replace those of the same code.
  public func adding(_ other: HolidayRuleBook) -> HolidayRuleBook {
    let codes = Set(other.regions.map { $0.code.uppercased() })
    let kept = regions.filter { !codes.contains($0.code.uppercased()) }
    return HolidayRuleBook(regions: kept + other.regions)
  }
}
