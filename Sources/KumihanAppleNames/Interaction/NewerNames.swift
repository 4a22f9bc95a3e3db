public import KumihanControls
public import KumihanViews

// Names of iOS 17 to 26 that change no still picture.

/// When the end of an animation is told.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Kinds of scrolling that an anchor is for.
public struct DefaultScrollAnchorRole: Hashable, Sendable {
  private let name: String
  public static let initialOffset = DefaultScrollAnchorRole(name: "initialOffset")
  public static let sizeChanges = DefaultScrollAnchorRole(name: "sizeChanges")
  public static let alignment = DefaultScrollAnchorRole(name: "alignment")
}

/// The form of a text that is too long for its place.
public protocol TextVariantPreference {}

/// The text as it is.
public struct FixedTextVariant: TextVariantPreference, Sendable {}

/// The longest form that fits.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}

extension TextVariantPreference where Self == FixedTextVariant {
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}
extension TextVariantPreference where Self == SizeDependentTextVariant {
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

/// Where a tab may stand.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What a file dialog shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 2)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}

/// A group of actions of screen readers.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionCategory(name: "default")
  public static let edit = AccessibilityActionCategory(name: "edit")
  private init(name: String) { self.name = name }
  public init(_ name: LocalizedStringKey) { self.init(name: "\(name)") }
  public init(_ name: Text) { self.init(name: "") }
}

/// How a view takes touches of screen readers.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// Which technologies an element is for.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// A zoom that a screen reader asks for.
public struct AccessibilityZoomGestureAction {
  /// Nearer or farther.
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

/// A chart in words, for screen readers.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
}

/// A chart in words.
public final class AXChartDescriptor {
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {}
}

/// An axis of a chart in words.
public protocol AXDataAxisDescriptor {}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {}
}

/// An axis of names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  public init(title: String, categoryOrder: [String]) {}
}

/// A point of a chart in words.
public final class AXDataPoint {
  public init(x: String, y: Double?, label: String? = nil) {}
  public init(x: Double, y: Double?, label: String? = nil) {}
}

/// Points of a chart in words.
public final class AXDataSeriesDescriptor {
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {}
}

extension View {
  /// No-op: what follows has no effect on a still picture.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> Self { self }
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> Self { self }
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> Self {
    self
  }
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> Self {
    self
  }
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> Self { self }
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self {
    self
  }
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> Self { self }
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions
  ) -> Self { self }
  public func textVariant<V: TextVariantPreference>(_ preference: V) -> Self { self }
  public func tabPlacement(_ placement: TabPlacement) -> Self { self }
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> Self { self }
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> Self { self }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }
  public func exportableToServices<T: Transferable>(_ payload: @autoclosure () -> [T]) -> Self {
    self
  }
  public func searchSelection(_ selection: Binding<TextSelection?>) -> Self { self }
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> Self { self }
  public func tableStyle<S: TableStyle>(_ style: S) -> Self { self }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Self { self }
  public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: DefaultScrollAnchorRole
  ) -> Self { self }
}

extension Image {
  /// How bright a picture may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }
  /// No-op: pictures are drawn in the standard range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// The end of a selection that moves.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

/// A style for tables; all look alike here.
public protocol TableStyle {}

/// The default style.
public struct AutomaticTableStyle: TableStyle { public init() {} }

/// Without a border.
public struct InsetTableStyle: TableStyle { public init() {} }

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

/// Makes a change at once and reports its end.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result { try withAnimation(animation, body, completion: completion) }
