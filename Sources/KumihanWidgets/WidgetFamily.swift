public import Foundation
public import KumihanViews

/// The sizes and places of widgets.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }

  var isAccessory: Bool { rawValue >= WidgetFamily.accessoryCircular.rawValue }

  /// In points on a phone of 390 or 393 by 844 or 852, extra large on a tablet of 834 by 1194: the Human Interface
  /// Guidelines' tables.
  public var _size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 634.5, height: 305.5)
    case .accessoryCircular, .accessoryCorner: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }

  /// The margins of content: 16 points in the Human Interface Guidelines; accessories have none.
  var margin: CGFloat { isAccessory ? 0 : 16 }

  /// The radius of the corners, in points; *estimated*.
  var radius: CGFloat {
    switch self {
    case .accessoryCircular, .accessoryCorner: 36
    case .accessoryRectangular: 8
    case .accessoryInline: 0
    default: 22
    }
  }
}

/// How the colours of a widget are shown.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  public static let accented = WidgetRenderingMode(description: "accented")
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

private struct WidgetFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemMedium
}
private struct WidgetRenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}
private struct WidgetMarginsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets()
}
private struct ShowsWidgetBackgroundKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }
  /// The margins that content without margins of the system's has to keep.
  public var widgetContentMargins: EdgeInsets {
    get { self[WidgetMarginsKey.self] }
    set { self[WidgetMarginsKey.self] = newValue }
  }
  public var showsWidgetContainerBackground: Bool {
    get { self[ShowsWidgetBackgroundKey.self] }
    set { self[ShowsWidgetBackgroundKey.self] = newValue }
  }
  public var showsWidgetLabel: Bool { false }
}
