public import Foundation
public import KumihanAppleNames
public import KumihanViews
import Synchronization

/// A view, screen, preview or preview provider of a compiled source file.
public struct StageEntry {
  public enum Kind: String, Sendable {
    /// A view of SwiftUI's, and a controller of UIKit's.
    case view, screen
    case preview
    case provider = "previews"

    /// Whether it is there to be drawn: a preview, or a provider of some.
    public var isPreview: Bool { self == .preview || self == .provider }
  }

  public let kind: Kind
  /// A type's name, nested ones with dots; a preview's name, or nil.
  public let name: String?
  public let file: String
  public let line: Int
  /// The size and environment that a preview requests.
  public let wishes: [PreviewTrait<PreviewTraits>.Wish]
  /// Makes the view.
  ///
  /// - Throws: ``StageNeedsArguments``, or an error of the view's initialiser.
  public let make: @MainActor () throws -> AnyView

  public init(
    kind: Kind, name: String?, file: String, line: Int,
    wishes: [PreviewTrait<PreviewTraits>.Wish], make: @escaping @MainActor () throws -> AnyView
  ) {
    (self.kind, self.name, self.file, self.line) = (kind, name, file, line)
    self.wishes = wishes
    self.make = {
      UIAppearanceProxies.forget()
      return try make()
    }
  }
}

/// The error of a view whose initialisers all need arguments.
public struct StageNeedsArguments: Error {
  public init() {}
}

/// The exported views: generated code adds them, in the order of the sources.
@MainActor
public enum Stage {
  public internal(set) static var entries: [StageEntry] = []

  /// A view or a provider of previews.
  public static func add<V: View>(
    _ kind: StageEntry.Kind, _ name: String, _ file: String, _ line: Int,
    _ make: @escaping @MainActor () throws -> V
  ) {
    entries.append(
      StageEntry(kind: kind, name: name, file: file, line: line, wishes: []) {
        AnyView(try make())
      })
  }

  /// A screen of UIKit's.
  public static func add(
    _ name: String, _ file: String, _ line: Int,
    _ make: @escaping @MainActor () throws -> UIViewController
  ) {
    entries.append(
      StageEntry(kind: .screen, name: name, file: file, line: line, wishes: []) {
        AnyView(StageScreen(try make()))
      })
  }

  /// A `#Preview`.
  public static func add<V: View>(
    _ file: String, _ line: Int, _ traits: @MainActor () -> StageTraits,
    _ make: @escaping @MainActor () -> V
  ) {
    let (name, traits) = traits()
    entries.append(
      StageEntry(
        kind: .preview, name: name, file: file, line: line, wishes: traits.map(\.wish)
      ) {
        traits.compactMap(\.wrap).reversed().reduce(AnyView(make())) { $1($0) }
      })
  }

  /// The arguments of a `#Preview`.
  public static func preview(
    _ name: String? = nil, traits: PreviewTrait<PreviewTraits>...
  ) -> StageTraits { (name, traits) }
}

/// A screen that loads its view when it is drawn: one that cannot is no matter of the others.
private struct StageScreen: View {
  @MainActor
  private final class Loading {
    let controller: UIViewController
    lazy var picture = UIViewControllerPicture(controller: controller)

    init(_ controller: UIViewController) { self.controller = controller }
  }

  private let loading: Loading

  init(_ controller: UIViewController) { loading = Loading(controller) }

  var body: some View { loading.picture }
}

extension Stage {
  /// What the body of a `#Preview` shows, where that may be a part of UIKit's.
  @MainActor
  public static func shown<V: View>(@ViewBuilder _ body: () -> V) -> some View { body() }
  @MainActor @_disfavoredOverload
  public static func shown(_ body: () -> UIViewController) -> some View {
    UIViewControllerPicture(controller: body())
  }
  @MainActor @_disfavoredOverload
  public static func shown(_ body: () -> UIView) -> some View { UIViewPicture(view: body()) }
}

/// The name and traits of a `#Preview`.
public typealias StageTraits = (name: String?, traits: [PreviewTrait<PreviewTraits>])

/// SwiftUI's `View`, under a name that no source file shadows.
public typealias StageView = View

/// Names of assets, under names that no source file shadows.
public typealias StageImage = ImageAsset
public typealias StageColor = ColorResource
public typealias StageStyle = _CatalogueColors
public typealias StageResource = LocalizedStringResource
public typealias StagePaint = Color
public typealias StageUIColor = UIColor
public typealias StageUIImage = UIImage

/// What has the names of assets beside UIKit's own and the author's, which come first.
public protocol StageUIColors {}
/// The same of pictures.
public protocol StageUIImages {}
extension UIColor: StageUIColors {}
extension UIImage: StageUIImages {}

extension Stage {
  private nonisolated static let readersLocale = Mutex(Locale(identifier: "en_US"))

  /// The locale that views see as that of the process.
  public nonisolated static var locale: Locale {
    get { readersLocale.withLock { $0 } }
    set { readersLocale.withLock { $0 = newValue } }
  }

  /// The calendar that views see as that of the process.
  public nonisolated static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return calendar
  }
}

public typealias StageEnvironmentKey = EnvironmentKey
public typealias StageContainerValueKey = ContainerValueKey
public typealias StageTransactionKey = TransactionKey
public typealias StageFocusedValueKey = FocusedValueKey

extension Stage {
  /// The bundle that a folder is; the program's own where it is none.
  public nonisolated static func bundle(_ path: String) -> Bundle { Bundle(path: path) ?? .main }
}

/// Stands in the place of a view whose code does not compile: a box that says so.
public struct StageLeftOut: View {
  let words: String

  public init(_ words: String) { self.words = words }

  public var body: some View {
    Text(verbatim: words).font(.caption).multilineTextAlignment(.center).padding(8)
      .frame(minWidth: 44, minHeight: 44)
      .border(Color.secondary)
      .foregroundStyle(Color.secondary)
  }
}

/// SwiftUI's `Scene`, with nothing in it.
public struct StageNoScene: Scene {
  public init() {}

  public var body: some Scene { WindowGroup { EmptyView() } }
}
