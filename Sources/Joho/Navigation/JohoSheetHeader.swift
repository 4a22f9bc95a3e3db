#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The head of an editor: cancel, title, save, over a 2 pt line. Source: chapter 11.
///
/// The title is centred in the header, as the rules require, not between the two buttons.
public struct JohoSheetHeader: _PlacedView {
  let title: String
  var onCancel: @MainActor () -> Void
  var onSave: @MainActor () -> Void
  var saveDisabled: Bool
  public let _site: CallSite
  @Environment(\.johoWords) private var words

  public init(
    title: String, onCancel: @escaping @MainActor () -> Void,
    onSave: @escaping @MainActor () -> Void, saveDisabled: Bool = false,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.title = title
    self.onCancel = onCancel
    self.onSave = onSave
    self.saveDisabled = saveDisabled
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    HStack(spacing: JohoSpacing.sm) {
      Button(action: onCancel) {
        Text(words.cancel)
          .lineLimit(1)
          .minimumScaleFactor(0.7)
          .johoFont(.body)
          .foregroundStyle(JohoInk.primary)
          .frame(width: 80, height: JohoTarget.minimum, alignment: .leading)
      }
      .buttonStyle(JohoBareButtonStyle())
      Text(title.uppercased())
        .johoFont(.headline)
        .foregroundStyle(JohoInk.primary)
        .lineLimit(1)
        .frame(maxWidth: .infinity)
        .accessibilityHeading(.h1)
      Button(action: onSave) {
        Text(words.save)
          .lineLimit(1)
          .minimumScaleFactor(0.7)
          .johoFont(.body)
          .fontWeight(.bold)
          .foregroundStyle(JohoColors.white)
          .padding(.horizontal, JohoSpacing.lg)
          .frame(minHeight: JohoTarget.minimum)
          .johoPanel(fill: JohoColors.black, radius: JohoRadius.button, role: .interactive)
      }
      .buttonStyle(JohoBareButtonStyle())
      .disabled(saveDisabled)
      .opacity(saveDisabled ? JohoOpacity.disabled : 1)
      .frame(width: 80, alignment: .trailing)
    }
    .padding(.horizontal, JohoSpacing.lg)
    .padding(.vertical, JohoSpacing.md)
    .johoGround(JohoColors.white)
    .overlay(alignment: .bottom) {
      Rectangle().fill(JohoInk.primary).frame(height: JohoBorder.interactive.width)
    }
  }
}
