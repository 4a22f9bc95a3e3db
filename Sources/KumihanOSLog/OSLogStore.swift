public import Foundation

/// What was logged: nothing.
open class OSLogStore: NSObject {
  /// Whose entries are meant.
  public enum Scope: Int, Sendable {
    case system = 0
    case currentProcessIdentifier = 1
  }
  public init(scope: Scope) throws {}
  public init(url: URL) throws {}
  open func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
  open func position(date: Date) -> OSLogPosition { OSLogPosition() }
  open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
}

/// A place among entries.
open class OSLogPosition: NSObject {}

/// Entries one after the other.
open class OSLogEnumerator: NSEnumerator {
  /// The order of entries.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let reverse = Options(rawValue: 1)
  }
}

/// Who logged something.
public protocol OSLogEntryFromProcess {
  var activityIdentifier: UInt64 { get }
  var process: String { get }
  var processIdentifier: Int32 { get }
  var sender: String { get }
  var threadIdentifier: UInt64 { get }
}

/// What was logged, by where it belongs.
public protocol OSLogEntryWithPayload {
  var category: String { get }
  var subsystem: String { get }
  var formatString: String { get }
}

/// Something that was logged.
open class OSLogEntry: NSObject {
  open var composedMessage: String { "" }
  open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

/// A message that was logged.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
  /// How grave a message is.
  public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }
  open var level: Level { .undefined }
  open var category: String { "" }
  open var subsystem: String { "" }
  open var formatString: String { "" }
  open var process: String { "" }
  open var sender: String { "" }
  open var processIdentifier: Int32 { 0 }
  open var activityIdentifier: UInt64 { 0 }
  open var threadIdentifier: UInt64 { 0 }
}

/// A mark that was logged.
open class OSLogEntrySignpost: OSLogEntryLog {
  open var signpostIdentifier: UInt64 { 0 }
  open var signpostName: String { "" }
}
