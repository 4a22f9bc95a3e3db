import Kumihan
import Testing

/// Heights of text as iOS measures them, through the public API.
@MainActor
struct TextHeightTests {
  private func size<V: View>(_ view: V, scale: CGFloat, _ type: DynamicTypeSize = .large) throws
    -> CGSize
  {
    let renderer = ImageRenderer(content: view.dynamicTypeSize(type))
    renderer.scale = scale
    return try renderer.layout().size
  }

  @Test(
    arguments: [
      (Font.largeTitle, 41, 40.667), (.title, 33.5, 33.667), (.title2, 26.5, 26.333),
      (.title3, 24, 24), (.headline, 20.5, 20.333), (.body, 20.5, 20.333),
      (.callout, 19.5, 19.333), (.subheadline, 18, 18), (.footnote, 16, 15.667),
      (.caption, 14.5, 14.333), (.caption2, 13.5, 13.333),
    ] as [(Font, CGFloat, CGFloat)])
  func oneLine(font: Font, at2x: CGFloat, at3x: CGFloat) throws {
    #expect(try size(Text("Hig").font(font), scale: 2).height == at2x)
    #expect(abs(try size(Text("Hig").font(font), scale: 3).height - at3x) < 0.001)
  }

  @Test(
    arguments: zip(
      DynamicTypeSize.allCases,
      [30, 31.333, 32.333, 33.667, 36, 38.333, 40.667, 45.667, 51.333, 57.333, 63.333, 69.333]))
  func titleAtEverySize(type: DynamicTypeSize, height: Double) throws {
    let text = Text("What's the point?").font(.title)
    #expect(abs(try size(text, scale: 3, type).height - height) < 0.001)
  }

  @Test func twoLinesOfCaption() throws {
    let height = try size(Text("one\ntwo").font(.caption), scale: 3).height
    #expect(abs(height - 30.333) < 0.001)
  }

  @Test func gapsBetweenTexts() throws {
    let first = VStack(alignment: .leading) {
      Text("A").font(.subheadline.weight(.medium))
      Text("B").font(.caption)
    }
    .padding(.vertical, 8)
    #expect(abs(try size(first, scale: 3).height - 50.333) < 0.001)
    let second = VStack(alignment: .leading) {
      Text("A").font(.headline)
      Text("B").font(.subheadline)
    }
    .padding()
    #expect(abs(try size(second, scale: 3).height - 72.667) < 0.001)
  }

  @Test func pill() throws {
    let view = Text("A").font(.caption2).padding(.vertical, 2)
    #expect(abs(try size(view, scale: 3).height - 17.333) < 0.001)
  }

  /// Labels measured on iOS, in pixels at three a point.
  @Test(
    arguments: zip(
      [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      [566, 588, 610, 632, 677, 721, 765, 852, 962, 1070, 1178, 1285]))
  func widthsAreTheSystemFonts(_ points: CGFloat, _ pixels: CGFloat) throws {
    let width = try size(Text("What's the point?").font(.system(size: points)), scale: 3).width
    #expect(abs(width * 3 - pixels) < 0.01)
  }

  /// 73.333 points less the padding of twelve at both sides.
  @Test func bodyIsAsWideAsInAMeasuredButton() throws {
    #expect(abs(try size(Text("Delete"), scale: 3).width - 49.333) < 0.34)
  }
}
