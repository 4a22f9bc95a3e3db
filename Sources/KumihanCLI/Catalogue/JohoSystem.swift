import Joho
import Kumihan
import KumihanTokens

/// Joho's components as a system among the others, with the sample screen in Joho.
@MainActor
enum JohoSystem {
  static var catalogue: SystemCatalogue {
    let system = BundledSystem.joho.loaded
    var components = JohoCatalogue.catalogue.components.map { component in
      let isReference = component.group == "Reference"
      return SystemCatalogue.Component(
        component.name, group: component.group,
        states: component.states.enumerated().map { index, state in
          SystemCatalogue.State(
            state.name, room: .fitting(width: state.width),
            // Each state on light and dark ground; mirrored and in large letters each component once.
            // The reference cards are paper.
            readers: isReference
              ? [.light] : index == 0 ? [.light, .dark, .rightToLeft, .large] : [.light, .dark]
          ) { state.view() }
        })
    }
    components.append(
      .screen("SampleScreen", devices: ["iPhone 16"], readers: [.light]) {
        SampleScreen(JohoTheme())
      })
    components += TokenSheets.components(of: system).map { sheet in
      var sheet = sheet
      sheet.states = sheet.states.map { state in
        SystemCatalogue.State(state.name, room: state.room, readers: state.readers) {
          state.view().fontDesign(.rounded).fontWeight(.medium)
        }
      }
      return sheet
    }
    // The book allows 8 pt of a dark canvas.
    return SystemCatalogue(
      system: system, ground: "color.paper", margin: JohoSpacing.sm, components: components)
  }
}

/// The sample screen in Joho.
struct JohoTheme: SampleTheme {
  var ground: AnyShapeStyle { AnyShapeStyle(JohoColors.white) }
  var ink: AnyShapeStyle { AnyShapeStyle(JohoColors.black) }
  var faint: AnyShapeStyle { AnyShapeStyle(JohoColors.secondary) }
  var gap: CGFloat { JohoSpacing.md }
  var margin: CGFloat { JohoSpacing.lg }
  var body: Font { .johoBody }
  var caption: Font { .johoBodySmall }

  func title(_ text: String) -> some View {
    Text(text).font(.johoDisplayMedium).foregroundStyle(JohoColors.black)
  }
  func card(_ content: AnyView) -> some View { JohoCard { content } }
  func action(_ title: String) -> some View {
    JohoButton(title: title, action: {}, style: .primary).frame(maxWidth: .infinity)
  }
}
