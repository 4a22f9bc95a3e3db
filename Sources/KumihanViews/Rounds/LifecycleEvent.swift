/// Reads and updates an event's memory of the last round, nil at first, and returns the action that
/// is now due.
typealias LifecycleEvent = @MainActor (_ memory: inout Any?) -> (@MainActor () -> Void)?

/// An event at each view of the content; none where the content has no view.
public struct _EventView<Content> {
  let content: Content
  let event: LifecycleEvent
}

extension _EventView: View, _PrimitiveView where Content: View {
  public func _lowerPrimitive(into lowering: inout Lowering) {
    if lowering.appends({ content._lower(into: &$0) }) { lowering.observe(event) }
  }
}

extension View {
  func on(_ event: @escaping LifecycleEvent) -> _EventView<Self> {
    _EventView(content: self, event: event)
  }
}

extension Lowering {
  /// Registers an event. Before the first round this only records that events exist.
  mutating func observe(_ event: LifecycleEvent) {
    guard let rounds else {
      hasEvents = true
      return
    }
    rounds.observe(event, at: rounds.enter(.event, in: place))
  }

  /// Lowers `content` in a new place, when rounds keep places.
  mutating func inside(_ step: @autoclosure () -> Rounds.Step, _ content: (inout Lowering) -> Void)
  {
    guard let rounds else { return content(&self) }
    let outer = place
    place = rounds.enter(step(), in: outer)
    content(&self)
    place = outer
  }
}
