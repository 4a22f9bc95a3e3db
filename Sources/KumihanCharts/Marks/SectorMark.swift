public import Foundation

/// A slice of a pie or a ring, as large as its share of all values.
public struct SectorMark: ChartContent {
  public typealias Body = Never
  private var mark = Mark(kind: .sector)

  /// - Parameters:
  ///   - innerRadius: of the hole; a ratio is of the outer radius.
  ///   - outerRadius: a ratio is of the largest that the plot has room for.
  ///   - angularInset: the points left free at each side.
  public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark.angle = angle.plotted
    (mark.innerRadius, mark.outerRadius) = (innerRadius, outerRadius)
    mark.angularInset = angularInset
  }

  public func _collect(into marks: inout MarkCollector) { marks.marks.append(mark) }
}
