import Joho
package import KumihanViews

/// The colours of planner pages, by meaning.
package enum PageTint: Hashable, Sendable {
  case black, white
  /// Days of rest, dark enough for text on every ground of a page: the red of the book has a
  /// contrast of 4.2 : 1 to white and 2.8 : 1 to pink.
  case red
  /// Days of rest on black.
  case redOnBlack
  /// Saturdays where calendars print them in blue.
  case blue
  /// Secondary text: black at 60 %.
  case quiet
  /// Days of other months: black at 58 %, which is readable on white and on the
  /// colours of kinds (4.7 : 1).
  case faint
  /// Writing lines: black at 30 %.
  case rule
  /// The current day or time.
  case today
  /// The day or week that is the page's subject, where it is shown among others.
  case selected
  case kind(PlannerKind)

  package var color: Color {
    switch self {
    case .black: JohoColors.black
    case .white: JohoColors.white
    case .red: Color(red: 183 / 255, green: 28 / 255, blue: 28 / 255)
    case .redOnBlack: JohoColors.red
    case .blue: Color(red: 21 / 255, green: 67 / 255, blue: 160 / 255)
    case .quiet: JohoColors.black.opacity(0.6)
    case .faint: JohoColors.black.opacity(0.58)
    case .rule: JohoColors.black.opacity(0.3)
    case .today: JohoColors.yellow
    case .selected: JohoColors.yellow.opacity(0.3)
    case .kind(let kind): kind.color
    }
  }
}
