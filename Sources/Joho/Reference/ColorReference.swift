import Foundation

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The palette with the contrast of black and white on each colour, computed. Source: chapter 4.
public struct ColorReference: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoReferenceCard("Colour", chapter: 4) {
      JohoReferencePart("One meaning each; contrast by WCAG 2.1, heavy from 4.5 up") {
        ForEach(JohoSwatch.palette, id: \.name) { swatch in
          HStack(spacing: JohoSpacing.md) {
            sample("Black", JohoColors.black, on: swatch.color)
            sample("White", JohoColors.white, on: swatch.color)
            Text(swatch.name)
              .font(.johoBody)
              .fontWeight(.bold)
              .frame(width: 60, alignment: .leading)
            Text(swatch.hex)
              .font(.johoBodySmall)
              .monospacedDigit()
              .frame(width: 64, alignment: .leading)
            Text(swatch.meaning)
              .font(.johoBodySmall)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
      }
      JohoReferencePart("Kinds of content") {
        HStack(alignment: .top, spacing: JohoSpacing.md) {
          legend("Meanings, chapters 4 and 14") { JohoLegend() }
          legend("Strong, chapter 8") { JohoLegend(isStrong: true) }
          Spacer(minLength: 0)
        }
      }
      JohoReferencePart("Canvases") {
        HStack(spacing: JohoSpacing.md) {
          ForEach(JohoCanvas.allCases, id: \.self) { canvas in
            VStack(spacing: 2) {
              Text(canvas == .nearBlack ? "NEAR BLACK" : canvas.rawValue.uppercased())
                .font(.johoLabel)
              Text(JohoSwatch.hex(of: canvas.color)).font(.johoLabelSmall)
            }
            .foregroundStyle(canvas.foreground)
            .frame(maxWidth: .infinity, minHeight: 52)
            .johoPanel(fill: canvas.color, radius: JohoRadius.button, role: .row)
          }
        }
      }
    }
    .foregroundStyle(JohoInk.primary)
  }

  private func legend<Legend: View>(
    _ title: String, @ViewBuilder _ legend: () -> Legend
  ) -> some View {
    VStack(alignment: .leading, spacing: JohoSpacing.xs) {
      Text(title).font(.johoLabelSmall)
      legend()
    }
  }

  /// A text on a colour beside its contrast and level, bold where the contrast suffices for body
  /// text.
  private func sample(_ name: String, _ text: Color, on ground: Color) -> some View {
    let ratio = JohoContrast.ratio(text, on: ground)
    let tenths = Int((ratio * 10).rounded())
    return HStack(spacing: JohoSpacing.xs) {
      Text(name.uppercased())
        .font(.johoLabelSmall)
        .foregroundStyle(text)
        .frame(width: 52, height: 28)
        .johoPanel(fill: ground, radius: JohoRadius.pill, role: .row)
      Text("\(String(tenths / 10)).\(String(tenths % 10))")
        .font(ratio < 4.5 ? .johoBodySmall : .johoBodySmall.weight(.heavy))
        .monospacedDigit()
        .frame(width: 32, alignment: .trailing)
      Text(ratio >= 7 ? "AAA" : ratio >= 4.5 ? "AA" : "–")
        .font(.johoLabelSmall)
        .frame(width: 24, alignment: .leading)
    }
  }
}
