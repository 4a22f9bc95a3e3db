#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The meaning of a calendar's dots, with their codes.
public struct JohoLegend: _PlacedView {
  let types: [JohoContentType]
  /// In the strong palette of chapter 8.
  var isStrong: Bool
  public let _site: CallSite
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.johoWords) private var words

  public init(
    types: [JohoContentType] = JohoContentType.allCases, isStrong: Bool = false,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.types, self.isStrong) = (types, isStrong)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: JohoSpacing.sm) {
      ForEach(types, id: \.self) { type in
        HStack(spacing: JohoSpacing.sm) {
          IndicatorDot(color: isStrong ? type.strongColor : type.color, size: 12)
          Text(type.rawValue)
            .johoFont(.label)
            .foregroundStyle(JohoInk.primary)
            .lineLimit(1)
            .frame(width: (40 * JohoTextStyle.label.factor(size)).rounded(), alignment: .leading)
          Text(words.name(of: type))
            .johoFont(.bodySmall)
            .foregroundStyle(JohoInk.primary)
        }
      }
    }
    .johoCard()
  }
}
