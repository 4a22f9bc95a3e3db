#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The containers with their figures. Source: chapter 9.
public struct ContainerReference: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoReferenceCard("Containers", chapter: 9) {
      row("JohoContainer", "3 pt border, 16 pt corners,\n12 pt inside") {
        JohoContainer(borderWidth: JohoBorder.container.width) { line }
      }
      row("JohoCard", "1.5 pt border, 12 pt corners,\n12 pt inside") { JohoCard { line } }
      row("JohoSemanticContainer", "As a card,\non the colour of its meaning") {
        JohoSemanticContainer(semanticColor: JohoColors.cyan) { line }
      }
      row("JohoSectionBox", "A container under a pill,\n12 pt apart") {
        JohoSectionBox(title: "Section", accentColor: JohoColors.pink) { line }
      }
      row("JohoFormSection", "2 pt border, black head,\n16 pt inside") {
        JohoFormSection(title: "Form") {
          JohoTextField(placeholder: "Name", text: .constant(""))
        }
      }
      row("JohoEmptyState", "48 pt symbol, 32 pt inside") {
        JohoEmptyState(icon: "calendar", title: "Free day", message: "Nothing is planned.")
      }
      row("JohoLoadingState", "As an empty state, with a ring") {
        JohoLoadingState(message: "Fetching holidays")
      }
    }
    .foregroundStyle(JohoInk.primary)
  }

  private var line: some View {
    Text("Content")
      .font(.johoBody)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func row<Sample: View>(
    _ name: String, _ note: String, @ViewBuilder sample: () -> Sample
  ) -> some View {
    HStack(spacing: JohoSpacing.lg) {
      sample().frame(width: 280)
      VStack(alignment: .leading, spacing: JohoSpacing.xs) {
        Text(name).font(.johoBody).fontWeight(.bold)
        Text(note).font(.johoBodySmall).foregroundStyle(JohoInk.secondary)
      }
    }
  }
}
