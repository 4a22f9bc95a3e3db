import KumihanControls
public import KumihanViews

/// The head of an editor: cancel, title, save, over a 2 pt line. Source: chapter 11.
///
/// The title is centred in the header, as the rules require, not between the two buttons.
public struct JohoSheetHeader: _PlacedView {
  let title: String
  var onCancel: @MainActor () -> Void
  var onSave: @MainActor () -> Void
  var saveDisabled: Bool
  public let _site: CallSite

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
        Text("Cancel")
          .font(.johoBody)
          .foregroundStyle(JohoColors.black)
          .frame(width: 80, height: 44, alignment: .leading)
      }
      .buttonStyle(JohoBareButtonStyle())
      Text(title.uppercased())
        .font(.johoHeadline)
        .foregroundStyle(JohoColors.black)
        .lineLimit(1)
        .frame(maxWidth: .infinity)
        .accessibilityHeading(.h1)
      Button(action: onSave) {
        Text("Save")
          .font(.johoBody)
          .fontWeight(.bold)
          .foregroundStyle(JohoColors.white)
          .padding(.horizontal, JohoSpacing.lg)
          .frame(minHeight: 44)
          .johoPanel(fill: JohoColors.black, radius: JohoRadius.button, role: .interactive)
      }
      .buttonStyle(JohoBareButtonStyle())
      .opacity(saveDisabled ? 0.5 : 1)
      .frame(width: 80, alignment: .trailing)
    }
    .padding(.horizontal, JohoSpacing.lg)
    .padding(.vertical, JohoSpacing.md)
    .background(JohoColors.white)
    .overlay(alignment: .bottom) {
      Rectangle().fill(JohoColors.black).frame(height: BorderRole.interactive.width)
    }
  }
}
