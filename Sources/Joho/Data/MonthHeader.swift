#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A month and its year, white on a black bar. Source: chapter 14.
public struct MonthHeader: _PlacedView {
  let month: String
  let year: Int
  public let _site: CallSite

  public init(
    month: String, year: Int, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (self.month, self.year) = (month, year)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    Text("\(month.uppercased()) \(String(year))")
      .johoFont(.label)
      .foregroundStyle(JohoColors.white)
      .lineLimit(1)
      .frame(maxWidth: .infinity)
      .padding(.vertical, JohoSpacing.md)
      .background(JohoColors.black)
  }
}
