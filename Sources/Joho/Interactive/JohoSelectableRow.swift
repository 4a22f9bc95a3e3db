#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A selectable row: selected, 2.5 pt border on light yellow, else 1.5 pt on white. Source: chapter
/// 10.
public struct JohoSelectableRow<Content: View>: _PlacedView {
  let isSelected: Bool
  let content: Content
  public let _site: CallSite

  public init(
    isSelected: Bool, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.isSelected = isSelected
    self.content = content()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: JohoSpacing.sm) { content }
      .padding(JohoSpacing.md)
      .frame(minHeight: JohoTarget.minimum)
      .background(isSelected ? JohoColors.yellow.opacity(JohoOpacity.selection) : JohoColors.white)
      .johoPanel(radius: JohoRadius.card, role: isSelected ? .active : .row)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
  }
}
