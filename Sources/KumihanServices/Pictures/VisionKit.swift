public import Foundation
public import KumihanAppleNames

/// The camera for documents; drawn as a box with its name.
@MainActor @preconcurrency
open class VNDocumentCameraViewController: UIViewController {
  open class var isSupported: Bool { false }
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}

/// Pages that the camera took.
open class VNDocumentCameraScan: NSObject {
  open var title: String { "" }
  open var pageCount: Int { 0 }
  @MainActor @preconcurrency open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// Is given pages that the camera took.
@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  public func documentCameraViewControllerDidCancel(
    _ controller: VNDocumentCameraViewController
  ) {}
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

/// Reads text and codes with the camera; drawn as a box with its name.
@MainActor @preconcurrency
open class DataScannerViewController: UIViewController {
  /// How carefully it reads.
  public enum QualityLevel: Hashable, Sendable { case balanced, fast, accurate }
  /// Something to read.
  public enum RecognizedDataType: Hashable, Sendable {
    case words([String])
    case codes([VNBarcodeSymbology])
    public static func text(
      languages: [String] = [], textContentType: TextContentType? = nil
    ) -> RecognizedDataType { .words(languages) }
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
      .codes(symbologies)
    }
  }
  /// What words are.
  public enum TextContentType: Hashable, Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL, emailAddress, telephoneNumber, fullStreetAddress, dateTimeDuration, flightNumber
    case shipmentTrackingNumber, currency
  }
  /// Why nothing is read.
  public enum ScanningUnavailable: Error, Hashable, Sendable { case unsupported, cameraRestricted }
  open class var isSupported: Bool { false }
  open class var isAvailable: Bool { false }
  open class var scanningUnavailable: ScanningUnavailable? { .unsupported }
  open class var supportedTextRecognitionLanguages: [String] { [] }
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  public convenience init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) { self.init(nibName: nil, bundle: nil) }
  open var isScanning: Bool { false }
  /// Ends at once: nothing is read.
  open var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }
  public let overlayContainerView = UIView()
  open var regionOfInterest: CGRect?
  open var zoomFactor = 1.0
  open var minZoomFactor: Double { 1 }
  open var maxZoomFactor: Double { 1 }
  /// - Throws: always: there is no camera.
  open func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
  open func startScanning() throws {}
  open func stopScanning() {}
}

/// Something that was read.
public enum RecognizedItem: Identifiable, Sendable {
  /// Where it was seen.
  public struct Bounds: Hashable, Sendable {
    public let topLeft, topRight, bottomRight, bottomLeft: CGPoint
  }
  /// Words.
  public struct Text: Identifiable, Sendable {
    public let id: UUID
    public let transcript: String
    public let bounds: Bounds
    public var observation: VNRecognizedTextObservation { VNRecognizedTextObservation() }
  }
  /// A code.
  public struct Barcode: Identifiable, Sendable {
    public let id: UUID
    public let payloadStringValue: String?
    public let bounds: Bounds
    public var observation: VNBarcodeObservation { VNBarcodeObservation() }
  }
  case text(Text)
  case barcode(Barcode)
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let code): code.id
    }
  }
  public var bounds: Bounds {
    switch self {
    case .text(let text): text.bounds
    case .barcode(let code): code.bounds
    }
  }
}

/// Is told what was read.
@MainActor @preconcurrency
public protocol DataScannerViewControllerDelegate: AnyObject {
  func dataScanner(_ scanner: DataScannerViewController, didTapOn item: RecognizedItem)
  func dataScanner(
    _ scanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  func dataScanner(
    _ scanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  func dataScanner(
    _ scanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  func dataScannerDidZoom(_ scanner: DataScannerViewController)
  func dataScanner(
    _ scanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
  public func dataScanner(_ scanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
  public func dataScanner(
    _ scanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ scanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ scanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScannerDidZoom(_ scanner: DataScannerViewController) {}
  public func dataScanner(
    _ scanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}
