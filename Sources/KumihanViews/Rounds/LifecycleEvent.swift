/// Looks at what an event remembers from the last round, nothing at first, and answers what is to
/// be done now.
typealias LifecycleEvent = @MainActor (_ memory: inout Any?) -> (@MainActor () -> Void)?

/// An event at each view of the content; without a view it never comes.
struct EventView<Content: View>: _PrimitiveView {
  let content: Content
  let event: LifecycleEvent

  func _lowerPrimitive(into lowering: inout Lowering) {
    if lowering.appends({ content._lower(into: &$0) }) { lowering.observe(event) }
  }
}

extension View {
  func on(_ event: @escaping LifecycleEvent) -> some View { EventView(content: self, event: event) }
}

extension Lowering {
  /// Notes an event. Before the first round nothing is done but counting it.
  mutating func observe(_ event: LifecycleEvent) {
    guard let rounds else {
      hasEvents = true
      return
    }
    rounds.observe(event, at: rounds.enter(.event, in: place))
  }

  /// Lowers `content` in a place of its own, when places matter.
  mutating func inside(_ step: @autoclosure () -> Rounds.Step, _ content: (inout Lowering) -> Void)
  {
    guard let rounds else { return content(&self) }
    let outer = place
    place = rounds.enter(step(), in: outer)
    content(&self)
    place = outer
  }
}
