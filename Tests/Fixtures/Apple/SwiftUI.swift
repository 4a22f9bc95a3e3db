// The part of Apple's SwiftUI interface that Joho is written in, here and in the file beside: names,
// arguments and types as Apple declares them, without anything behind them. A file of Joho that needs
// more does not compile here, and would not in an app. Read by JohoOnAppleTests.
@_exported public import Foundation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: View { public var body: Never { fatalError() } }

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { fatalError() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { fatalError() }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { fatalError() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { fatalError() }
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> {
    fatalError()
  }
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> {
    fatalError()
  }
}
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }
public struct TupleView<T>: View { public var body: Never { fatalError() } }
public struct _ConditionalContent<A: View, B: View>: View {
  public var body: Never { fatalError() }
}
public struct EmptyView: View {
  public init() {}
  public var body: Never { fatalError() }
}
public struct AnyView: View {
  public init<V: View>(_ view: V) {}
  public var body: Never { fatalError() }
}
public struct Group<Content> {}
extension Group: View where Content: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View where Content: View {
  public var body: Never { fatalError() }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {}
}

// Values.
public struct Color: Hashable, Sendable, CustomStringConvertible, ShapeStyle {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {}
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
  public var description: String { "" }
  public func opacity(_ opacity: Double) -> Color { self }
  public func resolve(in environment: EnvironmentValues) -> Resolved { fatalError() }
  public struct Resolved: Hashable, Sendable {
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) { fatalError() }
    public var linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float
    public var red: Float {
      get { 0 }
      set {}
    }
    public var green: Float {
      get { 0 }
      set {}
    }
    public var blue: Float {
      get { 0 }
      set {}
    }
  }
  public static let black = Color(white: 0), white = Color(white: 1), clear = Color(white: 0)
  public static let gray = black, blue = black, green = black, red = black, primary = black,
    secondary = black
}
extension Color: View { public var body: Never { fatalError() } }
extension Color.Resolved: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError() }
}
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Resolved
}
extension Never: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError() }
}
extension ShapeStyle where Self == Color {
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var clear: Color { .clear }
  public static var gray: Color { .gray }
  public static var blue: Color { .blue }
  public static var secondary: Color { .secondary }
}
public struct Material: ShapeStyle {
  public func resolve(in e: EnvironmentValues) -> Never { fatalError() }
}
extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { fatalError() }
  public static var regularMaterial: Material { fatalError() }
  public static var bar: Material { fatalError() }
}
public struct Font: Hashable, Sendable {
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2
  }
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    fatalError()
  }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  { fatalError() }
  public static func custom(_ name: String, size: CGFloat) -> Font { fatalError() }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { fatalError() }
  public func weight(_ weight: Weight) -> Font { self }
  public func bold() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public static let largeTitle = body, title = body, title2 = body, title3 = body, headline = body,
    subheadline = body
  public static let body: Font = { fatalError() }()
  public static let callout = body, footnote = body, caption = body, caption2 = body
}
public struct Text: Equatable, Sendable {
  public init<S: StringProtocol>(_ content: S) {}
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}
  public init(verbatim content: String) {}
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {}
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func bold() -> Text { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
}
extension Text: View { public var body: Never { fatalError() } }
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
}
public struct Image: Equatable, Sendable {
  public init(systemName: String) {}
}
extension Image: View { public var body: Never { fatalError() } }
public enum Axis: Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
  }
}
public enum Edge: Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4),
      trailing = Set(rawValue: 8)
    public static let all = Set(rawValue: 15), horizontal = Set(rawValue: 10),
      vertical = Set(rawValue: 5)
  }
}
public enum HorizontalEdge: Hashable, Sendable { case leading, trailing }
public struct EdgeInsets: Equatable, Sendable {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment { .center }
  public var vertical: VerticalAlignment { .center }
  public static let center = Alignment(), leading = center, trailing = center, top = center,
    bottom = center
  public static let topLeading = center, topTrailing = center, bottomLeading = center,
    bottomTrailing = center
}
public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment(), center = leading, trailing = leading
}
public struct VerticalAlignment: Equatable, Sendable {
  public static let top = VerticalAlignment(), center = top, bottom = top, firstTextBaseline = top,
    lastTextBaseline = top
}
public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum RoundedCornerStyle: Sendable { case circular, continuous }
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

// State and environment.
@MainActor @preconcurrency public protocol DynamicProperty {}
@propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<S>(dynamicMember keyPath: WritableKeyPath<Value, S>) -> Binding<S> {
    fatalError()
  }
}
public struct EnvironmentValues: CustomStringConvertible {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { fatalError() }
    set {}
  }
  public var description: String { "" }
  public var colorScheme: ColorScheme {
    get { .light }
    set {}
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { .large }
    set {}
  }
  public var displayScale: CGFloat {
    get { 2 }
    set {}
  }
  public var layoutDirection: LayoutDirection {
    get { .leftToRight }
    set {}
  }
  public var locale: Locale {
    get { fatalError() }
    set {}
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { nil }
    set {}
  }
  public var isEnabled: Bool {
    get { true }
    set {}
  }
}
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { fatalError() }
  public init(wrappedValue: Value) { fatalError() }
  public var wrappedValue: Value { fatalError() }
}
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}
