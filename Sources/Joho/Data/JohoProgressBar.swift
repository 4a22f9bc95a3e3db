#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A progress bar, 24 pt high: 4 pt corners, 2 pt border. Source: chapter 12.
///
/// The book's code gives the fill the track's full width and then pads it, which exceeds the track;
/// here it stays inside, and the least progress shows as 4 pt. The percentage is beside it as
/// drawn.
public struct JohoProgressBar: _PlacedView {
  let progress: Double
  var accentColor: Color
  var showsPercentage: Bool
  public let _site: CallSite
  @Environment(\.johoWords) private var words
  @Environment(\.dynamicTypeSize) private var size

  /// `progress` outside 0...1 shows as the nearer bound, NaN as 0.
  public init(
    progress: Double, accentColor: Color = JohoColors.cyan, showsPercentage: Bool = true,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    self.accentColor = accentColor
    self.showsPercentage = showsPercentage
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  private var percent: Int { Int((progress * 100).rounded()) }

  public var body: some View {
    HStack(spacing: JohoSpacing.sm) {
      GeometryReader { geometry in
        let shape = RoundedRectangle(cornerRadius: JohoRadius.fill, style: .continuous)
        if progress > 0 {
          shape
            .fill(accentColor)
            .overlay { shape.strokeBorder(JohoInk.primary, lineWidth: JohoBorder.cell.width) }
            .frame(
              width: min(max(geometry.size.width * progress, 4), geometry.size.width),
              height: geometry.size.height)
        }
      }
      .padding(2)
      .frame(height: 24)
      .johoPanel(radius: JohoRadius.cell, role: .interactive)
      if showsPercentage {
        Text(words.percent(percent))
          .johoFont(.label)
          .monospacedDigit()
          .foregroundStyle(JohoInk.primary)
          .lineLimit(1)
          .frame(width: (40 * JohoTextStyle.label.factor(size)).rounded(), alignment: .trailing)
      }
    }
    .accessibilityElement()
    .accessibilityValue(words.percentComplete.replacing("{n}", with: words.number(percent)))
  }
}
