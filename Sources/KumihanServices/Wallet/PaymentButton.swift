public import Foundation
public import KumihanAppleNames
public import KumihanViews

/// What a button of Apple Pay says.
public enum PKPaymentButtonType: Int, Sendable {
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp,
    order, rent, support, contribute, tip, `continue`

  /// The words before the sign of Apple Pay.
  var words: String? {
    switch self {
    case .plain: nil
    case .buy: "Buy with"
    case .setUp: "Set up"
    case .inStore: "Pay with"
    case .donate: "Donate with"
    case .checkout: "Check out with"
    case .book: "Book with"
    case .subscribe: "Subscribe with"
    case .reload: "Reload with"
    case .addMoney: "Add Money with"
    case .topUp: "Top Up with"
    case .order: "Order with"
    case .rent: "Rent with"
    case .support: "Support with"
    case .contribute: "Contribute with"
    case .tip: "Tip with"
    case .continue: "Continue with"
    }
  }
}

/// The colours of a button of Apple Pay.
public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }

/// What SwiftUI's button of Apple Pay says.
public struct PayWithApplePayButtonLabel: Hashable, Sendable {
  let type: PKPaymentButtonType
  public static let plain = Self(type: .plain)
  public static let buy = Self(type: .buy)
  public static let setUp = Self(type: .setUp)
  public static let inStore = Self(type: .inStore)
  public static let donate = Self(type: .donate)
  public static let checkout = Self(type: .checkout)
  public static let book = Self(type: .book)
  public static let subscribe = Self(type: .subscribe)
  public static let reload = Self(type: .reload)
  public static let addMoney = Self(type: .addMoney)
  public static let topUp = Self(type: .topUp)
  public static let order = Self(type: .order)
  public static let rent = Self(type: .rent)
  public static let support = Self(type: .support)
  public static let contribute = Self(type: .contribute)
  public static let tip = Self(type: .tip)
  public static let `continue` = Self(type: .continue)
}

/// The colours of SwiftUI's button of Apple Pay.
public struct PayWithApplePayButtonStyle: Hashable, Sendable {
  let style: PKPaymentButtonStyle
  public static let automatic = Self(style: .automatic)
  public static let black = Self(style: .black)
  public static let white = Self(style: .white)
  public static let whiteOutline = Self(style: .whiteOutline)
}

/// How far a payment is.
public enum PayWithApplePayButtonPaymentAuthorizationPhase {
  case willAuthorize
  case didAuthorize(
    payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
  case didFinish
}

/// The button of Apple Pay: as large as it is proposed, its words 43 % of its height.
public struct PayWithApplePayButton<Fallback: View>: _PlacedView {
  private let label: PayWithApplePayButtonLabel
  @Environment(\._payWithApplePayStyle) private var style
  public let _site: CallSite

  /// - Parameter fallback: What phones show that do not pay; those that are drawn do.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void,
    @ViewBuilder fallback: () -> Fallback, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.label = label
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange:
      @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
    @ViewBuilder fallback: () -> Fallback, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.label = label
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View { PaymentMark(type: label.type, style: style.style, radius: 4) }
}

extension PayWithApplePayButton where Fallback == EmptyView {
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label, action: action, fallback: { EmptyView() }, fileID: fileID, line: line, column: column)
  }
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange:
      @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label, action: {}, fallback: { EmptyView() }, fileID: fileID, line: line, column: column)
  }
}

/// A button's words and the sign of Apple Pay on its ground.
private struct PaymentMark: View {
  let type: PKPaymentButtonType
  let style: PKPaymentButtonStyle
  let radius: CGFloat
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let isBlack = style == .black || (style == .automatic && scheme == .light)
    let shape = RoundedRectangle(cornerRadius: radius)
    GeometryReader { proxy in
      let height = proxy.size.height
      HStack(spacing: 0) {
        if let words = type.words { Text(verbatim: words).padding(.trailing, height * 0.1) }
        Image(systemName: "apple.logo")
        Text(verbatim: "Pay")
      }
      .font(.system(size: height * 0.43, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5)
      .foregroundStyle(isBlack ? Color.white : .black)
      .frame(width: proxy.size.width, height: height)
      .background(isBlack ? Color.black : .white, in: shape)
      .overlay { if style == .whiteOutline { shape.stroke(.black) } }
    }
    .frame(minWidth: type == .plain ? 100 : 140, minHeight: 30)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(
      Text(verbatim: [type.words, "Apple Pay"].compactMap(\.self).joined(separator: " "))
    )
    .accessibilityAddTraits(.isButton)
  }
}

extension EnvironmentValues {
  /// The colours of buttons of Apple Pay.
  public var _payWithApplePayStyle: PayWithApplePayButtonStyle {
    get { self[PaymentStyleKey.self] }
    set { self[PaymentStyleKey.self] = newValue }
  }
}

private struct PaymentStyleKey: EnvironmentKey {
  static let defaultValue = PayWithApplePayButtonStyle.automatic
}

extension View {
  public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View {
    environment(\._payWithApplePayStyle, style)
  }
  /// No-op: nobody pays.
  public func payWithApplePayButtonDisableCardArt() -> Self { self }
}

/// The button of Apple Pay, for UIKit.
@MainActor @preconcurrency
open class PKPaymentButton: UIButton {
  open var cornerRadius: CGFloat = 4
  private var isPlain = false

  public convenience init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
  ) {
    self.init(frame: .zero)
    isPlain = type == .plain
    makePicture = { [unowned self] in
      AnyView(PaymentMark(type: type, style: style, radius: cornerRadius))
    }
  }
  public convenience init(
    type: PKPaymentButtonType, style: PKPaymentButtonStyle, disableCardArt: Bool = false
  ) { self.init(paymentButtonType: type, paymentButtonStyle: style) }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: isPlain ? 100 : 140, height: 30)
  }
}
