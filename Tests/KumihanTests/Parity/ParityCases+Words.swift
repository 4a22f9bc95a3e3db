import Kumihan

extension ParityCase {
  /// Runs that begin or end with a space: of interpolations, Markdown, sums and pictures.
  static let words: [ParityCase] = [
    ParityCase("spaces between runs", pdf: .init(2.5, 60), svg: .init(0.2, 12)) {
      VStack(alignment: .leading, spacing: 2) {
        Text("\(3) items left, **bold** and *italic*")
        Text("One").foregroundStyle(.red) + Text("  and two ").bold() + Text("and three")
        Text("\(Image(systemName: "star.fill")) marked \(Image(systemName: "heart")) loved")
      }
      .font(.system(size: 13))
    }
  ]
}
