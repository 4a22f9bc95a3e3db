import KumihanDrawing

import KumihanLayout

/// What a reader is doing with a view: a still picture shows the state that it is told.
public struct ViewState: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A finger is on the button.
  public static let pressed = ViewState(rawValue: 1)
  /// The view has the focus.
  public static let focused = ViewState(rawValue: 2)
  /// The list or the field is being edited.
  public static let editing = ViewState(rawValue: 4)
  /// The control is disabled.
  public static let disabled = ViewState(rawValue: 8)
  /// A pointer is over the view.
  public static let hovered = ViewState(rawValue: 16)
  /// The row or the tab is selected.
  public static let selected = ViewState(rawValue: 32)

  /// All states by their names.
  public static let named: [(name: String, state: ViewState)] = [
    ("pressed", .pressed), ("focused", .focused), ("editing", .editing), ("disabled", .disabled),
    ("hovered", .hovered), ("selected", .selected),
  ]
}

private struct NamedStatesKey: EnvironmentKey {
  static var defaultValue: [String: ViewState] { [:] }
}

private struct IdentifierKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

private struct StateKey: ContainerValueKey {
  static var defaultValue: ViewState { [] }
}

extension ContainerValues {
  /// The state of a view that has one by its identifier, for the list or the bar around it.
  package var viewState: ViewState {
    get { self[StateKey.self] }
    set { self[StateKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The state of the views here; none unless set. A disabled state also disables.
  public var viewState: ViewState {
    get { style.state }
    set {
      style.state = newValue
      if newValue.contains(.disabled) { style.isEnabled = false }
    }
  }

  /// The states of views by their accessibility identifiers.
  package var namedStates: [String: ViewState] {
    get { self[NamedStatesKey.self] }
    set { self[NamedStatesKey.self] = newValue }
  }

  /// The nearest accessibility identifier around; known only where something is asked by name.
  var accessibilityIdentifier: String? {
    get { self[IdentifierKey.self] }
    set { self[IdentifierKey.self] = newValue }
  }
}

/// A view with an identifier, by which states and presentations may be asked for.
private struct IdentifierView<Content> {
  let content: Content
  let identifier: String?
}

extension IdentifierView: View, _PrimitiveView where Content: View {
  func _lowerPrimitive(into lowering: inout Lowering) {
    guard let asked = lowering.asked, let identifier else {
      return content._lower(into: &lowering)
    }
    asked.note(identifier: identifier)
    let state = lowering.environment.namedStates[identifier]
    lowering.with {
      $0.accessibilityIdentifier = identifier
      if let state { $0.viewState.formUnion(state) }
    } lower: { lowering in
      guard let state else { return content._lower(into: &lowering) }
      for view in lowering.gather({ content._lower(into: &$0) }) {
        ContainerValues.change(view.node, in: &lowering) { $0.viewState.formUnion(state) }
        lowering.append(view)
      }
    }
  }
}

private struct NamedStateView<Content> {
  let content: Content
  let state: ViewState
  let identifier: String
}

extension NamedStateView: View, _PrimitiveView where Content: View {
  func _lowerPrimitive(into lowering: inout Lowering) {
    let asked = lowering.asked ?? AskedFor(presenting: [], states: [], hasScreen: true)
    asked.note(stateFor: identifier)
    lowering.asked = asked
    lowering.with {
      $0.namedStates[identifier, default: []].formUnion(state)
    } lower: {
      content._lower(into: &$0)
    }
  }
}

extension View {
  /// The view's identifier, for what is asked for by name.
  func named(_ identifier: String?) -> some View {
    IdentifierView(content: self, identifier: identifier)
  }

  /// Environment write: the state of the views inside, besides what is set around.
  public func viewState(_ state: ViewState) -> _EnvironmentWriter<Self> {
    writing { $0.viewState.formUnion(state) }
  }

  /// Environment write: the state of the view with an accessibility identifier inside; layout
  /// throws when there is none.
  public func viewState(_ state: ViewState, for identifier: String) -> some View {
    NamedStateView(content: self, state: state, identifier: identifier)
  }
}
