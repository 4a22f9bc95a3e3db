#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The third transformation: two buttons. Source: chapter 16.
public struct ButtonGroupTransformation: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoTransformation(
      3, "Button group",
      problems: [
        "System blue means nothing",
        "Cancel has no weight",
        "Two styles, out of balance",
        "No borders",
      ],
      fixes: [
        "2 pt around both",
        "Cancel is second: black on white",
        "Save is first: white on black",
        "Equal weight, clear order",
        "12 pt apart",
      ]
    ) {
      HStack {
        Text("Cancel")
          .foregroundColor(.gray)
          .frame(width: 88, height: 36)
        Text("Save")
          .foregroundColor(.white)
          .frame(width: 88, height: 36)
          .background(Color.blue)
          .cornerRadius(18)
      }
      .font(.system(size: 17))
    } after: {
      HStack(spacing: JohoSpacing.md) {
        JohoButton(title: "Cancel", action: {}, style: .secondary)
        JohoButton(title: "Save", action: {}, style: .primary)
      }
    }
  }
}
