public import KumihanViews

/// A kind of content and its state in one: a dot and a symbol of 12 pt. Source: chapter 8.
public struct JohoStatusMark: View {
  let color: Color
  let symbol: String

  public init(color: Color, symbol: String) { (self.color, self.symbol) = (color, symbol) }

  public var body: some View {
    HStack(spacing: JohoSpacing.xs) {
      JohoIndicator(color: color)
      JohoSymbol(symbol: symbol, size: 12, weight: .bold)
    }
  }
}
