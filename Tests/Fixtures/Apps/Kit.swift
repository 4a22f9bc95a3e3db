import SwiftUI

// A library of components: styles of every kind, environment values, preference keys, layouts, generic builders.

public protocol Themeable { var palette: KitPalette { get } }

public struct KitPalette: Equatable, Sendable {
  public var primary: Color
  public var surface: Color
  public var onPrimary: Color
  public static let standard = KitPalette(
    primary: .indigo, surface: Color(uiColor: .secondarySystemBackground), onPrimary: .white)
}

private struct KitPaletteKey: EnvironmentKey { static let defaultValue = KitPalette.standard }

public extension EnvironmentValues {
  var palette: KitPalette {
    get { self[KitPaletteKey.self] }
    set { self[KitPaletteKey.self] = newValue }
  }
  @Entry var cornerSize: CGFloat = 12
}

public extension View {
  func palette(_ palette: KitPalette) -> some View { environment(\.palette, palette) }

  @ViewBuilder func kitWhen<Content: View>(_ condition: Bool, transform: (Self) -> Content)
    -> some View
  {
    if condition { transform(self) } else { self }
  }

  func readKitSize(onChange: @escaping (CGSize) -> Void) -> some View {
    background(
      GeometryReader { Color.clear.preference(key: KitSizeKey.self, value: $0.size) }
    )
    .onPreferenceChange(KitSizeKey.self, perform: onChange)
  }

  func eraseToAnyView() -> AnyView { AnyView(self) }
}

private struct KitSizeKey: PreferenceKey {
  static var defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

public struct FilledButtonStyle: ButtonStyle {
  public enum Size { case small, medium, large }
  var size: Size
  @Environment(\.palette) private var palette
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize

  public init(size: Size = .medium) { self.size = size }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(size == .small ? .footnote.bold() : .headline)
      .padding(.horizontal, size == .large ? 28 : 18)
      .padding(.vertical, size == .small ? 6 : 12)
      .frame(maxWidth: size == .large ? .infinity : nil)
      .foregroundStyle(configuration.role == .destructive ? Color.white : palette.onPrimary)
      .background(
        RoundedRectangle(cornerRadius: 12, style: .continuous)
          .fill(configuration.role == .destructive ? Color.red : palette.primary)
          .brightness(configuration.isPressed ? -0.1 : 0)
      )
      .opacity(isEnabled ? 1 : 0.4)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == FilledButtonStyle {
  public static var filled: Self { .init() }
  public static func filled(_ size: FilledButtonStyle.Size) -> Self { .init(size: size) }
}

struct LongPressStyle: PrimitiveButtonStyle {
  @State private var held = false
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(held ? Color.orange : .gray.opacity(0.2), in: Capsule())
      .onLongPressGesture(minimumDuration: 0.5, maximumDistance: 20) {
        configuration.trigger()
      } onPressingChanged: {
        held = $0
      }
  }
}

struct CheckboxToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.$isOn.wrappedValue.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(
          systemName: configuration.isMixed
            ? "minus.square.fill" : configuration.isOn ? "checkmark.square.fill" : "square"
        )
        .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary)
        .contentTransition(.symbolEffect(.replace))
        .imageScale(.large)
      }
    }
    .buttonStyle(.plain)
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  static var checkbox: CheckboxToggleStyle { .init() }
}

struct StripedProgressStyle: ProgressViewStyle {
  var height: CGFloat = 18
  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    return VStack(alignment: .leading) {
      configuration.label
      ZStack(alignment: .leading) {
        Capsule().fill(Color.secondary.opacity(0.15))
        GeometryReader { geometry in
          Capsule()
            .fill(.tint)
            .overlay {
              Canvas { context, size in
                context.opacity = 0.25
                for x in stride(from: -size.height, to: size.width, by: 14) {
                  var path = Path()
                  path.move(to: CGPoint(x: x, y: size.height))
                  path.addLine(to: CGPoint(x: x + size.height, y: 0))
                  context.stroke(path, with: .color(.white), lineWidth: 5)
                }
              }
              .clipShape(.capsule)
            }
            .frame(width: geometry.size.width * fraction)
        }
      }
      .frame(height: height)
      configuration.currentValueLabel?.font(.caption)
    }
  }
}

struct CardGroupBoxStyle: GroupBoxStyle {
  @Environment(\.palette) var palette
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(palette.surface, in: RoundedRectangle(cornerRadius: 16))
  }
}

struct VerticalLabelStyle: LabelStyle {
  var spacing: CGFloat? = 4
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: spacing) {
      configuration.icon.font(.title2)
      configuration.title.font(.caption)
    }
  }
}

struct RowContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption).foregroundStyle(.secondary)
      configuration.content
    }
  }
}

struct UnderlinedFieldStyle: TextFieldStyle {
  @FocusState private var focused: Bool
  func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .focused($focused)
      .padding(.vertical, 8)
      .overlay(alignment: .bottom) {
        Rectangle().frame(height: focused ? 2 : 1).foregroundStyle(.tint)
      }
  }
}

struct AccordionStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          configuration.label
          Spacer(minLength: 0)
          Image(systemName: "chevron.down").rotationEffect(
            configuration.isExpanded ? .degrees(180) : .zero)
        }
        .contentShape(.rect)
      }
      if configuration.isExpanded {
        configuration.content.padding(.top, 8).transition(
          .opacity.combined(with: .move(edge: .top)))
      }
    }
  }
}

