import Foundation
import KumihanViews

/// A mark before scales are known: what it plots and how it looks.
struct Mark {
  enum Kind: Hashable { case bar, line, area, point, rule, rectangle, sector }

  /// Where a mark is on an axis.
  enum Extent {
    /// All of the axis.
    case whole
    case value(Plotted)
    case range(Plotted, Plotted)
    /// Points from the top leading corner of the plot; nil for its ends.
    case points(CGFloat?, CGFloat?)

    var plotted: [Plotted] {
      switch self {
      case .whole, .points: []
      case .value(let value): [value]
      case .range(let start, let end): [start, end]
      }
    }

    var value: Plotted? { if case .value(let value) = self { value } else { nil } }
  }

  let kind: Kind
  var x = Extent.whole
  var y = Extent.whole
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  var series: Plotted?
  /// The value of a sector, and its radii.
  var angle: Plotted?
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat?
  /// Points of a function over the x axis, made once its domain is known.
  var function: FunctionPlot?
  var style = MarkStyle()
}

/// A function whose graph is plotted.
struct FunctionPlot {
  /// Nil for that of the axis.
  let domain: ClosedRange<Double>?
  /// x, then one y or the lower and the upper one.
  let point: (Double) -> (x: Double, y: Double, upper: Double?)
}

/// How a mark looks; nil for what the chart decides.
struct MarkStyle {
  var foreground: AnyShapeStyle?
  var foregroundBy: Plotted?
  var opacity = 1.0
  var cornerRadius: CGFloat?
  var corner = RoundedCornerStyle.continuous
  var line: StrokeStyle?
  var lineBy: Plotted?
  var symbol: MarkSymbol?
  var symbolBy: Plotted?
  /// The area of a symbol, in square points.
  var symbolArea: CGFloat?
  var symbolAreaBy: Plotted?
  var positionBy: Plotted?
  var positionSpan: MarkDimension?
  var interpolation: InterpolationMethod?
  /// In points: of the leading and trailing, the top and the bottom edge.
  var offset = MarkOffset()
  var zIndex: Double?
  var annotations: [MarkAnnotation] = []
  /// Views around the mark's own: clips, masks, blurs and shadows.
  var effects: [@MainActor (AnyView) -> AnyView] = []
  var alignsWithPlot = false
  var accessibilityLabel: Text?
  var accessibilityValue: Text?
  var accessibilityIdentifier: String?
  var isAccessibilityHidden = false
}

/// How far the edges of a mark are moved, in points.
struct MarkOffset: Equatable {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0

  static func + (a: MarkOffset, b: MarkOffset) -> MarkOffset {
    MarkOffset(
      xStart: a.xStart + b.xStart, xEnd: a.xEnd + b.xEnd, yStart: a.yStart + b.yStart,
      yEnd: a.yEnd + b.yEnd)
  }
}

/// What stands at a point.
enum MarkSymbol {
  case none
  case shape(any ChartSymbolShape)
  case view(AnyView)
}

/// A view beside a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  let overflow: AnnotationOverflowResolution
  let content: (AnnotationContext) -> AnyView
}
