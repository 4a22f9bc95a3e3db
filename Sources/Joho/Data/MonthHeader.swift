public import KumihanViews

/// A month and its year, white on a black bar. Source: chapter 14.
public struct MonthHeader: View {
  let month: String
  let year: Int

  public init(month: String, year: Int) { (self.month, self.year) = (month, year) }

  public var body: some View {
    Text("\(month.uppercased()) \(String(year))")
      .font(.johoLabel)
      .foregroundStyle(JohoColors.white)
      .lineLimit(1)
      .frame(maxWidth: .infinity)
      .padding(.vertical, JohoSpacing.md)
      .background(JohoColors.black)
  }
}
