public import KumihanViews

/// A track filled up to the value, below its label and above the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 5) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GaugeTrack(fraction: configuration.value)
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
      MarkedLine(fraction: configuration.value).fill(GaugeInk()).frame(height: 6)
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
      GaugeTrack(fraction: configuration.value, height: 6)
      configuration.currentValueLabel?.font(.footnote)
    }
  }
}

/// The tint; a gradient runs from the least value to the greatest.
private struct GaugeInk: ShapeStyle {
  /// The part of a ring's turn that the values take; nil for a line.
  var sweep: Double?

  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    guard let gradient = environment.tint?.gradient else { return AnyShapeStyle(.tint) }
    if let sweep {
      return AnyShapeStyle(
        AngularGradient(
          gradient: gradient, center: .center, startAngle: .zero, endAngle: .degrees(360 * sweep)))
    }
    let isMirrored = environment.layoutDirection == .rightToLeft
    return AnyShapeStyle(
      LinearGradient(
        gradient: gradient, startPoint: isMirrored ? .trailing : .leading,
        endPoint: isMirrored ? .leading : .trailing))
  }
}

/// A track filled up to a value.
private struct GaugeTrack: View {
  let fraction: Double
  var height: CGFloat = 4

  var body: some View {
    Capsule().fill(Color(.system(.systemFill)))
      .overlay(alignment: .leading) {
        GeometryReader { proxy in
          Capsule().fill(GaugeInk()).frame(width: proxy.size.width * fraction)
        }
      }
      .frame(height: height)
  }
}

extension Path {
  /// The path with a knob, apart from the rest by a gap.
  fileprivate func marked(at center: CGPoint, width: CGFloat) -> Path {
    let gap: CGFloat = 2
    let knob = CGRect(
      x: center.x - width / 2, y: center.y - width / 2, width: width, height: width)
    return subtracting(Path(ellipseIn: knob.insetBy(dx: -gap, dy: -gap)))
      .union(Path(ellipseIn: knob))
  }
}

/// A line with round ends and a knob.
private struct MarkedLine: Shape {
  let fraction: Double

  nonisolated func path(in rect: CGRect) -> Path {
    let radius = rect.height / 2
    let middle = CGPoint(x: rect.minX + radius + (rect.width - 2 * radius) * fraction, y: rect.midY)
    return Path(roundedRect: rect, cornerRadius: radius, style: .circular)
      .marked(at: middle, width: rect.height)
  }
}

/// An open ring with a knob, from the right in the direction of the clock.
private struct MarkedRing: Shape {
  let fraction, sweep: Double
  let width: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    let angle = 2 * Double.pi * sweep * fraction
    let middle = CGPoint(
      x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.width / 2 * sin(angle))
    return Circle().trim(from: 0, to: sweep).path(in: rect)
      .strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
      .marked(at: middle, width: width)
  }
}

private struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  let isFilled: Bool
  @Environment(\.layoutDirection) private var direction
  private let side: CGFloat = 58
  private let width: CGFloat = 6

  /// Open gauges leave a quarter of the ring at the bottom.
  private var sweep: Double { isFilled ? 1 : 0.75 }

  var body: some View {
    let line = StrokeStyle(lineWidth: width, lineCap: .round)
    let ink = GaugeInk(sweep: sweep)
    ZStack {
      if isFilled {
        Circle().stroke(.tint.tertiary, style: line)
        Circle().trim(from: 0, to: configuration.value).stroke(ink, style: line)
      } else {
        MarkedRing(fraction: configuration.value, sweep: sweep, width: width).fill(ink)
      }
    }
    .padding(width / 2)
    .rotationEffect(.degrees(isFilled ? -90 : 135))
    // Turned first, then mirrored as a whole.
    .environment(\.layoutDirection, .leftToRight)
    .scaleEffect(x: direction == .rightToLeft ? -1 : 1)
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
