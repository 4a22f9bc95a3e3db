public import KumihanViews

/// A choice among tagged views. By default the label and the chosen view are drawn.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _PlacedView {
  let label: Label
  let selection: SelectionValue
  let content: Content
  /// Stands for the chosen view where only that shows.
  var current: AnyView?
  @Environment(\.pickerForm) private var form
  @Environment(\.listRows) private var isInList
  @Environment(\.figures) private var figures
  @Environment(\.menuItems) private var isInMenu
  @Environment(\.labelsVisibility) private var labels
  public let _site: CallSite

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (self.label, self.selection, self.content) = (label(), selection.wrappedValue, content())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.label, self.selection, self.content) = (label, selection.wrappedValue, content())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    if isInMenu {
      items
    } else {
      control
    }
  }

  /// The choices as rows of a menu, in a section of their own.
  private var items: some View {
    Group {
      MenuBand()
      Group(choices: content) { options in
        ForEach(options) {
          MarkedRow(label: $0, isMarked: matches($0.containerValues.tag))
        }
      }
      MenuBand()
    }
  }

  private var control: some View {
    Group(
      choices: content.modifier(
        OptionLook(form: form, isInList: isInList, selection: AnyHashable(selection))
      )
      .environment(\.listRows, isInList && form == .rows)
    ) { options in
      let chosen = options.first { matches($0.containerValues.tag) }
      switch form {
      case .segments: Segments(options: options, chosen: chosen?.id)
      case .wheel:
        Wheel(options: options, chosen: chosen?.id).says(label).says(.value, chosen)
          .control(.isAdjustable, children: .ignore)
      case .rows:
        if isInList, labels != .hidden { TitledLabel(label: label).placeForeground(.secondary) }
        Rows(options: options, chosen: chosen?.id)
      case .menu:
        if isInList {
          LabeledRow {
            TitledLabel(label: label)
          } control: {
            menuButton(chosen)
          }
          .stackingLargeText()
          .control(.isButton)
        } else {
          menuButton(chosen).says(label).control(.isButton)
        }
      case .link:
        LabeledRow {
          TitledLabel(label: label)
        } control: {
          HStack(spacing: figures.list.chevronGap) {
            shown(chosen).part(.value)
            DisclosureIndicator()
          }
        }
        .control(.isButton)
      }
    }
  }

  /// An optional selection and a plain tag are equal as `AnyHashable`.
  private func matches(_ tag: AnyHashable?) -> Bool { tag == AnyHashable(selection) }

  @ViewBuilder private func shown(_ chosen: Subview?) -> some View {
    if let current { current } else { chosen }
  }

  private func menuButton(_ chosen: Subview?) -> some View {
    MenuButton(chosen: shown(chosen)).buttonState(.label)
      .presenting(.menu, isOn: false, at: _site) { screen in
        AnyView(MenuScreen(screen: screen, content: AnyView(items)))
      }
  }

  private struct MenuButton<Chosen: View>: View {
    let chosen: Chosen
    @Environment(\.listRows) private var isInList

    var body: some View {
      HStack(spacing: 4) {
        chosen.part(.value)
        Image(systemName: "chevron.up.chevron.down").imageScale(.small)
          .modifier(DisabledInk()).modifier(MenuInk(isInList: isInList)).part(.silent)
      }
    }
  }

  private struct Segments: View {
    let options: SubviewsCollection
    let chosen: Subview.ID?
    @Environment(\.figures) private var figures
    @Environment(\.stateFigures) private var states
    @Environment(\.controlLook) private var ownLook

    var body: some View {
      let figures = figures.control
      let look = ownLook.orOfAll
      EqualColumns {
        ForEach(options.indices, id: \.self) { index in
          let option = options[index]
          option
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, minHeight: figures.segment)
            .control(option.id == chosen ? [.isButton, .isSelected] : .isButton)
            .semantics { $0.position = .init(index + 1, of: options.count) }
            .overlay(alignment: .leading) {
              if let height = figures.segmentLine, index > 0, option.id != chosen,
                options[index - 1].id != chosen
              {
                Rectangle().fill(.separator).frame(width: 1, height: height).offset(x: -0.5)
              }
            }
            .background {
              if option.id == chosen {
                figures.segmentCorner.shape
                  .fill(
                    look.chosenSegment
                      ?? Color(light: .white, dark: RGBA(red: 0.39, green: 0.39, blue: 0.4))
                  )
                  .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
                  .pressedScale(states.pressedSegment)
              }
            }
        }
      }
      .padding(figures.segmentsEdge)
      .background(
        look.segments ?? Color(.system(.tertiarySystemFill)), in: figures.segmentsCorner.shape
      )
      .focusRing(figures.segmentsCorner)
      .rowControl(height: figures.segment + 2 * figures.segmentsEdge)
    }
  }

  private struct Wheel: View {
    let options: SubviewsCollection
    let chosen: Subview.ID?

    var body: some View {
      let middle = options.firstIndex { $0.id == chosen } ?? 0
      ZStack {
        WheelBar()
        WheelColumn(
          rows: options.indices.map { (distance: $0 - middle, row: options[$0]) })
      }
    }
  }

  private struct Rows: View {
    let options: SubviewsCollection
    let chosen: Subview.ID?

    var body: some View {
      ForEach(options) { option in
        HStack {
          option
          Spacer(minLength: 0)
          if option.id == chosen {
            Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
              .part(.silent)
          }
        }
        .control(option.id == chosen ? [.isButton, .isSelected] : .isButton)
      }
    }
  }
}

