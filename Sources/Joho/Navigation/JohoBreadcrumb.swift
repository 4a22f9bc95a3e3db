#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The path to a page, its ancestors underlined, the page in bold. Source: chapter 11.
///
/// A path longer than five shows its first part and the last three around an ellipsis.
public struct JohoBreadcrumb: _PlacedView {
  let path: [String]
  var onTap: (@MainActor (Int) -> Void)?
  public let _site: CallSite

  public init(
    path: [String], onTap: (@MainActor (Int) -> Void)? = nil, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.path = path
    self.onTap = onTap
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// The shown indices of the path, nil for the ellipsis.
  private var shown: [Int?] {
    path.count > 5 ? [0, nil] + path.indices.suffix(3) : Array(path.indices)
  }

  private func separator(_ text: String) -> some View {
    Text(text)
      .johoFont(.bodySmall)
      .foregroundStyle(JohoInk.faint)
  }

  public var body: some View {
    HStack(spacing: JohoSpacing.xs) {
      ForEach(Array(shown.enumerated()), id: \.offset) { place, index in
        if place > 0 { separator("›") }
        if let index { part(index, path[index]) } else { separator("…") }
      }
    }
  }

  @ViewBuilder private func part(_ index: Int, _ item: String) -> some View {
    if index < path.count - 1 {
      Button(action: { onTap?(index) }) {
        Text(item)
          .johoFont(.bodySmall)
          .underline()
          .foregroundStyle(JohoInk.secondary)
          .lineLimit(1)
          .contentShape(JohoTouchArea())
      }
      .buttonStyle(JohoBareButtonStyle())
    } else {
      Text(item)
        .johoFont(.bodySmall)
        .fontWeight(.bold)
        .foregroundStyle(JohoInk.primary)
        .lineLimit(1)
    }
  }
}
