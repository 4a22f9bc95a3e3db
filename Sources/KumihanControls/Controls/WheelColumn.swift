import Foundation
import KumihanViews

/// A wheel of 216 points with rows of 32 on its round side, the chosen one in front.
struct WheelColumn<Row: View>: View {
  /// The rows by their distance from the chosen one.
  let rows: [(distance: Int, row: Row)]
  var alignment = HorizontalAlignment.center

  static var height: CGFloat { 216 }
  static var rowHeight: CGFloat { 32 }
  /// The number of visible rows on each side of the chosen one.
  static var reach: Int { 4 }

  var body: some View {
    let radius = Self.height / 2
    ZStack(alignment: Alignment(horizontal: alignment, vertical: .center)) {
      ForEach(rows.filter { abs($0.distance) <= Self.reach }, id: \.distance) { entry in
        let angle = CGFloat(entry.distance) * Self.rowHeight / radius
        // How a row turned away is seen: lower, and, *estimated*, fainter.
        let height = cos(angle)
        entry.row
          .scaleEffect(x: 1, y: height)
          .opacity(entry.distance == 0 ? 1 : 0.5 * height * height)
          .offset(y: radius * sin(angle))
      }
    }
    .frame(height: Self.height)
    .clipped()
    .modifier(DisabledFade())
    .withoutFirstText()
  }
}

/// The bar behind the chosen rows of wheels.
struct WheelBar: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8, style: .continuous)
      .fill(Color(.system(.tertiarySystemFill))).frame(height: 32)
      .padding(.horizontal, Self.inset)
  }

  /// From the sides of the wheels, *estimated*.
  static let inset: CGFloat = 9
}