struct FlowStack: Layout {
  var alignment: Alignment = .leading
  var spacing: CGFloat?

  struct Cache { var rows: [[Int]] = []; var sizes: [CGSize] = [] }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  private func rows(_ width: CGFloat, _ subviews: Subviews, _ cache: inout Cache) -> [(
    range: [Int], height: CGFloat, y: CGFloat
  )] {
    var result: [(range: [Int], height: CGFloat, y: CGFloat)] = []
    var line: [Int] = [], x: CGFloat = 0, y: CGFloat = 0, height: CGFloat = 0
    for index in subviews.indices {
      let size = cache.sizes[index]
      let gap =
        line.last.map {
          spacing ?? subviews[$0].spacing.distance(to: subviews[index].spacing, along: .horizontal)
        } ?? 0
      if x + gap + size.width > width, !line.isEmpty {
        result.append((line, height, y))
        y += height + (spacing ?? 8)
        (line, x, height) = ([], 0, 0)
      }
      x += (line.isEmpty ? 0 : gap) + size.width
      height = max(height, size.height)
      line.append(index)
    }
    if !line.isEmpty { result.append((line, height, y)) }
    return result
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: 320, height: CGFloat.infinity)
    ).width
    let rows = rows(width, subviews, &cache)
    return CGSize(width: proposal.width ?? width, height: rows.last.map { $0.y + $0.height } ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for row in rows(bounds.width, subviews, &cache) {
      var x = bounds.minX
      for index in row.range {
        subviews[index].place(
          at: CGPoint(x: x, y: bounds.minY + row.y + row.height / 2), anchor: .leading,
          proposal: ProposedViewSize(cache.sizes[index]))
        x += cache.sizes[index].width + (spacing ?? 8)
      }
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
}

struct PriorityValue: LayoutValueKey { static let defaultValue = 0 }
extension View {
  func flowPriority(_ value: Int) -> some View {
    layoutValue(key: PriorityValue.self, value: value)
  }
}

public struct KitCard<Header: View, Content: View, Footer: View>: View {
  private let header: Header, content: Content, footer: Footer
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    (self.header, self.content, self.footer) = (header(), content(), footer())
  }
  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      header.font(.headline)
      content
      if Footer.self != EmptyView.self {
        Divider(); footer.font(.footnote).foregroundStyle(.secondary)
      }
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 16).stroke(.separator))
  }
}

public extension KitCard where Footer == EmptyView {
  init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header, footer: EmptyView.init)
  }
}

public extension KitCard where Header == Text, Footer == EmptyView {
  init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

struct KitGallery: View {
  @State private var isOn = true
  @State private var text = ""
  @State private var size: CGSize = .zero
  @State private var isOpen = true

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        HStack {
          Button("Small") {}.buttonStyle(.filled(.small))
          Button("Medium") {}.buttonStyle(.filled)
          Button("Delete", role: .destructive) {}.buttonStyle(.filled)
        }
        Button("Large", action: {}).buttonStyle(.filled(.large)).disabled(true)
        Button("Hold me") {}.buttonStyle(LongPressStyle())
        Toggle("Remember me", isOn: $isOn).toggleStyle(.checkbox)
        Toggle(sources: [$isOn, .constant(false)], isOn: \.self) { Text("Mixed") }.toggleStyle(
          .checkbox)
        ProgressView(value: 0.62) {
          Text("Uploading")
        } currentValueLabel: {
          Text("62 %")
        }
        .progressViewStyle(StripedProgressStyle())
        GroupBox("Details") { Text("Inside a box").readKitSize { size = $0 } }.groupBoxStyle(
          CardGroupBoxStyle())
        LabeledContent("Name", value: "Grace").labeledContentStyle(RowContentStyle())
        TextField("E-mail", text: $text).textFieldStyle(UnderlinedFieldStyle())
        DisclosureGroup("More", isExpanded: $isOpen) {
          Text("Hidden content").frame(maxWidth: .infinity, alignment: .leading)
        }
        .disclosureGroupStyle(AccordionStyle())
        FlowStack(spacing: 6) {
          ForEach(
            ["swift", "layout", "preferences", "accessibility", "motion", "charts", "maps"],
            id: \.self
          ) {
            Text($0).padding(.horizontal, 10).padding(.vertical, 4).background(
              .thinMaterial, in: .capsule
            )
            .flowPriority(1)
          }
        }
        KitCard("Title") { Text("A card with a title only") }
        KitCard {
          Text("Body")
        } header: {
          Label("Header", systemImage: "star")
        } footer: {
          Text("Footer")
        }
        HStack {
          Label("Rain", systemImage: "cloud.rain").labelStyle(VerticalLabelStyle())
          Label("Sun", systemImage: "sun.max.fill").labelStyle(VerticalLabelStyle(spacing: nil))
        }
        .kitWhen(isOn) { $0.symbolRenderingMode(.multicolor) }
      }
      .padding()
    }
    .palette(.init(primary: .teal, surface: .teal.opacity(0.12), onPrimary: .white))
  }
}

#Preview("Kit") { KitGallery() }
#Preview("Kit, dark") {
  KitGallery().preferredColorScheme(.dark).environment(\.layoutDirection, .rightToLeft)
}
