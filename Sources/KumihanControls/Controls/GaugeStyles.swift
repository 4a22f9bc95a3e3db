public import KumihanViews

/// A track filled up to the value, below its label and above the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 5) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        Track(fraction: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel?.font(.caption)
    }
  }
}

/// The default style.
public struct DefaultGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// An open ring of 58 points with a knob at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isFilled: false)
  }
}

/// A ring of 58 points, filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isFilled: true)
  }
}

/// A track of 6 points with a knob at the value, between the bounds.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel
      Capsule().fill(.tint).frame(height: 6)
        .overlay {
          GeometryReader { proxy in
            Circle().fill(.background).padding(-2).frame(width: 6, height: 6)
              .offset(x: (proxy.size.width - 6) * configuration.value)
          }
        }
      configuration.maximumValueLabel
    }
  }
}

/// A track of 6 points, filled up to the value, with the value above its end.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label.font(.headline)
      Track(fraction: configuration.value, height: 6)
      configuration.currentValueLabel?.font(.footnote)
    }
  }
}

private struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  let isFilled: Bool
  private let side: CGFloat = 58
  private let width: CGFloat = 6

  /// Open gauges leave a quarter of the ring at the bottom.
  private var sweep: Double { isFilled ? 1 : 0.75 }

  var body: some View {
    let line = StrokeStyle(lineWidth: width, lineCap: .round)
    ZStack {
      Circle().trim(from: 0, to: sweep)
        .stroke(isFilled ? AnyShapeStyle(.tint.tertiary) : AnyShapeStyle(.tint), style: line)
      if isFilled {
        Circle().trim(from: 0, to: configuration.value).stroke(.tint, style: line)
      } else {
        Circle().fill(.background).frame(width: width + 4, height: width + 4)
          .offset(x: (side - width) / 2)
          .rotationEffect(.degrees(360 * sweep * configuration.value))
      }
    }
    .padding(width / 2)
    .rotationEffect(.degrees(isFilled ? -90 : 135))
    .overlay {
      if let current = configuration.currentValueLabel {
        current.font(.system(size: 20, weight: .medium, design: .rounded))
      } else {
        configuration.label.font(.system(size: 17))
      }
    }
    .overlay(alignment: .bottom) {
      if !isFilled {
        HStack(spacing: 4) {
          if let minimum = configuration.minimumValueLabel {
            minimum
            configuration.maximumValueLabel
          } else if configuration.currentValueLabel != nil {
            configuration.label
          }
        }
        .font(.system(size: 11)).lineLimit(1).fixedSize()
      }
    }
    .frame(width: side, height: side)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
