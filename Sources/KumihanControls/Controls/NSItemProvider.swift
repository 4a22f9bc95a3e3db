public import KumihanContentTypes
public import KumihanViews
import Synchronization

/// The data of a drag or a paste: what an app put in, since nobody drops anything on a picture.
public final class NSItemProvider: Sendable {
  /// A thing that can be handed on; others are dropped.
  private enum Item: Sendable {
    case words(String)
    case link(URL)
    case picture(UIImage)
    case nothing

    init(_ object: Any?) {
      self =
        switch object {
        case let words as String: .words(words)
        case let words as NSString: .words("\(words)")
        case let link as URL: .link(link)
        case let link as NSURL: .link(link as URL)
        case let picture as UIImage: .picture(picture)
        default: .nothing
        }
    }

    var types: [String] {
      switch self {
      case .words: ["public.utf8-plain-text"]
      case .link: ["public.url"]
      case .picture: ["public.png", "public.image"]
      case .nothing: []
      }
    }

    /// The thing as a type, by either of its names.
    func loaded<T>(as type: T.Type) -> T? {
      let forms: [Any] =
        switch self {
        case .words(let words): [words, NSString(string: words)]
        case .link(let link): [link, link as NSURL]
        case .picture(let picture): [picture]
        case .nothing: []
        }
      for case let form as T in forms { return form }
      return nil
    }
  }
  /// Who may read what is in a provider.
  public typealias Visibility = NSItemProviderRepresentationVisibility
  private typealias Load =
    @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private let item: Item
  private let name = Mutex<String?>(nil)
  private let loads = Mutex<[(type: String, load: Load)]>([])

  public init() { item = .nothing }
  public init(object: Any) { item = Item(object) }
  public init(item: Any?, typeIdentifier: String?) { self.item = Item(item) }
  public convenience init?(contentsOf file: URL?) {
    guard let file else { return nil }
    self.init(object: file)
    suggestedName = file.lastPathComponent
  }

  public var suggestedName: String? {
    get { name.withLock { $0 } }
    set { name.withLock { $0 = newValue } }
  }
  public var preferredPresentationSize: CGSize { .zero }
  public var registeredTypeIdentifiers: [String] {
    item.types + loads.withLock { $0.map(\.type) }
  }
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.compactMap { UTType($0) }
  }
  public func registeredContentTypes(conformingTo type: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: type) }
  }
  public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
    registeredTypeIdentifiers.contains(identifier)
      || UTType(identifier).map { !registeredContentTypes(conformingTo: $0).isEmpty } ?? false
  }
  public func hasRepresentationConforming(toTypeIdentifier identifier: String) -> Bool {
    hasItemConformingToTypeIdentifier(identifier)
  }

  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { item.loaded(as: type) != nil }
  @discardableResult public func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(item.loaded(as: type), nil)
    return Progress(totalUnitCount: 0)
  }
  /// No-op: what stands in other apps' data is not known.
  public func loadItem(
    forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {}
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let load = loads.withLock { $0.first { $0.type == identifier }?.load }
    return load?(completionHandler) ?? Progress(totalUnitCount: 0)
  }
  @discardableResult public func loadDataRepresentation(
    for type: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: type.identifier, completionHandler: completionHandler)
  }
  /// No-op: nothing writes a file for what is dragged.
  @discardableResult public func loadFileRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
  @discardableResult public func loadFileRepresentation(
    for type: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
  @discardableResult public func loadInPlaceFileRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
  @discardableResult public func loadTransferable<T>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }

  /// No-op: what a provider holds is what it was made with, and data.
  public func registerObject(_ object: Any, visibility: Visibility) {}
  public func registerDataRepresentation(
    forTypeIdentifier identifier: String, visibility: Visibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) { loads.withLock { $0.append((identifier, loadHandler)) } }
  public func registerDataRepresentation(
    for type: UTType, visibility: Visibility = .all,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: type.identifier, visibility: visibility, loadHandler: loadHandler)
  }
  public func registerFileRepresentation(
    forTypeIdentifier identifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: Visibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
      ) -> Progress?
  ) {}
  public func registerItem(
    forTypeIdentifier identifier: String,
    loadHandler:
      @escaping @Sendable (
        (@Sendable (Any?, (any Error)?) -> Void)?, AnyClass?, [AnyHashable: Any]?
      ) -> Void
  ) {}
}

/// Who may read what is in a provider.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all
  case team
  case group
  case ownProcess
}

/// How a file is handed on.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// What can be put into a provider.
public protocol NSItemProviderWriting: AnyObject {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  func loadData(
    withTypeIdentifier identifier: String,
    forItemProviderCompletionHandler handler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// What can be made of what is in a provider.
public protocol NSItemProviderReading: AnyObject {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self
}
