#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A question that stops the reader: red in a 3 pt border, with the way back before the way on.
/// Source: chapters 4 and 5.
public struct JohoDialog: _PlacedView {
  let title: String
  let message: String
  var confirmTitle: String?
  let onCancel: @MainActor () -> Void
  let onConfirm: @MainActor () -> Void
  public let _site: CallSite
  @Environment(\.johoWords) private var words

  /// Without a `confirmTitle` the second button says Delete in the reader's language.
  public init(
    title: String, message: String, confirmTitle: String? = nil,
    onCancel: @escaping @MainActor () -> Void, onConfirm: @escaping @MainActor () -> Void,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.title, self.message, self.confirmTitle) = (title, message, confirmTitle)
    (self.onCancel, self.onConfirm) = (onCancel, onConfirm)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: JohoSpacing.lg) {
      HStack(alignment: .firstTextBaseline, spacing: JohoSpacing.sm) {
        Image(systemName: "exclamationmark.triangle.fill")
          .font(.system(size: JohoIconSize.button, weight: .bold))
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: JohoSpacing.xs) {
          Text(title).johoFont(.headline).accessibilityHeading(.h1)
          // Bold, because white on red is 4.2 : 1, enough for bold text of 14 pt only.
          Text(message).johoFont(.bodySmall).fontWeight(.bold)
        }
      }
      // Below one another where long words or large letters leave no room beside.
      ViewThatFits(in: .horizontal) {
        HStack(spacing: JohoSpacing.md) { buttons }
        VStack(alignment: .trailing, spacing: JohoSpacing.md) { buttons }
      }
      .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .padding(JohoSpacing.lg)
    .frame(maxWidth: .infinity, alignment: .leading)
    .johoPanel(fill: JohoColors.red, radius: JohoRadius.container, role: .container)
    .accessibilityElement(children: .contain)
  }

  @ViewBuilder private var buttons: some View {
    JohoButton(title: words.cancel, action: onCancel)
    JohoButton(title: confirmTitle ?? words.delete, action: onConfirm, style: .primary)
  }
}
