#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// An indicator of work in progress. Source: chapter 12.
///
/// A still picture has no animation: the spinner is a ring with a quarter of it in full black.
public struct JohoLoadingState: _PlacedView {
  let message: String
  public let _site: CallSite

  public init(
    message: String, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.message = message
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Without a call site, so that `JohoLoadingState.init(message:)` may be passed as a function.
  @_disfavoredOverload
  public init(message: String) {
    self.init(message: message, fileID: "", line: 0, column: 0)
  }

  public var body: some View {
    VStack(spacing: JohoSpacing.md) {
      Circle()
        .stroke(JohoColors.black.opacity(JohoOpacity.track), lineWidth: 3)
        .overlay { Circle().trim(from: 0.75, to: 1).stroke(JohoInk.primary, lineWidth: 3) }
        .frame(width: 30, height: 30)
      Text(message)
        .johoFont(.bodySmall)
        .foregroundStyle(JohoInk.secondary)
        .multilineTextAlignment(.center)
    }
    .padding(JohoSpacing.xxxl)
    .frame(maxWidth: .infinity)
    .johoPanel(radius: JohoRadius.container, role: .container)
  }
}
