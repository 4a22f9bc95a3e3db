#if canImport(KumihanSwiftUI)
  import KumihanSwiftUI
#else
  import SwiftUI
#endif

/// Words that are set smaller, at large sizes of text only, before one of them is divided. Source:
/// chapter 14.
struct WholeWords: View {
  private let words: String
  private let style: JohoTextStyle
  @Environment(\.dynamicTypeSize) private var size

  init(_ words: String, _ style: JohoTextStyle) { (self.words, self.style) = (words, style) }

  var body: some View {
    if size.isAccessibilitySize {
      ViewThatFits(in: .horizontal) {
        ForEach([1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64], id: \.self) { fitting($0) }
        text(0.58)
      }
    } else {
      Text(words).johoFont(style)
    }
  }

  /// As wide as its longest word, at least.
  private func fitting(_ share: CGFloat) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      text(share).frame(idealWidth: 0, maxWidth: .infinity, alignment: .leading)
      ForEach(parts, id: \.self) { part in
        Text(part).font(font(share)).lineLimit(1).fixedSize().frame(height: 0).hidden()
          .accessibilityHidden(true)
      }
    }
  }

  private func text(_ share: CGFloat) -> some View {
    Text(words).font(font(share)).fixedSize(horizontal: false, vertical: true)
  }

  private var parts: [String] {
    Array(Set(words.split(separator: " ").map(String.init))).sorted()
  }

  private func font(_ share: CGFloat) -> Font {
    .system(
      size: (style.size * style.factor(size) * share).rounded(), weight: style.weight,
      design: .rounded)
  }
}
