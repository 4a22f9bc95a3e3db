/// Turns a closure's axis content into one.
@MainActor @preconcurrency @resultBuilder
public enum AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> AnyAxisContent {
    var axis = AxisCollector()
    for content in repeat each content { content._collect(into: &axis) }
    return AnyAxisContent(groups: axis.groups)
  }
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> BuilderConditional<First, Second> { .first(first) }
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { .second(second) }
  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(erasing: content)
  }
}

/// Axis content without its type.
public struct AnyAxisContent: AxisContent {
  private let groups: [AxisGroup]

  init(groups: [AxisGroup]) { self.groups = groups }
  public init(_ content: any AxisContent) {
    var axis = AxisCollector()
    content._collect(into: &axis)
    groups = axis.groups
  }
  public init(erasing content: some AxisContent) {
    let content: any AxisContent = content
    self.init(content)
  }

  public func _collect(into axis: inout AxisCollector) { axis.groups += groups }
}

extension BuilderConditional: AxisContent where First: AxisContent, Second: AxisContent {
  public func _collect(into axis: inout AxisCollector) {
    switch self {
    case .first(let content): content._collect(into: &axis)
    case .second(let content): content._collect(into: &axis)
    }
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public func _collect(into axis: inout AxisCollector) { self?._collect(into: &axis) }
}
