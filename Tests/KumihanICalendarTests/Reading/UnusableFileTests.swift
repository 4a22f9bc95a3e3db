import Foundation
import KumihanCalendar
import KumihanICalendar
import Testing

struct UnusableFileTests {
  private func message(_ bytes: [UInt8]) -> String? {
    let error = #expect(throws: ICalendarError.self) {
      try ICalendarReader.read(bytes: bytes, name: "x.ics")
    }
    return error?.description
  }

  @Test func wordsOfFilesWithoutACalendar() {
    #expect(message([]) == "'x.ics' is empty")
    #expect(message(Array(" \r\n\n".utf8)) == "'x.ics' is empty")
    #expect(
      message(Array("<!DOCTYPE html>\n<html>".utf8))
        == "'x.ics' is no calendar: it begins '<!DOCTYPE html><html>'")
    #expect(message((0..<4096).map { UInt8(truncatingIfNeeded: $0 * 37) }) != nil)
  }

  @Test func wordsOfPathsThatCannotBeRead() {
    let missing = #expect(throws: ICalendarError.self) {
      try ICalendarReader.read(path: "/nowhere/at/all.ics")
    }
    #expect(missing?.description == "cannot read '/nowhere/at/all.ics': no such file")
    let folder = #expect(throws: ICalendarError.self) { try ICalendarReader.read(path: "/") }
    #expect(folder?.description == "cannot read '/': it is a folder")
  }

  @Test func wordsOfQuestionsWithoutAnswer() throws {
    let file = try CalendarText.read(CalendarText.event("DTSTART:20260105"))
    let day = try CalendarDate(parsing: "2026-01-05")
    let zone = #expect(throws: ICalendarError.self) {
      try file.events(from: day, to: day, timeZone: "Stockholm")
    }
    #expect(zone?.description == "unknown time zone 'Stockholm'")
    #expect(zone?.hint == "did you mean 'Europe/Stockholm'?")
    let range = #expect(throws: ICalendarError.self) {
      try file.events(from: day, to: day.adding(days: -1), timeZone: "UTC")
    }
    #expect(range?.description == "the range from 2026-01-05 to 2026-01-04 is empty")
  }

  @Test func aRuleOfEverySecondIsRefusedForAYear() throws {
    let file = try CalendarText.read(
      CalendarText.event("DTSTART:19700101T000000Z\nRRULE:FREQ=SECONDLY"))
    let from = try CalendarDate(parsing: "2026-01-01")
    let error = #expect(throws: ICalendarError.self) {
      try file.events(from: from, to: from.adding(days: 364), timeZone: "UTC", limit: 10_000).count
    }
    #expect(
      error?.description == "event 'a' brings the range to more than 10000 occurrences")
  }
}
