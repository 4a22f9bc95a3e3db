public import Foundation
public import KumihanAppleNames
public import KumihanFoundation
import KumihanViews

/// What a page records of the reader.
public enum WKMediaCaptureState: Int, Sendable { case none, active, muted }

/// A web page, drawn as its address on a plain ground: nothing is loaded.
@MainActor @preconcurrency
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView(frame: .zero)
  open var isFindInteractionEnabled = false
  open var interactionState: Any?
  public let backForwardList = WKBackForwardList()
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  open class func handlesURLScheme(_ scheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob"].contains(scheme.lowercased())
  }
  open var cameraCaptureState: WKMediaCaptureState { .none }
  open var microphoneCaptureState: WKMediaCaptureState { .none }
  open func setCameraCaptureState(
    _ state: WKMediaCaptureState, completionHandler: (() -> Void)? = nil
  ) { completionHandler?() }
  open func setMicrophoneCaptureState(
    _ state: WKMediaCaptureState, completionHandler: (() -> Void)? = nil
  ) { completionHandler?() }
  open func startDownload(using request: URLRequest) async -> WKDownload { WKDownload(request) }
  open func startDownload(
    using request: URLRequest, completionHandler: @escaping (WKDownload) -> Void
  ) { completionHandler(WKDownload(request)) }
  open func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
    completionHandler: @escaping (WKFindResult) -> Void
  ) { completionHandler(WKFindResult()) }
  open var hasOnlySecureContent: Bool { false }
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
  open func setAllMediaPlaybackSuspended(
    _ suspended: Bool, completionHandler: (() -> Void)? = nil
  ) { completionHandler?() }
  open func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  open func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
  /// - Throws: always: no page is loaded.
  open func callAsyncJavaScript(
    _ function: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { throw WKError(.javaScriptExceptionOccurred) }
  open func takeSnapshot(
    with configuration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.unknown)) }
  /// - Throws: always: no page is loaded.
  open func takeSnapshot(
    configuration: WKSnapshotConfiguration?
  ) async throws -> UIImage { throw WKError(.unknown) }
  open func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) { completionHandler(.failure(WKError(.unknown))) }
  /// - Throws: always: no page is loaded.
  open func pdf(
    configuration: WKPDFConfiguration = WKPDFConfiguration()
  ) async throws -> Data { throw WKError(.unknown) }
  public private(set) var url: URL?
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var isInspectable = false
  open var underPageBackgroundColor: UIColor! = .systemBackground
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var pageZoom: CGFloat = 1

  public convenience init() { self.init(frame: .zero, configuration: WKWebViewConfiguration()) }
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    makePicture = { [unowned self] in AnyView(WebGround(address: url)) }
  }
  public required init?(coder: NSCoder) { nil }

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { load(request.url) }
  @discardableResult open func loadHTMLString(_ text: String, baseURL: URL?) -> WKNavigation? {
    load(baseURL)
  }
  @discardableResult open func loadFileURL(
    _ url: URL, allowingReadAccessTo folder: URL
  ) -> WKNavigation? { load(url) }
  @discardableResult open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { load(baseURL) }
  private func load(_ address: URL?) -> WKNavigation? {
    url = address
    return nil
  }
  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
  /// - Throws: always: no page is loaded.
  @discardableResult open func evaluateJavaScript(_ script: String) async throws -> Any {
    throw URLError(.notConnectedToInternet)
  }
}

/// Where a web page would be, its address in the middle.
struct WebGround: View {
  let address: URL?

  var body: some View {
    ZStack {
      Color(uiColor: .systemBackground)
      Text(verbatim: address?.host ?? "").font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// How a web page is shown.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  public override nonisolated init() {}
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var allowsInlineMediaPlayback = false
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  open var allowsAirPlayForMediaPlayback = true
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var processPool = WKProcessPool()
  open var suppressesIncrementalRendering = false
  open var allowsPictureInPictureMediaPlayback = true
  open var limitsNavigationsToAppBoundDomains = false
  open var applicationNameForUserAgent: String?
  open var upgradeKnownHostsToHTTPS = true
  open var ignoresViewportScaleLimits = false
  private var handlers: [String: any WKURLSchemeHandler] = [:]
  /// Keeps who answers for a scheme; nothing is loaded.
  open func setURLSchemeHandler(_ handler: (any WKURLSchemeHandler)?, forURLScheme scheme: String) {
    handlers[scheme.lowercased()] = handler
  }
  open func urlSchemeHandler(forURLScheme scheme: String) -> (any WKURLSchemeHandler)? {
    handlers[scheme.lowercased()]
  }
}

/// The process of pages.
open class WKProcessPool: NSObject {}

/// What on a page is made a link.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  public static let link = WKDataDetectorTypes(rawValue: 2)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// Media that begin only when asked.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// What pages may do.
open class WKPreferences: NSObject {
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var minimumFontSize: CGFloat = 0
  open var isElementFullscreenEnabled = false
}

/// What one page may do.
open class WKWebpagePreferences: NSObject {
  /// For which kind of device a page is made.
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  open var allowsContentJavaScript = true
  open var preferredContentMode = ContentMode.recommended
}

/// Scripts of the app in pages.
open class WKUserContentController: NSObject {
  public private(set) var userScripts: [WKUserScript] = []
  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
  open func add(
    _ handler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String
  ) {}
  open func addScriptMessageHandler(
    _ handler: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {}
  open func addUserScript(_ script: WKUserScript) { userScripts.append(script) }
  open func removeAllUserScripts() { userScripts = [] }
  open func removeAllScriptMessageHandlers() {}
  open func removeScriptMessageHandler(
    forName name: String, contentWorld: WKContentWorld
  ) {}
  open func add(_ list: WKContentRuleList) {}
  open func remove(_ list: WKContentRuleList) {}
  open func removeAllContentRuleLists() {}
  open func removeScriptMessageHandler(forName name: String) {}
}

/// Where scripts of an app run.
open class WKContentWorld: NSObject {
  public let name: String?
  init(_ name: String?) { self.name = name }
  public class var page: WKContentWorld { SharedObjects.one("page") { WKContentWorld(nil) } }
  public class var defaultClient: WKContentWorld {
    SharedObjects.one("client") { WKContentWorld(nil) }
  }
  public class func world(name: String) -> WKContentWorld {
    SharedObjects.one("world \(name)") { WKContentWorld(name) }
  }
}

/// What a picture of a page shows.
open class WKSnapshotConfiguration: NSObject {
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
}

/// What a PDF of a page shows.
open class WKPDFConfiguration: NSObject {
  open var rect: CGRect?
  open var allowTransparentBackground = false
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script of the app.
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
  }
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in world: WKContentWorld
  ) {
    self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
  }
}

/// Words of a page to the app.
open class WKScriptMessage: NSObject {
  open var name: String { "" }
  open var body: Any { "" }
  open var world: WKContentWorld { .page }
  open var webView: WKWebView? { nil }
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
}

/// Is told words of pages.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Is told words of pages, and answers.
@MainActor @preconcurrency
public protocol WKScriptMessageHandlerWithReply: AnyObject {
  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void)
  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}
extension WKScriptMessageHandlerWithReply {
  public func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void
  ) {}
  public func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { (nil, nil) }
}

/// One loading of a page.
open class WKNavigation: NSObject {}
