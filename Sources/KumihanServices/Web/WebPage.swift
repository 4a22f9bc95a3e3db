public import Foundation
public import KumihanFoundation
import KumihanLayout
public import Observation
public import KumihanViews

/// A web page as a model, which loads nothing.
@MainActor @Observable
public final class WebPage {
  public private(set) var url: URL?
  public var title: String { "" }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 0 }
  public var hasOnlySecureContent: Bool { false }
  public var themeColor: Color? { nil }
  public var currentNavigationEvent: NavigationEvent? { nil }
  public var backForwardList: BackForwardList { BackForwardList() }
  public var customUserAgent: String?
  public var isInspectable = false
  public init(configuration: Configuration = Configuration()) {}
  @discardableResult public func load(_ url: URL?) -> Navigations { load(at: url) }
  @discardableResult public func load(_ request: URLRequest) -> Navigations {
    load(at: request.url)
  }
  @discardableResult public func load(
    html: String, baseURL: URL = URL(filePath: "/")
  ) -> Navigations { load(at: baseURL) }
  @discardableResult public func load(_ item: BackForwardList.Item) -> Navigations {
    load(at: item.url)
  }
  @discardableResult public func reload(fromOrigin: Bool = false) -> Navigations { Navigations() }
  public func stopLoading() {}
  /// - Throws: always: no page is loaded.
  @discardableResult public func callJavaScript(
    _ script: String, arguments: [String: Any] = [:]
  ) async throws -> Any? { throw URLError(.notConnectedToInternet) }
  private func load(at address: URL?) -> Navigations {
    url = address
    return Navigations()
  }

  /// How far a page is.
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }
  /// The steps of a page, of which there are none.
  public struct Navigations: AsyncSequence, Sendable {
    public typealias Element = NavigationEvent
    /// Reads steps.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> NavigationEvent? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public var navigations: Navigations { Navigations() }
  /// Where the reader was.
  public struct BackForwardList: Hashable, Sendable {
    /// A page.
    public struct Item: Hashable, Sendable, Identifiable {
      public let id: Int
      public let url: URL
      public let title: String?
    }
    public var backList: [Item] { [] }
    public var forwardList: [Item] { [] }
    public var currentItem: Item? { nil }
  }
  /// How pages are loaded.
  public struct Configuration: Sendable {
    public var applicationNameForUserAgent: String?
    public var loadsSubresources = true
    public var allowsAirPlayForMediaPlayback = true
    public var upgradeKnownHostsToHTTPS = false
    public init() {}
  }
}

/// A web page, drawn as its address on a plain ground.
public struct WebView: _PlacedView {
  private let address: URL?
  public let _site: CallSite

  public init(
    url: URL?, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    address = url
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @MainActor public init(
    _ page: WebPage, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(url: page.url, fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    StandInView("a web page needs the network", at: _site) { WebGround(address: address) }
  }
}

extension View {
  /// No-op: nothing is loaded.
  public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> Self { self }
  public func webViewMagnificationGestures(
    _ value: WebView.MagnificationGesturesBehavior
  ) -> Self { self }
  public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> Self { self }
  public func webViewElementFullscreenBehavior(
    _ value: WebView.ElementFullscreenBehavior
  ) -> Self { self }
  public func webViewContentBackground(_ visibility: Visibility) -> Self { self }
  public func webViewTextSelection(_ isEnabled: Bool) -> Self { self }
}

extension WebView {
  /// Whether swiping leads back.
  public enum BackForwardNavigationGesturesBehavior: Sendable { case automatic, enabled, disabled }
  /// Whether pinching makes larger.
  public enum MagnificationGesturesBehavior: Sendable { case automatic, enabled, disabled }
  /// Whether links show their pages.
  public enum LinkPreviewBehavior: Sendable { case automatic, enabled, disabled }
  /// Whether parts fill the screen.
  public enum ElementFullscreenBehavior: Sendable { case automatic, enabled, disabled }
}
