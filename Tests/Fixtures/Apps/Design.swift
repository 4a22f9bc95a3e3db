import SwiftUI

// A design system with tokens, type-erased styles and generic builders, iOS 16–18.

public enum DesignTokens {
  public enum Space: CGFloat, CaseIterable { case xs = 4, s = 8, m = 16, l = 24, xl = 40 }
  public static let radius: CGFloat = 12
  public static func color(light: UInt, dark: UInt) -> Color {
    Color(
      UIColor {
        $0.userInterfaceStyle == .dark
          ? UIColor(Color(designHex: dark)) : UIColor(Color(designHex: light))
      })
  }
}

extension Color {
  init(designHex hex: UInt, alpha: Double = 1) {
    self.init(
      .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255,
      blue: Double(hex & 0xff) / 255, opacity: alpha)
  }
  static let designPrimary = DesignTokens.color(light: 0x2B5F75, dark: 0x81C7D4)
}

extension ShapeStyle where Self == Color {
  static var designSurface: Color { Color(designHex: 0xF7F3EE) }
}

struct DesignTypography: ViewModifier {
  enum Role { case display, title, body, caption }
  let role: Role
  @Environment(\.legibilityWeight) private var legibility
  func body(content: Content) -> some View {
    switch role {
    case .display: content.font(.system(.largeTitle, design: .rounded).weight(.heavy)).kerning(-0.5)
    case .title:
      content.font(.title3.weight(legibility == .bold ? .black : .semibold)).textCase(.none)
    case .body: content.font(.body.leading(.loose))
    case .caption: content.font(.caption.smallCaps().monospaced()).foregroundStyle(.secondary)
    }
  }
}

extension View {
  func design(_ role: DesignTypography.Role) -> some View { modifier(DesignTypography(role: role)) }
  func padding(_ space: DesignTokens.Space, _ edges: Edge.Set = .all) -> some View {
    padding(edges, space.rawValue)
  }
}

protocol DesignCardStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: DesignCardConfiguration) -> Body
}

struct DesignCardConfiguration {
  struct Label: View {
    init<Content: View>(content: Content) { body = AnyView(content) }
    var body: AnyView
  }
  let label: DesignCardConfiguration.Label
  let isProminent: Bool
}

struct DesignOutlined: DesignCardStyle {
  func makeBody(configuration: DesignCardConfiguration) -> some View {
    configuration.label
      .padding(.m)
      .background(
        RoundedRectangle(cornerRadius: DesignTokens.radius, style: .continuous).strokeBorder(
          .tint, lineWidth: configuration.isProminent ? 2 : 1))
  }
}

struct DesignFilled<S: ShapeStyle>: DesignCardStyle {
  let style: S
  func makeBody(configuration: DesignCardConfiguration) -> some View {
    configuration.label.padding(.m).background(
      style, in: RoundedRectangle(cornerRadius: DesignTokens.radius))
  }
}

extension DesignCardStyle where Self == DesignOutlined { static var outlined: Self { .init() } }
extension DesignCardStyle {
  static func filled<S: ShapeStyle>(_ style: S) -> Self where Self == DesignFilled<S> {
    .init(style: style)
  }
}

private struct DesignCardKey: EnvironmentKey {
  static let defaultValue: any DesignCardStyle = DesignOutlined()
}
extension EnvironmentValues {
  var designCard: any DesignCardStyle {
    get { self[DesignCardKey.self] }
    set { self[DesignCardKey.self] = newValue }
  }
}
extension View {
  func designCardStyle(_ style: some DesignCardStyle) -> some View {
    environment(\.designCard, style)
  }
}

struct DesignCard<Content: View>: View {
  var isProminent = false
  @ViewBuilder let content: () -> Content
  @Environment(\.designCard) private var style
  var body: some View {
    AnyView(
      style.makeBody(
        configuration: .init(
          label: .init(content: VStack(alignment: .leading, spacing: 8, content: content)),
          isProminent: isProminent)))
  }
}

struct DesignField<Value: Hashable, Label: View>: View {
  @Binding var value: Value
  let format: (Value) -> String
  let label: Label
  init(
    value: Binding<Value>, format: @escaping (Value) -> String = { "\($0)" },
    @ViewBuilder label: () -> Label
  ) {
    self._value = value
    self.format = format
    self.label = label()
  }
  var body: some View {
    LabeledContent {
      Text(format(value)).bold()
    } label: {
      label
    }
    .alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] + 2 }
    .overlay(alignment: .bottom) { Rectangle().frame(height: 0.5).foregroundStyle(.separator) }
  }
}

extension DesignField where Label == Text {
  init(_ title: some StringProtocol, value: Binding<Value>) {
    self.init(value: value) { Text(title) }
  }
}

struct DesignGallery: View {
  @State private var count = 3
  @State private var name = "Ada"
  @ScaledMetric(relativeTo: .title) private var size = 32
  private let swatches: KeyValuePairs<String, Color> = [
    "primary": .designPrimary, "surface": .designSurface, "mint": .mint,
  ]
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: DesignTokens.Space.m.rawValue) {
        Text("Gallery").design(.display).foregroundStyle(Color.designPrimary)
        ForEach(swatches, id: \.key) { name, color in
          HStack {
            Circle().fill(color.shadow(.drop(radius: 2))).frame(width: size, height: size);
            Text(name).design(.caption)
          }
        }
        DesignCard {
          Text("Outlined").design(.title); Text("A card with a border").design(.body)
        }
        DesignCard(isProminent: true) {
          DesignField("Name", value: $name);
          DesignField(value: $count, format: { "× \($0)" }) {
            Label("Count", systemImage: "number")
          }
        }
        DesignCard { Text("Filled").design(.title) }.designCardStyle(
          .filled(.orange.gradient.opacity(0.4)))
        AnyLayout(
          count > 2
            ? AnyLayout(HStackLayout(alignment: .top, spacing: 4)) : AnyLayout(VStackLayout())
        ) {
          ForEach(DesignTokens.Space.allCases, id: \.self) {
            Color.secondary.frame(width: $0.rawValue, height: $0.rawValue)
          }
        }
        Group {
          Button("Default") {}; Button("Prominent") {}.buttonStyle(.borderedProminent);
          Button("Plain") {}.buttonStyle(.plain)
        }
        .controlSize(.small)
        .buttonBorderShape(.roundedRectangle(radius: 4))
      }
      .padding(.m, .horizontal)
    }
    .background(.designSurface)
    .contentMargins(.vertical, 20, for: .scrollContent)
  }
}

struct DesignGallery_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(ColorScheme.allCases, id: \.self) { DesignGallery().preferredColorScheme($0) }
    DesignGallery().environment(\.dynamicTypeSize, .accessibility1).previewInterfaceOrientation(
      .landscapeLeft)
  }
}
