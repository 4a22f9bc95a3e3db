public import KumihanControls
public import KumihanViews

/// What one screen needs of a design system to be drawn in it.
@MainActor
public protocol SampleTheme {
  associatedtype Title: View
  associatedtype Line: View
  associatedtype Note: View
  associatedtype Card: View
  associatedtype Action: View

  /// The colours of the screen and of symbols on it.
  var ground: AnyShapeStyle { get }
  var ink: AnyShapeStyle { get }
  /// Between cards, and from the edges of the screen, in points.
  var gap: CGFloat { get }
  var margin: CGFloat { get }

  func title(_ text: String) -> Title
  /// Plain text.
  func line(_ text: String) -> Line
  /// What is said beside it.
  func note(_ text: String) -> Note
  func card(_ content: AnyView) -> Card
  func action(_ title: String) -> Action
}

/// One screen that every design system draws from the same source: it is the theme alone that
/// differs.
public struct SampleScreen<Theme: SampleTheme>: View {
  private let theme: Theme

  public init(_ theme: Theme) { self.theme = theme }

  private static var rows: [(symbol: String, name: String, note: String)] {
    [
      ("leaf", "Water the plants", "Today"), ("cart", "Buy rice and tea", "Tomorrow"),
      ("envelope", "Answer Mika", "On Friday"),
    ]
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: theme.gap) {
      theme.title("This week")
      ForEach(Self.rows, id: \.name) { row in
        theme.card(
          AnyView(
            HStack(spacing: theme.gap) {
              Image(systemName: row.symbol)
              VStack(alignment: .leading, spacing: 2) {
                theme.line(row.name)
                theme.note(row.note)
              }
              Spacer(minLength: 0)
            }
            .foregroundStyle(theme.ink)))
      }
      Spacer(minLength: 0)
      theme.action("Add something")
    }
    .padding(theme.margin)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background { Rectangle().fill(theme.ground).ignoresSafeArea() }
  }
}
