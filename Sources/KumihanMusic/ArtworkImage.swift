public import KumihanViews

/// The picture of an album: its place in grey, for pictures are not loaded.
public struct ArtworkImage: View {
  private let width: CGFloat?
  private let height: CGFloat?
  public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) {
    (self.width, self.height) = (width, height)
  }
  public init(_ artwork: Artwork, width: CGFloat) { (self.width, height) = (width, width) }
  public init(_ artwork: Artwork, height: CGFloat) { (width, self.height) = (height, height) }
  public var body: some View { Color.gray.opacity(0.3).frame(width: width, height: height) }
}

/// What a subscription is offered for.
public struct MusicSubscriptionOffer {
  private init() {}
  /// How an offer is worded.
  public struct Options: Sendable {
    public var messageIdentifier: MessageIdentifier?
    public var itemID: MusicItemID?
    public var affiliateToken: String?
    public var campaignToken: String?
    public init(
      messageIdentifier: MessageIdentifier? = nil, itemID: MusicItemID? = nil,
      affiliateToken: String? = nil, campaignToken: String? = nil
    ) {
      (self.messageIdentifier, self.itemID) = (messageIdentifier, itemID)
      (self.affiliateToken, self.campaignToken) = (affiliateToken, campaignToken)
    }
    public static let `default` = Options()
  }
  /// What an offer says.
  public enum MessageIdentifier: Hashable, Sendable { case join, connect, addMusic, playMusic }
}

extension View {
  /// The store is never reached, so no offer is shown.
  public func musicSubscriptionOffer(
    isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default,
    onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
  ) -> some View { self }
}
