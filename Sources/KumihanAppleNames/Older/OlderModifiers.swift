public import KumihanControls
public import KumihanContentTypes
public import KumihanViews

extension View {
  /// No-op: nothing is pressed for long in a picture.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?, perform action: @escaping @MainActor () -> Void
  ) -> Self { self }

  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> Self { self }
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> Self { self }

  /// Policy: suggestions are not shown.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    searchable(
      text: text, placement: placement, prompt: prompt, fileID: fileID, line: line,
      column: column)
  }
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    searchable(
      text: text, placement: placement, prompt: prompt, fileID: fileID, line: line,
      column: column)
  }

  /// No-op: the home indicator is the device's.
  public func prefersHomeIndicatorAutoHidden(_ isHidden: Bool) -> Self { self }

  /// No-op: nothing is felt or pointed at.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> Self { self }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> Self { self }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> Self { self }
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> Self { self }
}

/// Where a pointer is.
public enum HoverPhase: Hashable, Sendable {
  case active(CGPoint)
  case ended
}

/// Columns, one of which a phone shows.
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }

/// Columns, by their older name.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
