/// Words of each format, and those that programs have stumbled over.
enum FuzzWords {
  static let swift = [
    "#Preview", "#Preview{@Previewable(}", "@Previewable", "@Entry", "@main", "struct A: View {",
    "extension EnvironmentValues {", "{", "}", "(", ")", "\"", "\"\"\"", "\\(", "/*", "*/", "//",
    "#if", "#elseif", "#else", "#endif", "#selector(", "var body: some View", "#\"", "/", "`", "<",
    ">", "[", "]", "PreviewProvider", "static var previews", "\u{0}", "\u{FEFF}", "@",
  ]
  static let calendar = [
    "BEGIN:VEVENT\r\n", "END:VEVENT\r\n", "BEGIN:VTIMEZONE\r\n", "RRULE:FREQ=SECONDLY\r\n",
    "RRULE:FREQ=MINUTELY;INTERVAL=0\r\n", "RRULE:FREQ=DAILY;COUNT=-1\r\n",
    "RRULE:FREQ=YEARLY;BYDAY=99MO;BYSETPOS=-366\r\n", "DURATION:P99999999999W\r\n",
    "TZOFFSETTO:+9999\r\n", "DTSTART:00000101\r\n", "DTSTART;TZID=Nowhere:20260101T000000\r\n",
    "DTEND:99991231T235959Z\r\n", "EXDATE:20260101\r\n", "RDATE;VALUE=PERIOD:20260101/P1D\r\n",
    "RECURRENCE-ID:20260101\r\n", ";", ":", "\r\n ", "\"", ",", "UNTIL=00000000",
  ]
  static let data = [
    "{", "}", "[", "]", ",", ":", "null", "true", "\"notes\":", "\"trips\":", "\"expenses\":",
    "\"date\":", "\"2026-02-30\"", "\"9999-12-31\"", "\"\\ud800\"", "\"\\u0000\"", "-", "1e400",
  ]
  static let jobs = [
    "\"draw\":", "\"year\":", "null", "true", "1e308", "-0", "\"--help\"", "\"-\"", "[[", "{}",
    "\"\\u0000\"",
    "\"planner\"", "\"week\"", "\"BEGIN:VCALENDAR", "\"format\":", "\"timeout\":", "\"files\": [",
  ]
  static let tokens =
    data + [
      "\"$value\":", "\"$type\":", "\"$ref\":", "\"$extends\":", "\"$extensions\":", "\"mode\":",
      "\"{a}\"", "\"{a.b}\"", "\"#/a/$value\"", "\"#fff\"", "\"color\"", "\"dimension\"",
      "\"typography\"", "\"value\":", "\"$themes\":", "\"meta\":", "\"variables\":", "\"sets\":",
      "\"resolutionOrder\":", "\"modifiers\":", "\"contexts\":", "{a} * 2", "rgba({a}, 0.5)",
    ]
  static let rules = data + ["\"rules\":", "\"kind\":", "\"title\":", "\"colour\":"]
  static let holidays =
    data + [
      "\"regions\":", "\"easter\":", "\"weekday\":", "\"nth\":", "\"from\":", "\"lunar\":",
    ]
  static let strings = [
    "\"", " = ", ";", "%@", "%n", "%99999999$@", "%*d", "%#@n@", "%1$lld", "%", "/*", "\\U", "\\",
    "<dict>", "</dict>", "<key>", "NSStringFormatSpecTypeKey", "\"variations\":", "\"plural\":",
    "\"other\":", "{", "}", "**", "^[", "](inflect: true)",
  ]
  static let assets =
    data + [
      "\"images\":", "\"filename\":", "\"../../../../etc/passwd\"", "\"scale\":", "\"0x\"",
      "\"9x\"",
      "\"colors\":", "\"components\":", "\"0xFFF\"", "\"1e999\"", "\"appearances\":", "\"..\"",
    ]
}
