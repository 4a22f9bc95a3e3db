/// The components of a file that share a UID.
struct EventSeries {
  private(set) var masters: [EventComponent] = []
  private(set) var overrides: [EventComponent] = []

  init(_ event: EventComponent) {
    add(event)
  }

  /// A newer revision (by SEQUENCE) takes the place of an older one; a copy adds nothing.
  ///
  /// Events of one revision that differ are all kept, for some programs give every event one UID.
  mutating func add(_ event: EventComponent) {
    guard event.recurrenceID == nil else {
      if let index = overrides.firstIndex(where: {
        $0.recurrenceID == event.recurrenceID && $0.isThisAndFuture == event.isThisAndFuture
      }) {
        if event.sequence >= overrides[index].sequence { overrides[index] = event }
      } else {
        overrides.append(event)
      }
      return
    }
    if let sequence = masters.first?.sequence, sequence != event.sequence {
      if event.sequence > sequence { masters = [event] }
    } else if !masters.contains(where: { $0.saysTheSame(as: event) }) {
      masters.append(event)
    }
  }
}

extension EventComponent {
  fileprivate func saysTheSame(as other: EventComponent) -> Bool {
    summary == other.summary && start.local == other.start.local
      && start.isDate == other.start.isDate && rules == other.rules
  }
}
