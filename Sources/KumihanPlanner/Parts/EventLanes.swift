import KumihanViews

/// Lanes for overlapping events: each takes the first free lane, and the lanes after it as far as
/// these are free.
struct EventLanes {
  /// The extent of an event.
  struct Span: Hashable {
    let top, bottom: CGFloat

    func overlaps(_ other: Span) -> Bool {
      top < other.bottom - 0.01 && other.top < bottom - 0.01
    }
  }

  struct Place: Hashable {
    /// The lanes that the event covers, of `count` side by side.
    var lanes: Range<Int>
    var count: Int
  }

  /// A place for each span, nil where no lane is left.
  ///
  /// - Parameters:
  ///   - spans: By their tops.
  ///   - limit: The maximum number of lanes, at least 1.
  static func places(of spans: [Span], limit: Int) -> [Place?] {
    var places = [Place?](repeating: nil, count: spans.count)
    var start = 0
    while start < spans.count {
      // Spans that overlap, directly or through others.
      var end = start
      var bottom = spans[start].bottom
      while end < spans.count, end == start || spans[end].top < bottom - 0.01 {
        bottom = max(bottom, spans[end].bottom)
        end += 1
      }
      fill(&places, start..<end, spans, limit)
      start = end
    }
    return places
  }

  private static func fill(
    _ places: inout [Place?], _ group: Range<Int>, _ spans: [Span], _ limit: Int
  ) {
    var lanes: [[Span]] = []
    var chosen: [(index: Int, lane: Int)] = []
    for index in group {
      let lane = lanes.firstIndex { !($0.last?.overlaps(spans[index]) ?? false) } ?? lanes.count
      guard lane < limit else { continue }
      if lane == lanes.count { lanes.append([]) }
      lanes[lane].append(spans[index])
      chosen.append((index, lane))
    }
    for (index, lane) in chosen {
      let free = lanes[(lane + 1)...].prefix { !$0.contains { $0.overlaps(spans[index]) } }
      places[index] = Place(lanes: lane..<lane + 1 + free.count, count: lanes.count)
    }
  }
}
