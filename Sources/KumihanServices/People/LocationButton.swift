public import KumihanViews

/// A button that gives an app the place of its reader; drawn with its words and arrow.
public struct LocationButton: View {
  /// The words of the button.
  public struct Title: Hashable, Sendable {
    let words: LocalizedStringKey
    public static let currentLocation = Title(words: "Current Location")
    public static let sendCurrentLocation = Title(words: "Send Current Location")
    public static let sendMyCurrentLocation = Title(words: "Send My Current Location")
    public static let shareCurrentLocation = Title(words: "Share Current Location")
    public static let shareMyCurrentLocation = Title(words: "Share My Current Location")
  }
  private let title: Title
  private let action: @MainActor () -> Void
  public init(_ title: Title? = nil, action: @escaping @MainActor () -> Void) {
    (self.title, self.action) = (title ?? .currentLocation, action)
  }
  public var body: some View {
    Button(action: action) { Label(title.words, systemImage: "location.fill") }
      .buttonStyle(.borderedProminent)
  }
}
