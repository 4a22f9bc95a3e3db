import Foundation

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// What a view stands on: the border around it and whether its ground is dark.
struct JohoGround: Equatable {
  /// The width in points of the nearest border, nil outside all borders.
  var borderWidth: CGFloat?
  /// Nil outside all panels, where the colour scheme decides.
  var isDark: Bool?
}

extension EnvironmentValues {
  var johoGround: JohoGround {
    get { self[JohoGroundKey.self] }
    set { self[JohoGroundKey.self] = newValue }
  }

  /// Whether black would vanish here.
  var isOnDark: Bool { johoGround.isDark ?? (colorScheme == .dark) }
}

private struct JohoGroundKey: EnvironmentKey {
  static var defaultValue: JohoGround { JohoGround() }
}

/// The colour of structure: black, and white on a dark ground, where black would be no border at
/// all. Source: chapters 3 and 5.
public struct JohoInk: ShapeStyle, Hashable {
  /// 0 to 1.
  var opacity = 1.0
  /// Whether it is the other one of black and white, which no one sees.
  var isGround = false

  public func resolve(in environment: EnvironmentValues) -> Color {
    let color = environment.isOnDark != isGround ? JohoColors.white : JohoColors.black
    return opacity < 1 ? color.opacity(opacity) : color
  }

  /// Text, symbols and borders.
  public static let primary = JohoInk(opacity: 1)
  /// Second lines and captions.
  public static let secondary = JohoInk(opacity: JohoOpacity.secondary)
  /// Chevrons, locks and separators; never text.
  public static let faint = JohoInk(opacity: JohoOpacity.faint)
  /// The symbol of an empty state; never text.
  public static let ghost = JohoInk(opacity: JohoOpacity.ghost)
  /// What is empty between lines: white, and black on a dark ground.
  static let ground = JohoInk(isGround: true)
}

/// The opacities of the system, 0 to 1. Source: chapters 6, 10, 12 and 18.
public enum JohoOpacity {
  /// Black of second lines.
  public static let secondary = 0.6
  /// Black of chevrons, locks and separators.
  public static let faint = 0.4
  /// Black of the symbol of an empty state, and of steps to come.
  public static let ghost = 0.3
  /// Yellow of a selected row or day.
  public static let selection = 0.3
  /// Pink of a holiday's row.
  public static let holiday = 0.3
  /// A disabled control as a whole.
  public static let disabled = 0.5
  /// Black of a spinner's track.
  public static let track = 0.2
}

extension View {
  /// The view on a ground of Joho Dezain: filled with the colour, and what stands in it takes
  /// borders and text that are seen there, white on dark and black on light.
  public func johoGround(_ color: Color) -> some View {
    background(color).modifier(JohoGrounding(fill: color, borderWidth: nil))
  }
}

#if canImport(KumihanSwiftUI)
  extension View {
    /// SwiftUI's background in a colour, which also tells Joho's components on it whether their borders
    /// are black or white.
    public func background(
      _ color: Color, ignoresSafeAreaEdges edges: Edge.Set = .all, fileID: StaticString = #fileID,
      line: Int = #line, column: Int = #column
    ) -> some View {
      func filled(_ style: some ShapeStyle) -> some View {
        modifier(JohoStanding(ground: color)).background(
          style, ignoresSafeAreaEdges: edges, fileID: fileID, line: line, column: column)
      }
      return filled(color)
    }
  }
#else
  extension View {
    /// SwiftUI's background in a colour, which also tells Joho's components on it whether their borders
    /// are black or white.
    public func background(_ color: Color, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    {
      func filled(_ style: some ShapeStyle) -> some View {
        modifier(JohoStanding(ground: color)).background(style, ignoresSafeAreaEdges: edges)
      }
      return filled(color)
    }
  }
#endif

/// Tells the content whether its ground is dark, where that is opaque; draws nothing.
private struct JohoStanding: ViewModifier {
  let ground: Color
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    let seen = ground.resolve(in: environment)
    content.transformEnvironment(\.johoGround) { known in
      if seen.opacity > 0.99 { known.isDark = JohoContrast.isDark(seen) }
    }
  }
}

/// Tells the content what it stands on; draws nothing.
struct JohoGrounding: ViewModifier {
  let fill: Color
  /// In points; nil for none of its own.
  let borderWidth: CGFloat?
  @Environment(\.johoGround) private var outer

  func body(content: Content) -> some View {
    let (ink, isDark) = JohoContrast.seen(on: fill)
    content
      .foregroundStyle(ink)
      .environment(\.colorScheme, isDark ? .dark : .light)
      .environment(
        \.johoGround,
        JohoGround(borderWidth: borderWidth ?? outer.borderWidth, isDark: isDark))
  }
}
