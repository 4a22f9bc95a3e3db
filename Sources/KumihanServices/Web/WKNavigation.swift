public import Foundation
import KumihanAppleNames
public import KumihanFoundation

/// Why a page is loaded.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// A page that would be loaded.
open class WKNavigationAction: NSObject {
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open var navigationType: WKNavigationType { .other }
  open var targetFrame: WKFrameInfo? { nil }
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  open var shouldPerformDownload: Bool { false }
}

/// An answer of a server.
open class WKNavigationResponse: NSObject {
  open var canShowMIMEType: Bool { true }
  open var isForMainFrame: Bool { true }
  open var response: URLResponse {
    URLResponse(
      url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0,
      textEncodingName: nil)
  }
}

/// A frame of a page.
open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { true }
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
  open var webView: WKWebView? { nil }
}

/// Where a page comes from.
open class WKSecurityOrigin: NSObject {
  open var host: String { "" }
  open var port: Int { 0 }
  open var `protocol`: String { "" }
}

/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
/// Whether an answer is taken.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
/// How a page's window is to look.
open class WKWindowFeatures: NSObject {
  open var width: NSNumber? { nil }
  open var height: NSNumber? { nil }
}

/// Follows the loading of pages: nothing comes.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {}
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
}

/// Shows the windows of pages.
@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
}
