public import Foundation
public import Kumihan
public import KumihanAppleNames

// Screens with what lies over them, and views that somebody presses or edits.

extension Snapshotting where Value: View, Format == UIImage {
  /// The view as a picture with what it presents, though no binding of it does, in states of its parts.
  ///
  /// - Parameters:
  ///   - layout: the screen or size that the view is given.
  ///   - scale: pixels per point; nil for 3 or the screen's.
  ///   - traits: scheme, text size and other traits, before those of the screen.
  ///   - comparison: how exactly pictures are compared.
  ///   - name: what is presented, by its kind or its accessibility identifier; a name that no view has
  ///     fails the test.
  ///   - more: what is presented by that, each by the one before it.
  ///   - states: of views, by their accessibility identifiers; one that no view has fails the test.
  public static func image(
    layout: SwiftUISnapshotLayout = .sizeThatFits, scale: CGFloat? = nil,
    traits: UITraitCollection = .init(), compare comparison: PictureComparison = .exact,
    presenting name: PresentationName, _ more: PresentationName...,
    states: [String: ViewState] = [:]
  ) -> Snapshotting {
    let presented = [name] + more
    return Snapshotting(pathExtension: "png", diffing: .image(comparison)) { view in
      let carried = Carried(value: view)
      return onMain {
        var screen = layout.screen(scale: scale, traits: traits)
        (screen.presenting, screen.states) = (presented, states)
        return screen.image(of: carried.value)
      }
    }
  }
}

extension Snapshotting where Value: View, Format == UIImage {
  /// The view as a picture with states of its parts, by their accessibility identifiers: `["save": .pressed]`.
  public static func image(
    layout: SwiftUISnapshotLayout = .sizeThatFits, scale: CGFloat? = nil,
    traits: UITraitCollection = .init(), compare comparison: PictureComparison = .exact,
    states: [String: ViewState]
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image(comparison)) { view in
      let carried = Carried(value: view)
      return onMain {
        var screen = layout.screen(scale: scale, traits: traits)
        screen.states = states
        return screen.image(of: carried.value)
      }
    }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// The layout as text with what the view presents, though no binding of it does.
  public static func layout(
    _ layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init(),
    presenting name: PresentationName, _ more: PresentationName...,
    states: [String: ViewState] = [:]
  ) -> Snapshotting {
    presented(layout, traits, [name] + more, states) { $0.layout.description }
  }

  /// What a screen reader says with what the view presents, though no binding of it does.
  public static func accessibility(
    _ layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init(),
    presenting name: PresentationName, _ more: PresentationName...,
    states: [String: ViewState] = [:]
  ) -> Snapshotting {
    presented(layout, traits, [name] + more, states) { $0.accessibility.description }
  }

  private static func presented(
    _ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection, _ names: [PresentationName],
    _ states: [String: ViewState], _ make: @escaping @Sendable (LaidOutPage) -> String
  ) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { view in
      let carried = Carried(value: view)
      return onMain {
        var screen = layout.screen(scale: nil, traits: traits)
        (screen.presenting, screen.states) = (names, states)
        return screen.made(of: carried.value, or: "", make)
      }
    }
  }
}
