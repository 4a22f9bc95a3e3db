#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A short label on a colour, in capitals.
///
/// The book's code writes white on every colour; its principles require text that is seen (white on
/// cyan would be 1.2 : 1) and a border around everything, so the text is white on black and red and
/// whichever of black and white has the higher contrast on any other colour.
public struct JohoPill: _PlacedView {
  let title: String
  let color: Color
  public let _site: CallSite

  public init(
    _ title: String, color: Color = JohoColors.black, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (self.title, self.color) = (title, color)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    Text(title.uppercased())
      .johoFont(.label)
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .padding(.horizontal, JohoSpacing.md)
      .padding(.vertical, JohoSpacing.pill)
      .johoPanel(fill: color, radius: JohoRadius.pill, role: .row)
  }
}
