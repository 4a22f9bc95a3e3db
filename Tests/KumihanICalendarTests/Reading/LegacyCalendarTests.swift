import KumihanICalendar
import Testing

/// vCalendar 1.0, as telephones export it.
struct LegacyCalendarTests {
  private func starts(_ rule: String, _ start: String = "20261012T080000Z") throws -> [String] {
    try CalendarText.starts(
      CalendarText.event("DTSTART:\(start)\nRRULE:\(rule)"), "2026-10-01", "2027-10-31"
    ).map { String($0.prefix(10)) }
  }

  @Test func rules() throws {
    #expect(try starts("D2 #3") == ["2026-10-12", "2026-10-14", "2026-10-16"])
    #expect(try starts("W1 MO WE #4") == ["2026-10-12", "2026-10-14", "2026-10-19", "2026-10-21"])
    #expect(try starts("W1 MO 20261026T235959Z") == ["2026-10-12", "2026-10-19", "2026-10-26"])
    #expect(try starts("MP1 2+ MO #3") == ["2026-10-12", "2026-11-09", "2026-12-14"])
    #expect(try starts("MP6 1- FR #2", "20261030T080000Z") == ["2026-10-30", "2027-04-30"])
    #expect(try starts("MD1 LD #2", "20261031T080000Z") == ["2026-10-31", "2026-11-30"])
    #expect(try starts("YM1 10 #0") == ["2026-10-12", "2027-10-12"])
    #expect(try starts("YD1 1- #2", "20261231T080000Z") == ["2026-12-31"])
    #expect(try starts("D1") == ["2026-10-12", "2026-10-13"])
  }

  @Test(arguments: ["X1 #2", "D0 #2", "W1 XX", ""])
  func otherWordsAreNoRule(_ rule: String) throws {
    let text = CalendarText.event("DTSTART:20261012T080000Z\nRRULE:\(rule)")
    #expect(try CalendarText.read(text).problems.count == 1)
  }

  @Test func quotedPrintable() throws {
    let file = try CalendarText.read(
      CalendarText.event(
        """
        SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=B6te med =C3=85sa =
        och Bj=C3=B6rn=
        , 100=25
        DESCRIPTION;QUOTED-PRINTABLE:one=0D=0Atwo
        LOCATION;ENCODING=quoted-printable;CHARSET=ISO-8859-1:=C5re, A=B
        DTSTART:20261012T080000Z
        """))
    let event = try #require(file.events.first)
    #expect(event.summary == "Möte med Åsa och Björn, 100%")
    #expect(event.notes == "one\ntwo")
    #expect(event.location == "Åre, A=B")
    #expect(file.problems.map(\.reason) == [.notUTF8])
  }

  @Test func otherLinesMayEndInAnEqualsSign() throws {
    let file = try CalendarText.read(
      CalendarText.event("ATTACH;ENCODING=BASE64;VALUE=BINARY:AAA=\nDTSTART:20261012T080000Z"))
    #expect(file.problems.isEmpty && file.events.count == 1)
  }
}
