import KumihanViews

/// How the states of controls show, in one look; lengths in points.
struct StateFigures: Sendable {
  /// The opacity of a pressed label without a border, of a plain one and of a bordered button.
  let pressedLabel, pressedPlain, pressedBorder: Double
  /// The ground of the half of a stepper that is pressed, above the stepper's own.
  let pressedGround: SystemColor
  /// The size of the chosen segment and of a slider's knob under a finger, as a share of what they
  /// are else.
  let pressedSegment, pressedKnob: CGFloat
  /// The ground of a row that is pressed or selected.
  let row: SystemColor
  /// The same in a sidebar.
  let sidebarRow: SystemColor
  let caretWidth: CGFloat
  /// The ring around what has the focus: its width, and its distance from the view.
  let ring, ringGap: CGFloat
  /// The ground of what a pointer is over, and how far it reaches out.
  let hover: SystemColor
  let hoverReach, hoverCorner: CGFloat

  /// iOS 18.
  static let iOS18 = StateFigures(
    pressedLabel: 0.2, pressedPlain: 0.75, pressedBorder: 0.75,  // estimated
    pressedGround: .tertiarySystemFill, pressedSegment: 0.95,  // estimated
    pressedKnob: 1,  // known: a slider does not show the finger
    row: .gray4,  // known: the selection of a cell
    sidebarRow: .tertiarySystemFill,  // estimated
    caretWidth: 2,  // known
    ring: 3, ringGap: 3,  // estimated
    hover: .quaternarySystemFill, hoverReach: 8, hoverCorner: 8)  // estimated

  /// iOS 26: as iOS 18 until something else is known.
  static let iOS26 = StateFigures(
    pressedLabel: 0.2, pressedPlain: 0.75, pressedBorder: 0.75,  // estimated
    pressedGround: .tertiarySystemFill, pressedSegment: 0.95, pressedKnob: 1.4,  // estimated
    row: .gray4, sidebarRow: .tertiarySystemFill,  // estimated
    caretWidth: 2,  // estimated
    ring: 3, ringGap: 3,  // estimated
    hover: .quaternarySystemFill, hoverReach: 8, hoverCorner: 22)  // estimated
}

extension EnvironmentValues {
  /// How states show in the look in use.
  var stateFigures: StateFigures {
    switch platformLook {
    case .iOS18: .iOS18
    case .iOS26: .iOS26
    }
  }
}
