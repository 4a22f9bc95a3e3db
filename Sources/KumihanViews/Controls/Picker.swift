import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A choice among tagged views. By default the label and the chosen view are drawn.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let label: Label
  let selection: SelectionValue
  let content: Content
  @Environment(\.pickerForm) private var form

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.label, self.selection, self.content) = (label(), selection.wrappedValue, content())
  }

  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    (self.label, self.selection, self.content) = (label, selection.wrappedValue, content())
  }

  public var body: some View {
    GatheringView(content: content.modifier(OptionLook(form: form))) { options in
      let chosen = options.first { matches($0.mark.tag) }
      switch form {
      case .segments: Segments(options: options, chosen: chosen?.id)
      case .wheel: Wheel(options: options, chosen: chosen?.id)
      case .rows: Rows(options: options, chosen: chosen?.id)
      case .menu:
        LabeledRow {
          label
        } control: {
          HStack(spacing: 4) {
            chosen
            Image(systemName: "chevron.up.chevron.down").imageScale(.small)
              .foregroundStyle(.tint)
          }
        }
      }
    }
  }

  /// An optional selection and a plain tag are equal as `AnyHashable`.
  private func matches(_ tag: AnyHashable?) -> Bool { tag == AnyHashable(selection) }

  private struct Segments: View {
    let options: [LoweredView]
    let chosen: Int32?

    var body: some View {
      HStack(spacing: 0) {
        ForEach(options) { option in
          option
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, minHeight: 28)
            .background {
              if option.id == chosen {
                RoundedRectangle(cornerRadius: 7, style: .continuous)
                  .fill(Color(light: .white, dark: RGBA(red: 0.39, green: 0.39, blue: 0.4)))
                  .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
              }
            }
        }
      }
      .padding(2)
      .background(
        Color(.system(.tertiarySystemFill)),
        in: RoundedRectangle(cornerRadius: 9, style: .continuous))
    }
  }

  private struct Wheel: View {
    let options: [LoweredView]
    let chosen: Int32?

    private var shown: [(view: LoweredView, distance: Int)] {
      let middle = options.firstIndex { $0.id == chosen } ?? 0
      return options.indices.filter { abs($0 - middle) <= 3 }
        .map { (options[$0], $0 - middle) }
    }

    var body: some View {
      ZStack {
        RoundedRectangle(cornerRadius: 8, style: .continuous)
          .fill(Color(.system(.tertiarySystemFill))).frame(height: 32)
        ForEach(shown, id: \.distance) { row in
          row.view.opacity(1 - 0.25 * Double(abs(row.distance)))
            .offset(y: 32 * CGFloat(row.distance))
        }
      }
      .frame(height: 216)
      .clipped()
    }
  }

  private struct Rows: View {
    let options: [LoweredView]
    let chosen: Int32?

    var body: some View {
      ForEach(options) { option in
        HStack {
          option
          Spacer(minLength: 0)
          if option.id == chosen { Image(systemName: "checkmark").foregroundStyle(.tint) }
        }
      }
    }
  }
}

extension Picker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(title), content: content) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(title), content: content) }
}

/// The look of the choices in a form of picker.
private struct OptionLook: ViewModifier {
  let form: _PickerForm

  func body(content: Content) -> some View {
    switch form {
    case .menu: content.foregroundStyle(.tint)
    case .segments: content.font(.system(size: 14, weight: .medium)).lineLimit(1)
    case .wheel: content.font(.system(size: 21))
    case .rows: content
    }
  }
}

/// The forms that pickers are drawn in.
public enum _PickerForm: Hashable, Sendable { case menu, segments, wheel, rows }

/// How a picker shows its choices.
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
  public static var automatic: MenuPickerStyle { MenuPickerStyle() }
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
  public static var navigationLink: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
  public static var palette: SegmentedPickerStyle { SegmentedPickerStyle() }
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
