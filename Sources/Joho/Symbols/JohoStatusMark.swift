#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A kind of content and its state in one: a dot and a symbol of 12 pt. Source: chapter 8.
public struct JohoStatusMark: _PlacedView {
  let color: Color
  let symbol: String
  public let _site: CallSite

  public init(
    color: Color, symbol: String, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (self.color, self.symbol) = (color, symbol)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    HStack(spacing: JohoSpacing.xs) {
      JohoIndicator(color: color)
      JohoSymbol(symbol: symbol, size: 12, weight: .bold)
    }
  }
}
