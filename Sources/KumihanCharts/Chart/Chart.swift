public import KumihanViews
import KumihanLayout

/// A chart of marks, with axes and a legend as they are needed.
public struct Chart<Content: ChartContent>: _PlacedView {
  private let content: Content
  public let _site: CallSite

  public init(
    @ChartContentBuilder content: () -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
    self.content = ForEach(data, content: content)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    ChartDrawing(content: content, site: _site)
      .frame(idealWidth: ChartFigures.idealWidth, idealHeight: ChartFigures.idealHeight)
      .accessibilityElement(children: .contain)
  }
}

/// The chart, drawn once its size is known.
private struct ChartDrawing<Content: ChartContent>: _PrimitiveView {
  let content: Content
  let site: CallSite

  func _lowerPrimitive(into lowering: inout Lowering) {
    var collector = MarkCollector()
    content._collect(into: &collector)
    let marks = collector.marks
    let site = site
    let maker = DeferredContent.Maker.views { proxy, lowering in
      let host = ViewHost(
        environment: lowering.environment, services: lowering.services, runsActions: false)
      var plan = ChartPlan(
        marks, lowering.environment.chart, size: proxy.size, environment: lowering.environment
      ) { view, width in
        let ideal = host.measure(view, in: .unspecified)
        guard let width, ideal.width > width else { return ideal }
        return host.measure(view, in: ProposedViewSize(width: width, height: nil))
      }
      let parts = plan.parts()
      lowering.container(.zStack(.topLeading), site: site) {
        $0.lowerRoot(ChartParts(parts: parts))
      }
    }
    lowering.deferredLeaf(
      DeferredContent(maker: maker, environment: lowering.environment), site: site)
  }
}
