public import Foundation
import KumihanCombine

/// A request for a preview's size, orientation or surroundings.
///
/// `kumihan render` uses layout and orientation where the command line sets neither.
@MainActor
public struct PreviewTrait<T> {
  /// A size, orientation or device that a preview requests.
  public enum Wish: Hashable, Sendable {
    /// The whole device.
    case device
    /// The view's ideal size.
    case fitting
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
    case portrait, landscape
    /// A device, by its name.
    case named(String)
    /// A request without effect on a still picture.
    case nothing
  }

  public let wish: Wish
  /// Wraps the preview's view.
  public let wrap: ((AnyView) -> AnyView)?

  package init(_ wish: Wish, wrap: ((AnyView) -> AnyView)? = nil) {
    (self.wish, self.wrap) = (wish, wrap)
  }
}

/// The traits of previews of views.
public enum PreviewTraits {}

extension PreviewTrait where T == PreviewTraits {
  public static var defaultLayout: Self { Self(.device) }
  public static var sizeThatFitsLayout: Self { Self(.fitting) }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(.fixed(width: width, height: height))
  }
  public static var portrait: Self { Self(.portrait) }
  public static var portraitUpsideDown: Self { Self(.portrait) }
  public static var landscapeLeft: Self { Self(.landscape) }
  public static var landscapeRight: Self { Self(.landscape) }
  public static var assistiveAccess: Self { Self(.nothing) }
  /// Wraps the preview's view in a modifier.
  ///
  /// Its context is made as far as its first suspension, as tasks are; one that waits longer leaves the view as it is, and
  /// an error stops the program with its words.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> Self {
    Self(.nothing) { content in
      var made: Result<M.Context, any Error>?
      Task.immediate { @MainActor in
        do { made = .success(try await M.makeSharedContext()) } catch { made = .failure(error) }
      }
      if made == nil { MainQueue.run() }
      switch made {
      case .success(let context): return AnyView(modifier.body(content: content, context: context))
      case .failure(let error): preconditionFailure("\(M.self) has no context: \(error)")
      case nil: return content
      }
    }
  }
}

/// An environment shared by several previews.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}
