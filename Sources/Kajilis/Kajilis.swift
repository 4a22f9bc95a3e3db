public import KumihanControls
@_exported public import KumihanTokens
public import KumihanViews

/// Kajilis: the values of its token file, by their names.
public enum Kajilis {
  public static let system = BundledSystem.kajilis.loaded

  /// Such as `primaryColor`.
  public static func color(_ name: String) -> TokenStyle { system.style("color." + name) }

  /// Such as `m`, in points.
  public static func space(_ name: String) -> CGFloat { system.length("spacing." + name) }

  /// Such as `button`, in points.
  public static func shape(_ name: String) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: system.length("radius." + name), style: .continuous)
  }

  /// The text style of this name; the system's own faces follow the reader's text size and have
  /// Japanese beside Latin.
  public static func font(_ name: String) -> Font {
    let styles: [String: Font.TextStyle] = [
      "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3,
      "headline": .headline, "body": .body, "callout": .callout, "subheadline": .subheadline,
      "footnote": .footnote, "caption": .caption, "caption2": .caption2,
    ]
    guard let style = styles[name], let token = system.textStyle("typography." + name) else {
      return .body
    }
    return .system(
      style, weight: token.weight >= 700 ? .bold : token.weight >= 600 ? .semibold : .regular)
  }

  /// A look of the button, such as `destructive`, as the system's document tells it.
  public static func variant(_ name: String) -> Variant {
    let variants = system.components.flatMap(\.variants)
    return variants.first { $0.name == name }
      ?? Variant(name: name, visualChanges: [], usageGuideline: "")
  }

  static func share(_ name: String) -> Double { Double(system.length("opacity." + name)) }
}

extension Variant {
  /// The look without a wish.
  public static var `default`: Variant { Kajilis.variant("default") }
  /// An action that cannot be taken back.
  public static var destructive: Variant { Kajilis.variant("destructive") }
  /// An action that cannot be taken now.
  public static var disabled: Variant { Kajilis.variant("disabled") }
}

/// The main action: at least 44 high, as wide as its place.
public struct KajilisButton: View {
  private let title: String
  private let icon: String?
  private let role: ButtonRole?
  private let action: @MainActor () -> Void

  public init(
    _ title: String, icon: String? = nil, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void = {}
  ) {
    (self.title, self.icon, self.role, self.action) = (title, icon, role, action)
  }

  public var body: some View {
    Button(role: role, action: action) {
      HStack(spacing: Kajilis.space("xs")) {
        if let icon { Image(systemName: icon) }
        Text(title)
      }
    }
    .buttonStyle(Style(isDestructive: role == .destructive))
  }

  private struct Style: ButtonStyle {
    let isDestructive: Bool
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .font(Kajilis.font("headline"))
        .foregroundStyle(.white)
        .padding(.horizontal, Kajilis.space("m"))
        .padding(.vertical, Kajilis.space("s"))
        .frame(maxWidth: .infinity, minHeight: Kajilis.system.length("size.tapTarget"))
        // A shade below the words: fading would take their contrast.
        .background {
          if configuration.isPressed {
            Kajilis.shape("button").fill(.black.opacity(Kajilis.share("pressedShade")))
          }
        }
        .background(
          Kajilis.color(isDestructive ? "errorColor" : "primaryFillColor"),
          in: Kajilis.shape("button")
        )
        .opacity(isEnabled ? 1 : Kajilis.share("disabled"))
    }
  }
}

/// A surface that holds what belongs together.
public struct KajilisCard<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    content
      .font(Kajilis.font("body"))
      .foregroundStyle(Kajilis.color("textColor"), Kajilis.color("secondaryTextColor"))
      .padding(Kajilis.space("m"))
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Kajilis.color("surfaceColor"), in: Kajilis.shape("card"))
  }
}

/// A field for text with its label above and, where something is wrong, the reason below.
public struct KajilisInput: View {
  private let label: String
  @Binding private var text: String
  private let error: String?
  @FocusState private var isFocused: Bool
  @Environment(\.isEnabled) private var isEnabled

  public init(_ label: String, text: Binding<String>, error: String? = nil) {
    (self.label, self.error) = (label, error)
    _text = text
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: Kajilis.space("xxs")) {
      Text(label)
        .font(Kajilis.font("footnote"))
        .foregroundStyle(Kajilis.color("secondaryTextColor"))
      TextField(label, text: $text)
        .font(Kajilis.font("body"))
        .focused($isFocused)
        .padding(.horizontal, Kajilis.space("s"))
        .frame(minHeight: Kajilis.system.length("size.tapTarget"))
        .overlay {
          Kajilis.shape("input").strokeBorder(Kajilis.color(line), lineWidth: width)
        }
      if let error {
        Label(error, systemImage: "exclamationmark.circle")
          .font(Kajilis.font("caption"))
          .foregroundStyle(Kajilis.color("errorColor"))
      }
    }
    .opacity(isEnabled ? 1 : Kajilis.share("disabled"))
  }

  private var line: String {
    error != nil ? "errorColor" : isFocused ? "primaryColor" : "outlineColor"
  }

  private var width: CGFloat {
    let name = error != nil ? "border.error" : isFocused ? "border.focus" : "border.input"
    guard case .border(let border)? = Kajilis.system.document[name]?.value else { return 1 }
    return CGFloat(border.width.points)
  }
}

/// What a sheet shows: a title, its content, and the action that ends it.
public struct KajilisModal<Content: View>: View {
  private let title: String
  private let action: String
  private let content: Content

  public init(_ title: String, action: String, @ViewBuilder content: () -> Content) {
    (self.title, self.action, self.content) = (title, action, content())
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: Kajilis.space("m")) {
      Text(title)
        .font(Kajilis.font("headline"))
        .foregroundStyle(Kajilis.color("textColor"))
        .frame(maxWidth: .infinity)
      content
      Spacer(minLength: 0)
      KajilisButton(action)
    }
    .padding(Kajilis.space("m"))
    .padding(.top, Kajilis.space("xs"))
  }
}

extension View {
  /// The system's alert with one action; a destructive one is red and has a way back.
  public func kajilisAlert(
    _ title: String, message: String? = nil, action: String, isDestructive: Bool = false,
    isPresented: Binding<Bool>
  ) -> some View {
    alert(title, isPresented: isPresented) {
      Button(action, role: isDestructive ? .destructive : nil) {}
      if isDestructive { Button("キャンセル", role: .cancel) {} }
    } message: {
      if let message { Text(message) }
    }
  }

  /// A screen below the bar of the system, its actions in the colour of the brand.
  public func kajilisNavbar(_ title: String, isInline: Bool = false, action: String? = nil)
    -> some View
  {
    NavigationStack {
      navigationTitle(title)
        .navigationBarTitleDisplayMode(isInline ? .inline : .large)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            if let action { Button("追加", systemImage: action) {} }
          }
        }
    }
    .tint(Kajilis.color("primaryColor"))
  }
}
