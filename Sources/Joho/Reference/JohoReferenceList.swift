#if canImport(KumihanSwiftUI)
  import KumihanSwiftUI
#else
  import SwiftUI
#endif

/// A part of a reference card that is words only: a square to tick, or a dot, before each line.
struct JohoReferenceList: View {
  let title: String
  let lines: [String]
  var isChecklist = false

  init(_ title: String, _ lines: [String], isChecklist: Bool = false) {
    (self.title, self.lines, self.isChecklist) = (title, lines, isChecklist)
  }

  var body: some View {
    JohoReferencePart(title) {
      ForEach(lines, id: \.self) { line in
        HStack(alignment: .firstTextBaseline, spacing: JohoSpacing.sm) {
          JohoMarkView(isChecklist ? .neutral : .strongYes, size: isChecklist ? 14 : 8)
            .frame(width: 16)
          Text(line).font(.johoBodySmall)
        }
      }
    }
  }
}

/// Lists beside one another in two columns of a card.
struct JohoReferenceColumns<Left: View, Right: View>: View {
  let left: Left
  let right: Right

  init(@ViewBuilder left: () -> Left, @ViewBuilder right: () -> Right) {
    (self.left, self.right) = (left(), right())
  }

  var body: some View {
    HStack(alignment: .top, spacing: JohoSpacing.xl) {
      VStack(alignment: .leading, spacing: JohoSpacing.lg) { left }
        .frame(maxWidth: .infinity, alignment: .leading)
      VStack(alignment: .leading, spacing: JohoSpacing.lg) { right }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .foregroundStyle(JohoInk.primary)
  }
}
