import KumihanViews

/// A wheel of 216 points with rows of 32, the chosen one in the middle.
struct WheelColumn<Row: View>: View {
  /// The rows by their distance from the chosen one.
  let rows: [(distance: Int, row: Row)]

  static var height: CGFloat { 216 }
  static var rowHeight: CGFloat { 32 }
  /// The number of visible rows on each side of the chosen one.
  static var reach: Int { 3 }

  var body: some View {
    ZStack {
      ForEach(rows.filter { abs($0.distance) <= Self.reach }, id: \.distance) { entry in
        entry.row
          .opacity(1 - 0.25 * Double(abs(entry.distance)))
          .offset(y: Self.rowHeight * CGFloat(entry.distance))
      }
    }
    .frame(height: Self.height)
    .clipped()
    .withoutFirstText()
  }
}

/// The bar behind the chosen rows of wheels.
struct WheelBar: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8, style: .continuous)
      .fill(Color(.system(.tertiarySystemFill))).frame(height: 32)
  }
}
