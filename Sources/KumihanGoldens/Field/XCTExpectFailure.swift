// swift-format-ignore-file: AlwaysUseLowerCamelCase
import KumihanSnapshots
import Synchronization
import XCTest

/// What went wrong, as matchers of expected failures see it.
public struct XCTIssue: Sendable {
  /// The words of the failure.
  public let compactDescription: String
  public var detailedDescription: String? { compactDescription }
}

/// Names of expected failures.
public enum XCTExpectedFailure {
  /// Which failures are expected, and whether there has to be one.
  public final class Options {
    public var isEnabled = true
    /// Whether no failure is one.
    public var isStrict = true
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
    public init() {}
    public static func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }
}

/// Expects that snapshots differ in a closure.
///
/// It holds for the assertions of this library: those of XCTest on Linux fail a test in any case.
public func XCTExpectFailure<Result>(
  _ reason: String? = nil, options: XCTExpectedFailure.Options = .init(),
  file: StaticString = #filePath, line: UInt = #line, failingBlock: () throws -> Result
) rethrows -> Result {
  guard options.isEnabled else { return try failingBlock() }
  let expected = ExpectedFailures.begin(options)
  defer {
    if ExpectedFailures.end(expected) == 0, options.isStrict {
      XCTFail(
        "nothing failed that was expected to: \(reason ?? "no reason")", file: file, line: line)
    }
  }
  return try failingBlock()
}

/// Expects that snapshots differ in a closure.
public func XCTExpectFailure<Result>(
  _ reason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  file: StaticString = #filePath, line: UInt = #line,
  failingBlock: () throws -> Result, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> Result {
  let options = XCTExpectedFailure.Options()
  (options.isEnabled, options.isStrict) = (enabled ?? true, strict ?? true)
  if let issueMatcher { options.issueMatcher = issueMatcher }
  return try XCTExpectFailure(
    reason, options: options, file: file, line: line, failingBlock: failingBlock)
}

/// Expects that snapshots differ until the test ends.
public func XCTExpectFailure(_ reason: String? = nil, options: XCTExpectedFailure.Options = .init())
{
  TestReporter.watch()
  if options.isEnabled { _ = ExpectedFailures.begin(options) }
}

/// Expects that snapshots differ until the test ends.
public func XCTExpectFailure(
  _ reason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  let options = XCTExpectedFailure.Options()
  (options.isEnabled, options.isStrict) = (enabled ?? true, strict ?? true)
  if let issueMatcher { options.issueMatcher = issueMatcher }
  XCTExpectFailure(reason, options: options)
}

/// The failures that are expected now. XCTest runs its tests one after another.
enum ExpectedFailures {
  private struct Expected {
    var number: Int
    var matches: Carried<(XCTIssue) -> Bool>
    var met = 0
  }

  private static let all = Mutex<(next: Int, open: [Expected])>((0, []))

  static func begin(_ options: XCTExpectedFailure.Options) -> Int {
    let matches = Carried(value: options.issueMatcher)
    return all.withLock { all in
      all.next += 1
      all.open.append(Expected(number: all.next, matches: matches))
      return all.next
    }
  }

  /// How many failures were expected by this.
  static func end(_ number: Int) -> Int {
    all.withLock { all in
      let met = all.open.first { $0.number == number }?.met ?? 0
      all.open.removeAll { $0.number >= number }
      return met
    }
  }

  /// Ends all that a test began.
  static func endAll() { all.withLock { $0.open = [] } }

  /// Whether a failure is one of those, the innermost first.
  static func take(_ message: String) -> Bool {
    let issue = XCTIssue(compactDescription: message)
    let open = all.withLock { $0.open }
    guard let found = open.last(where: { $0.matches.value(issue) }) else { return false }
    all.withLock { all in
      if let index = all.open.firstIndex(where: { $0.number == found.number }) {
        all.open[index].met += 1
      }
    }
    return true
  }
}
