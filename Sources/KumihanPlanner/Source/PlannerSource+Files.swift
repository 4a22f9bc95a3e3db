import Foundation
public import KumihanCalendar
public import KumihanICalendar
import KumihanData

extension PlannerSource {
  /// Reads files.
  ///
  /// - Parameters:
  ///   - calendarFiles: Paths of iCalendar files, or of folders with such files.
  ///   - dataFile: The path of planner data, JSON that `PlannerData.md` describes.
  ///   - rulesFile: The path of kind rules, JSON that the same article describes.
  ///   - holidayFile: The path of holiday rules of further regions, as in `Holidays.md`.
  ///   - codes: Codes of regions such as `SE`, in either case.
  ///   - timeZone: See ``timeZone``.
  ///   - isStrict: Makes the first of the calendars' ``problems`` an error.
  public init(
    calendarFiles: [String], dataFile: String? = nil, rulesFile: String? = nil,
    holidayFile: String? = nil, regions codes: [String] = [], timeZone: String? = nil,
    isStrict: Bool = false
  ) throws(PlannerError) {
    self.init(timeZone: timeZone)
    if let rulesFile { rules = try PlannerKindRules(file: rulesFile) }
    do {
      // A name that is not known is said at once, not with the first event.
      if let timeZone { _ = try ZoneClock(timeZone) }
      for path in calendarFiles {
        calendars +=
          InputFile.isFolder(path)
          ? try ICalendarReader.read(folder: path, strict: isStrict)
          : [try ICalendarReader.read(path: path, strict: isStrict)]
      }
    } catch { throw .calendarFile(error) }
    if let dataFile { data = [try PlannerData(file: dataFile)] }
    // Making all rules of all regions takes longer than the pages of a few days.
    if holidayFile != nil || !codes.isEmpty {
      regions = try HolidayRuleBook(adding: holidayFile).regions(codes: codes)
    }
  }
}

extension HolidayRuleBook {
  /// The built-in regions and those of a file; a nil path adds none.
  public init(adding file: String?) throws(PlannerError) {
    self = .builtIn
    guard let file else { return }
    let further = try PlannerFile.read(file, as: .holidayRules) { bytes throws(JSONError) in
      try HolidayRuleBook(parsing: bytes)
    }
    self = adding(further)
  }

  /// The regions of these codes, in either case.
  ///
  /// - Throws: ``PlannerError/calendar(_:)`` with the nearest known code.
  public func regions(codes: [String]) throws(PlannerError) -> [HolidayRegion] {
    do {
      return try codes.map { code throws(CalendarError) in try region(code: code) }
    } catch { throw .calendar(error) }
  }
}

extension PlannerKindRules {
  /// Reads the rules file at a path.
  public init(file path: String) throws(PlannerError) {
    self = try PlannerFile.read(path, as: .kindRules) { bytes throws(JSONError) in
      try PlannerKindRules(parsing: bytes)
    }
  }
}

extension PlannerData {
  /// Reads the data file at a path.
  public init(file path: String) throws(PlannerError) {
    self = try PlannerFile.read(path, as: .data) { bytes throws(JSONError) in
      try PlannerData(parsing: bytes)
    }
  }
}

/// Reads the JSON files of planners; errors name the file.
private enum PlannerFile {
  static func read<Value>(
    _ path: String, as content: PlannerError.Content,
    _ parse: ([UInt8]) throws(JSONError) -> Value
  ) throws(PlannerError) -> Value {
    let bytes: Data
    do throws(InputFile.Problem) {
      bytes = try InputFile.read(path)
    } catch { throw .unreadableFile(path, content, reason: error.description) }
    do {
      return try parse([UInt8](bytes))
    } catch { throw .json(error, file: path) }
  }
}
