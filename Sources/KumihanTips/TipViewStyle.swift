public import KumihanViews

/// How a tip looks.
@MainActor @preconcurrency
public protocol TipViewStyle: Sendable {
  typealias Configuration = TipViewStyleConfiguration
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of tips arranges.
public struct TipViewStyleConfiguration {
  public let tip: any Tip
  public let title: Text?
  public let message: Text?
  public let image: Image?
  public let actions: [Tips.Action]

  init(_ tip: some Tip) {
    (self.tip, title, message) = (tip, tip.title, tip.message)
    (image, actions) = (tip.image, tip.actions)
  }
}

/// A small card.
public struct MiniTipViewStyle: TipViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { TipCard(tip: configuration) }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}
