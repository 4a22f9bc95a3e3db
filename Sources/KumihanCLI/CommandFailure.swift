import ArgumentParser
import Foundation
import Kumihan
import KumihanCalendar
import KumihanFonts
import KumihanICalendar
import KumihanPlanner
import KumihanTokens

/// An error in one line, with its remedy: the only words a failing command prints.
struct CommandFailure: Error, CustomStringConvertible {
  let message: String
  let hint: String?

  init(_ message: String, hint: String? = nil) { (self.message, self.hint) = (message, hint) }

  var description: String { hint.map { "\(message)\nHint: \($0)" } ?? message }

  /// The words of an error of ours; of others, their description.
  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as CalendarError: self.init(error.description, hint: error.hint)
    case let error as JSONError: self.init(error.description, hint: error.hint)
    case let error as ICalendarError: self.init(error.description, hint: error.hint)
    case let error as RenderError: self.init(error.description, hint: error.hint)
    case let error as PlannerError: self.init(error.description, hint: error.hint)
    case let error as PrintError: self.init(error.description, hint: error.hint)
    case let error as TokenProblem: self.init(error.description, hint: error.hint)
    case let error as FontError: self.init(error.description, hint: error.hint)
    case let error as BundledFonts.NotFound: self.init(error.description, hint: error.hint)
    case let error as CocoaError:
      let place = error.filePath.map { "'\($0)': " } ?? ""
      self.init(place + error.localizedDescription.lowercased(), hint: nil)
    default: self.init("\(error)")
    }
  }
}

/// Runs a command's work; errors become ours.
func reporting<T>(_ work: () throws -> T) throws -> T {
  do {
    return try work()
  } catch let status as ExitCode {
    // What ran in this command's place has said why.
    throw status
  } catch {
    throw CommandFailure(error)
  }
}

/// Reports a line beside the command's output: to the terminal, or in a job's result.
func warn(_ line: String) {
  if !Notices.keep(warning: line) {
    try? FileHandle.standardError.write(contentsOf: Data("warning: \(line)\n".utf8))
  }
}

/// Prints each line of a report.
func warn(_ report: RenderReport) {
  for line in report.lines { warn(line) }
}
