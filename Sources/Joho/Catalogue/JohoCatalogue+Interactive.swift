#if canImport(KumihanSwiftUI)
  import KumihanSwiftUI
#else
  import SwiftUI
#endif

extension JohoCatalogue {
  enum Span: String, CaseIterable, CustomStringConvertible {
    case day, week, month, year
    var description: String { rawValue }
  }

  static var interactive: [Component] {
    [
      component("JohoButton", buttons),
      component(
        "JohoIconButton",
        [
          State("normal") { JohoIconButton(icon: "plus", action: {}) },
          State("pressed") { JohoIconButton(icon: "plus", action: {}, isPressed: true) },
          State("disabled") { JohoIconButton(icon: "plus", action: {}, isEnabled: false) },
        ]),
      component(
        "JohoToggle",
        [
          State("off") { JohoToggle(isOn: .constant(false)).accessibilityLabel("Reminders") },
          State("on") { JohoToggle(isOn: .constant(true)).accessibilityLabel("Reminders") },
          State("on, green") {
            JohoToggle(isOn: .constant(true), accentColor: JohoColors.green)
              .accessibilityLabel("Reminders")
          },
        ]),
      component(
        "JohoToggleRow",
        [
          State("off", width: width) { JohoToggleRow(title: "Reminders", isOn: .constant(false)) },
          State("on, subtitle", width: width) {
            JohoToggleRow(title: "Reminders", isOn: .constant(true), subtitle: "The day before")
          },
        ]),
      component(
        "JohoTextField",
        [
          State("empty", width: width) { JohoTextField(placeholder: "Name", text: .constant("")) },
          State("filled", width: width) {
            JohoTextField(placeholder: "Name", text: .constant("Hakone"))
          },
          State("focused", width: width) {
            JohoTextField(placeholder: "Name", text: .constant("Hakone"), isFocused: true)
          },
        ]),
      component("JohoSwipeRow", JohoSwipe.allCases.map(swipeRow)),
      component("JohoSelectableRow", [selectable("normal", false), selectable("selected", true)]),
      component(
        "JohoStepper",
        [
          State("middle") { JohoStepper(value: .constant(42)) },
          State("lowest") { JohoStepper(value: .constant(0)) },
          State("beyond range") { JohoStepper(value: .constant(500)) },
        ]),
      component(
        "JohoSegmentedControl",
        Span.allCases.map { span in
          State(span.rawValue, width: width) { JohoSegmentedControl(selection: .constant(span)) }
        }),
    ]
  }

  private static var buttons: [State] {
    JohoButton.ButtonStyle.allCases.flatMap { style in
      [
        State("\(style)") { JohoButton(title: "Save", action: {}, style: style) },
        State("\(style), pressed") {
          JohoButton(title: "Save", action: {}, style: style, isPressed: true)
        },
        State("\(style), disabled") {
          JohoButton(title: "Save", action: {}, style: style, isEnabled: false)
        },
      ]
    }
  }

  private static func swipeRow(_ swipe: JohoSwipe) -> State {
    State("\(swipe)", width: width) {
      JohoSwipeRow(
        swipe: swipe, content: { JohoListRow(title: "Ferry", subtitle: "At noon") }, onEdit: {},
        onDelete: {})
    }
  }

  private static func selectable(_ name: String, _ isSelected: Bool) -> State {
    State(name, width: width) {
      JohoSelectableRow(isSelected: isSelected) {
        Text("Hakone")
          .johoFont(.body)
          .foregroundStyle(JohoInk.primary)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  private static func component(_ name: String, _ states: [State]) -> Component {
    Component(name, group: "Interactive", states: states)
  }
}
