import Foundation
import KumihanICalendar
import Testing

struct EventJSONTests {
  @Test func oneEventALine() throws {
    let text = CalendarText.calendar(
      """
      BEGIN:VEVENT
      UID:a"b
      SUMMARY:Line\\nbreak \\\\ "quoted"
      DTSTART:20260105T090000Z
      DTEND:20260105T100000Z
      RRULE:FREQ=DAILY;COUNT=1
      CATEGORIES:X,Y
      END:VEVENT
      BEGIN:VEVENT
      UID:d
      SUMMARY:Day
      DTSTART;VALUE=DATE:20260106
      END:VEVENT
      """)
    let json = EventJSON.text(
      of: try CalendarText.occurrences(text, "2026-01-01", "2026-01-31", zone: "Asia/Kolkata"))
    #expect(
      json == #"""
        [
          {"allDay": false, "categories": ["X", "Y"], "end": "2026-01-05T15:30:00+05:30", "recurrenceID": "2026-01-05T14:30:00+05:30", "start": "2026-01-05T14:30:00+05:30", "summary": "Line\nbreak \\ \"quoted\"", "uid": "a\"b"},
          {"allDay": true, "categories": [], "end": "2026-01-07", "start": "2026-01-06", "summary": "Day", "uid": "d"}
        ]

        """#)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
    #expect(EventJSON.text(of: []) == "[]\n")
  }
}
