import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// A key for a value that views propagate to the views around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The values propagated so far.
struct PreferenceValues {
  private struct Entry {
    var value: Any
    let reduce: (inout Any, Any) -> Void
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  subscript<K: PreferenceKey>(key: K.Type) -> K.Value {
    entries[ObjectIdentifier(key)].map { $0.value as! K.Value } ?? K.defaultValue
  }

  mutating func set<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
    entries[ObjectIdentifier(key)] = Entry(value: value) { old, new in
      var reduced = old as! K.Value
      K.reduce(value: &reduced, nextValue: { new as! K.Value })
      old = reduced
    }
  }

  mutating func remove<K: PreferenceKey>(_ key: K.Type) { entries[ObjectIdentifier(key)] = nil }

  /// Merges the values that later views propagate.
  mutating func merge(_ later: PreferenceValues) {
    for (key, entry) in later.entries {
      guard var old = entries[key] else {
        entries[key] = entry
        continue
      }
      old.reduce(&old.value, entry.value)
      entries[key] = old
    }
  }
}

extension Lowering {
  /// Lowers `content`, passes its preferences to `read` for changes, and propagates the result.
  mutating func collectPreferences(
    of content: (inout Lowering) -> Void,
    then read: (inout PreferenceValues, inout Lowering) -> Void
  ) {
    let outer = preferences
    preferences = PreferenceValues()
    content(&self)
    var inner = preferences
    preferences = outer
    read(&inner, &self)
    preferences.merge(inner)
  }
}

private struct PreferenceWriter<Content> {
  let content: Content
  let change: (inout PreferenceValues) -> Void
}

extension PreferenceWriter: View, _PrimitiveView where Content: View {
  func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.collectPreferences(of: { content._lower(into: &$0) }) { values, _ in change(&values) }
  }
}

/// A second view made from a preference of the first.
struct PreferenceReader<Content: View, K: PreferenceKey, Secondary: View>: _PrimitiveView {
  let content: Content
  let key: K.Type
  let alignment: Alignment
  let wrapper: LayoutNode.Wrapper
  let site: CallSite
  @ViewBuilder let make: (K.Value) -> Secondary

  func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.readsPreferences = true
    let outer = lowering.preferences
    lowering.preferences = PreferenceValues()
    lowering.pairEach(
      wrapper, alignment: alignment, site: site, content: { content._lower(into: &$0) },
      second: { lowering in
        let value = lowering.preferences[key]
        lowering.lowerBody { make(value) }
      })
    let inner = lowering.preferences
    lowering.preferences = outer
    lowering.preferences.merge(inner)
  }
}

/// Runs an action when the content's preference differs from the round before.
private struct PreferenceObserver<Content: View, K: PreferenceKey>: _PrimitiveView
where K.Value: Equatable {
  let content: Content
  let key: K.Type
  let action: (K.Value) -> Void

  func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.readsPreferences = true
    lowering.collectPreferences(of: { content._lower(into: &$0) }) { values, lowering in
      let value = values[key]
      lowering.observe { memory in
        let known = memory.map { $0 as! K.Value } ?? K.defaultValue
        memory = value
        guard value != known else { return nil }
        return { action(value) }
      }
    }
  }
}

extension View {
  /// Data: propagates a value to the views around.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    handingUp { $0.set(key, value) }
  }

  func handingUp(_ change: @escaping (inout PreferenceValues) -> Void) -> some View {
    PreferenceWriter(content: self, change: change)
  }

  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    handingUp { values in
      var value = values[key]
      callback(&value)
      values.set(key, value)
    }
  }

  /// Runs before the picture is drawn, when the preference of the views inside has changed.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceObserver(content: self, key: key, action: action)
  }

  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    PreferenceReader(
      content: self, key: key, alignment: alignment,
      wrapper: .layered(alignment, inFront: true, ignoring: []),
      site: CallSite(fileID: fileID, line: line, column: column), make: transform)
  }

  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    PreferenceReader(
      content: self, key: key, alignment: alignment,
      wrapper: .layered(alignment, inFront: false, ignoring: []),
      site: CallSite(fileID: fileID, line: line, column: column), make: transform)
  }
}

extension Lowering {
  /// The views of `content`, removed from the tree, and what they say by `key`, which ends here;
  /// what else they say goes on.
  mutating func gather<Content: View, K: PreferenceKey>(
    _ content: Content, taking key: K.Type
  ) -> (value: K.Value, views: [Subview]) {
    let outer = preferences
    preferences = PreferenceValues()
    let views = gather { content._lower(into: &$0) }
    var inner = preferences
    let value = inner[key]
    inner.remove(key)
    preferences = outer
    preferences.merge(inner)
    return (value, views)
  }
}

/// Turns a preference of the content into values for the container around.
private struct PreferenceEnd<Content: View, K: PreferenceKey>: _PrimitiveView {
  let content: Content
  let key: K.Type
  let change: (K.Value, inout ContainerValues) -> Void

  func _lowerPrimitive(into lowering: inout Lowering) {
    let (value, views) = lowering.gather(content, taking: key)
    for view in views {
      var values = view.containerValues
      change(value, &values)
      values.state(for: view.node, in: &lowering)
      lowering.append(view)
    }
  }
}

extension View {
  /// Layout: views made from a preference of the content, with the content inset by them.
  package func safeAreaInset<K: PreferenceKey, V: View>(
    edge: VerticalEdge, from key: K.Type, @ViewBuilder content: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceReader(
      content: self, key: key, alignment: .center,
      wrapper: .safeAreaInset(edge == .top ? .top : .bottom, .center, spacing: 0), site: .unknown,
      make: content)
  }

  /// Data: stops a preference of the content; `change` turns it into values for the container
  /// around.
  package func preferenceEnd<K: PreferenceKey>(
    _ key: K.Type, _ change: @escaping (K.Value, inout ContainerValues) -> Void
  ) -> some View { PreferenceEnd(content: self, key: key, change: change) }
}
