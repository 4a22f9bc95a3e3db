public import Foundation
public import KumihanAppleNames
public import KumihanViews

/// The button of signing in with Apple, as Apple draws it: as large as it is proposed, its words 43 % of its height.
public struct SignInWithAppleButton: _PlacedView {
  /// What the button says.
  public struct Label: Hashable, Sendable {
    let words: String
    public static let signIn = Label(words: "Sign in with Apple")
    public static let signUp = Label(words: "Sign up with Apple")
    public static let `continue` = Label(words: "Continue with Apple")
  }
  /// The colours of the button.
  public struct Style: Hashable, Sendable {
    let name: String
    public static let black = Style(name: "black")
    public static let white = Style(name: "white")
    public static let whiteOutline = Style(name: "whiteOutline")
  }

  private let label: Label
  @Environment(\._signInWithAppleStyle) private var style
  public let _site: CallSite

  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.label = label
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    let isBlack = style == .black
    GeometryReader { proxy in
      HStack(spacing: proxy.size.height * 0.1) {
        Image(systemName: "apple.logo")
        Text(verbatim: label.words)
      }
      .font(.system(size: proxy.size.height * 0.43, weight: .medium)).lineLimit(1)
      .minimumScaleFactor(0.5).foregroundStyle(isBlack ? Color.white : .black)
      .frame(width: proxy.size.width, height: proxy.size.height)
      .background(isBlack ? Color.black : .white, in: RoundedRectangle(cornerRadius: 6))
      .overlay {
        if style == .whiteOutline { RoundedRectangle(cornerRadius: 6).stroke(.black) }
      }
    }
    .frame(minWidth: 140, minHeight: 30)
    .accessibilityElement(children: .ignore).accessibilityLabel(Text(verbatim: label.words))
    .accessibilityAddTraits(.isButton)
  }
}

extension EnvironmentValues {
  /// The colours of buttons that sign in with Apple.
  public var _signInWithAppleStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}

private struct SignInStyleKey: EnvironmentKey {
  static let defaultValue = SignInWithAppleButton.Style.black
}

extension View {
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\._signInWithAppleStyle, style)
  }
}

/// What an app would know of a person.
public struct ASAuthorizationScope: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fullName = ASAuthorizationScope(rawValue: "fullName")
  public static let email = ASAuthorizationScope(rawValue: "email")
}

extension ASAuthorization {
  public typealias Scope = ASAuthorizationScope
}

/// A request to know a person.
open class ASAuthorizationRequest: NSObject {
  /// Who makes the request.
  public internal(set) var provider: any ASAuthorizationProvider = ASAuthorizationAppleIDProvider()
}
/// Makes requests.
public protocol ASAuthorizationProvider {}
extension ASAuthorizationAppleIDProvider: ASAuthorizationProvider {}
extension ASAuthorizationPasswordProvider: ASAuthorizationProvider {}

/// A request to sign in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var nonce: String?
  open var state: String?
}

/// A request for a password that was kept.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Makes requests for passwords.
open class ASAuthorizationPasswordProvider: NSObject {
  open func createRequest() -> ASAuthorizationPasswordRequest {
    let request = ASAuthorizationPasswordRequest()
    request.provider = self
    return request
  }
}

/// Makes requests to sign in.
open class ASAuthorizationAppleIDProvider: NSObject {
  /// Whether a person is still signed in.
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  public static let credentialRevokedNotification = NSNotification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")
  open func createRequest() -> ASAuthorizationAppleIDRequest {
    let request = ASAuthorizationAppleIDRequest()
    request.provider = self
    return request
  }
  open func getCredentialState(
    forUserID user: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {}
  open func credentialState(forUserID user: String) async throws -> CredentialState { .notFound }
}

/// What an app was told of a person.
public protocol ASAuthorizationCredential {}

/// A person who is signed in.
open class ASAuthorization: NSObject {
  open var credential: any ASAuthorizationCredential { ASAuthorizationAppleIDCredential() }
  open var provider: any ASAuthorizationProvider { ASAuthorizationAppleIDProvider() }
}

/// What Apple told of a person.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  open var user: String { "" }
  open var fullName: PersonNameComponents? { nil }
  open var email: String? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
  open var state: String? { nil }
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  open var realUserStatus: ASUserDetectionStatus { .unsupported }
}

/// Whether Apple thinks that a person is one.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

/// Asks who a person is, and is not answered.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }
  /// How a person is asked.
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let preferImmediatelyAvailableCredentials = Self(rawValue: 1)
  }
  open func performRequests(options: RequestOptions) {}
  open func performAutoFillAssistedRequests() {}
  open func cancel() {}
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  open func performRequests() {}
}

/// Is told who a person is.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: AnyObject {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Where the question would be shown.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

public typealias ASPresentationAnchor = UIWindow

/// Signing in on a web page, which is not loaded.
@MainActor @preconcurrency
open class ASWebAuthenticationSession: NSObject {
  public init(
    url: URL, callbackURLScheme: String?,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {}
  /// How the page says that it is done.
  public struct Callback: Sendable {
    private let scheme: String
    private let host: String?
    private let path: String?
    public static func customScheme(_ scheme: String) -> Callback {
      Callback(scheme: scheme, host: nil, path: nil)
    }
    public static func https(host: String, path: String) -> Callback {
      Callback(scheme: "https", host: host, path: path)
    }
    public func matchesURL(_ url: URL) -> Bool {
      url.scheme?.lowercased() == scheme.lowercased()
        && (host == nil || url.host == host) && (path == nil || url.path == path)
    }
  }
  public init(
    url: URL, callback: Callback, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {}
  open var additionalHeaderFields: [String: String]?
  open var canStart: Bool { false }
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  @discardableResult open func start() -> Bool { false }
  open func cancel() {}
}

/// Signs in on a web page, which is not loaded.
@MainActor
public struct WebAuthenticationSession: Sendable {
  /// Which sessions the page knows.
  public enum BrowserSession: Sendable { case shared, ephemeral }
  nonisolated init() {}
  /// - Throws: always, as where the reader closes the page.
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
  /// - Throws: always, as where the reader closes the page.
  public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback,
    preferredBrowserSession: BrowserSession? = nil, additionalHeaderFields: [String: String] = [:]
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
}

extension EnvironmentValues {
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}

/// Where a web page would be shown.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// The button of signing in with Apple, for UIKit.
@MainActor @preconcurrency
open class ASAuthorizationAppleIDButton: UIControl {
  /// What the button says.
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static let `default` = ButtonType.signIn
  }
  /// The colours of the button.
  public enum Style: Int, Sendable { case white, whiteOutline, black }
  open var cornerRadius: CGFloat = 6

  public init(type: ButtonType = .signIn, style: Style = .black) {
    super.init(frame: .zero)
    makePicture = { [unowned self] in
      let label: SignInWithAppleButton.Label =
        switch type {
        case .signIn: .signIn
        case .continue: .continue
        case .signUp: .signUp
        }
      let colours: SignInWithAppleButton.Style =
        switch style {
        case .white: .white
        case .whiteOutline: .whiteOutline
        case .black: .black
        }
      return AnyView(
        SignInWithAppleButton(label, onRequest: { _ in }, onCompletion: { _ in })
          .signInWithAppleButtonStyle(colours)
          .clipShape(RoundedRectangle(cornerRadius: cornerRadius)))
    }
  }
  public convenience init(
    authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style
  ) { self.init(type: type, style: style) }
  public required init?(coder: NSCoder) { nil }
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}
