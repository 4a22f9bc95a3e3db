public import KumihanViews

/// A height a sheet would rest at.
public struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent()
  public static let large = PresentationDetent()
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
}

/// The form of a presentation where space is limited.
public struct PresentationAdaptation: Hashable, Sendable {
  public static let automatic = PresentationAdaptation()
  public static let none = PresentationAdaptation()
  public static let popover = PresentationAdaptation()
  public static let sheet = PresentationAdaptation()
  public static let fullScreenCover = PresentationAdaptation()
}

/// Whether content behind a sheet would be interactive.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
}

/// The target of a popover's arrow.
public enum PopoverAttachmentAnchor: Sendable {
  case point(UnitPoint)
}

extension View {
  /// Policy: a sheet is not shown; render its content separately.
  public func sheet<V: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> V
  ) -> Self { self }
  public func sheet<Item: Identifiable, V: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> V
  ) -> Self { self }
  public func fullScreenCover<V: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> V
  ) -> Self { self }
  public func fullScreenCover<Item: Identifiable, V: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> V
  ) -> Self { self }
  public func popover<V: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> V
  ) -> Self { self }
  public func popover<Item: Identifiable, V: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> V
  ) -> Self { self }
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> Self { self }

  /// No-op: the appearance of a presentation, which is not shown.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> Self { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
  public func presentationCornerRadius(_ radius: CGFloat?) -> Self { self }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> Self { self }
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> Self { self }
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> Self { self }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }
  public func presentationContentInteraction(
    _ interaction: PresentationContentInteraction
  ) -> Self { self }
  public func inspectorColumnWidth(_ width: CGFloat) -> Self { self }
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> Self
  { self }
  public func presentationSizing(_ sizing: PresentationSizing) -> Self { self }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }
}

/// The size of a sheet.
public struct PresentationSizing: Hashable, Sendable {
  public static let automatic = PresentationSizing()
  public static let form = PresentationSizing()
  public static let page = PresentationSizing()
  public static let fitted = PresentationSizing()
}

/// The first effect of a swipe inside a sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
  public static let automatic = PresentationContentInteraction()
  public static let resizes = PresentationContentInteraction()
  public static let scrolls = PresentationContentInteraction()
}
