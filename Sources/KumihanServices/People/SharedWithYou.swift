public import Foundation
public import KumihanAppleNames

/// What others sent to a person: nothing.
open class SWHighlightCenter: NSObject {
  open weak var delegate: (any SWHighlightCenterDelegate)?
  open class var highlightCollectionTitle: String { "Shared with You" }
  open class var isSystemCollaborationSupportAvailable: Bool { false }
  open var highlights: [SWHighlight] { [] }
  open func getHighlightFor(
    _ url: URL, completionHandler: @escaping (SWHighlight?, (any Error)?) -> Void
  ) { completionHandler(nil, SWHighlightCenterError(.accessDenied)) }
  open nonisolated(nonsending) func highlight(for url: URL) async throws -> SWHighlight {
    throw SWHighlightCenterError(.accessDenied)
  }
}

/// Is told what others sent.
public protocol SWHighlightCenterDelegate: NSObjectProtocol {
  func highlightCenterHighlightsDidChange(_ highlightCenter: SWHighlightCenter)
}

/// Something that somebody sent.
open class SWHighlight: NSObject {
  open var url: URL { URL(fileURLWithPath: "/") }
}

/// Who sent something.
@MainActor @preconcurrency
open class SWAttributionView: UIView {
  open var highlight: SWHighlight?
  open var menuTitleForHideAction: String?
}

/// Why it is not known who sent something.
public struct SWHighlightCenterError: _ServiceError {
  /// A reason.
  public enum Code: Int, _ServiceErrorCode {
    public typealias _Failure = SWHighlightCenterError
    case noError, internalError, invalidURL, accessDenied
  }
  public static var errorDomain: String { "SWHighlightCenterErrorDomain" }
  public static let invalidURL = Code.invalidURL
  public static let accessDenied = Code.accessDenied
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
