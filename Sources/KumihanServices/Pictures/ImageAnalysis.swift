public import Foundation
public import KumihanAppleNames
public import KumihanImageIO

/// Reads pictures, and finds nothing in them.
public final class ImageAnalyzer: Sendable {
  /// What is looked for.
  public struct AnalysisTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let text = Self(rawValue: 1)
    public static let machineReadableCode = Self(rawValue: 2)
    public static let visualLookUp = Self(rawValue: 4)
  }
  /// How it is looked for.
  public struct Configuration: Sendable {
    public let analysisTypes: AnalysisTypes
    public var locales: [String] = []
    public init(_ types: AnalysisTypes) { analysisTypes = types }
  }
  public static var isSupported: Bool { false }
  public static var supportedTextRecognitionLanguages: [String] { [] }
  public init() {}
  public func analyze(
    _ image: UIImage, configuration: Configuration
  ) async throws -> ImageAnalysis { ImageAnalysis() }
  public func analyze(
    _ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration
  ) async throws -> ImageAnalysis { ImageAnalysis() }
  public func analyze(
    imageAt url: URL, orientation: CGImagePropertyOrientation, configuration: Configuration
  ) async throws -> ImageAnalysis { ImageAnalysis() }
}

/// What was found in a picture: nothing.
public final class ImageAnalysis: Sendable {
  public var transcript: String { "" }
  public func hasResults(for types: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}

/// What can be done with what was found in a view's picture.
@MainActor @preconcurrency
public final class ImageAnalysisInteraction: UIInteraction {
  /// What can be touched.
  public struct InteractionTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automatic = Self(rawValue: 1)
    public static let textSelection = Self(rawValue: 2)
    public static let dataDetectors = Self(rawValue: 4)
    public static let imageSubject = Self(rawValue: 8)
    public static let visualLookUp = Self(rawValue: 16)
    public static let automaticTextOnly = Self(rawValue: 32)
  }
  public private(set) weak var view: UIView?
  public weak var delegate: (any ImageAnalysisInteractionDelegate)?
  public var analysis: ImageAnalysis?
  public var preferredInteractionTypes: InteractionTypes = []
  public var allowLongPressForDataDetectorsInTextMode = true
  public var selectableItemsHighlighted = false
  public var isSupplementaryInterfaceHidden = false
  public var activeInteractionTypes: InteractionTypes { [] }
  public var hasActiveTextSelection: Bool { false }
  public var text: String { "" }
  public var selectedText: String { "" }
  public init() {}
  public init(_ delegate: any ImageAnalysisInteractionDelegate) { self.delegate = delegate }
  public func didMove(to view: UIView?) { self.view = view }
  public func resetTextSelection() {}
  public func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
    isSupplementaryInterfaceHidden = hidden
  }
  public func setContentsRectNeedsUpdate() {}
}

/// Follows what is done with a picture.
@MainActor @preconcurrency
public protocol ImageAnalysisInteractionDelegate: AnyObject {}
