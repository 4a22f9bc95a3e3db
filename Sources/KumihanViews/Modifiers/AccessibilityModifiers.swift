public import KumihanDrawing
import KumihanLayout

/// A view with a role in the document's structure, known once the environment is.
struct AccessibleView<Content: View>: _PrimitiveView {
  let content: Content
  let site: CallSite
  let role: (Lowering) -> SemanticRole?

  func _lowerPrimitive(into lowering: inout Lowering) {
    guard let role = role(lowering) else { return content._lower(into: &lowering) }
    lowering.wrapEach(lowering.tree.wrapper(.role(role)), site: site) {
      content._lower(into: &$0)
    }
  }
}

extension View {
  private func accessible(
    _ fileID: StaticString, _ line: Int, _ column: Int,
    _ role: @escaping (Lowering) -> SemanticRole?
  ) -> some View {
    AccessibleView(
      content: self, site: CallSite(fileID: fileID, line: line, column: column), role: role)
  }

  /// Annotation: in documents the view is a figure with this text alternative.
  public func accessibilityLabel(
    _ label: LocalizedStringKey, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View { accessibilityLabel(Text(label), fileID: fileID, line: line, column: column) }

  /// Annotation: in documents the view is a figure with this text alternative.
  public func accessibilityLabel(
    _ label: Text, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    accessible(fileID, line, column) { .figure(label.string(in: $0)) }
  }

  /// Annotation: in documents the view is a figure with this text alternative.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    accessibilityLabel(Text(String(label)), fileID: fileID, line: line, column: column)
  }

  /// Annotation: in documents the view is decoration that screen readers skip.
  public func accessibilityHidden(
    _ hidden: Bool, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View { accessible(fileID, line, column) { _ in hidden ? .artifact : nil } }

  /// Annotation: in documents a header is a heading of level 1; other traits have no effect.
  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    accessible(fileID, line, column) { _ in traits.contains(.isHeader) ? .heading(level: 1) : nil }
  }

  /// Annotation: in documents the view is a heading of this level, the first when unspecified.
  public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    accessible(fileID, line, column) { _ in .heading(level: max(Int(level.rawValue), 1)) }
  }

  /// Annotation: the view's role in a document's structure: a list, a table's row, decoration.
  public func documentRole(
    _ role: SemanticRole, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View { accessible(fileID, line, column) { _ in role } }
}

/// Traits of an element for assistive technology.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  public static let isImage = AccessibilityTraits(rawValue: 32)
  public static let playsSound = AccessibilityTraits(rawValue: 64)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
  public static let isStaticText = AccessibilityTraits(rawValue: 256)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
  public static let isModal = AccessibilityTraits(rawValue: 16384)
  public static let isToggle = AccessibilityTraits(rawValue: 32768)
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
