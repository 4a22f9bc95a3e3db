#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A symbol in black. Source: chapter 8.
public struct JohoSymbol: _PlacedView {
  let symbol: String
  var size: CGFloat
  var weight: Font.Weight
  public let _site: CallSite

  public init(
    symbol: String, size: CGFloat = 16, weight: Font.Weight = .medium,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.symbol, self.size, self.weight) = (symbol, size, weight)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    Image(systemName: symbol)
      .font(.system(size: size, weight: weight))
      .foregroundStyle(JohoInk.primary)
  }
}
