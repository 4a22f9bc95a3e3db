public import KumihanSnapshots
public import XCTest

/// A part of a test that has a name, as XCTest has it on Apple's platforms.
public protocol XCTActivity {
  var name: String { get }
  /// Takes a file that a result would show; nothing keeps it here.
  func add(_ attachment: XCTAttachment)
}

/// The running test, as XCTest has it on Apple's platforms.
public enum XCTContext {
  private struct Activity: XCTActivity {
    let name: String
    func add(_ attachment: XCTAttachment) {}
  }

  /// Runs a part of a test.
  public static func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result { try block(Activity(name: name)) }
}

extension XCTestCase {
  /// How long a test may take, in seconds, which nothing watches here.
  public var executionTimeAllowance: TimeInterval {
    get { 600 }
    set {}
  }
  /// Takes a file that a result would show; nothing keeps it here.
  public func add(_ attachment: XCTAttachment) {}
}
