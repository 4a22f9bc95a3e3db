import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension Lowering {
  /// Lowers the root view, then what its views present over it, and what that presents in turn; at
  /// last `surround` makes of it all what the device shows.
  mutating func lowerScreen<V: View>(_ view: V, in surround: ViewHost.Surround?) {
    lowerRoot(view)
    var level = takePresentations()
    var number = 0
    while let chosen = choose(among: level) {
      number += 1
      present(chosen, number)
      level = takePresentations()
    }
    guard let surround else { return }
    let screen = BaseScreen(views: takeAll(), preferences: preferences)
    preferences = PreferenceValues()
    lowerBody { surround(AnyView(screen)) }
  }

  private mutating func takePresentations() -> [Presentation] {
    let found = preferences[PresentationsKey.self]
    preferences.remove(PresentationsKey.self)
    return found
  }

  /// The one that is asked for, else the first that its binding presents, as on iOS: a screen
  /// presents one thing at a time. A keyboard gives way to anything else.
  private mutating func choose(among found: [Presentation]) -> Presentation? {
    if let asked, let presentation = asked.take(from: found) { return presentation }
    guard environment.picture.size != nil else { return nil }
    let on = found.filter(\.isOn)
    let others = on.filter { $0.kind != .keyboard }
    let active = others.isEmpty ? on : others
    // One view may be lowered more than once, as among the choices of a `ViewThatFits`.
    if let first = active.first, let other = active.first(where: { $0.site != first.site }) {
      report(
        .presentationsCompete(shown: first.kind.rawValue, hidden: other.kind.rawValue),
        at: other.site)
    }
    return active.first
  }

  private mutating func present(_ presentation: Presentation, _ number: Int) {
    if let lifted = presentation.lifted, isOwn(presentation.source.node) {
      tree.effects[Int(lifted)] = .opacity(0)
    }
    let views = takeAll()
    let screen = PresentedScreen(
      base: AnyView(BaseScreen(views: views)), source: presentation.source,
      size: environment.picture.size ?? .zero, safeArea: environment.picture.safeArea, depth: number
    )
    let outer = preferences
    preferences = PreferenceValues()
    let scheme = presentedSchemes[number]
    inside(.element(AnyHashable("presented \(number)"))) { lowering in
      lowering.with {
        $0 = presentation.environment
        if let scheme { $0.colorScheme = scheme }
      } lower: { lowering in
        lowering.at(presentation.site) { lowering in
          lowering.lowerBody { presentation.screen(screen) }
        }
      }
    }
    // What is presented tells the screen below nothing, but may present more itself, and reach to the
    // top of the screen.
    let inner = preferences
    preferences = outer
    preferences.set(PresentationsKey.self, inner[PresentationsKey.self])
    if let scheme = inner[TopSchemeKey.self] { preferences.set(TopSchemeKey.self, scheme) }
    if let wish = inner[PreferredColorSchemeKey.self] { wishedSchemes[number] = wish }
  }

  /// The accessibility identifiers that name what the view here presents: that of the view around
  /// it, and the only one inside it.
  func identifiers(since mark: Int) -> [String] {
    guard let asked else { return [] }
    let inner = asked.identifiers[mark...]
    return [environment.accessibilityIdentifier, inner.count == 1 ? inner.first : nil]
      .compactMap { $0 }
  }
}

/// The views of a picture, in the room that the picture would give them.
struct BaseScreen: _PrimitiveView {
  let views: [Subview]
  /// What the views have said of themselves to what is around them.
  var preferences = PreferenceValues()

  func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.preferences.merge(preferences)
    lowering.implicitStack(site: .unknown) { lowering in
      for view in views { lowering.append(view) }
    }
  }
}
