#if canImport(KumihanSwiftUI)
  import KumihanSwiftUI
#else
  import SwiftUI
#endif

/// A common pattern beside its form in Joho Dezain: the problems under the one, the fixes under the
/// other. Source: chapter 16.
///
/// The *before* half really draws what the book forbids, on the gray of system screens and in the
/// plain system font; nothing else in this module may.
struct JohoTransformation<Before: View, After: View>: View {
  let number: Int
  let title: String
  let problems: [String]
  let fixes: [String]
  let before: Before
  let after: After

  init(
    _ number: Int, _ title: String, problems: [String], fixes: [String],
    @ViewBuilder before: () -> Before, @ViewBuilder after: () -> After
  ) {
    (self.number, self.title, self.problems, self.fixes) = (number, title, problems, fixes)
    (self.before, self.after) = (before(), after())
  }

  var body: some View {
    JohoReferenceCard("\(String(number))  \(title)", chapter: 16) {
      HStack(alignment: .top, spacing: JohoSpacing.lg) {
        half("Before", mark: .no, problems) {
          before
            .padding(JohoSpacing.md)
            .frame(maxWidth: .infinity)
            .background(Color(white: 0.95))
        }
        half("After", mark: .yes, fixes) {
          after.frame(maxWidth: .infinity)
        }
      }
    }
  }

  private func half<Side: View>(
    _ name: String, mark: JohoMark, _ notes: [String], @ViewBuilder side: () -> Side
  ) -> some View {
    VStack(alignment: .leading, spacing: JohoSpacing.md) {
      JohoPill(name, color: mark == .no ? JohoColors.white : JohoColors.black)
      side()
      VStack(alignment: .leading, spacing: JohoSpacing.xs) {
        ForEach(notes, id: \.self) { note in
          HStack(spacing: JohoSpacing.sm) {
            JohoMarkView(mark, size: 14)
            Text(note)
              .font(.johoBodySmall)
              .foregroundStyle(JohoInk.primary)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
