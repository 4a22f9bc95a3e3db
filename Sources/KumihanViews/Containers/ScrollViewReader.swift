import Foundation
import KumihanCombine
public import KumihanLayout

/// Gives actions a proxy for scrolling to views inside.
public struct ScrollViewReader<Content: View>: _PlacedView {
  let content: (ScrollViewProxy) -> Content
  public let _site: CallSite

  public init(
    @ViewBuilder content: @escaping (ScrollViewProxy) -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.content = content
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View { ReadScrollViews(content: content) }
}

private struct ReadScrollViews<Content: View>: _PrimitiveView {
  let content: (ScrollViewProxy) -> Content

  func _lowerPrimitive(into lowering: inout Lowering) {
    // Without rounds no action runs that could scroll.
    guard let rounds = lowering.rounds else {
      return lowering.lowerBody { content(ScrollViewProxy(reader: ScrollReader())) }
    }
    let place = rounds.enter(.reader, in: lowering.place)
    let reader = rounds.scrolling.reader(at: place)
    lowering.with({ $0.scrollReaders.append(reader) }) {
      $0.lowerBody { content(ScrollViewProxy(reader: reader)) }
    }
  }
}

/// Scrolls to a view before the picture is drawn.
public struct ScrollViewProxy {
  let reader: ScrollReader

  /// Scrolls the scroll view around the view with this identity until the view is at the anchor; nil for as
  /// little as shows all of it.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let (reader, target) = (reader, Crossing(AnyHashable(id)))
    guard MainQueue.isHere else {
      return DispatchQueue.main.async {
        MainActor.assumeIsolated { reader.scroll(to: target.value, anchor) }
      }
    }
    MainActor.assumeIsolated { reader.scroll(to: target.value, anchor) }
  }
}
