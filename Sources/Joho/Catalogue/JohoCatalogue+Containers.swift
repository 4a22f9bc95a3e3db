#if canImport(KumihanSwiftUI)
  import KumihanSwiftUI
#else
  import SwiftUI
#endif

extension JohoCatalogue {
  static var containers: [Component] {
    [
      component(
        "JohoContainer",
        State("default", width: width) { JohoContainer { line } },
        State("nested", width: width) {
          JohoContainer { JohoContainer { JohoCard { line } } }
        },
        State("modifier", width: width) { line.johoContainer() },
        State("own figures", width: width) {
          line.johoContainer(borderWidth: 2, cornerRadius: 8, padding: 16)
        }),
      component(
        "JohoCard",
        State("default", width: width) { JohoCard { line } },
        State("modifier", width: width) { line.johoCard() },
        State("own figures", width: width) { line.johoCard(borderWidth: 1, cornerRadius: 8) }),
      component(
        "JohoSectionBox",
        State("black", width: width) { JohoSectionBox(title: "Section") { line } },
        State("cyan", width: width) {
          JohoSectionBox(title: "Events", accentColor: JohoColors.cyan) { line }
        }),
      component(
        "JohoFormSection",
        State("default", width: width) {
          JohoFormSection(title: "Trip") {
            JohoTextField(placeholder: "Name", text: .constant(""))
            JohoTextField(placeholder: "Place", text: .constant("Hakone"))
          }
        }),
      component(
        "JohoSemanticContainer",
        State("event", width: width) {
          JohoSemanticContainer(semanticColor: JohoColors.cyan) { line }
        },
        State("holiday", width: width) {
          JohoSemanticContainer(semanticColor: JohoColors.pink) { line }
        },
        State("trip", width: width) {
          JohoSemanticContainer(semanticColor: JohoColors.orange) {
            SampleLine(symbol: "airplane", title: "Hakone", figure: "Oct 16")
          }
        },
        State("expense", width: width) {
          JohoSemanticContainer(semanticColor: JohoColors.green) {
            SampleLine(symbol: "dollarsign.circle.fill", title: "Ryokan", figure: "$320.00")
          }
        },
        State("person", width: width) {
          JohoSemanticContainer(semanticColor: JohoColors.purple) {
            SampleLine(symbol: "person.fill", title: "Sarah Chen", figure: "Nov 16")
          }
        },
        State("note", width: width) {
          JohoSemanticContainer(semanticColor: JohoColors.cream) {
            SampleLine(symbol: "doc.text", title: "Buy milk", figure: nil)
          }
        },
        State("alert", width: width) {
          JohoSemanticContainer(semanticColor: JohoColors.red) {
            Text("This cannot be undone")
              .johoFont(.body)
              .foregroundStyle(JohoColors.white)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
        }),
      component(
        "JohoBentoRow",
        State("default", width: width) {
          JohoBentoRow(icon: "airplane") {
            Text("Hakone").johoFont(.headline)
            Text("Oct 16 - 18").johoFont(.bodySmall)
          } trailing: {
            JohoIconButton(icon: "pencil", action: {})
          }
        }),
      component(
        "JohoDialog",
        State("delete", width: width) {
          JohoDialog(
            title: "Delete this trip?", message: "Nothing brings it back.", onCancel: {},
            onConfirm: {})
        }),
      component(
        "JohoEmptyState",
        State("default", width: width) {
          JohoEmptyState(icon: "calendar", title: "Nothing yet", message: "Add a first entry.")
        },
        State("chapter 9", width: width) {
          JohoEmptyState(
            icon: "calendar", title: "Nothing yet", message: "Add a first entry.",
            textSpacing: JohoSpacing.xs)
        }),
      component(
        "JohoEmptyDataState",
        State("plain", width: width) {
          JohoEmptyDataState(icon: "calendar", title: "Free day", message: "Nothing is planned.")
        },
        State("action", width: width) {
          JohoEmptyDataState(
            icon: "calendar", title: "Free day", message: "Nothing is planned.",
            actionTitle: "Plan something", action: {})
        }),
      component(
        "JohoLoadingState",
        State("default", width: width) { JohoLoadingState(message: "Fetching holidays") }),
      component(
        "JohoPill",
        State("black") { JohoPill("Week") },
        State("red") { JohoPill("Late", color: JohoColors.red) },
        State("yellow") { JohoPill("Today", color: JohoColors.yellow) },
        State("cyan") { JohoPill("Event", color: JohoColors.cyan) },
        State("pink") { JohoPill("Holiday", color: JohoColors.pink) },
        State("orange") { JohoPill("Trip", color: JohoColors.orange) },
        State("green") { JohoPill("Expense", color: JohoColors.green) },
        State("purple") { JohoPill("Person", color: JohoColors.purple) },
        State("cream") { JohoPill("Note", color: JohoColors.cream) }),
    ]
  }

  private static func component(_ name: String, _ states: State...) -> Component {
    Component(name, group: "Containers", states: states)
  }

  @MainActor private static var line: some View {
    Text("Open-air bath at seven")
      .johoFont(.body)
      .foregroundStyle(JohoInk.primary)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}
