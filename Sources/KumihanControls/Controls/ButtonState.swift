import KumihanViews

/// What a pressed button fades.
enum PressedPart { case label, plain, border }

/// The state of a button: faded while pressed, with a ring while it has the focus, on a ground while a
/// pointer is over it.
private struct ButtonState: ViewModifier {
  let part: PressedPart
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
        .overlay {
          if state.contains(.focused) {
            RoundedRectangle(cornerRadius: figures.hoverCorner, style: .continuous)
              .strokeBorder(.tint, lineWidth: figures.ring)
              .padding(-figures.ring - figures.ringGap)
          }
        }
    }
  }
}

extension View {
  /// Effect: the state of a system button.
  func buttonState(_ part: PressedPart) -> some View { modifier(ButtonState(part: part)) }
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
