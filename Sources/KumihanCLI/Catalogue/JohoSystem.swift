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
      var shown = SystemCatalogue.Component(
        component.name, group: component.group,
        states: component.states.enumerated().map { index, state in
          SystemCatalogue.State(
            state.name, room: .fitting(width: state.width),
            // Each state on light and dark ground; mirrored and in large letters each component once.
            // The reference cards are paper.
            readers: isReference
              ? [.light] : index == 0 ? [.light, .dark, .rightToLeft, .large] : [.light, .dark]
          ) { PartOfContainer(isPart: parts.contains(component.name), content: state.view()) }
        })
      shown.isPaper = isReference
      shown.known = known(in: component.name)
      return shown
    }
    components.append(
      .screen("SampleScreen", devices: ["iPhone 16"], readers: [.light, .rightToLeft]) {
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
    var catalogue = SystemCatalogue(
      system: system, ground: "color.paper", margin: JohoSpacing.sm, components: components)
    catalogue.known = ["#FFFFFF on #E53935;", "#E53935 on #FFFFFF;"].map {
      .init(
        rule: "contrast.text", words: $0, reason: "the book's own pair, 4.2 where it says 5.9")
    }
    return catalogue
  }
}

extension JohoSystem {
  /// Pages of reference show sizes, distances and wrong things beside right ones.
  private static func known(in component: String) -> [SystemCatalogue.Known] {
    if component.contains("Transformation") || component.contains("Comparison") {
      return [.init(rule: "", reason: "it shows what to avoid")]
    }
    let rules: [String: [String]] = [
      "PrincipleReference": ["joho.corner.radius", "joho.border.width"],
      "ContainerReference": ["joho.border.width"],
      "NavigationReference": ["joho.border.width"],
      "JohoContainer": ["joho.border.width"],
      "JohoDots": ["colourOnly"],
      "SpacingReference": ["joho.border.width", "joho.border.nesting"],
      "SymbolReference": ["joho.font.size"],
      "InteractiveReference": ["joho.corner.radius", "joho.between", "name.missing"],
      "ColorReference": ["contrast.text"],
      "TypographyReference": ["joho.digits"],
    ]
    var known = rules[component, default: []].map {
      SystemCatalogue.Known(rule: $0, reason: "it is a specimen")
    }
    if component == "JohoSwipeRow" || component == "JohoTabItem" {
      // A row that slides, and one of several tabs.
      known.append(
        .init(
          rule: "joho.border.missing", words: "#FFFFFF", reason: "it is a part of a container"))
    }
    return known
  }

  /// What stands in a container: on dark ground it has no border of its own.
  fileprivate static let parts: Set = [
    "JohoPageHeader", "JohoSidebar", "JohoTabBar", "JohoSheetHeader", "AdaptiveNavigation",
    "DaySection", "YearOverviewView",
  ]
}

/// A component, on dark ground in the container that it is a part of.
private struct PartOfContainer: View {
  @Environment(\.colorScheme) private var scheme
  let isPart: Bool
  let content: AnyView

  var body: some View {
    if isPart, scheme == .dark {
      JohoContainer { content }
    } else {
      content
    }
  }
}

/// The sample screen in Joho.
struct JohoTheme: SampleTheme {
  var ground: AnyShapeStyle { AnyShapeStyle(JohoColors.white) }
  var ink: AnyShapeStyle { AnyShapeStyle(JohoColors.black) }
  var gap: CGFloat { JohoSpacing.md }
  var margin: CGFloat { JohoSpacing.lg }

  func line(_ text: String) -> some View {
    Text(text).johoFont(.body).foregroundStyle(JohoColors.black)
  }
  func note(_ text: String) -> some View {
    Text(text).johoFont(.bodySmall).foregroundStyle(JohoColors.secondary)
  }
  func title(_ text: String) -> some View {
    Text(text).johoFont(.displayMedium).foregroundStyle(JohoColors.black)
  }
  func card(_ content: AnyView) -> some View { JohoCard { content } }
  func action(_ title: String) -> some View {
    JohoButton(title: title, action: {}, style: .primary).frame(maxWidth: .infinity)
  }
}
