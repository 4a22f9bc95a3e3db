public import KumihanViews

extension View {
  /// Policy: lists write the number at the row's trailing end, tab bars in a red pill; 0 draws
  /// none.
  public func badge(
    _ count: Int, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    badged(
      count == 0 ? nil : Text(count, format: .number, fileID: fileID, line: line, column: column))
  }

  public func badge(_ label: Text?) -> some View { badged(label) }
  public func badge(
    _ key: LocalizedStringKey?, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    badged(key.map { Text($0, fileID: fileID, line: line, column: column) })
  }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(
    _ label: S?, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    badged(label.map { Text(verbatim: String($0), fileID: fileID, line: line, column: column) })
  }

  /// Not a public overload of the others: where one calls another, an optimised build of a caller
  /// fails ("type mismatch of function").
  private func badged(_ label: Text?) -> some View {
    environment(\.rowBadge, label).marked { $0.badge = label }
  }

  /// No-op: all badges have the same prominence.
  public func badgeProminence(_ prominence: BadgeProminence) -> Self { self }
}

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
  public static let standard = BadgeProminence()
  public static let increased = BadgeProminence()
  public static let decreased = BadgeProminence()
}

/// What stands in a row and fills it, and its badge at the end; in very large text the badge stands below where
/// there is no room for both in one line.
struct BadgedRow<Content: View>: View {
  let badge: Text?
  let gap: CGFloat
  @ViewBuilder let content: Content
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    if let label = badge?.placeForeground(.secondary).part(.value) {
      if typeSize.isAccessibilitySize {
        ViewThatFits(in: .horizontal) {
          beside(label)
          VStack(alignment: .leading, spacing: 4) {
            content
            label
          }
        }
      } else {
        beside(label)
      }
    } else {
      content
    }
  }

  private func beside(_ label: some View) -> some View {
    HStack(spacing: gap) {
      content
      label
    }
  }
}

/// A badge at the corner of a tab.
struct TabBadge: View {
  let label: Text?
  @Environment(\.figures) private var figures
  @Environment(\.barLook) private var ownLook

  var body: some View {
    if let label {
      // Beside the symbol, whatever the word's width: from 4 after its middle, and 15 above it.
      let top = figures.bar.tabSymbol - 15
      label.font(.system(size: 13)).foregroundStyle(Color.white).lineLimit(1).fixedSize()
        .padding(.horizontal, 5)
        .frame(minWidth: 18, minHeight: 18)
        .background(ownLook.orOfAll.badge ?? .red, in: Capsule())
        .alignmentGuide(HorizontalAlignment.center) { $0[.leading] - 4 }
        .alignmentGuide(.top) { _ in -top }
    }
  }
}
