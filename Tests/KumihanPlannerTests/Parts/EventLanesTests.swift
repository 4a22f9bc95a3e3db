import Kumihan
import Testing

@testable import KumihanPlanner

struct EventLanesTests {
  private func places(_ spans: [(CGFloat, CGFloat)], limit: Int = 4) -> [EventLanes.Place?] {
    EventLanes.places(of: spans.map { EventLanes.Span(top: $0.0, bottom: $0.1) }, limit: limit)
  }

  private func place(_ lanes: Range<Int>, of count: Int) -> EventLanes.Place {
    EventLanes.Place(lanes: lanes, count: count)
  }

  @Test func whatDoesNotOverlapHasAllLanes() {
    #expect(places([(0, 10), (10, 20)]) == [place(0..<1, of: 1), place(0..<1, of: 1)])
  }

  @Test func whatOverlapsStandsSideBySide() {
    #expect(
      places([(0, 30), (0, 10), (10, 20)]) == [
        place(0..<1, of: 2), place(1..<2, of: 2), place(1..<2, of: 2),
      ])
  }

  /// The last overlaps the first alone, which leaves it the lanes of the others.
  @Test func lanesThatAreFreeAreUsed() {
    #expect(
      places([(0, 50), (0, 10), (0, 10), (20, 30)]).last == place(1..<3, of: 3))
  }

  @Test func noMoreLanesThanThereIsRoomFor() {
    #expect(
      places([(0, 10), (0, 10), (0, 10), (20, 30)], limit: 2) == [
        place(0..<1, of: 2), place(1..<2, of: 2), nil, place(0..<1, of: 1),
      ])
    #expect(places([], limit: 1) == [])
  }

  /// Of many events none covers another, and none is lost while there are lanes.
  @Test(arguments: 1...20) func lanesNeverCollide(seed: Int) {
    var state = UInt64(seed)
    func random(_ bound: Int) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(Int(state >> 33) % bound)
    }
    let spans = (0..<40).map { _ in
      let top = random(500)
      return EventLanes.Span(top: top, bottom: top + 1 + random(60))
    }.sorted { ($0.top, $1.bottom) < ($1.top, $0.bottom) }
    let places = EventLanes.places(of: spans, limit: 100)
    for (index, place) in places.enumerated() {
      guard let place else {
        Issue.record("no place for \(spans[index])")
        continue
      }
      for other in places.indices where other > index && spans[other].overlaps(spans[index]) {
        #expect(places[other]?.count == place.count)
        #expect(places[other]?.lanes.overlaps(place.lanes) == false)
      }
    }
  }
}
