public import KumihanViews

/// A symbol in black. Source: chapter 8.
public struct JohoSymbol: View {
  let symbol: String
  var size: CGFloat
  var weight: Font.Weight

  public init(symbol: String, size: CGFloat = 16, weight: Font.Weight = .medium) {
    (self.symbol, self.size, self.weight) = (symbol, size, weight)
  }

  public var body: some View {
    Image(systemName: symbol)
      .font(.system(size: size, weight: weight))
      .foregroundStyle(JohoColors.black)
  }
}
