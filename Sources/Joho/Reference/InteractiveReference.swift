#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The interactive components, in their states. Source: chapter 10.
public struct InteractiveReference: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoReferenceCard("Interaction", chapter: 10) {
      JohoReferencePart("Buttons: 2 pt, at least 44 pt, 12 pt apart") {
        ForEach(JohoButton.ButtonStyle.allCases, id: \.self) { style in
          HStack(spacing: JohoSpacing.md) {
            JohoButton(title: "Normal", action: {}, style: style)
            JohoButton(title: "Pressed", action: {}, style: style, isPressed: true)
            JohoButton(title: "Disabled", action: {}, style: style, isEnabled: false)
            Text("\(style)").font(.johoBodySmall)
          }
        }
      }
      JohoReferencePart("Input: 2 pt, focused 2.5 pt") {
        HStack(spacing: JohoSpacing.md) {
          JohoTextField(placeholder: "Empty", text: .constant(""))
          JohoTextField(placeholder: "", text: .constant("Filled"))
          JohoTextField(placeholder: "", text: .constant("Focused"), isFocused: true)
        }
      }
      JohoReferencePart("Values") {
        HStack(spacing: JohoSpacing.xl) {
          JohoToggle(isOn: .constant(false)).accessibilityLabel("Reminders")
          JohoToggle(isOn: .constant(true)).accessibilityLabel("Reminders")
          JohoStepper(value: .constant(42))
          JohoIconButton(icon: "plus", action: {})
        }
      }
      JohoReferencePart("Rows: 1.5 pt, selected 2.5 pt on light yellow") {
        HStack(spacing: JohoSpacing.md) {
          JohoSelectableRow(isSelected: false) { line("Normal") }
          JohoSelectableRow(isSelected: true) { line("Selected") }
        }
      }
      JohoReferencePart("Swipes: right edits, left deletes, locked rows have none") {
        VStack(spacing: JohoSpacing.sm) {
          JohoSwipeRow(
            swipe: .edit, content: { JohoListRow(title: "Ferry", showChevron: false) }, onEdit: {})
          JohoSwipeRow(
            swipe: .delete, content: { JohoListRow(title: "Ferry", showChevron: false) },
            onDelete: {})
        }
      }
    }
    .foregroundStyle(JohoInk.primary)
  }

  private func line(_ text: String) -> some View {
    Text(text).font(.johoBody).frame(maxWidth: .infinity, alignment: .leading)
  }
}
