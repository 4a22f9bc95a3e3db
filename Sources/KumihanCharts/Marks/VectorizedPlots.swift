public import Foundation
public import KumihanViews

/// A value of each element of a collection, with the words for it.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  let plotted: (DataElement) -> Plotted

  private init(_ value: @escaping (DataElement) -> PlottableValue<DataValue>) {
    plotted = { value($0).plotted }
  }

  public static func value(
    _ label: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> Self { Self { .value(label, $0[keyPath: keyPath]) } }
  public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
    Self { .value(label, $0[keyPath: keyPath]) }
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> Self { Self { .value(label, $0[keyPath: keyPath]) } }

  public static func value(_ label: LocalizedStringKey, _ value: DataValue) -> Self {
    Self { _ in .value(label, value) }
  }
}

extension PlottableProjection where DataValue == Date {
  public static func value(
    _ label: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self { Self { .value(label, $0[keyPath: keyPath], unit: unit, calendar: calendar) } }
}

/// Plots of all elements of a collection, styled by key paths.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement
  var _elements: [DataElement] { get }
}

/// Marks of which each has a style by its element.
struct StyledVectorizedContent<Content: VectorizedChartContent>: VectorizedChartContent {
  typealias Body = Never
  let content: Content
  let change: (inout MarkStyle, Content.DataElement) -> Void
  var _elements: [Content.DataElement] { content._elements }

  func _collect(into marks: inout MarkCollector) {
    let first = marks.marks.count
    content._collect(into: &marks)
    for (index, element) in zip(first..<marks.marks.count, _elements) {
      change(&marks.marks[index].style, element)
    }
  }
}

extension VectorizedChartContent {
  private func styled(
    each change: @escaping (inout MarkStyle, DataElement) -> Void
  ) -> some VectorizedChartContent<DataElement> {
    StyledVectorizedContent(content: self, change: change)
  }

  public func foregroundStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    styled { $0.foregroundBy = $0.foregroundBy ?? value.plotted($1) }
  }
  public func foregroundStyle(
    _ keyPath: KeyPath<DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    styled { $0.foreground = $0.foreground ?? AnyShapeStyle($1[keyPath: keyPath]) }
  }
  public func opacity(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    styled { $0.opacity *= min(max($1[keyPath: keyPath], 0), 1) }
  }
  public func symbol(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    styled { $0.symbolBy = $0.symbolBy ?? value.plotted($1) }
  }
  public func symbolSize(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    styled { $0.symbolArea = $0.symbolArea ?? $1[keyPath: keyPath] }
  }
  public func symbolSize(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    styled { $0.symbolAreaBy = $0.symbolAreaBy ?? value.plotted($1) }
  }
  public func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    styled { ($0.positionBy, $0.positionSpan) = (value.plotted($1), span) }
  }
}

/// Bars of all elements of a collection.
public struct BarPlot<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  public let _elements: [DataElement]
  private let marks: [Mark]

  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<DataElement, some Plottable>,
    y: PlottableProjection<DataElement, some Plottable>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    _elements = Array(data)
    marks = _elements.map { element in
      var mark = Mark(kind: .bar)
      (mark.x, mark.y) = (.value(x.plotted(element)), .value(y.plotted(element)))
      (mark.width, mark.height, mark.stacking) = (width, height, stacking)
      return mark
    }
  }

  public func _collect(into marks: inout MarkCollector) { marks.marks += self.marks }
}

/// Symbols at all elements of a collection.
public struct PointPlot<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  public let _elements: [DataElement]
  private let marks: [Mark]

  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<DataElement, some Plottable>,
    y: PlottableProjection<DataElement, some Plottable>
  ) where Data.Element == DataElement {
    _elements = Array(data)
    marks = _elements.map { element in
      var mark = Mark(kind: .point)
      (mark.x, mark.y) = (.value(x.plotted(element)), .value(y.plotted(element)))
      return mark
    }
  }

  public func _collect(into marks: inout MarkCollector) { marks.marks += self.marks }
}

/// Rectangles of all elements of a collection.
public struct RectanglePlot<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  public let _elements: [DataElement]
  private let marks: [Mark]

  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<DataElement, some Plottable>,
    y: PlottableProjection<DataElement, some Plottable>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    _elements = Array(data)
    marks = _elements.map { element in
      var mark = Mark(kind: .rectangle)
      (mark.x, mark.y) = (.value(x.plotted(element)), .value(y.plotted(element)))
      (mark.width, mark.height) = (width, height)
      return mark
    }
  }

  public func _collect(into marks: inout MarkCollector) { marks.marks += self.marks }
}

/// Slices of all elements of a collection.
public struct SectorPlot<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  public let _elements: [DataElement]
  private let marks: [Mark]

  public init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<DataElement, some Plottable>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Data.Element == DataElement {
    _elements = Array(data)
    marks = _elements.map { element in
      var mark = Mark(kind: .sector)
      mark.angle = angle.plotted(element)
      (mark.innerRadius, mark.outerRadius) = (innerRadius, outerRadius)
      mark.angularInset = angularInset
      return mark
    }
  }

  public func _collect(into marks: inout MarkCollector) { marks.marks += self.marks }
}
