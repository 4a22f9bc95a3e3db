public import KumihanAppleNames
public import KumihanControls
import KumihanViews

/// What a picker of photos shows.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// The form of a picked photo.
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  /// Whether photos are picked in an order.
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
  /// How a picker stands in a screen.
  public enum Mode: Int, Sendable { case `default`, compact }
  public var filter: PHPickerFilter?
  public var selectionLimit = 1
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var preselectedAssetIdentifiers: [String] = []
  public var mode = Mode.default
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picked photo; nobody picks one in a picture.
public struct PHPickerResult: Hashable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
  public static func == (first: Self, second: Self) -> Bool {
    first.itemProvider === second.itemProvider
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}

/// A picker of photos; drawn as a box with its name.
@MainActor @preconcurrency
public final class PHPickerViewController: UIViewController {
  public private(set) var configuration = PHPickerConfiguration()
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  public convenience init(configuration: PHPickerConfiguration) {
    self.init(nibName: nil, bundle: nil)
    self.configuration = configuration
  }
  public func deselectAssets(withIdentifiers identifiers: [String]) {}
  public func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier: String?) {}
}

/// Is told which photos were picked.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
