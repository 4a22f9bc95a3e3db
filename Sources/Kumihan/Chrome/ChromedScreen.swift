import KumihanDrawing
import KumihanLayout
import KumihanViews

/// A screen with what the device shows over it.
struct ChromedScreen: View {
  let content: AnyView
  let chrome: ScreenChrome
  let screen: HeldDevice

  var body: some View {
    // With both bounds the frame is the screen's own, whatever stands over its edges.
    content.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .overlayPreferenceValue(TopSchemeKey.self) { scheme in
        ZStack {
          if chrome.contains(.cutout), let cutout = screen.cutout {
            cutout.fill(.black).environment(\.layoutDirection, .leftToRight)
          }
          if chrome.contains(.statusBar), !screen.isSideways || screen.device.kind == .pad {
            StatusBar(screen: screen).schemed(scheme)
          }
          if chrome.contains(.homeIndicator), screen.device.bottomInset > 0 {
            HomeIndicator(screen: screen)
          }
        }
        .ignoresSafeArea()
      }
  }
}

extension View {
  /// Environment: a sign keeps its direction, whatever the order of the signs.
  fileprivate func asPicture() -> some View { environment(\.layoutDirection, .leftToRight) }

  @ViewBuilder fileprivate func schemed(_ scheme: ColorScheme?) -> some View {
    if let scheme { colorScheme(scheme) } else { self }
  }
}

/// A line at the bottom, as wide as a share of the screen: black over what is light, white over what
/// is dark.
private struct HomeIndicator: View {
  let screen: HeldDevice

  var body: some View {
    // Known of phones: 134 of 375 and 148 of 414, 209 of 812; of tablets estimated.
    let share: CGFloat = screen.device.kind == .pad ? 0.3 : screen.isSideways ? 0.2575 : 0.3575
    VStack(spacing: 0) {
      Spacer(minLength: 0)
      // No one mode of blending turns what is below to black or white: the first layer takes the greys
      // around, the second turns them round, the others drive them to an end.
      ZStack {
        Capsule().fill(.surroundingGrey)
        Capsule().fill(.white).blendMode(.difference)
        ForEach(Array([Color.white, .black, .black, .white].enumerated()), id: \.offset) {
          Capsule().fill($0.element).blendMode(.overlay)
        }
      }
      .frame(width: (screen.size.width * share).rounded(), height: 5)
    }
    .padding(.bottom, screen.device.kind == .pad ? 6 : 8)
  }
}

/// The time and the signs of the network and the battery. Figures of phones with a cutout are known
/// from Apple's design kits, the others are estimated.
private struct StatusBar: View {
  let screen: HeldDevice

  private var device: Device { screen.device }

  var body: some View {
    VStack(spacing: 0) {
      line
      Spacer(minLength: 0)
    }
    .foregroundStyle(.primary)
    .environment(\.imageScale, .medium)
  }

  @ViewBuilder private var line: some View {
    if let cutout = device.cutout?.rect(on: device.size.width) {
      // Time and signs stand in the middle of the room beside the cutout, a little nearer to it.
      let ear = cutout.minX
      let middle = device.hasIsland ? cutout.midY : 23 + (device.topInset - 44) / 2
      HStack(spacing: 0) {
        time(device.topInset > 44 ? 17 : 15).frame(width: 1.05 * ear)
        Spacer(minLength: 0)
        Signs(scale: device.topInset > 44 ? 1 : 0.89).frame(width: 1.05 * ear)
      }
      .frame(height: 2 * middle)
    } else {
      let isPad = device.kind == .pad
      HStack(spacing: 5) {
        if isPad {
          time(12)
        } else {
          Signs(parts: .network, scale: 0.7)
        }
        Spacer(minLength: 0)
        Signs(parts: isPad ? .padSigns : .battery, scale: isPad ? 0.85 : 0.8)
      }
      .overlay { if !isPad { time(12) } }
      .padding(.horizontal, isPad ? 18 : 6)
      .frame(height: device.topInset)
    }
  }

