public import Foundation
public import KumihanAppleNames
public import KumihanCoreGraphics
public import KumihanViews

/// Something that a picture is to show.
public struct ImagePlaygroundConcept: Sendable {
  public static func text(_ text: String) -> Self { Self() }
  public static func extracted(from text: String, title: String? = nil) -> Self { Self() }
  public static func image(_ image: CGImage) -> Self { Self() }
  public static func image(_ url: URL) -> Self { Self() }
}

/// The look of a picture that is made up.
public struct ImagePlaygroundStyle: Hashable, Identifiable, Sendable {
  public let id: String
  public static let animation = Self(id: "animation")
  public static let illustration = Self(id: "illustration")
  public static let sketch = Self(id: "sketch")
  public static let externalProvider = Self(id: "externalProvider")
  public static let all = [animation, illustration, sketch]
}

/// What pictures may show.
public struct ImagePlaygroundOptions: Sendable {
  /// Whether pictures show the persons of the library.
  public enum PersonalizationPolicy: Hashable, Sendable { case automatic, enabled, disabled }
  public var personalization = PersonalizationPolicy.automatic
  public init() {}
}

/// Makes pictures up, as a device without the model does: not at all.
public struct ImageCreator: Sendable {
  /// Why no picture is made up.
  public enum Error: LocalizedError, Hashable, Sendable {
    case notSupported, unavailable, creationCancelled, faceInImageTooSmall, unsupportedLanguage,
      unsupportedInputImage, backgroundCreationForbidden, creationFailed,
      conceptsRequirePersonIdentity
    public var errorDescription: String? { "Images cannot be created." }
  }
  /// A picture that was made up.
  public struct CreatedImage: Sendable {
    public let cgImage: CGImage
  }
  /// - Throws: always.
  public init() async throws { throw Error.notSupported }
  public var availableStyles: [ImagePlaygroundStyle] { [] }
  public func images(
    for concepts: [ImagePlaygroundConcept], style: ImagePlaygroundStyle, limit: Int
  ) -> AsyncThrowingStream<CreatedImage, any Swift.Error> { AsyncThrowingStream { $0.finish() } }
}

/// Makes pictures up with a person; drawn as a box with its name.
@MainActor @preconcurrency
open class ImagePlaygroundViewController: UIViewController {
  open class var isAvailable: Bool { false }
  open weak var delegate: (any Delegate)?
  open var concepts: [ImagePlaygroundConcept] = []
  open var sourceImage: UIImage?
  open var allowedGenerationStyles = ImagePlaygroundStyle.all
  open var selectedGenerationStyle = ImagePlaygroundStyle.animation
  /// Is told of a picture that was made up.
  @MainActor @preconcurrency
  public protocol Delegate: AnyObject {
    func imagePlaygroundViewController(
      _ controller: ImagePlaygroundViewController, didCreateImageAt imageURL: URL)
    func imagePlaygroundViewControllerDidCancel(_ controller: ImagePlaygroundViewController)
  }
}

extension ImagePlaygroundViewController.Delegate {
  public func imagePlaygroundViewControllerDidCancel(
    _ controller: ImagePlaygroundViewController
  ) {}
}

extension EnvironmentValues {
  /// False: there is no model.
  public var supportsImagePlayground: Bool { false }
}

extension View {
  /// No-op: a device without the model shows no sheet.
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil,
    onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
  ) -> Self { self }
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concept: String, sourceImageURL: URL,
    onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
  ) -> Self { self }
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [],
    sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void,
    onCancellation: (() -> Void)? = nil
  ) -> Self { self }
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImageURL: URL,
    onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
  ) -> Self { self }
  public func imagePlaygroundGenerationStyle(
    _ style: ImagePlaygroundStyle, in allowed: [ImagePlaygroundStyle] = ImagePlaygroundStyle.all
  ) -> Self { self }
  public func imagePlaygroundPersonalizationPolicy(
    _ policy: ImagePlaygroundOptions.PersonalizationPolicy
  ) -> Self { self }
}
