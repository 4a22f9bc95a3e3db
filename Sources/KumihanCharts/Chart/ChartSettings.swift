import Foundation
import KumihanViews

/// What modifiers ask of the charts inside.
struct ChartSettings {
  /// Of one axis.
  struct AxisSettings {
    var visibility = Visibility.automatic
    /// Nil for the usual marks.
    var groups: [AxisGroup]?
    var domain: ChartDomain?
    var range: PlotDimensionScaleRange?
    var type: ScaleType?
    var titles: [Title] = []
    /// The length of the domain that can be seen at a time, and where it starts.
    var visibleLength: Double?
    var scrollStart: ChartDatum?
    var axisStyles: [(ChartAxisContent) -> AnyView] = []

    /// The content of the axis in the styles that are set for it.
    @MainActor func styled(_ content: AnyView) -> AnyView {
      axisStyles.reduce(content) { content, style in style(ChartAxisContent(content: content)) }
    }
  }

  /// The title of an axis.
  struct Title {
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
    let content: AnyView
  }

  /// Styles by value.
  struct StyleScale {
    var domain: [ChartDatum]?
    var styles: [AnyShapeStyle]?
    var mapping: ((ChartDatum) -> AnyShapeStyle?)?
    var gradient: Gradient?
  }

  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
  }

  /// A view over or behind the chart.
  struct Layer {
    let alignment: Alignment
    let content: (ChartProxy) -> AnyView
  }

  var x = AxisSettings()
  var y = AxisSettings()
  var styles = StyleScale()
  var symbolDomain: [ChartDatum]?
  var symbols: [any ChartSymbolShape]?
  var symbolAreas: ClosedRange<CGFloat>?
  var lines: [(ChartDatum?, StrokeStyle)]?
  var legend = Legend()
  var plotStyles: [(ChartPlotContent) -> AnyView] = []
  var overlays: [Layer] = []
  var backgrounds: [Layer] = []
  var scrolls: Axis.Set = []
}

/// Charts are asked through the environment, so that a modifier reaches those inside a stack too.
struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
  static func _areEqual(_ a: ChartSettings, _ b: ChartSettings) -> Bool { false }
}

extension EnvironmentValues {
  var chart: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chart, transform: change)
  }
}
