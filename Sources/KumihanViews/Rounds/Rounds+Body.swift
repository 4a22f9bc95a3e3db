import KumihanCombine
import Observation
import Synchronization

/// A property wrapper whose value tells whether a body that read it has to be made anew.
@MainActor
protocol TellingProperty {
  var told: Any { get }
}

extension State: TellingProperty {
  var told: Any { wrappedValue }
}

extension Environment: TellingProperty {
  /// Objects are not asked for: a view may go without the one that it names.
  var told: Any { Value.self is AnyClass ? () : wrappedValue }
}

/// A property wrapper of an object that says when it changes; nil where there is none.
@MainActor
protocol ObjectProperty {
  var object: (any ObservableObject)? { get }
}

/// A property wrapper of an object that does not keep it between rounds.
private protocol OwnedObject {}
extension ObservedObject: OwnedObject {}
extension Bindable: OwnedObject {}

extension ObservedObject: ObjectProperty {
  var object: (any ObservableObject)? { wrappedValue }
}

extension StateObject: ObjectProperty {
  var object: (any ObservableObject)? { wrappedValue }
}

extension EnvironmentObject: ObjectProperty {
  var object: (any ObservableObject)? { EnvironmentScope.values[object: ObjectType.self] }
}

extension Rounds {
  /// A body, and whether an object that it read is another since.
  final class MadeBody<Body> {
    let body: Body
    let change: Change
    /// What it was made from, and what tells of changes in that: only of one that is kept.
    fileprivate var facts: [AnyHashable]?
    fileprivate var hearing: [AnyCancellable] = []

    init(_ body: Body, _ change: Change) { (self.body, self.change) = (body, change) }
  }

  /// Whether an object that a body may have read is another since.
  final class Change: Sendable {
    private let hasCome = Atomic(false)
    var isThere: Bool { hasCome.load(ordering: .relaxed) }
    func come() { hasCome.store(true, ordering: .relaxed) }
  }

  /// What tells of a view's body: its properties' values, and the objects among them.
  private struct Facts {
    var values: [AnyHashable] = []
    var objects: [any ObservableObject] = []
  }

  /// The body of the round before where nothing that it was made from has changed, as on iOS: objects that it makes for the views
  /// in it, and that these have loaded something into, stay.
  func body<V: View>(of view: V, at place: Place) -> MadeBody<V.Body> {
    if holdsObject(view) { holders += 1 }
    if let kept = bodies[place] as? MadeBody<V.Body>, !kept.change.isThere,
      kept.facts == facts(of: view)?.values
    {
      return kept
    }
    let change = Change()
    let body = withObservationTracking {
      view.body
    } onChange: {
      change.come()
    }
    return MadeBody(body, change)
  }

  /// Keeps a body for the next round, where its view says what it was made from.
  func keep<V: View>(_ made: MadeBody<V.Body>, of view: V, at place: Place) {
    guard made.facts == nil, let facts = facts(of: view) else { return }
    for object in facts.objects {
      guard let heard = object.hear(unless: { $0 is any DynamicProperty }, made.change.come) else {
        silent.insert(ObjectIdentifier(V.self))
        return
      }
      made.hearing.append(heard)
    }
    made.facts = facts.values
    bodies[place] = made
  }

  /// Whether a view holds an object that the body around it may have made.
  private func holdsObject<V: View>(_ view: V) -> Bool {
    let type = ObjectIdentifier(V.self)
    if let known = holding[type] { return known }
    let holds = Mirror(reflecting: view).children.contains {
      $0.value is any OwnedObject || Swift.type(of: $0.value) is AnyClass
    }
    holding[type] = holds
    return holds
  }

  /// Nil where one of a view's properties, an object of another kind or a closure, says nothing about what it leads to.
  private func facts<V: View>(of view: V) -> Facts? {
    let type = ObjectIdentifier(V.self)
    guard !silent.contains(type) else { return nil }
    var facts = Facts()
    for child in Mirror(reflecting: view).children {
      guard Self.add(child.value, to: &facts) else {
        silent.insert(type)
        return nil
      }
    }
    return facts
  }

  private static func add(_ value: Any, to facts: inout Facts) -> Bool {
    if let property = value as? any TellingProperty { return add(property.told, to: &facts) }
    if let property = value as? any ObjectProperty {
      guard let object = property.object else { return false }
      facts.values.append(ObjectIdentifier(object))
      facts.objects.append(object)
      return true
    }
    guard !(value is any DynamicProperty), !(type(of: value) is AnyClass),
      let value = value as? AnyHashable
    else { return false }
    facts.values.append(value)
    return true
  }
}
