public import Foundation
public import KumihanAppleNames
public import KumihanViews

extension View {
  /// Along these axes, a chart shows the start of its domain, or where it is scrolled to.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.scrolls = axes } }

  /// The length of the domain that a scrollable chart shows, in the unit of its values; dates in seconds.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.x.visibleLength = length.datum.value }
  }
  public func chartXVisibleDomain(length: Int) -> some View {
    chart { $0.x.visibleLength = Double(length) }
  }
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.y.visibleLength = length.datum.value }
  }
  public func chartYVisibleDomain(length: Int) -> some View {
    chart { $0.y.visibleLength = Double(length) }
  }

  /// Where a scrollable chart is scrolled to.
  public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    let value = x.wrappedValue.datum
    return chart { $0.x.scrollStart = value }
  }
  public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
    let value = y.wrappedValue.datum
    return chart { $0.y.scrollStart = value }
  }
  public func chartScrollPosition(initialX: some Plottable) -> some View {
    let value = initialX.datum
    return chart { $0.x.scrollStart = value }
  }
  public func chartScrollPosition(initialY: some Plottable) -> some View {
    let value = initialY.datum
    return chart { $0.y.scrollStart = value }
  }

  /// No-op: nobody scrolls a picture.
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> Self { self }

  /// No-op: nobody touches a picture; what a binding holds is the app's to draw.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> Self { self }
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> Self { self }
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> Self { self }
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> Self { self }
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> Self { self }
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> Self { self }
}

/// Where a scrolled chart would come to rest.
public protocol ChartScrollTargetBehavior {}

/// At multiples of a value.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {}

/// How far a chart scrolls at once.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  public static let automatic = ValueAlignedLimitBehavior()
  public static let always = ValueAlignedLimitBehavior()
  public static let never = ValueAlignedLimitBehavior()
}

/// The larger steps at which a scrolled chart would come to rest.
public struct MajorValueAlignment<Value: Plottable> {
  public static var page: Self { Self() }
  public static func unit(_ value: Value) -> Self { Self() }
}

extension MajorValueAlignment where Value == Date {
  public static func matching(_ components: DateComponents) -> Self { Self() }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { Self() }
  public static func valueAligned(
    matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { Self() }
}
