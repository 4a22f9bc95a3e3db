import KumihanControls
public import KumihanViews

// The names under which the studio's document uses its values and components. Names of your own
// module are chosen before these.

extension Color {
  /// The ground of screens.
  public static var appBackground: Color { DarkStudio.color("background").color }
  /// The ground of cards.
  public static var appSurface: Color { DarkStudio.color("surface").color }
  /// Main actions.
  public static var appPrimary: Color { DarkStudio.color("primary").color }
  /// What is chosen, and success.
  public static var appAccent: Color { DarkStudio.color("accent").color }
}

extension ShapeStyle where Self == Color {
  /// The ground of screens.
  public static var appBackground: Color { Color.appBackground }
  /// The ground of cards.
  public static var appSurface: Color { Color.appSurface }
  /// Main actions.
  public static var appPrimary: Color { Color.appPrimary }
  /// What is chosen, and success.
  public static var appAccent: Color { Color.appAccent }
}

/// The one main action of a screen.
public typealias PrimaryButtonStyle = StudioPrimaryButtonStyle

/// An action beside the main one.
public typealias SecondaryButtonStyle = StudioSecondaryButtonStyle

/// A surface that holds what belongs together.
public typealias CardView<Content: View> = StudioCard<Content>

/// Work that goes on.
public typealias LoadingView = StudioLoading

/// A place without content, perhaps with a way on.
public struct EmptyStateView: View {
  private let icon, title, message: String
  private let action: (@MainActor () -> Void)?

  /// - Parameters:
  ///   - icon: the name of a symbol.
  ///   - action: what "Get Started" does; nil for no button.
  public init(icon: String, title: String, message: String, action: (@MainActor () -> Void)?) {
    (self.icon, self.title, self.message, self.action) = (icon, title, message, action)
  }

  public var body: some View {
    StudioState(
      icon: icon, title: title, message: message, action: action == nil ? nil : "Get Started",
      perform: action ?? {})
  }
}
