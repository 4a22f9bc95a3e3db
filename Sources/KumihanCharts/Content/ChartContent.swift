public import KumihanViews

/// The content of a chart: marks, and what is made of marks.
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }

  /// Appends the marks. Content made of other content never implements it.
  func _collect(into marks: inout MarkCollector)
}

extension ChartContent {
  public func _collect(into marks: inout MarkCollector) { marks.nested(body) }
}

extension ChartContent where Body == Never {
  public var body: Never { preconditionFailure("a mark has no body") }
}

extension Never: ChartContent {
  public func _collect(into marks: inout MarkCollector) {}
}

/// The marks of a chart, in the order of its content.
public struct MarkCollector {
  var marks: [Mark] = []
  private var depth = 0

  init() {}

  /// Content that contains itself ends here.
  @MainActor
  fileprivate mutating func nested<Content: ChartContent>(_ content: Content) {
    guard depth < 200 else { return }
    depth += 1
    content._collect(into: &self)
    depth -= 1
  }
}

/// Turns a closure's content into one.
@MainActor @preconcurrency @resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> TupleChartContent<repeat each Content> { TupleChartContent(content: (repeat each content)) }
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { .first(first) }
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { .second(second) }
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}

/// No marks.
public struct EmptyChartContent: ChartContent {
  public typealias Body = Never
  init() {}
  public func _collect(into marks: inout MarkCollector) {}
}

/// Several contents, one after the other.
public struct TupleChartContent<each Content: ChartContent>: ChartContent {
  public typealias Body = Never
  let content: (repeat each Content)

  init(content: (repeat each Content)) { self.content = content }

  public func _collect(into marks: inout MarkCollector) {
    for content in repeat each content { content._collect(into: &marks) }
  }
}

/// One of two, as a condition chose.
public enum BuilderConditional<First, Second> {
  case first(First), second(Second)
}

extension BuilderConditional: ChartContent where First: ChartContent, Second: ChartContent {
  public typealias Body = Never
  public func _collect(into marks: inout MarkCollector) {
    switch self {
    case .first(let content): content._collect(into: &marks)
    case .second(let content): content._collect(into: &marks)
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  public var body: Never { preconditionFailure("an optional has no body") }
  public func _collect(into marks: inout MarkCollector) { self?._collect(into: &marks) }
}

/// Content without its type.
public struct AnyChartContent: ChartContent {
  public typealias Body = Never
  private let content: any ChartContent

  public init(_ content: any ChartContent) { self.content = content }
  public init(erasing content: some ChartContent) { self.content = content }

  public func _collect(into marks: inout MarkCollector) { content._collect(into: &marks) }
}

/// Several marks as one content, for modifiers of them all.
public struct Plot<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  private let content: Content

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public func _collect(into marks: inout MarkCollector) { content._collect(into: &marks) }
}

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a ForEach has no body") }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(collection: data, content: content, id: { $0[keyPath: id] }) }

  public func _collect(into marks: inout MarkCollector) {
    for element in data { content(element)._collect(into: &marks) }
  }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(collection: data, content: content, id: { $0.id }) }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(collection: data, content: content, id: { $0 })
  }
}
