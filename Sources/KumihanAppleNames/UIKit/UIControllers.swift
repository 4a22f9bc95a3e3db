public import KumihanContentTypes
import KumihanControls
public import KumihanViews

/// Pages of screens: the first of those that are set is drawn.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// How pages change.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// Where pages come from.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// Which way pages go.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// Names of options.
  public struct OptionsKey: Hashable, Sendable {
    public static let interPageSpacing = OptionsKey()
    public static let spineLocation = OptionsKey()
  }
  /// Where the binding of pages that turn stands.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  open var spineLocation: SpineLocation { .none }
  open var isDoubleSided = false
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  public private(set) var viewControllers: [UIViewController]?
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    viewControllers = controllers
    completion?(true)
  }
  /// The page below what is put above the pages.
  package override func makeView() -> UIView {
    let view = super.makeView()
    let pages = UIHostingView { [unowned self] in
      viewControllers?.first.map { AnyView(UIViewControllerPicture(controller: $0)) }
    }
    pages.frame = view.bounds
    pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pages)
    return view
  }
  package override var holdsDrawn: Bool { viewControllers?.first?.wholeView != nil }
}

/// Gives the pages of a page controller.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pages: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pages: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController?
}

/// Follows a page controller.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pages: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pages: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// An alert of UIKit's, which is not presented.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// The kind of an alert.
  public enum Style: Int, Sendable { case actionSheet, alert }
  open var message: String?
  public private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction?
  public private(set) var preferredStyle = Style.alert
  public private(set) var textFields: [UITextField]?
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  package override var shownView: AnyView? { AnyView(UIAlertPicture(alert: self)) }
}

/// An alert over an empty screen.
private struct UIAlertPicture: View {
  let alert: UIAlertController

  var body: some View {
    let title = Text(verbatim: alert.title ?? "")
    if alert.preferredStyle == .alert {
      Color.clear.alert(title, isPresented: .constant(true)) {
        fields
        buttons
      } message: {
        message
      }
    } else {
      Color.clear.confirmationDialog(
        title, isPresented: .constant(true),
        titleVisibility: alert.title == nil ? .hidden : .visible
      ) {
        buttons
      } message: {
        message
      }
    }
  }

  @ViewBuilder private var message: some View {
    if let message = alert.message { Text(verbatim: message) }
  }

  private var fields: some View {
    ForEach((alert.textFields ?? []).indices, id: \.self) { index in
      let field = (alert.textFields ?? [])[index]
      TextField(field.placeholder ?? "", text: .constant(field.text ?? ""))
    }
  }

  private var buttons: some View {
    ForEach(alert.actions.indices, id: \.self) { index in
      let action = alert.actions[index]
      Button(action.title ?? "", role: action.role) {}.disabled(!action.isEnabled)
        .keyboardShortcut(action === alert.preferredAction ? .defaultAction : nil)
    }
  }
}

/// A button of an alert of UIKit's.
@MainActor @preconcurrency
open class UIAlertAction: _UIKeyed {
  /// The role of a button.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  private let word: String?
  open var title: String? { word }
  private let kind: Style
  open var style: Style { kind }
  open var isEnabled = true
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (word, kind) = (title, style)
    super.init()
  }

  fileprivate var role: ButtonRole? {
    switch style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

/// What can be done with things that are shared; drawn as a box with its name.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    self.init(nibName: nil, bundle: nil)
  }
  /// What happens when nothing more is done.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  open var allowsProminentActivity = true
  open var excludedActivitySectionTypes = 0
}

/// The camera, or a picker of photos; drawn as a box with its name.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// Names of what was picked.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "originalImage")
    public static let editedImage = InfoKey(rawValue: "editedImage")
    public static let imageURL = InfoKey(rawValue: "imageURL")
    public static let mediaURL = InfoKey(rawValue: "mediaURL")
    public static let mediaType = InfoKey(rawValue: "mediaType")
    public static let cropRect = InfoKey(rawValue: "cropRect")
    public static let livePhoto = InfoKey(rawValue: "livePhoto")
    public static let mediaMetadata = InfoKey(rawValue: "mediaMetadata")
    public static let phAsset = InfoKey(rawValue: "phAsset")
  }
  /// A camera of the device.
  public enum CameraDevice: Int, Sendable { case rear, front }
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes: [String] = []
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraFlashMode = CameraFlashMode.auto
  open var videoQuality = QualityType.typeMedium
  open var videoMaximumDuration: TimeInterval = 600
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  /// What a camera makes.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// When a camera flashes.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }
  /// How good films are.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  open func takePicture() {}
  open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}
  public static func isCameraDeviceAvailable(_ device: CameraDevice) -> Bool { false }
  public static func availableMediaTypes(for type: SourceType) -> [String]? {
    ["public.image", "public.movie"]
  }
  public static func isSourceTypeAvailable(_ type: SourceType) -> Bool { type != .camera }
}

/// Is told what was picked.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// A picker of files; drawn as a box with its name.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?
  public convenience init(forOpeningContentTypes types: [UTType]) {
    self.init(forOpeningContentTypes: types, asCopy: false)
  }
  public convenience init(forOpeningContentTypes types: [UTType], asCopy: Bool) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// Is told which files were picked.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
