public import Foundation

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The dots under a day: one for each kind of content, in a line as high as one dot even when
/// empty, so that the days of a week have the same height.
public struct JohoDots: _PlacedView {
  let colors: [Color]
  var size: CGFloat
  var borderWidth: CGFloat
  var limit: Int
  public let _site: CallSite

  public init(
    colors: [Color], size: CGFloat = 6, borderWidth: CGFloat = 1, limit: Int = 3,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.colors = colors
    self.size = size
    self.borderWidth = borderWidth
    self.limit = max(limit, 0)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    HStack(spacing: 2) {
      ForEach(Array(colors.prefix(limit).enumerated()), id: \.offset) { _, color in
        JohoIndicator(color: color, size: size, borderWidth: borderWidth)
      }
    }
    .frame(height: size)
  }
}
