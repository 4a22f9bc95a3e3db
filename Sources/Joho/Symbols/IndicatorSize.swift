public import Foundation

#if canImport(KumihanSwiftUI)
  import KumihanSwiftUI
#else
  import SwiftUI
#endif

/// The size of an indicator by context. Source: the tables of chapters 8 and 14.
public enum IndicatorSize: String, Hashable, Sendable, CaseIterable {
  case calendar, collapsed, expanded, legend

  /// The two chapters, which differ.
  public enum Chapter: Hashable, Sendable, CaseIterable {
    case eight, fourteen
  }

  /// In points, by the later chapter.
  public var diameter: CGFloat { diameter(of: .fourteen) }

  /// In points, by the later chapter.
  public var borderWidth: CGFloat { borderWidth(of: .fourteen) }

  /// In points.
  public func diameter(of chapter: Chapter) -> CGFloat {
    let smallest: CGFloat = chapter == .eight ? 7 : 5
    return switch self {
    case .calendar: smallest
    case .collapsed: smallest + 1
    case .expanded: smallest + 3
    case .legend: smallest + 5
    }
  }

  /// In points.
  public func borderWidth(of chapter: Chapter) -> CGFloat {
    switch self {
    case .calendar, .collapsed: chapter == .eight ? 1 : 0.5
    case .expanded, .legend: 1.5
    }
  }
}