extension Picker where Label == KumihanControls.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, label: KumihanControls.Label(title, systemImage: systemImage),
      content: content, fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, label: KumihanControls.Label(title, systemImage: systemImage),
      content: content, fileID: fileID, line: line, column: column)
  }
}

extension Picker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, label: Text(title), content: content, fileID: fileID, line: line,
      column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, label: Text(title), content: content, fileID: fileID, line: line,
      column: column)
  }
}

/// The look of the choices in a form of picker.
private struct OptionLook: ViewModifier {
  let form: _PickerForm
  let isInList: Bool
  let selection: AnyHashable
  @Environment(\.controlLook) private var look

  func body(content: Content) -> some View {
    switch form {
    case .menu: content.modifier(DisabledInk()).modifier(MenuInk(isInList: isInList))
    case .segments:
      let look = look.orOfAll
      content.font(look.segmentWords.font ?? .system(size: 14, weight: .medium)).lineLimit(1)
        .environment(
          \.chosenLook,
          ChosenLook(
            tag: selection,
            font: look.chosenSegmentWords.font ?? look.segmentWords.font
              ?? .system(size: 14, weight: .semibold),
            color: look.chosenSegmentWords.color)
        )
        .foregroundColor(look.segmentWords.color)
        .modifier(DisabledInk())
    case .wheel: content.font(.system(size: 21))
    case .rows: content
    case .link: content.placeForeground(.secondary)
    }
  }
}

/// The words of a menu: in the tint, in a row of a list secondary unless a tint was set.
private struct MenuInk: ViewModifier {
  let isInList: Bool
  @Environment(\.style.tint) private var tint

  func body(content: Content) -> some View {
    if isInList, tint == nil {
      content.placeForeground(.secondary)
    } else {
      content.defaultForeground(.tint)
    }
  }
}

/// The forms of pickers.
public enum _PickerForm: Hashable, Sendable { case menu, segments, wheel, rows, link }

/// A style for pickers.
public protocol PickerStyle {
  var _form: _PickerForm { get }
}

/// The chosen view with arrows.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _form: _PickerForm { .menu }
}

/// The choices side by side.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _form: _PickerForm { .segments }
}

/// Choices of symbols side by side.
public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _form: _PickerForm { .segments }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// The choices around the chosen one, 216 points high.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _form: _PickerForm { .wheel }
}

/// The choices below each other.
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _form: _PickerForm { .rows }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The chosen view before a disclosure arrow.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _form: _PickerForm { .link }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A menu.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _form: _PickerForm { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

private struct PickerFormKey: EnvironmentKey {
  static var defaultValue: _PickerForm { .menu }
}

extension EnvironmentValues {
  var pickerForm: _PickerForm {
    get { self[PickerFormKey.self] }
    set { self[PickerFormKey.self] = newValue }
  }
}

extension View {
  /// Policy: segments and wheels show their choices, menus the chosen one.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let form = style._form
    return writing { $0.pickerForm = form }
  }
}
