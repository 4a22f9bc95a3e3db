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
  @Environment(\.dynamicTypeSize) private var size

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
    Group {
      // Large letters leave the title no room between the buttons.
      if size.isAccessibilitySize {
        VStack(spacing: JohoSpacing.sm) {
          HStack(spacing: JohoSpacing.sm) {
            cancel
            Spacer(minLength: 0)
            save
          }
          heading
        }
      } else {
        HStack(spacing: JohoSpacing.sm) {
          cancel.frame(width: 80, alignment: .leading)
          heading
          save.frame(width: 80, alignment: .trailing)
        }
      }
    }
    .padding(.horizontal, JohoSpacing.lg)
    .padding(.vertical, JohoSpacing.md)
    .johoGround(JohoColors.white)
    .overlay(alignment: .bottom) {
      Rectangle().fill(JohoInk.primary).frame(height: JohoBorder.interactive.width)
    }
  }

  private var cancel: some View {
    Button(action: onCancel) {
      Text(words.cancel)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .johoFont(.body)
        .foregroundStyle(JohoInk.primary)
        .frame(
          minWidth: JohoTarget.minimum, minHeight: JohoTarget.minimum, alignment: .leading
        )
        .contentShape(Rectangle())
    }
    .buttonStyle(JohoBareButtonStyle())
  }

  private var heading: some View {
    Text(title.uppercased())
      .johoFont(.headline)
      .foregroundStyle(JohoInk.primary)
      .multilineTextAlignment(size.isAccessibilitySize ? .center : .leading)
      .lineLimit(size.isAccessibilitySize ? nil : 1)
      .minimumScaleFactor(size.isAccessibilitySize ? 1 : 0.7)
      .frame(maxWidth: .infinity)
      .accessibilityHeading(.h1)
  }

  private var save: some View {
    Button(action: onSave) {
      Text(words.save)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
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
  }
}
