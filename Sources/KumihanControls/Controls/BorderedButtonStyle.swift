public import KumihanViews

/// The size of controls.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge

  /// The padding of a bordered button, in points: horizontal and vertical.
  var padding: (CGFloat, CGFloat) {
    switch self {
    case .mini, .small: (10, 5)
    case .regular: (12, 7)
    case .large, .extraLarge: (20, 15)
    }
  }

  /// The font of small buttons; nil for the place's.
  var font: Font? { self == .mini || self == .small ? .subheadline : nil }

  var radius: CGFloat { self == .large || self == .extraLarge ? 12 : 7 }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private struct ButtonShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonShapeKey.self] }
    set { self[ButtonShapeKey.self] = newValue }
  }
}

/// The outline of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Form: Hashable, Sendable { case automatic, capsule, circle, rectangle, rounded(CGFloat) }
  let form: Form
  public static let automatic = ButtonBorderShape(form: .automatic)
  public static let capsule = ButtonBorderShape(form: .capsule)
  public static let circle = ButtonBorderShape(form: .circle)
  public static let roundedRectangle = ButtonBorderShape(form: .rectangle)
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(form: .rounded(radius))
  }

  /// The corner of a button of this size.
  func corner(_ size: ControlSize, _ figures: ControlFigures) -> CornerFigure {
    switch form {
    case .automatic where figures.buttonsAreCapsules, .capsule, .circle: .capsule
    case .automatic, .rectangle: CornerFigure(radius: size.radius, style: .continuous)
    case .rounded(let radius): CornerFigure(radius: radius, style: .continuous)
    }
  }

  /// The outline of a button of this size.
  func outline(_ size: ControlSize, _ figures: ControlFigures) -> AnyShape {
    if form == .circle { return AnyShape(Circle()) }
    let corner = corner(size, figures)
    return corner.radius.isFinite ? AnyShape(corner.shape) : AnyShape(Capsule())
  }
}

extension View {
  /// Environment write: the size of controls inside.
  public func controlSize(_ size: ControlSize) -> _EnvironmentWriter<Self> {
    writing { $0.controlSize = size }
  }

  /// Environment write: the outline of bordered buttons inside.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> _EnvironmentWriter<Self> {
    writing { $0.buttonBorderShape = shape }
  }

  /// No-op: the behaviour of a held button.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }
}

/// Whether a held button would repeat its action.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  public static let automatic = ButtonRepeatBehavior()
  public static let enabled = ButtonRepeatBehavior()
  public static let disabled = ButtonRepeatBehavior()
}

/// The label in the tint on a translucent fill of it, 34.3 points high for body text.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, isProminent: false)
  }
}

/// The label in white on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, isProminent: true)
  }
}

private struct BorderedLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.figures) private var figures
  @Environment(\.isEnabled) private var isEnabled

  private var accent: AnyShapeStyle {
    configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  private var ink: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.system(.tertiaryLabel))) }
    return isProminent ? AnyShapeStyle(Color.white) : accent
  }

  private var wash: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.system(.tertiarySystemFill))) }
    return isProminent ? accent : AnyShapeStyle(accent.opacity(0.15))
  }

  var body: some View {
    BorderedRoom(
      label: configuration.label
        .transformEnvironment(\.font) { $0 = size.font ?? $0 }
        .defaultForeground(ink)
    )
    .background(wash, in: shape.outline(size, figures.control))
    .buttonState(.border, corner: shape.corner(size, figures.control))
  }
}

/// A label with the room around it that its border's size and shape ask for.
struct BorderedRoom<Label: View>: View {
  let label: Label
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.buttonSizing) private var sizing

  var body: some View {
    let (across, up) = size.padding
    // Within a border it is no row of a list.
    let label = label.environment(\.listRows, false)
    if shape.form == .circle {
      SquareLayout { label }.padding(up)
    } else if sizing == .flexible {
      label.frame(maxWidth: .infinity).padding(.horizontal, across).padding(.vertical, up)
    } else {
      label.padding(.horizontal, across).padding(.vertical, up)
    }
  }
}

/// As high as it is wide, the longer of its content's lengths.
private struct SquareLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.reduce(into: CGSize.zero) { size, subview in
      let own = subview.sizeThatFits(proposal)
      size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
    return CGSize(width: max(size.width, size.height), height: max(size.width, size.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension Button where Label == KumihanControls.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, action: action,
      label: {
        KumihanControls.Label(title, systemImage: systemImage)
      }, fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, action: action,
      label: {
        KumihanControls.Label(title, systemImage: systemImage)
      }, fileID: fileID, line: line, column: column)
  }
}

/// A button that would begin to edit a list, or end it.
public struct EditButton: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Without a call site, so that `EditButton.init` may be passed as a function.
  @_disfavoredOverload
  public init() {
    self.init(fileID: "", line: 0, column: 0)
  }
  @Environment(\.isEditingList) private var isEditing

  public var body: some View {
    if isEditing { Button("Done") {}.fontWeight(.semibold) } else { Button("Edit") {} }
  }
}
