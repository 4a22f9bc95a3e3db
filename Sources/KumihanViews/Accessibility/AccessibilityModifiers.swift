public import KumihanDrawing
public import KumihanLayout

extension View {
  private func accessible(_ change: @escaping (inout Semantics) -> Void) -> _SemanticsView<Self> {
    semantics(change)
  }

  private func accessible(
    _ isEnabled: Bool, _ text: Text, _ change: @escaping (inout Semantics, String) -> Void
  ) -> _SemanticsView<Self> {
    _SemanticsView(content: self) { lowering in
      guard isEnabled else { return nil }
      var words = Semantics()
      change(&words, text.string(in: lowering))
      return words
    }
  }

  /// Annotation: the name of the view's element, and in documents the text alternative of a figure.
  public func accessibilityLabel(
    _ label: LocalizedStringKey, isEnabled: Bool = true
  ) -> _SemanticsView<Self> { accessibilityLabel(Text(label), isEnabled: isEnabled) }
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> _SemanticsView<Self> {
    accessible(isEnabled, label) { $0.label = $1 }
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> _SemanticsView<Self> {
    accessibilityLabel(Text(verbatim: String(label)), isEnabled: isEnabled)
  }

  /// Annotation: the state or content that the view's element says after its label.
  public func accessibilityValue(
    _ value: LocalizedStringKey, isEnabled: Bool = true
  ) -> _SemanticsView<Self> { accessibilityValue(Text(value), isEnabled: isEnabled) }
  public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> _SemanticsView<Self> {
    accessible(isEnabled, value) { $0.value = $1 }
  }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> _SemanticsView<Self> {
    accessibilityValue(Text(verbatim: String(value)), isEnabled: isEnabled)
  }

  /// Annotation: what a use of the view's element does, said after a pause.
  public func accessibilityHint(
    _ hint: LocalizedStringKey, isEnabled: Bool = true
  ) -> _SemanticsView<Self> { accessibilityHint(Text(hint), isEnabled: isEnabled) }
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> _SemanticsView<Self> {
    accessible(isEnabled, hint) { $0.hint = $1 }
  }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> _SemanticsView<Self> {
    accessibilityHint(Text(verbatim: String(hint)), isEnabled: isEnabled)
  }

  /// Annotation: the name by which tests, states and presentations find the view's element; it is
  /// never spoken.
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some View {
    accessible { $0.identifier = isEnabled ? identifier : nil }
      .named(isEnabled ? identifier : nil)
  }

  /// Annotation: the view and all inside it have no elements; in documents they are decoration.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> _SemanticsView<Self> {
    accessible { $0.isHidden = hidden && isEnabled ? true : nil }
  }

  /// Annotation: traits of the view's element; a header is a heading in documents.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> _SemanticsView<Self> {
    accessible { $0.addedTraits = traits }
  }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> _SemanticsView<Self> {
    accessible { $0.removedTraits = traits }
  }

  /// Annotation: the view's element is a heading of this level, in documents too; the first when
  /// unspecified.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> _SemanticsView<Self> {
    accessible { $0.headingLevel = max(Int(level.rawValue), 1) }
  }

  /// Annotation: the view is one element: without those inside, of the words of all of them, or
  /// around them.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> _SemanticsView<Self> { accessible { $0.children = children.children } }

  /// Annotation: elements with a higher priority come first in their container; 0 unless set.
  public func accessibilitySortPriority(_ priority: Double) -> _SemanticsView<Self> {
    accessible { $0.sortPriority = priority.isNaN ? 0 : priority }
  }

  /// Annotation: the words that voice control takes for the view's element.
  public func accessibilityInputLabels(
    _ labels: [LocalizedStringKey], isEnabled: Bool = true
  ) -> _SemanticsView<Self> {
    accessibilityInputLabels(labels.map { Text($0) }, isEnabled: isEnabled)
  }
  public func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool = true) -> _SemanticsView<
    Self
  > {
    _SemanticsView(content: self) { lowering in
      var words = Semantics()
      words.inputLabels = isEnabled ? labels.map { $0.string(in: lowering) } : []
      return words
    }
  }
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(
    _ labels: [S], isEnabled: Bool = true
  ) -> _SemanticsView<Self> {
    accessibilityInputLabels(labels.map { Text(verbatim: String($0)) }, isEnabled: isEnabled)
  }

  /// Annotation: whether a tap on the view's element does something.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> _SemanticsView<Self> { accessible { $0.respondsToInteraction = respondsToUserInteraction } }

  /// Annotation: the point of the view's frame that a use of its element touches.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> _SemanticsView<Self> {
    accessible { $0.activationPoint = point }
  }

  /// Annotation: the element of the other view of the pair, the label's, names this one.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> _SemanticsView<Self> {
    accessible {
      $0.pair = Semantics.Pair(isLabel: role == .label, key: "\(id)")
    }
  }

  /// Annotation: the view's role in a document's structure: a list, a table's row, decoration.
  public func documentRole(_ role: SemanticRole) -> _SemanticsView<Self> {
    accessible { words in
      switch role {
      case .artifact: words.isHidden = true
      case .heading(let level): (words.addedTraits, words.headingLevel) = (.isHeader, level)
      case .figure(let label):
        (words.label, words.addedTraits, words.children) = (label, .isImage, .ignore)
      case .partHeading:
        (words.addedTraits, words.headingLevel, words.headsPart) = (.isHeader, 2, true)
      case .paragraph, .link, .caption, .listItem, .tableCell, .tableHeader, .prelude:
        words.roles = [role]
      case .priority(let value): words.sortPriority = value
      case .list, .table, .tableRow: (words.roles, words.children) = ([role], .sequence)
      }
    }
  }

  /// No-op: colours of a picture are not inverted, and nothing is read letter by letter.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }
  public func accessibilityShowsLargeContentViewer() -> Self { self }
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self {
    self
  }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Self { self }
  public func speechAdjustedPitch(_ value: Double) -> Self { self }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// The treatment of an element's children.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let children: Semantics.Children
  /// Without those inside.
  public static let ignore = AccessibilityChildBehavior(children: .ignore)
  /// Around those inside, which stay together.
  public static let contain = AccessibilityChildBehavior(children: .contain)
  /// With the words of those inside.
  public static let combine = AccessibilityChildBehavior(children: .combine)
}

/// The role of a view in a labelled pair.
public enum AccessibilityLabeledPairRole: Sendable { case label, content }
