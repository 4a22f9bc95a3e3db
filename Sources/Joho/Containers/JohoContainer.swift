#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A major area of a page: white, 16 pt corners, 3 pt border, 12 pt inside. Source: chapter 9.
@MainActor @preconcurrency
public struct JohoContainer<Content> {
  let content: Content
  var cornerRadius: CGFloat
  var borderWidth: CGFloat?
  var padding: CGFloat
  public let _site: CallSite

  public init(
    cornerRadius: CGFloat = JohoRadius.container, borderWidth: CGFloat? = nil,
    padding: CGFloat = JohoSpacing.md, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    self.cornerRadius = cornerRadius
    self.borderWidth = borderWidth
    self.padding = padding
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}

extension JohoContainer: View, _PlacedView where Content: View {
  public var body: some View {
    VStack(alignment: .leading, spacing: JohoSpacing.sm) { content }
      .padding(padding)
      .johoPanel(radius: cornerRadius, role: .container, width: borderWidth)
  }
}

extension View {
  /// The view in a container.
  public func johoContainer(
    borderWidth: CGFloat? = nil, cornerRadius: CGFloat = JohoRadius.container,
    padding: CGFloat = JohoSpacing.md,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    JohoContainer(
      cornerRadius: cornerRadius, borderWidth: borderWidth, padding: padding, content: { self },
      fileID: fileID, line: line, column: column)
  }
}
