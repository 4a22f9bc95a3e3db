import Testing

@testable import KumihanCalendar

struct CivilDayTests {
  /// An era of 400 years has 146,097 days, on both sides of the year 0.
  @Test(arguments: [-800, -400, 0, 400, 2000]) func erasAreOfOneLength(year: Int) {
    let day = CivilDay.number(year: year, month: 3, day: 1)
    #expect(day == -719_468 + year / 400 * 146_097)
    #expect(CivilDay.components(of: day) == (year, 3, 1))
    #expect(CivilDay.components(of: day - 1) == (year, 2, 29))
  }

  @Test(arguments: [(-13, -2, 12), (-12, -1, 1), (-1, -1, 12), (0, 0, 1), (11, 0, 12), (12, 1, 1)])
  func monthsAreCountedOnBothSidesOfTheYear0(index: Int, year: Int, month: Int) {
    let found = CalendarMonth(uncheckedIndex: index)
    #expect(found.year == year && found.month == month)
  }

  @Test func everyDayHasItsPlace() {
    var (year, month, day) = (-1, 12, 31)
    for number in CivilDay.number(
      year: -1, month: 12, day: 31)...CivilDay.number(year: 8, month: 3, day: 1)
    {
      #expect(CivilDay.components(of: number) == (year, month, day))
      #expect(CivilDay.number(year: year, month: month, day: day) == number)
      let isLeap = year % 4 == 0
      let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
      if day < days { day += 1 } else { (day, month) = (1, month + 1) }
      if month > 12 { (month, year) = (1, year + 1) }
    }
    #expect((year, month, day) == (8, 3, 2))
  }
}
