public import KumihanControls
public import KumihanLayout
public import KumihanViews

extension View {
  /// A tip in a popover, which points at this view. A picture shows it where it is asked for, as `--present popover` does: on a
  /// phone, an app that was not opened before has configured no tips.
  @ViewBuilder
  public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in },
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    if let tip {
      popover(
        isPresented: .constant(false), attachmentAnchor: .rect(.bounds), arrowEdge: arrowEdge,
        content: {
          TipView(tip, fileID: fileID, line: line, column: column)
            .environment(\.tipLook.ground, AnyShapeStyle(.clear))
            .frame(width: 320)
            .presentationCompactAdaptation(.popover)
        }, fileID: fileID, line: line, column: column)
    } else {
      self
    }
  }

  public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.tipLook.ground, AnyShapeStyle(style))
  }
  public func tipImageSize(_ size: CGSize) -> some View { environment(\.tipLook.imageSize, size) }
  public func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    environment(\.tipLook.cornerRadius, radius)
  }
  public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    environment(\.tipLook.style, style)
  }
}
