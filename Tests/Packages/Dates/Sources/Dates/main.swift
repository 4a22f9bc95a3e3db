import KumihanCalendar

print(ISOWeek(containing: try CalendarDate(year: 2026, month: 10, day: 14)))
