#if canImport(KumihanSwiftUI)
  import KumihanSwiftUI
#else
  import SwiftUI
#endif

/// A chapter on one printable sheet: its title on black, its parts below one another.
///
/// The sheet is paper, not a container: components on it keep their own borders.
struct JohoReferenceCard<Content: View>: View {
  let title: String
  /// Such as `CHAPTER 3`.
  let place: String
  let content: Content

  init(_ title: String, chapter: Int, @ViewBuilder content: () -> Content) {
    self.title = title
    place = "CHAPTER \(String(chapter))"
    self.content = content()
  }

  init(_ title: String, appendix: String, @ViewBuilder content: () -> Content) {
    self.title = title
    place = "APPENDIX \(appendix)"
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: JohoSpacing.md) {
        Text("情報デザイン").font(.johoLabel)
        Text(title.uppercased()).font(.johoHeadline)
        Spacer(minLength: 0)
        Text(place).font(.johoLabel)
      }
      .foregroundStyle(JohoColors.white)
      .padding(.horizontal, JohoSpacing.lg)
      .padding(.vertical, JohoSpacing.md)
      .background(JohoColors.black)
      VStack(alignment: .leading, spacing: JohoSpacing.lg) { content }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(JohoSpacing.lg)
        .environment(\.johoGround, JohoGround(borderWidth: nil, isDark: false))
    }
    .johoPanel(radius: JohoRadius.container, role: .container)
  }
}

/// One part of a card under its name in capitals.
struct JohoReferencePart<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: JohoSpacing.sm) {
      Text(title.uppercased())
        .font(.johoLabel)
        .foregroundStyle(JohoInk.primary)
      content
    }
  }
}

/// A line of a card: a sample in its own column, and its description.
struct JohoReferenceRow<Sample: View>: View {
  let name: String
  let note: String
  var width: Double
  var nameWidth: Double
  let sample: Sample

  /// Widths are those of the columns of samples and of names, in points.
  init(
    _ name: String, _ note: String = "", width: Double = 160, nameWidth: Double = 128,
    @ViewBuilder sample: () -> Sample
  ) {
    self.name = name
    self.note = note
    self.width = width
    self.nameWidth = nameWidth
    self.sample = sample()
  }

  var body: some View {
    HStack(spacing: JohoSpacing.md) {
      sample.frame(width: width, alignment: .leading)
      Text(name)
        .font(.johoBodySmall)
        .fontWeight(.bold)
        .foregroundStyle(JohoInk.primary)
        .frame(width: nameWidth, alignment: .leading)
      Text(note)
        .font(.johoBodySmall)
        .monospacedDigit()
        .foregroundStyle(JohoInk.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
