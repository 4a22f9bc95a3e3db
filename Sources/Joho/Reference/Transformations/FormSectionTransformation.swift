#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The seventh transformation: fields to fill in. Source: chapter 16.
public struct FormSectionTransformation: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoTransformation(
      7, "Form section",
      problems: [
        "A heading without weight",
        "Fields without bounds",
        "Nothing tells what may stay empty",
        "Faint throughout",
      ],
      fixes: [
        "A black head in capitals",
        "2 pt around the section",
        "2 pt around each field",
        "A label above each field",
        "One container, one form",
      ]
    ) {
      VStack(alignment: .leading, spacing: 16) {
        Text("Event Details").font(.system(size: 17))
        line("Title")
        line("Date")
        line("Notes")
      }
    } after: {
      JohoFormSection(title: "Event Details") {
        field("Title", "Event name...")
        field("Date", "Select date...")
        field("Notes", "Optional notes...", lines: 2)
      }
    }
  }

  private func line(_ name: String) -> some View {
    HStack(alignment: .bottom) {
      Text(name)
        .font(.system(size: 15, weight: .light))
        .foregroundColor(.gray)
        .frame(width: 48, alignment: .leading)
      Rectangle().fill(Color.gray.opacity(0.3)).frame(height: 1)
    }
  }

  private func field(_ name: String, _ placeholder: String, lines: Int = 1) -> some View {
    VStack(alignment: .leading, spacing: JohoSpacing.xs) {
      Text(name)
        .font(.johoBodySmall)
        .foregroundStyle(JohoInk.primary)
      JohoTextField(placeholder: placeholder, text: .constant(""), lines: lines)
    }
  }
}
