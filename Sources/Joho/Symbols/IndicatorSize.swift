public import Foundation

/// How large an indicator is where. Source: chapter 14; chapter 8 has larger ones.
public enum IndicatorSize: Hashable, Sendable, CaseIterable {
  case calendar, collapsed, expanded, legend

  /// In points.
  public var diameter: CGFloat {
    switch self {
    case .calendar: 5
    case .collapsed: 6
    case .expanded: 8
    case .legend: 10
    }
  }

  /// In points.
  public var borderWidth: CGFloat {
    switch self {
    case .calendar, .collapsed: 0.5
    case .expanded, .legend: 1.5
    }
  }

  /// The diameter of chapter 8.
  public var largeDiameter: CGFloat {
    switch self {
    case .calendar: 7
    case .collapsed: 8
    case .expanded: 10
    case .legend: 12
    }
  }
}
