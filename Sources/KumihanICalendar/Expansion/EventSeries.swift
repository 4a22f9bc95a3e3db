/// The components of a file with one UID.
struct EventSeries {
  private(set) var masters: [EventComponent] = []
  private(set) var overrides: [EventComponent] = []
  /// Lets a file that gives every event one UID be read in one pass.
  private var seen: Set<Content> = []
  private var overrideIndices: [Content: Int] = [:]

  /// The key that distinguishes components of one UID and revision.
  private struct Content: Hashable {
    var summary = ""
    var time: TimeValue?
    var rules: [RecurrenceRule] = []
    var isThisAndFuture = false
  }

  init(_ event: EventComponent) {
    if event.recurrenceID == nil { masters = [event] } else { add(override: event) }
  }

  mutating func add(_ event: EventComponent) {
    if event.recurrenceID == nil { add(master: event) } else { add(override: event) }
  }

  /// A newer revision (by SEQUENCE) replaces an older one; a copy adds nothing.
  ///
  /// Different events of one revision are all kept: some programs give every event one UID.
  private mutating func add(master event: EventComponent) {
    if let sequence = masters.first?.sequence, sequence != event.sequence {
      guard event.sequence > sequence else { return }
      masters = []
      seen = []
    }
    if seen.isEmpty, let first = masters.first { seen.insert(content(of: first)) }
    if seen.insert(content(of: event)).inserted { masters.append(event) }
  }

  private mutating func add(override event: EventComponent) {
    let id = Content(time: event.recurrenceID, isThisAndFuture: event.isThisAndFuture)
    guard let index = overrideIndices[id] else {
      overrideIndices[id] = overrides.count
      overrides.append(event)
      return
    }
    if event.sequence >= overrides[index].sequence { overrides[index] = event }
  }

  private func content(of master: EventComponent) -> Content {
    var start = master.start
    // The same event in two calendars of a file has two references to its zone.
    start.zone = .floating
    return Content(summary: master.summary, time: start, rules: master.rules)
  }
}
