#if canImport(KumihanSwiftUI)
  import KumihanSwiftUI
#else
  import SwiftUI
#endif

/// Words that are set smaller, at large sizes of text only, before one of them is divided, and then at
/// a soft hyphen, where they have some. Source: chapter 14.
struct WholeWords: View {
  private let words: String
  /// The same with their soft hyphens.
  private let divided: String
  private let style: JohoTextStyle
  @Environment(\.dynamicTypeSize) private var size

  init(_ words: String, _ style: JohoTextStyle) {
    (divided, self.style) = (words, style)
    self.words = words.filter { $0 != Self.softHyphen }
  }

  var body: some View {
    if size.isAccessibilitySize {
      ViewThatFits(in: .horizontal) {
        ForEach([1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64], id: \.self) { fitting(words, $0) }
        ForEach([0.88, 0.76, 0.64], id: \.self) { fitting(divided, $0) }
        text(divided, 0.58)
      }
    } else if divided != words {
      ViewThatFits(in: .horizontal) {
        fitting(words, 1)
        fitting(longestDivided, 1)
        fitting(divided, 1)
        text(divided, 0.82)
      }
    } else {
      Text(words).johoFont(style)
    }
  }

  private static let softHyphen: Character = "\u{AD}"

  /// As wide as its longest word, or the longest part of one, at least.
  private func fitting(_ words: String, _ share: CGFloat) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      text(words, share).frame(idealWidth: 0, maxWidth: .infinity, alignment: .leading)
      ForEach(parts(of: words), id: \.self) { part in
        Text(part).font(font(share)).lineLimit(1).fixedSize().frame(height: 0).hidden()
          .accessibilityHidden(true)
      }
    }
  }

  private func text(_ words: String, _ share: CGFloat) -> some View {
    Text(words).font(font(share)).fixedSize(horizontal: false, vertical: true)
      .accessibilityLabel(self.words)
  }

  /// With soft hyphens in the longest word only: others go to a line of their own.
  private var longestDivided: String {
    let parts = divided.split(separator: " ")
    let longest = parts.map(\.count).max()
    return parts.map { part in
      part.count == longest ? String(part) : part.filter { $0 != Self.softHyphen }
    }.joined(separator: " ")
  }

  private func parts(of words: String) -> [String] {
    let parts = words.split(separator: " ").flatMap { word in
      let parts = word.split(separator: Self.softHyphen).map(String.init)
      return parts.dropLast().map { $0 + "-" } + parts.suffix(1)
    }
    return Array(Set(parts)).sorted()
  }

  private func font(_ share: CGFloat) -> Font {
    .system(
      size: (style.size * style.factor(size) * share).rounded(), weight: style.weight,
      design: .rounded)
  }
}
