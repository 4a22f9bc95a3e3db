import KumihanViews

/// The rows that a list has chosen, by their tags.
struct ListSelection: Equatable {
  var values: Set<AnyHashable>
  /// Whether several rows may be chosen.
  var isMultiple: Bool

  static func one<S: Hashable>(_ selection: Binding<S?>?) -> ListSelection? {
    selection.map { binding in
      ListSelection(
        values: binding.wrappedValue.map { [AnyHashable($0)] } ?? [], isMultiple: false)
    }
  }

  static func several<S: Hashable>(_ selection: Binding<Set<S>>?) -> ListSelection? {
    selection.map { binding in
      ListSelection(values: Set(binding.wrappedValue.map { AnyHashable($0) }), isMultiple: true)
    }
  }

  func contains(_ row: Subview) -> Bool {
    row.containerValues.tag.map(values.contains) ?? false
  }
}

private struct ChosenRowsLeadOnKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct ListSelectionKey: EnvironmentKey {
  static var defaultValue: ListSelection? { nil }
}

extension EnvironmentValues {
  /// Whether the one chosen row leads to another screen, so that it does not show where the list does.
  var chosenRowsLeadOn: Bool {
    get { self[ChosenRowsLeadOnKey.self] }
    set { self[ChosenRowsLeadOnKey.self] = newValue }
  }

  /// What the list here has chosen; nil where rows cannot be chosen.
  var listSelection: ListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}
