import KumihanViews

extension JohoCatalogue {
  static var containers: [Component] {
    [
      component("JohoContainer", State("default", width: width) { JohoContainer { line } }),
      component("JohoCard", State("default", width: width) { JohoCard { line } }),
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
        }),
      component(
        "JohoEmptyState",
        State("default", width: width) {
          JohoEmptyState(icon: "calendar", title: "Nothing yet", message: "Add a first entry.")
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
        State("cyan") { JohoPill("Event", color: JohoColors.cyan) },
        State("red") { JohoPill("Late", color: JohoColors.red) }),
    ]
  }

  private static func component(_ name: String, _ states: State...) -> Component {
    Component(name, group: "Containers", states: states)
  }

  @MainActor private static var line: some View {
    Text("Open-air bath at seven")
      .font(.johoBody)
      .foregroundStyle(JohoColors.black)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}
