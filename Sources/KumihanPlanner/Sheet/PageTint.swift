import Joho
package import KumihanViews

/// The colours of planner pages, by meaning.
package enum PageTint: Hashable, Sendable {
  case black, white, red
  /// Secondary text: black at 60 %.
  case quiet
  /// Days of other months, writing lines: black at 30 %.
  case faint
  /// The current day or time.
  case today
  /// The day or week that is the page's subject, where it is shown among others.
  case selected
  case kind(PlannerKind)

  package var color: Color {
    switch self {
    case .black: JohoColors.black
    case .white: JohoColors.white
    case .red: JohoColors.red
    case .quiet: JohoColors.black.opacity(0.6)
    case .faint: JohoColors.black.opacity(0.3)
    case .today: JohoColors.yellow
    case .selected: JohoColors.yellow.opacity(0.3)
    case .kind(let kind): kind.color
    }
  }
}
