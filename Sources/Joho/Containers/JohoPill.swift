public import KumihanViews

/// A short label on a colour, in capitals.
///
/// The book's code writes white on every colour; its principles require black text on anything but
/// black and red (white on cyan would be 1.2 : 1) and a border around everything, so pills follow
/// the principles.
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

  private var foreground: Color {
    color == JohoColors.black || color == JohoColors.red ? JohoColors.white : JohoColors.black
  }

  public var body: some View {
    Text(title.uppercased())
      .font(.johoLabel)
      .foregroundStyle(foreground)
      .lineLimit(1)
      .padding(.horizontal, JohoSpacing.md)
      .padding(.vertical, 6)
      .johoPanel(fill: color, radius: JohoRadius.pill, role: .row)
  }
}
