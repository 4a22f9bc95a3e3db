import Foundation
import Synchronization

/// Work for other queues than the main one while a picture takes jobs. The picture waits for it: it begins when the main thread has nothing
/// else to do, and is done one thing after another, on one thread, in the order in which it was handed in. So what it hands back comes in the same
/// order each time.
package enum OtherQueues {
  /// What work hands back, for the main thread.
  enum Answer {
    case work(@Sendable () -> Void)
    case job(UnownedJob, isMain: Bool, delay: Double)
  }

  private struct State {
    var isTaking = false
    /// Some work never ended: from then on none is waited for.
    var isStuck = false
    /// What has not begun, and how much has not ended.
    var waiting: [@Sendable () -> Void] = []
    var left = 0
    /// Whether any has ended since this was last asked.
    var hasEnded = false
    /// Whether work waits for a group: it comes once the group's work is done.
    var hasNotices = false
    /// What may have more work later.
    var questions: [@Sendable () -> Bool] = []
    var answers: [Crossing<Answer>] = []
  }

  private static let state = Mutex(State())
  private static let change = DispatchSemaphore(value: 0)
  private static let queue = DispatchQueue(label: "se.kumihan.other-queues")
  /// In seconds: how long a picture waits for work that hands nothing back, how long for more from work that has handed something back, which
  /// may wait for the main thread, and after what time work begins whose main thread waits for it otherwise.
  private static let (patience, pause, delay) = (10.0, 0.5, 1.0)

  /// Whether work is taken from now on; what was handed back until then is forgotten.
  static func take(_ isTaking: Bool) {
    state.withLock {
      $0.isTaking = isTaking
      ($0.answers, $0.questions) = ([], [])
    }
  }

  /// Whether work that is handed in now is done before the picture.
  package static var isTaking: Bool { state.withLock { $0.isTaking && !$0.isStuck } }

  /// Asks for more work each time that the main thread has nothing to do, until the answer is that none will come.
  package static func ask(_ question: @escaping @Sendable () -> Bool) {
    state.withLock { $0.questions.append(question) }
  }

  private static func askAll() {
    let questions = state.withLock { state in
      defer { state.questions = [] }
      return state.questions
    }
    let open = questions.filter { $0() }
    state.withLock { $0.questions = open + $0.questions }
  }

  /// Takes work for another queue.
  ///
  /// - Returns: false where that queue is to do it.
  package static func add(_ work: @escaping @Sendable () -> Void) -> Bool {
    let isFirst = state.withLock { state -> Bool? in
      guard state.isTaking, !state.isStuck else { return nil }
      state.left += 1
      state.waiting.append(work)
      return state.waiting.count == 1
    }
    guard let isFirst else { return false }
    if isFirst { queue.asyncAfter(deadline: .now() + delay, qos: .unspecified, execute: begin) }
    return true
  }

  /// Begins what waits.
  @Sendable private static func begin() {
    let works = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for work in works {
      queue.async(group: nil) {
        MainQueue.takingJobs(work)
        state.withLock {
          $0.left -= 1
          $0.hasEnded = true
        }
        change.signal()
      }
    }
  }

  /// Hands work in once a group's work is done. A picture does not wait for a group that stays open.
  ///
  /// - Returns: false where the group is to do it.
  static func notify(_ group: DispatchGroup, _ work: @escaping @Sendable () -> Void) -> Bool {
    let isTaken = state.withLock {
      guard $0.isTaking, !$0.isStuck else { return false }
      $0.hasNotices = true
      return true
    }
    if isTaken { group.notify(qos: .unspecified, queue: queue, execute: work) }
    return isTaken
  }

  /// Takes what work of another queue hands to the main thread.
  ///
  /// - Returns: false where nobody waits for it.
  static func answer(_ answer: Answer) -> Bool {
    let answer = Crossing(answer)
    let isTaken = state.withLock {
      guard $0.isTaking else { return false }
      $0.answers.append(answer)
      return true
    }
    if isTaken { change.signal() }
    return isTaken
  }

  /// Waits until all work is done.
  ///
  /// - Returns: what it handed back; nil when nothing was done.
  static func answers() -> [Answer]? {
    askAll()
    begin()
    var end = DispatchTime.now() + patience
    while !state.withLock({ $0.left == 0 || $0.isStuck }) {
      guard change.wait(timeout: end) == .timedOut else {
        if state.withLock({ !$0.answers.isEmpty }) { end = .now() + pause }
        continue
      }
      if state.withLock({ !$0.answers.isEmpty }) { break }
      state.withLock { $0.isStuck = true }
    }
    // What a group has handed in by now.
    if state.withLock({ $0.hasNotices && !$0.isStuck && $0.left == 0 }) { queue.sync {} }
    return state.withLock { state in
      defer { (state.answers, state.hasEnded) = ([], false) }
      return state.hasEnded || !state.answers.isEmpty ? state.answers.map(\.value) : nil
    }
  }
}
