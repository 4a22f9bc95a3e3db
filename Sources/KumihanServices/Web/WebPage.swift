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
  public init() {}
  public func load(_ url: URL?) { self.url = url }
  public func load(_ request: URLRequest) { url = request.url }
  public func load(html: String, baseURL: URL) { url = baseURL }
  public func reload(fromOrigin: Bool = false) {}
  public func stopLoading() {}
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
  public func webViewBackForwardNavigationGestures(_ value: Visibility) -> Self { self }
  public func webViewContentBackground(_ visibility: Visibility) -> Self { self }
  public func webViewTextSelection(_ isEnabled: Bool) -> Self { self }
}
