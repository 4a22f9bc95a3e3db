#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The seven principles, each with an example. Source: chapter 3.
public struct PrincipleReference: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoReferenceCard("Principles", chapter: 3) {
      row(1, "Borders", "Everything has one") {
        JohoColors.white.frame(height: 32).johoPanel(radius: JohoRadius.card, role: .row)
      }
      row(2, "Colour", "Means one thing") { JohoPill("Today", color: JohoColors.yellow) }
      row(3, "Contrast", "Black text on white") {
        Text("Black on white").font(.johoBody)
      }
      row(4, "Corners", "Continuous") {
        JohoColors.white.frame(width: 64, height: 64).johoPanel(radius: 24, role: .container)
      }
      row(5, "Compartments", "One for each thing") {
        HStack(spacing: 0) {
          JohoSymbol(symbol: "star").frame(width: 44)
          JohoZoneRule()
          Text("Title").font(.johoBodySmall).frame(maxWidth: .infinity)
          JohoZoneRule()
          JohoSymbol(symbol: "plus").frame(width: 44)
        }
        .frame(height: 44)
        .johoPanel(radius: JohoRadius.card, role: .row)
      }
      row(6, "Type", "Rounded, medium or heavier") { Text("Rounded").font(.johoHeadline) }
      row(7, "Top", "At most 8 pt above content") {
        Text("Content at once")
          .font(.johoBodySmall)
          .padding(.top, JohoSpacing.sm)
          .padding([.horizontal, .bottom], JohoSpacing.md)
          .johoPanel(radius: JohoRadius.card, role: .row)
      }
      row(nil, "Never", "Blur, gradients, shadows, gray, emoji") { JohoMarkView(.no, size: 32) }
    }
    .foregroundStyle(JohoInk.primary)
  }

  private func row<Sample: View>(
    _ number: Int?, _ name: String, _ note: String, @ViewBuilder sample: () -> Sample
  ) -> some View {
    HStack(spacing: JohoSpacing.md) {
      Text(number.map(String.init) ?? "")
        .font(.johoHeadline)
        .monospacedDigit()
        .frame(width: JohoSpacing.lg)
      JohoReferenceRow(name, note, width: 160, sample: sample)
    }
  }
}
