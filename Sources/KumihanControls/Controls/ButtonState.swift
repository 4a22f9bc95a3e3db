import KumihanViews

/// What a pressed button fades.
enum PressedPart { case label, plain, border }

/// The state of a button: faded while pressed, with a ring while it has the focus, on a ground while a
/// pointer is over it.
private struct ButtonState: ViewModifier {
  let part: PressedPart
  let corner: CornerFigure?
  @Environment(\.viewState) private var state
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listRows) private var isInList
  @Environment(\.stateFigures) private var figures
  @Environment(\.platformLook) private var look

  private var opacity: Double {
    switch part {
    case .label: figures.pressedLabel
    case .plain: figures.pressedPlain
    case .border: figures.pressedBorder
    }
  }

  /// Rows of lists show themselves that they are pressed.
  private var isFaded: Bool { state.contains(.pressed) && !(isInList && part != .border) }

  func body(content: Content) -> some View {
    if state.isEmpty || !isEnabled {
      content
    } else {
      content.opacity(isFaded ? opacity : 1)
        .background {
          if state.contains(.hovered) {
            RoundedRectangle(cornerRadius: figures.hoverCorner, style: .continuous)
              .fill(Color(.system(figures.hover))).padding(-figures.hoverReach)
          }
        }
        .focusRing(
          corner ?? CornerFigure(radius: figures.hoverCorner, style: .continuous),
          grown: corner == nil ? 0 : nil)
    }
  }
}

/// A size of its own while a finger is on the view.
private struct PressedScale: ViewModifier {
  let scale: CGFloat
  @Environment(\.viewState) private var state
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    if isEnabled, scale != 1, state.contains(.pressed) {
      content.scaleEffect(scale)
    } else {
      content
    }
  }
}

/// A ring around what has the focus.
private struct FocusRing: ViewModifier {
  let corner: CornerFigure
  let grown: CGFloat?
  @Environment(\.viewState) private var state
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.stateFigures) private var figures

  func body(content: Content) -> some View {
    if isEnabled, state.contains(.focused) {
      content.overlay {
        let reach = figures.ring + figures.ringGap
        CornerFigure(radius: corner.radius + (grown ?? reach), style: corner.style).shape
          .strokeBorder(.tint, lineWidth: figures.ring)
          .padding(-reach)
      }
    } else {
      content
    }
  }
}

extension View {
  /// Effect: the state of a system button.
  /// - Parameter corner: That of its border; nil without one.
  func buttonState(_ part: PressedPart, corner: CornerFigure? = nil) -> some View {
    modifier(ButtonState(part: part, corner: corner))
  }

  /// Effect: the view is drawn at this share of its size while a finger is on it.
  func pressedScale(_ scale: CGFloat) -> some View { modifier(PressedScale(scale: scale)) }

  /// Effect: a ring around the view while it has the focus, concentric with its corner.
  /// - Parameter grown: How much larger than the view's corner the ring's is, in points; nil for as
  ///   much as the ring stands out.
  func focusRing(_ corner: CornerFigure, grown: CGFloat? = nil) -> some View {
    modifier(FocusRing(corner: corner, grown: grown))
  }
}

/// A disabled control whose ink has colours of its own.
struct DisabledFade: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    if isEnabled {
      content
    } else {
      content.opacity(0.5)
    }
  }
}

/// The words and signs of a disabled control, which has no other way to show it.
struct DisabledInk: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    if isEnabled {
      content
    } else {
      content.foregroundStyle(Color(.system(.tertiaryLabel)))
    }
  }
}