  private func time(_ size: CGFloat) -> some View {
    Text(verbatim: "9:41").font(.system(size: size, weight: .semibold)).lineLimit(1).fixedSize()
  }
}

/// The signs of the network and the battery; at the scale 1, 78 by 13 points.
private struct Signs: View {
  struct Parts: OptionSet {
    let rawValue: Int
    static let cellular = Parts(rawValue: 1)
    static let wifi = Parts(rawValue: 2)
    static let battery = Parts(rawValue: 4)
    static let network: Parts = [.cellular, .wifi]
    static let padSigns: Parts = [.wifi, .battery]
    static let all: Parts = [.cellular, .wifi, .battery]
  }

  var parts = Parts.all
  var scale: CGFloat = 1

  var body: some View {
    HStack(spacing: 7 * scale) {
      if parts.contains(.cellular) {
        CellularBars().frame(width: 19.2 * scale, height: 12.2 * scale).asPicture()
      }
      if parts.contains(.wifi) {
        WifiFan().frame(width: 17.1 * scale, height: 12.3 * scale).asPicture()
      }
      if parts.contains(.battery) {
        ZStack {
          BatteryBody(part: .shell).fill(style: FillStyle(eoFill: true)).opacity(0.35)
          BatteryBody(part: .cap).opacity(0.4)
          BatteryBody(part: .charge)
        }
        .frame(width: 27.3 * scale, height: 13 * scale).asPicture()
      }
    }
  }
}

/// Four bars, each higher than the one before.
private struct CellularBars: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      for (index, height) in [0.33, 0.52, 0.76, 1].enumerated() {
        let bar = CGRect(
          x: rect.minX + rect.width * CGFloat(index) / 3.6,
          y: rect.maxY - rect.height * height, width: rect.width / 6,
          height: rect.height * height)
        path.addRoundedRect(
          in: bar, cornerSize: CGSize(width: bar.width / 3, height: bar.width / 3))
      }
    }
  }
}

/// Three waves over a point, a quarter of a circle wide.
private struct WifiFan: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let centre = CGPoint(x: rect.midX, y: rect.maxY)
    return Path { path in
      for (outer, inner) in [(1.0, 0.77), (0.66, 0.43), (0.32, 0)] {
        let radius = rect.height * outer
        path.move(to: point(centre, radius, 225))
        path.addArc(
          center: centre, radius: radius, startAngle: .degrees(225), endAngle: .degrees(315),
          clockwise: false)
        path.addLine(to: point(centre, rect.height * inner, 315))
        if inner > 0 {
          path.addArc(
            center: centre, radius: rect.height * inner, startAngle: .degrees(315),
            endAngle: .degrees(225), clockwise: true)
        }
        path.closeSubpath()
      }
    }
  }

  private nonisolated func point(_ centre: CGPoint, _ radius: CGFloat, _ degrees: CGFloat)
    -> CGPoint
  {
    let angle = degrees * .pi / 180
    return CGPoint(x: centre.x + radius * cos(angle), y: centre.y + radius * sin(angle))
  }
}

/// A part of a full battery.
private struct BatteryBody: Shape {
  enum Part { case shell, charge, cap }
  let part: Part

  nonisolated func path(in rect: CGRect) -> Path {
    let unit = rect.height / 13
    let shell = CGRect(x: rect.minX, y: rect.minY, width: 25 * unit, height: 13 * unit)
    switch part {
    case .shell:
      var path = Path(roundedRect: shell, cornerRadius: 4.3 * unit)
      path.addRoundedRect(
        in: shell.insetBy(dx: unit, dy: unit),
        cornerSize: CGSize(width: 3.3 * unit, height: 3.3 * unit))
      return path
    case .charge:
      return Path(roundedRect: shell.insetBy(dx: 2 * unit, dy: 2 * unit), cornerRadius: 2.5 * unit)
    case .cap:
      return Path { path in
        path.addArc(
          center: CGPoint(x: shell.maxX + 0.3 * unit, y: shell.midY), radius: 2.1 * unit,
          startAngle: .degrees(-72), endAngle: .degrees(72), clockwise: false)
        path.closeSubpath()
      }
    }
  }
}
