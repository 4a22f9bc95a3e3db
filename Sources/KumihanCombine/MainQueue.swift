public import Foundation

/// What the main thread hands to its own queue. Nobody runs that queue while a picture is made, so what makes the picture
/// runs it: all that is handed in by then, and nothing that waits for a time or another thread.
@MainActor
package enum MainQueue {
  @MainActor
  fileprivate final class Work {
    private var work: (() -> Void)?
    init(_ work: @escaping () -> Void) { self.work = work }
    var isDone: Bool { work == nil }
    /// Once: for a picture or on the queue itself, whichever comes first.
    func run() {
      let due = work
      work = nil
      due?()
    }
  }

  /// Known by a mark, because the main queue may run on other threads than the main one.
  private nonisolated static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()
  /// Whether this is the main thread or where the main queue runs.
  package nonisolated static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  /// How often work may hand in more of it.
  private static let limit = 16
  private static var waiting: [Work] = []
  private static var hasRun = false

  fileprivate static func add(_ work: @escaping () -> Void) -> Work {
    waiting.removeAll(where: \.isDone)
    waiting.append(Work(work))
    return waiting[waiting.count - 1]
  }

  /// Runs what waits, and what that hands in.
  package static func run() {
    for _ in 0..<limit where !waiting.isEmpty {
      let due = waiting
      waiting = []
      for work in due where !work.isDone {
        work.run()
        hasRun = true
      }
    }
  }

  /// Runs what waits.
  ///
  /// - Returns: whether anything has run for a picture since this was last asked.
  package static func runNews() -> Bool {
    run()
    defer { hasRun = false }
    return hasRun
  }
}

extension DispatchQueue {
  /// Work that takes place later: on the main queue, from the main thread, before the picture that is being made is drawn.
  public func async(execute work: @escaping @Sendable () -> Void) {
    guard label == DispatchQueue.main.label, MainQueue.isHere else {
      return async(group: nil, execute: work)
    }
    let work = MainActor.assumeIsolated { MainQueue.add(work) }
    async(group: nil) { MainActor.assumeIsolated { work.run() } }
  }
}
