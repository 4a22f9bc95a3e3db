import Foundation
import KumihanDrawing
package import KumihanLayout
import KumihanText

/// Something that a view presents over its screen: it travels up to the root of the picture, which
/// draws it over everything else.
package struct Presentation {
  package var kind: PresentationName
  /// The accessibility identifiers that stand for it, besides its kind.
  var identifiers: [String]
  /// Whether its binding presents it; otherwise it is drawn only when asked for.
  var isOn: Bool
  /// Of several that answer to a name the one with the highest rank is presented.
  var rank: Int
  /// False for an item that there is not: then even asking does not help.
  var canShow: Bool
  var site: CallSite
  /// The environment of the view that presents it.
  var environment: EnvironmentValues
  var source: Anchor<CGRect>
  /// Of a view that leaves its place while it is presented: its effect in the tree, which hides it.
  var lifted: Int32?
  var screen: @MainActor (PresentedScreen) -> AnyView

  func answers(to name: PresentationName) -> Bool {
    kind == name || identifiers.contains(name.rawValue)
  }
}

/// The screen that something is presented over.
package struct PresentedScreen {
  /// Everything below, in the safe area of the picture.
  package let base: AnyView
  /// The frame of the view that presents.
  package let source: Anchor<CGRect>
  /// In points.
  package let size: CGSize
  package let safeArea: EdgeInsets
  /// 1 for what the picture's own views present, 2 for what that presents in turn.
  package let depth: Int
}

/// The presentations of the views inside, in their order.
enum PresentationsKey: PreferenceKey {
  static var defaultValue: [Presentation] { [] }

  static func reduce(value: inout [Presentation], nextValue: () -> [Presentation]) {
    value += nextValue()
  }
}

/// A view that presents something.
private struct PresentingView<Content: View>: _PrimitiveView {
  let content: Content
  let kind: PresentationName
  let isOn, canShow, lifts: Bool
  let rank: Int
  let site: CallSite
  let onDismiss: (@MainActor () -> Void)?
  let screen: @MainActor (PresentedScreen) -> AnyView

  func _lowerPrimitive(into lowering: inout Lowering) {
    let mark = lowering.asked?.identifiers.count ?? 0
    // Seen, until it is known that it is the one to be presented.
    let asks = lowering.asked?.asksToPresent == true
    let lifted = lifts && asks ? lowering.tree.wrapper(.opacity(1)) : nil
    let effect = lifted.map { _ in Int32(lowering.tree.effects.count - 1) }
    let hasViews = lowering.appends { lowering in
      guard let lifted else { return content._lower(into: &lowering) }
      lowering.wrapEach(lifted, site: site) { content._lower(into: &$0) }
    }
    guard hasViews else { return }
    if let onDismiss, isOn || lowering.rounds != nil {
      lowering.observe { [isOn] memory in
        let wasOn = memory.map { $0 as! Bool } ?? false
        memory = isOn
        return wasOn && !isOn ? onDismiss : nil
      }
    }
    guard isOn || asks, let source = lowering.lastNodeName
    else { return }
    lowering.preferences.set(
      PresentationsKey.self,
      lowering.preferences[PresentationsKey.self] + [
        Presentation(
          kind: kind, identifiers: lowering.identifiers(since: mark), isOn: isOn,
          rank: rank, canShow: canShow, site: site, environment: lowering.environment,
          source: Anchor(node: source, resolve: { $0 }), lifted: effect,
          screen: screen)
      ])
  }
}

extension View {
  /// Data: the view presents something over its screen, while `isOn` or when it is asked for.
  /// `screen` makes the whole screen from what is below, without the view itself where that
  /// `lifts`.
  package func presenting(
    _ kind: PresentationName, isOn: Bool, canShow: Bool = true, rank: Int = 0, lifts: Bool = false,
    at site: CallSite,
    onDismiss: (@MainActor () -> Void)? = nil,
    screen: @escaping @MainActor (PresentedScreen) -> AnyView
  ) -> some View {
    PresentingView(
      content: self, kind: kind, isOn: isOn, canShow: canShow, lifts: lifts, rank: rank, site: site,
      onDismiss: onDismiss,
      screen: screen)
  }
}

/// A view that shows something in its own place when asked for, such as the actions behind a row.
private struct InPlaceView<Content: View, Shown: View>: _PrimitiveView {
  let content: Content
  let kind: PresentationName
  let make: @MainActor (AnyView) -> Shown

  func _lowerPrimitive(into lowering: inout Lowering) {
    guard let asked = lowering.asked, asked.asksToPresent else {
      return content._lower(into: &lowering)
    }
    let mark = asked.identifiers.count
    let views = lowering.gather { content._lower(into: &$0) }
    guard !views.isEmpty else { return }
    guard asked.takes(kind, lowering.identifiers(since: mark)) else {
      for view in views { lowering.append(view) }
      return
    }
    lowering.lowerBody { make(AnyView(SubviewsCollection(views))) }
  }
}

extension View {
  /// Layout: what `make` says instead of this view when `kind` is asked for; the first such view of
  /// a picture answers.
  package func shownInPlace<Shown: View>(
    _ kind: PresentationName, @ViewBuilder make: @escaping @MainActor (AnyView) -> Shown
  ) -> some View {
    InPlaceView(content: self, kind: kind, make: make)
  }
}

/// Content placed by what it says of itself: views made from a preference and the content.
private struct PreferenceScope<Content: View, K: PreferenceKey, Result: View>: _PrimitiveView {
  let content: Content
  let key: K.Type
  let make: @MainActor (K.Value, AnyView) -> Result

  func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.readsPreferences = true
    let (value, views) = lowering.gather(content, taking: key)
    lowering.lowerBody { make(value, AnyView(BaseScreen(views: views))) }
  }
}

extension View {
  /// Layout: what `make` says from a preference of this view and the view itself, which is drawn as
  /// the root of a screen is.
  package func screen<K: PreferenceKey, Result: View>(
    from key: K.Type, @ViewBuilder make: @escaping @MainActor (K.Value, AnyView) -> Result
  ) -> some View {
    PreferenceScope(content: self, key: key, make: make)
  }
}

extension EnvironmentValues {
  /// The values with which the system words what it presents: nothing of a view's own style.
  package mutating func leaveForSystem() {
    var words = TextEnvironment()
    (words.dynamicTypeSize, words.emoji) = (text.dynamicTypeSize, text.emoji)
    (words.locale, words.calendar, words.timeZone) = (text.locale, text.calendar, text.timeZone)
    (words.strings, words.missingGlyphs) = (text.strings, text.missingGlyphs)
    text = words
    style.foreground = ForegroundStyles()
    (style.background, style.tint, style.isEnabled) = (nil, nil, true)
    (style.imageScale, style.symbolVariants) = (.medium, .none)
    (style.symbolRenderingMode, style.redactionReasons) = (nil, [])
  }

  /// The values with which a view is presented: those of the view that presents it, without what
  /// holds for that view alone.
  package mutating func leaveForScreen(in size: CGSize, isElevated: Bool) {
    style.state = []
    style.isElevated = isElevated
    structure.rowAllowance = 0
    picture.containerSize = size
    groundScheme = style.colorScheme
    accessibilityIdentifier = nil
  }
}
