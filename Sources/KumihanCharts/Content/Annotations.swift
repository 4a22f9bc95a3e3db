public import Foundation
public import KumihanViews

/// The side of a mark, or of a chart, that a view is placed at.
public struct AnnotationPosition: Hashable, Sendable {
  let x: CGFloat
  let y: CGFloat
  let isAutomatic: Bool

  private init(_ x: CGFloat, _ y: CGFloat, isAutomatic: Bool = false) {
    (self.x, self.y, self.isAutomatic) = (x, y, isAutomatic)
  }

  public static let automatic = AnnotationPosition(0, -1, isAutomatic: true)
  public static let overlay = AnnotationPosition(0, 0)
  public static let top = AnnotationPosition(0, -1)
  public static let bottom = AnnotationPosition(0, 1)
  public static let leading = AnnotationPosition(-1, 0)
  public static let trailing = AnnotationPosition(1, 0)
  public static let topLeading = AnnotationPosition(-1, -1)
  public static let topTrailing = AnnotationPosition(1, -1)
  public static let bottomLeading = AnnotationPosition(-1, 1)
  public static let bottomTrailing = AnnotationPosition(1, 1)
}

/// What an annotation knows of its mark.
public struct AnnotationContext: Sendable {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

/// What happens to an annotation that reaches beyond the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The area that an annotation is kept in.
  public struct Boundary: Hashable, Sendable {
    let isPlot: Bool
    public static let automatic = Boundary(isPlot: false)
    public static let chart = Boundary(isPlot: false)
    public static let plot = Boundary(isPlot: true)
  }

  /// What happens along an axis.
  public struct Strategy: Hashable, Sendable {
    let boundary: Boundary?
    public static let automatic = Strategy(boundary: nil)
    public static let disabled = Strategy(boundary: nil)
    public static let fit = Strategy(boundary: .chart)
    public static let padScale = Strategy(boundary: nil)
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(boundary: boundary) }
  }

  let x: Strategy
  let y: Strategy
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
  public static let automatic = AnnotationOverflowResolution()
}

extension ChartContent {
  /// A view beside each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, .automatic) { _ in AnyView(content()) }
  }
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, .automatic) { AnyView(content($0)) }
  }
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution) { _ in AnyView(content()) }
  }
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
  }

  private func annotated(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, _ content: @escaping (AnnotationContext) -> AnyView
  ) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing, overflow: overflow,
      content: content)
    return styled { $0.annotations.append(annotation) }
  }
}
