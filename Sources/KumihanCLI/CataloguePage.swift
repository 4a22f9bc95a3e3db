import Foundation
import Joho
import Kumihan

/// A component's states under one another, on A4; in landscape where a state is too wide.
struct CataloguePage: View {
  let component: ComponentCatalogue.Component
  let opensGroup: Bool

  /// In points, before the page grows to its content.
  var paper: CGSize {
    let widest = component.states.compactMap(\.width).max() ?? 0
    return widest > 547 ? CGSize(width: 842, height: 595) : CGSize(width: 595, height: 842)
  }

  /// Whether several states fit beside one another.
  private var isSmall: Bool {
    component.states.count > 2 && component.states.allSatisfy { $0.width ?? 0 <= 176 }
  }

  private var states: some View {
    ForEach(Array(component.states.enumerated()), id: \.offset) { _, state in
      VStack(alignment: .leading, spacing: JohoSpacing.sm) {
        if component.states.count > 1 { Text(state.name).font(.johoLabel) }
        state.view()
          .frame(width: state.width.map { min($0, paper.width - 48) }, alignment: .leading)
      }
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: JohoSpacing.md) {
      if opensGroup {
        Text(component.group.uppercased())
          .font(.johoLabel)
          .documentOutline(component.group)
          .accessibilityHeading(.h1)
      }
      Text(component.name)
        .font(.johoDisplayMedium)
        .documentOutline(component.name, level: 2)
        .accessibilityHeading(.h2)
      if isSmall {
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 176), alignment: .topLeading)], alignment: .leading,
          spacing: JohoSpacing.lg
        ) { states }
      } else {
        states
      }
    }
    .foregroundStyle(JohoColors.black)
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
