/// Tips that are shown one after the other; a picture shows the first.
@MainActor
public final class TipGroup {
  /// In which order tips are shown.
  public enum Priority: Sendable { case firstAvailable, ordered }

  public let currentTip: (any Tip)?

  public init(
    _ priority: Priority = .firstAvailable, @TipsBuilder _ builder: () -> [any Tip]
  ) { currentTip = builder().first }

  /// Turns a closure's tips into a list.
  @resultBuilder
  public enum TipsBuilder {
    public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
    public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap { $0 } }
    public static func buildOptional(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }
    public static func buildEither(first tips: [any Tip]) -> [any Tip] { tips }
    public static func buildEither(second tips: [any Tip]) -> [any Tip] { tips }
  }
}
