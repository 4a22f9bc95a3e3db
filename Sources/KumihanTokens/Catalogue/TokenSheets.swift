import KumihanControls
import KumihanViews

/// The values of a system as pictures: colours, text styles, distances, corners, lines and shadows.
public enum TokenSheets {
  /// The chapter of the catalogue that they make.
  public static let group = "Values"

  /// A component for each kind of token that the system has.
  public static func components(of system: DesignSystem) -> [SystemCatalogue.Component] {
    let document = system.document
    let readers: [SystemCatalogue.Reader] =
      document.modes.isEmpty ? [.light] : [.light, .dark]
    func sheet<V: View>(
      _ name: String, _ types: TokenType..., readers: [SystemCatalogue.Reader] = [.light],
      @ViewBuilder view: @escaping @MainActor @Sendable ([Token]) -> V
    ) -> SystemCatalogue.Component? {
      let tokens = document.tokens.filter { types.contains($0.type) }
      guard !tokens.isEmpty else { return nil }
      // A file of thousands is drawn in part: the page says how many there are.
      let shown = Array(tokens.prefix(mostShown))
      let state = SystemCatalogue.State("values", room: .fitting(width: 360), readers: readers) {
        VStack(alignment: .leading, spacing: 10) {
          view(shown)
          if tokens.count > shown.count { Text("and \(tokens.count - shown.count) more") }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      return SystemCatalogue.Component(name, group: group, states: [state])
    }
    return [
      sheet("Colours", .color, readers: readers) { tokens in
        ForEach(tokens, id: \.name) { ColorRow(system: system, token: $0) }
      },
      sheet("Text styles", .typography) { tokens in
        ForEach(tokens, id: \.name) { token in
          VStack(alignment: .leading, spacing: 2) {
            Text(token.lastName).font(system.font(token.name))
            Note(token.value.words)
          }
        }
      },
      sheet("Lengths", .dimension) { tokens in
        ForEach(tokens, id: \.name) { LengthRow(token: $0) }
      },
      sheet("Lines and shadows", .border, .shadow) { tokens in
        ForEach(tokens, id: \.name) { EdgeRow(token: $0) }
      },
      sheet(
        "Times and others", .duration, .cubicBezier, .transition, .number, .fontFamily,
        .fontWeight, .strokeStyle, .gradient, .string, .boolean
      ) { tokens in
        ForEach(tokens, id: \.name) { token in
          Row(name: token.name, words: token.value.words) { EmptyView() }
        }
      },
    ].compactMap { $0 }
  }

  private static let mostShown = 120

  /// What is said beside a value.
  private struct Note: View {
    let words: String
    init(_ words: String) { self.words = words }
    var body: some View { Text(words).font(.caption).foregroundStyle(.secondary) }
  }

  private struct Row<Sample: View>: View {
    let name: String
    let words: String
    /// Of the samples' column, in points; nil where they are equally wide.
    var width: CGFloat?
    @ViewBuilder let sample: Sample

    var body: some View {
      HStack(spacing: 12) {
        sample.frame(width: width, alignment: .leading)
        VStack(alignment: .leading, spacing: 1) {
          Text(name).font(.footnote)
          Note(words)
        }
      }
    }
  }

  private struct ColorRow: View {
    let system: DesignSystem
    let token: Token
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      Row(
        name: token.name,
        words: [hex, token.description].compactMap { $0 }.joined(separator: " · ")
      ) {
        RoundedRectangle(cornerRadius: 8).fill(system.style(token.name))
          .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.quaternary) }
          .frame(width: 44, height: 44)
      }
    }

    private var hex: String? {
      let style = system.style(token.name)
      return (scheme == .dark ? style.dark : style.light).hex
    }
  }

  private struct LengthRow: View {
    let token: Token

    var body: some View {
      Row(name: token.name, words: token.value.words, width: 72) {
        let points = CGFloat(token.value.points ?? 0)
        if token.name.lowercased().contains("radius") {
          RoundedRectangle(cornerRadius: min(points, 22), style: .continuous)
            .strokeBorder(.primary)
            .frame(width: 44, height: 44)
        } else {
          // Names stand in one column; what is longer than the column says so by its words.
          Rectangle().fill(.primary).frame(width: min(max(points, 0), 72), height: 12)
        }
      }
    }
  }

  private struct EdgeRow: View {
    let token: Token

    var body: some View {
      Row(name: token.name, words: token.value.words) {
        switch token.value {
        case .border(let border):
          RoundedRectangle(cornerRadius: 8)
            .strokeBorder(border.color.color, lineWidth: CGFloat(border.width.points))
            .frame(width: 44, height: 44)
        case .shadow(let shadows):
          let first = shadows.first
          RoundedRectangle(cornerRadius: 8).fill(.background)
            .shadow(
              color: first?.color.color ?? .clear, radius: CGFloat((first?.blur.points ?? 0) / 2),
              x: CGFloat(first?.x.points ?? 0), y: CGFloat(first?.y.points ?? 0)
            )
            .frame(width: 44, height: 44)
        default: EmptyView()
        }
      }
    }
  }
}
