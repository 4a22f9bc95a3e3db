public import Foundation
import Kumihan
public import KumihanAppleNames
public import KumihanViews

/// When the point that a screen reader would touch is marked, by its name in AccessibilitySnapshot.
public enum ActivationPointDisplayMode: Sendable {
  case always, whenOverridden, never
}

// Pictures of what a screen reader says, by their names in AccessibilitySnapshot.

extension Snapshotting where Value: View, Format == UIImage {
  /// The view with a mark on each element of a screen reader, and what it says of them.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// The view with a mark on each element of a screen reader, and what it says of them.
  ///
  /// - Parameters:
  ///   - mode: when the point of a touch is marked.
  ///   - isGrey: whether the view stands in greys below the marks.
  ///   - drawHierarchyInKeyWindow: no window is needed to draw, so it changes nothing.
  ///   - markerColors: of the elements in turn; those of the library where none are given.
  ///   - precision: the share of pixels that must be equal; what it hides is told.
  ///   - perceptualPrecision: how near a colour must be to count as equal.
  ///   - layout: the screen or size that the view is given.
  ///   - traits: scheme, text size and other traits.
  public static func accessibilityImage(
    showActivationPoints mode: ActivationPointDisplayMode = .whenOverridden,
    useMonochromeSnapshot isGrey: Bool = true, drawHierarchyInKeyWindow: Bool = false,
    markerColors: [UIColor] = [], precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    accessibility(.image(precision: precision, perceptualPrecision: perceptualPrecision)) {
      AccessibilityPicture.image(
        of: $0, in: layout.screen(scale: nil, traits: traits), mode, isGrey, markerColors)
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The controller's view with a mark on each element of a screen reader, and what it says of them.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// The controller's view with a mark on each element of a screen reader, and what it says of them.
  public static func accessibilityImage(
    showActivationPoints mode: ActivationPointDisplayMode = .whenOverridden,
    useMonochromeSnapshot isGrey: Bool = true, drawHierarchyInKeyWindow: Bool = false,
    markerColors: [UIColor] = [], precision: Float = 1, perceptualPrecision: Float = 1,
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    accessibility(.image(precision: precision, perceptualPrecision: perceptualPrecision)) {
      guard let (view, screen) = Hosted.host($0, config, size ?? config.size, traits) else {
        return UIImage()
      }
      return AccessibilityPicture.image(of: view, in: screen, mode, isGrey, markerColors)
    }
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The view with a mark on each element of a screen reader, and what it says of them.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// The view with a mark on each element of a screen reader, and what it says of them.
  public static func accessibilityImage(
    showActivationPoints mode: ActivationPointDisplayMode = .whenOverridden,
    useMonochromeSnapshot isGrey: Bool = true, drawHierarchyInKeyWindow: Bool = false,
    markerColors: [UIColor] = [], precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    accessibility(.image(precision: precision, perceptualPrecision: perceptualPrecision)) {
      guard let (view, screen) = Hosted.host($0, size, traits) else { return UIImage() }
      return AccessibilityPicture.image(of: view, in: screen, mode, isGrey, markerColors)
    }
  }
}

extension Snapshotting where Format == UIImage {
  fileprivate static func accessibility(
    _ diffing: Diffing<UIImage>, _ draw: @escaping @MainActor (Value) -> UIImage
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: diffing) { value in
      let carried = Carried(value: value)
      return onMain { draw(carried.value) }
    }
  }
}

/// A page with a mark on each element, above a list of what is said of them.
private struct AccessibilityPicture: View {
  let page: LaidOutPage
  let image: UIImage
  let mode: ActivationPointDisplayMode
  let isGrey: Bool
  let colors: [Color]

  /// Distinct from each other beside each other, as in AccessibilitySnapshot: of seven hues in turn.
  private static let hues: [Color] = [
    .cyan, .pink, .green, .orange, .indigo, .yellow, .red,
  ]
  /// The least width of the list, in points, so that words are not broken in narrow pictures.
  private static let width: CGFloat = 284

  @MainActor
  static func image(
    of view: some View, in screen: SnapshotScreen, _ mode: ActivationPointDisplayMode,
    _ isGrey: Bool, _ colors: [UIColor]
  ) -> UIImage {
    do {
      let page = try screen.page(of: view)
      let picture = AccessibilityPicture(
        page: page, image: try DrawnPicture(page).image, mode: mode, isGrey: isGrey,
        colors: colors.isEmpty ? hues : colors.map { Color(uiColor: $0) })
      var sheet = SnapshotScreen(scale: page.scale, background: .white)
      sheet.context = screen.context
      return sheet.image(of: picture)
    } catch {
      SnapshotProblems.add("the view cannot be drawn: \(error)")
      return UIImage()
    }
  }

  private var elements: [AccessibilityElement] { page.accessibility.elements }

  private func color(_ index: Int) -> Color { colors[index % colors.count] }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Image(uiImage: image).grayscale(isGrey ? 1 : 0)
        .overlay(alignment: .topLeading) {
          ZStack(alignment: .topLeading) {
            Color.clear
            ForEach(elements.indices, id: \.self) { mark($0) }
          }
        }
      VStack(alignment: .leading, spacing: 12) {
        ForEach(elements.indices, id: \.self) { words($0) }
      }
      .frame(width: max(page.size.width, Self.width) - 32, alignment: .leading)
      .padding(.horizontal, 16)
    }
    .padding(.bottom, 16)
    .foregroundStyle(.black)
  }

  @ViewBuilder private func mark(_ index: Int) -> some View {
    let element = elements[index]
    Rectangle().fill(color(index).opacity(0.3)).border(color(index), width: 1)
      .frame(width: element.frame.width, height: element.frame.height)
      .offset(x: element.frame.minX, y: element.frame.minY)
    if isShown(element) {
      Circle().strokeBorder(color(index), lineWidth: 2).frame(width: 12, height: 12)
        .offset(x: element.activationPoint.x - 6, y: element.activationPoint.y - 6)
    }
  }

  private func isShown(_ element: AccessibilityElement) -> Bool {
    switch mode {
    case .always: return true
    case .never: return false
    case .whenOverridden:
      let (point, frame) = (element.activationPoint, element.frame)
      return abs(point.x - frame.midX) > 0.5 || abs(point.y - frame.midY) > 0.5
    }
  }

  private func words(_ index: Int) -> some View {
    let element = elements[index]
    return HStack(alignment: .firstTextBaseline, spacing: 8) {
      Rectangle().fill(color(index).opacity(0.3)).border(color(index), width: 1)
        .frame(width: 14, height: 14)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: element.spoken).font(.system(size: 12))
        if let hint = element.spokenHint {
          Text(verbatim: hint).font(.system(size: 12).italic())
        }
        ForEach(element.actions.indices, id: \.self) {
          Text(verbatim: "\u{2193} \(element.actions[$0])").font(.system(size: 12))
        }
      }
    }
  }
}
