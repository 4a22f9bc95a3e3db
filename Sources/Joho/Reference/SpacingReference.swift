import Foundation

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The distances, drawn to scale, and the least targets. Source: chapter 7.
public struct SpacingReference: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  private static let tokens: [(name: String, length: CGFloat, use: String)] = [
    ("xs", JohoSpacing.xs, "Within a unit; between cells"),
    ("sm", JohoSpacing.sm, "Between rows; the most above content"),
    ("md", JohoSpacing.md, "Inside containers; between buttons"),
    ("lg", JohoSpacing.lg, "At the edges of the screen"),
    ("xl", JohoSpacing.xl, ""), ("xxl", JohoSpacing.xxl, ""), ("xxxl", JohoSpacing.xxxl, ""),
  ]

  public var body: some View {
    JohoReferenceCard("Spacing", chapter: 7) {
      JohoReferencePart("The 4 pt grid") {
        ForEach(Self.tokens, id: \.name) { token in
          JohoReferenceRow("\(token.name)  \(String(Int(token.length))) pt", token.use, width: 48) {
            Rectangle()
              .fill(JohoColors.black)
              .frame(width: token.length, height: JohoSpacing.lg)
              .johoBorder(.cell, in: Rectangle())
          }
        }
      }
      JohoReferencePart("Least target 44 by 44 pt, 12 pt between two") {
        HStack(spacing: JohoSpacing.md) {
          JohoIconButton(icon: "minus", action: {})
          JohoIconButton(icon: "plus", action: {})
          JohoButton(title: "OK", action: {})
        }
      }
      JohoReferencePart("A screen: 8 pt above, 16 pt beside, 12 pt inside, 8 pt between") {
        VStack(spacing: JohoSpacing.sm) {
          card("First card")
          card("Second card")
        }
        .padding(.horizontal, JohoSpacing.lg)
        .padding(.top, JohoSpacing.sm)
        .padding(.bottom, JohoSpacing.lg)
        .background(JohoColors.white)
        .johoBorder(.cell, in: Rectangle())
      }
    }
    .foregroundStyle(JohoInk.primary)
  }

  private func card(_ title: String) -> some View {
    Text(title)
      .font(.johoBody)
      .frame(maxWidth: .infinity, alignment: .leading)
      .johoCard()
  }
}
