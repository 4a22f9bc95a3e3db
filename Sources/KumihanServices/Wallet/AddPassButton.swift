public import Foundation
public import KumihanAppleNames
public import KumihanViews

/// The edge of a button that keeps a pass.
public struct AddPassToWalletButtonStyle: Hashable, Sendable {
  let isOutlined: Bool
  public static let black = Self(isOutlined: false)
  public static let blackOutline = Self(isOutlined: true)
}

/// The button that keeps a pass in Wallet.
public struct AddPassToWalletButton<Fallback: View>: _PlacedView {
  @Environment(\._addPassStyle) private var style
  public let _site: CallSite

  /// - Parameter fallback: What phones show that have no Wallet; those that are drawn have one.
  public init(
    action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { _site = CallSite(fileID: fileID, line: line, column: column) }
  public init(
    _ passes: [PKPass], onCompletion: @escaping (Bool) -> Void,
    @ViewBuilder fallback: () -> Fallback, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { _site = CallSite(fileID: fileID, line: line, column: column) }

  public var body: some View { WalletMark(isOutlined: style.isOutlined) }
}

extension AddPassToWalletButton where Fallback == EmptyView {
  public init(
    action: @escaping () -> Void, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      action: action, fallback: { EmptyView() }, fileID: fileID, line: line, column: column)
  }
  public init(
    _ passes: [PKPass], onCompletion: @escaping (Bool) -> Void, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      action: {}, fallback: { EmptyView() }, fileID: fileID, line: line, column: column)
  }
}

/// A wallet and the words beside it; the measures are *estimated*.
private struct WalletMark: View {
  let isOutlined: Bool

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 9)
    GeometryReader { proxy in
      let height = proxy.size.height
      HStack(spacing: height * 0.16) {
        Cards().frame(width: height * 0.6, height: height * 0.46)
        Text(verbatim: "Add to\nApple Wallet").lineLimit(2).multilineTextAlignment(.leading)
      }
      .font(.system(size: height * 0.29, weight: .medium)).minimumScaleFactor(0.5)
      .foregroundStyle(Color.white)
      .frame(width: proxy.size.width, height: height)
      .background(Color.black, in: shape)
      .overlay { if isOutlined { shape.strokeBorder(Color(white: 0.65)) } }
    }
    .frame(minWidth: 140, minHeight: 44)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: "Add to Apple Wallet")).accessibilityAddTraits(.isButton)
  }
}

/// Cards behind each other, each a stripe of its colour.
private struct Cards: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.blue
      Color.yellow
      Color.green
      Color.red
      Color(white: 0.85)
    }
    .clipShape(RoundedRectangle(cornerRadius: 3))
  }
}

extension EnvironmentValues {
  /// The edges of buttons that keep passes.
  public var _addPassStyle: AddPassToWalletButtonStyle {
    get { self[AddPassStyleKey.self] }
    set { self[AddPassStyleKey.self] = newValue }
  }
}

private struct AddPassStyleKey: EnvironmentKey {
  static let defaultValue = AddPassToWalletButtonStyle.black
}

extension View {
  public func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View {
    environment(\._addPassStyle, style)
  }
}

/// The edge of such a button, for UIKit.
public enum PKAddPassButtonStyle: Int, Sendable { case black, blackOutline }

/// The button that keeps a pass in Wallet, for UIKit.
@MainActor @preconcurrency
open class PKAddPassButton: UIButton {
  open var addPassButtonStyle = PKAddPassButtonStyle.black
  public convenience init(addPassButtonStyle style: PKAddPassButtonStyle) {
    self.init(frame: .zero)
    addPassButtonStyle = style
    makePicture = { [unowned self] in
      AnyView(WalletMark(isOutlined: addPassButtonStyle == .blackOutline))
    }
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 44) }
}
