#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A dot in the colour of a kind of content; always with a black border. Source: chapter 8.
public struct JohoIndicator: _PlacedView {
  let color: Color
  var size: CGFloat
  var borderWidth: CGFloat
  public let _site: CallSite

  public init(
    color: Color, size: CGFloat = 10, borderWidth: CGFloat = 1.5, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (self.color, self.size, self.borderWidth) = (color, size, borderWidth)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// An indicator in the size of its context, by the table of a chapter.
  public init(
    color: Color, in place: IndicatorSize, of chapter: IndicatorSize.Chapter = .fourteen,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      color: color, size: place.diameter(of: chapter), borderWidth: place.borderWidth(of: chapter),
      fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    Circle()
      .fill(color)
      .frame(width: size.isFinite ? max(size, 0) : 10, height: size.isFinite ? max(size, 0) : 10)
      .overlay(JohoOutline(shape: Circle(), width: borderWidth))
  }
}

/// An indicator whose border follows from its size: 1 pt up to 6 pt, 1.5 pt above. Source: chapter
/// 14.
public struct IndicatorDot: _PlacedView {
  let color: Color
  var size: CGFloat
  public let _site: CallSite

  public init(
    color: Color, size: CGFloat = 8, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (self.color, self.size) = (color, size)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoIndicator(color: color, size: size, borderWidth: size > 6 ? 1.5 : 1)
  }
}
