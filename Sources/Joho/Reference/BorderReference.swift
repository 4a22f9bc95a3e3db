#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The five widths of a border, and how they nest. Source: chapter 5.
public struct BorderReference: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  private static let rows: [(role: JohoBorder, width: String, use: String)] = [
    (.cell, "1 pt", "Cells, small elements, indicators"),
    (.row, "1.5 pt", "Rows, sections, walls between zones"),
    (.interactive, "2 pt", "Buttons, inputs: what can be touched"),
    (.active, "2.5 pt", "Selected, focused"),
    (.container, "3 pt", "Containers, dialogs"),
  ]

  public var body: some View {
    JohoReferenceCard("Borders", chapter: 5) {
      JohoReferencePart("The hierarchy") {
        ForEach(Self.rows, id: \.role) { row in
          JohoReferenceRow(row.width, row.use, width: 160, nameWidth: 56) {
            JohoColors.white
              .frame(height: 32)
              // The width of a border without a border around it.
              .johoPanel(
                radius: JohoRadius.button, role: row.role, width: row.role.width)
          }
        }
      }
      JohoReferencePart("Nested") {
        area("Container", .container) {
          area("Section", .row) {
            HStack(spacing: 0) {
              ForEach(Array(1...4), id: \.self) { number in
                Text("Cell \(String(number))")
                  .font(.johoBodySmall)
                  .frame(maxWidth: .infinity, minHeight: 32)
                  .johoBorder(.cell, in: Rectangle())
              }
            }
          }
          HStack(spacing: JohoSpacing.md) {
            JohoButton(title: "Cancel", action: {})
            JohoButton(title: "Save", action: {}, style: .primary)
          }
        }
      }
      JohoReferencePart("On a dark canvas, the one exception") {
        Text("White, as wide as black would be")
          .font(.johoBodySmall)
          .foregroundStyle(JohoColors.white)
          .frame(maxWidth: .infinity, minHeight: 44)
          .johoBorder(
            .row, in: RoundedRectangle(cornerRadius: JohoRadius.button, style: .continuous)
          )
          .padding(JohoSpacing.md)
          .johoGround(JohoColors.background)
          .clipShape(RoundedRectangle(cornerRadius: JohoRadius.card, style: .continuous))
      }
    }
    .foregroundStyle(JohoInk.primary)
  }

  private func area<Inside: View>(
    _ name: String, _ role: JohoBorder, @ViewBuilder inside: () -> Inside
  ) -> some View {
    VStack(alignment: .leading, spacing: JohoSpacing.sm) {
      Text("\(name), \(role == .container ? "3 pt" : "1.5 pt")").font(.johoBodySmall)
      inside()
    }
    .padding(JohoSpacing.md)
    .johoPanel(
      radius: role == .container ? JohoRadius.container : JohoRadius.card, role: role,
      width: role.width)
  }
}
