public import KumihanControls
@_exported public import KumihanTokens
public import KumihanViews

/// The dark studio: the values of its token file, by their names.
public enum DarkStudio {
  public static let system = BundledSystem.studio.loaded

  /// Such as `primary`.
  public static func color(_ name: String) -> TokenStyle { system.style("color." + name) }

  /// Such as `md`, in points.
  public static func space(_ name: String) -> CGFloat { system.length("spacing." + name) }

  /// The font of a style, which grows with the reader's text size.
  public static func font(_ name: String) -> Font { system.font("typography." + name) }

  static func size(_ name: String) -> CGFloat { system.length("size." + name) }
  static func share(_ name: String) -> Double { Double(system.length("opacity." + name)) }

  /// Buttons and cards: iOS draws the corners of `cornerRadius(_:)` continuous.
  static var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: system.length("radius.control"), style: .continuous)
  }
}

/// The one main action of a screen: as wide as its place, at least 50 high.
public struct StudioPrimaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(DarkStudio.font("button"))
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, minHeight: DarkStudio.size("buttonHeight"))
      .background(DarkStudio.color("primary"), in: DarkStudio.shape)
      .opacity(configuration.isPressed ? DarkStudio.share("primaryPressed") : 1)
      .opacity(isEnabled ? 1 : DarkStudio.share("disabled"))
  }
}

/// An action beside the main one.
public struct StudioSecondaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(DarkStudio.font("body"))
      .foregroundStyle(DarkStudio.color("primary"))
      .frame(maxWidth: .infinity, minHeight: DarkStudio.size("buttonHeight"))
      .background {
        DarkStudio.shape.fill(DarkStudio.color("primary"))
          .opacity(DarkStudio.share("secondaryFill"))
      }
      .opacity(configuration.isPressed ? DarkStudio.share("secondaryPressed") : 1)
      .opacity(isEnabled ? 1 : DarkStudio.share("disabled"))
  }
}

/// A surface that holds what belongs together.
public struct StudioCard<Content: View>: View {
  private let content: Content
  @Environment(\.colorSchemeContrast) private var contrast

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    content
      .foregroundStyle(DarkStudio.color("textPrimary"))
      .padding(DarkStudio.space("md"))
      .background {
        DarkStudio.shape.fill(DarkStudio.color("surface"))
        if contrast == .increased {
          DarkStudio.shape.strokeBorder(DarkStudio.color("textPrimary"), lineWidth: 1)
        }
      }
      .shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y)
  }

  private var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) {
    guard case .shadow(let list)? = DarkStudio.system.document["shadow.card"]?.value,
      let first = list.first
    else { return (.clear, 0, 0, 0) }
    // A blur of design tools spreads over twice SwiftUI's radius.
    return (
      first.color.color, CGFloat(first.blur.points / 2), CGFloat(first.x.points),
      CGFloat(first.y.points)
    )
  }
}

/// Work that goes on.
public struct StudioLoading: View {
  private let message: String

  public init(_ message: String = "Processing...") { self.message = message }

  public var body: some View {
    VStack(spacing: DarkStudio.space("md")) {
      ProgressView().scaleEffect(CGFloat(DarkStudio.system.length("scale.spinner")))
      Text(message)
        .font(DarkStudio.font("callout"))
        .foregroundStyle(DarkStudio.color("textSecondary"))
    }
  }
}

/// A place without content, or one where something went wrong; perhaps with a way on.
public struct StudioState: View {
  private let icon: String
  private let title: String
  private let message: String
  private let action: String?
  private let perform: @MainActor () -> Void
  private let isError: Bool

  /// Nothing is there yet.
  public init(
    icon: String, title: String, message: String, action: String? = nil,
    perform: @escaping @MainActor () -> Void = {}
  ) {
    (self.icon, self.title, self.message, self.action) = (icon, title, message, action)
    (self.perform, isError) = (perform, false)
  }

  /// Something went wrong, and may be tried again.
  public init(
    error title: String, message: String, retry: String = "Try Again",
    perform: @escaping @MainActor () -> Void = {}
  ) {
    (icon, self.title, self.message, action) = ("exclamationmark.triangle", title, message, retry)
    (self.perform, isError) = (perform, true)
  }

  public var body: some View {
    VStack(spacing: DarkStudio.space("md")) {
      Image(systemName: icon)
        .font(.system(size: DarkStudio.size("emptySymbol")))
        .foregroundStyle(DarkStudio.color(isError ? "error" : "textSecondary"))
        .accessibilityHidden(true)
      Text(title)
        .font(DarkStudio.font("headline"))
        .foregroundStyle(DarkStudio.color("textPrimary"))
      Text(message)
        .font(DarkStudio.font("callout"))
        .foregroundStyle(DarkStudio.color("textSecondary"))
        .multilineTextAlignment(.center)
      if let action {
        Button(action, action: perform)
          .buttonStyle(StudioPrimaryButtonStyle())
          .frame(maxWidth: DarkStudio.size("emptyAction"))
      }
    }
    .padding(DarkStudio.space("xl"))
  }
}

extension View {
  /// A screen on the ground of the studio, below an inline title.
  public func studioScreen(_ title: String) -> some View {
    NavigationStack {
      frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { Rectangle().fill(DarkStudio.color("background")).ignoresSafeArea() }
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
    }
    .tint(DarkStudio.color("accent"))
    .dynamicTypeSize(...DynamicTypeSize.accessibility3)
  }
}

/// Three main places, the chosen one in the accent.
public struct StudioTabs<Home: View, Chat: View, History: View>: View {
  private let selection: Int
  private let home: Home
  private let chat: Chat
  private let history: History

  public init(
    selection: Int = 0, @ViewBuilder home: () -> Home, @ViewBuilder chat: () -> Chat,
    @ViewBuilder history: () -> History
  ) {
    self.selection = selection
    (self.home, self.chat, self.history) = (home(), chat(), history())
  }

  public var body: some View {
    TabView(selection: .constant(selection)) {
      home.tabItem { Label("Home", systemImage: "house.fill") }.tag(0)
      chat.tabItem { Label("Chat", systemImage: "message.fill") }.tag(1)
      history.tabItem { Label("History", systemImage: "clock.fill") }.tag(2)
    }
    .tint(DarkStudio.color("accent"))
  }
}
