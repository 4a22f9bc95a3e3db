import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A value in a range, as a filled track.
public struct Gauge<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double
  let label: Label
  let current: CurrentValueLabel

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = Self.fraction(value, in: bounds)
    (self.label, current) = (label(), currentValueLabel())
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    fraction = Self.fraction(value, in: bounds)
    (self.label, current) = (label(), EmptyView())
  }

  private static func fraction<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>
  ) -> Double {
    let span = bounds.upperBound - bounds.lowerBound
    return span > 0 ? min(max(Double((value - bounds.lowerBound) / span), 0), 1) : 0
  }

  public var body: some View {
    VStack(spacing: 5) {
      label
      Track(fraction: fraction)
      current.font(.caption)
    }
  }
}

/// How gauges look. Here all are drawn as a track.
public protocol GaugeStyle {}

/// Whatever the place has.
public struct DefaultGaugeStyle: GaugeStyle { public init() {} }

/// A ring, for watch faces and widgets.
public struct AccessoryCircularGaugeStyle: GaugeStyle { public init() {} }

/// A track with a marker.
public struct LinearCapacityGaugeStyle: GaugeStyle { public init() {} }

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
  public static var accessoryCircularCapacity: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  public static var accessoryLinear: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension View {
  /// No-op: every gauge is drawn as a track.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> Self { self }
}
