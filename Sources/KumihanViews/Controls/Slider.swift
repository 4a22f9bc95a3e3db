import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A value on a track, as it is set.
public struct Slider<Label: View>: View {
  let fraction: Double

  private init<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) {
    let span = bounds.upperBound - bounds.lowerBound
    fraction = span > 0 ? min(max(Double((value - bounds.lowerBound) / span), 0), 1) : 0
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value.wrappedValue, bounds) }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value.wrappedValue, bounds) }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == EmptyView { self.init(value.wrappedValue, bounds) }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == EmptyView { self.init(value.wrappedValue, bounds) }

  public var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Track(fraction: fraction)
        Circle().fill(Color.white).frame(width: 28, height: 28)
          .shadow(color: .black.opacity(0.15), radius: 3, y: 2)
          .offset(x: (proxy.size.width - 28) * fraction)
      }
      .frame(height: 34)
    }
    .frame(height: 34)
  }
}

/// Two buttons for more and less, 94 by 32 points, after their label.
public struct Stepper<Label: View>: View {
  let label: Label

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }

  public var body: some View {
    LabeledRow {
      label
    } control: {
      HStack(spacing: 0) {
        Image(systemName: "minus").frame(width: 46.5)
        Rectangle().fill(.separator).frame(width: 1, height: 18)
        Image(systemName: "plus").frame(width: 46.5)
      }
      .font(.body)
      .frame(width: 94, height: 32)
      .background(
        Color(.system(.tertiarySystemFill)),
        in: RoundedRectangle(cornerRadius: 8, style: .continuous))
    }
  }
}

extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) { label = Text(title) }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) { label = Text(title) }

  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1
  ) { label = Text(title) }

  public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) { label = Text(title) }
}
