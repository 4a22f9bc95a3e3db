import Kumihan
import KumihanCalendar
import KumihanICalendar

extension PlannerError: CustomStringConvertible {
  /// One line: the thing and the offending value.
  public var description: String {
    switch self {
    case .calendar(let error): error.description
    case .calendarFile(let error): error.description
    case .json(let error, let file): "\(file): \(error)"
    case .order(let error, let file):
      "\(file):\(error.line):\(error.column): \(error.message)"
    case .unreadableFile(let file, _, let reason): "cannot read '\(file)': \(reason)"
    case .invalidHours(let hours): "hours \(hours.lowerBound)-\(hours.upperBound) cannot be drawn"
    case .print(let error): error.description
    case .unknownFormat(let file, ""): "'\(file)' has no extension"
    case .unknownFormat(_, let ending): "unknown extension '.\(ending)'"
    case .onePicture(let file, let count): "'\(file)' is one picture, but there are \(count) pages"
    case .imposedPictures: "pictures have one page each"
    case .render(let error): error.description
    }
  }

  /// The remedy; nil where the description suffices.
  public var hint: String? {
    switch self {
    case .calendar(let error): error.hint
    case .calendarFile(let error): error.hint
    case .json(let error, _): error.hint
    case .order(let error, _): error.hint
    case .unreadableFile(_, let content, _): "give the path of a file with \(content.words)"
    case .invalidHours: "use hours within 0-24, the first before the last"
    case .print(let error): error.hint
    case .unknownFormat:
      "end the output file's name in "
        + ExportFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: " or ")
    case .onePicture:
      "put \(PlannerBook.placeholder) into the name, or end it in .pdf"
    case .imposedPictures: "end the output's name in .pdf"
    case .render(let error): error.hint
    }
  }
}

extension PlannerError.Content {
  fileprivate var words: String {
    switch self {
    case .data: "planner data"
    case .kindRules: "rules"
    case .holidayRules: "holiday rules"
    case .order: "an order of pages"
    }
  }
}
