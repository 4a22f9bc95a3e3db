/// Day numbers of the proleptic Gregorian calendar, after Howard Hinnant's `days_from_civil`.
///
/// Counting years from March puts the leap day last, so no step needs a table.
enum CivilDay {
  private static let daysPerEra = 146_097
  private static let epochFromMarchZero = 719_468

  static func number(year: Int, month: Int, day: Int) -> Int {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * daysPerEra + dayOfEra - epochFromMarchZero
  }

  static func components(of number: Int) -> (year: Int, month: Int, day: Int) {
    let z = number + epochFromMarchZero
    let era = (z >= 0 ? z : z - daysPerEra + 1) / daysPerEra
    let dayOfEra = z - era * daysPerEra
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shifted + 2) / 5 + 1
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}
