#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The type scale, each step in its own size and weight. Source: chapter 6.
public struct TypographyReference: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  private static let steps: [(font: Font, name: String, figures: String, use: String)] = [
    (.johoDisplayLarge, "displayLarge", "48 pt heavy", "WEEK 42"),
    (.johoDisplayMedium, "displayMedium", "32 pt bold", "PAGE TITLES"),
    (.johoHeadline, "headline", "18 pt bold", "Card titles"),
    (.johoBody, "body", "16 pt medium", "Content"),
    (.johoBodySmall, "bodySmall", "14 pt medium", "Second lines"),
    (.johoLabel, "label", "12 pt bold", "PILLS"),
    (.johoLabelSmall, "labelSmall", "10 pt bold", "Times"),
  ]

  public var body: some View {
    JohoReferenceCard("Type", chapter: 6) {
      JohoReferencePart("The scale, all of it rounded") {
        ForEach(Self.steps, id: \.name) { step in
          JohoReferenceRow(step.name, step.figures, width: 240) {
            Text(step.use)
              .font(step.font)
              .foregroundStyle(JohoInk.primary)
              .lineLimit(1)
          }
        }
      }
      JohoReferencePart("Weights") {
        HStack(spacing: JohoSpacing.md) {
          weight("medium", .medium)
          weight("semibold", .semibold)
          weight("bold", .bold)
          weight("heavy", .heavy)
          weight("black", .black)
        }
      }
      JohoReferencePart("Digits of one width") {
        HStack(spacing: JohoSpacing.xl) {
          weeks.monospacedDigit()
          weeks
          Text("The left column lines up, the right one need not.")
            .font(.johoBodySmall)
            .foregroundStyle(JohoInk.secondary)
        }
      }
      JohoReferencePart("Black, or black at 60 %") {
        HStack(spacing: JohoSpacing.xl) {
          Text("First line").foregroundStyle(JohoInk.primary)
          Text("Second line").foregroundStyle(JohoInk.secondary)
          Text("On black")
            .foregroundStyle(JohoColors.white)
            .padding(.horizontal, JohoSpacing.sm)
            .padding(.vertical, JohoSpacing.xs)
            .johoPanel(fill: JohoColors.black, radius: JohoRadius.pill, role: .row)
        }
        .font(.johoBody)
      }
    }
    .foregroundStyle(JohoInk.primary)
  }

  private var weeks: some View {
    VStack(alignment: .trailing, spacing: 0) {
      ForEach(["1", "11", "17", "40"], id: \.self) { Text("WK \($0)") }
    }
    .font(.johoHeadline)
  }

  private func weight(_ name: String, _ weight: Font.Weight) -> some View {
    Text(name)
      .font(.system(size: 16, weight: weight, design: .rounded))
  }
}
