public import Foundation

/// What the main thread hands to its own queue, and what tasks and actors hand to theirs. Nobody runs those while a picture is made, so
/// what makes the picture runs them: all that is handed in by then, in its order, and nothing that waits for another thread. What waits for a time
/// has its turn when the picture shows that moment: no clock is asked, frames are counted.
@MainActor
package enum MainQueue {
  @MainActor
  fileprivate final class Work {
    /// What is handed in: work of a queue, a job of a task, a tick of a clock.
    enum Kind { case work, job, tick }
    let kind: Kind
    private var work: (() -> Void)?
    init(as kind: Kind = .work, _ work: @escaping () -> Void) {
      (self.kind, self.work) = (kind, work)
    }
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
  /// How many jobs of tasks run before a picture goes on without the rest: a task may yield without end.
  private static let jobLimit = 20_000
  /// How often a picture's time may go on, and how many frames a second it has.
  private static let (stepLimit, frameRate) = (600, 60.0)
  private static var waiting: [Work] = []
  /// By the frame that it waits for.
  private static var later: [(frame: Double, work: Work)] = []
  private static var hasRun = false
  /// How many pictures are being made, one within another, and the frame of the outermost.
  private static var depth = 0
  private static var frame = 0.0
  private static var steps = 0

  /// When the next work would have had its turn that the last picture was made without, in seconds after its beginning; clocks
  /// that tick are none.
  package private(set) static var waitsUntil: TimeInterval?

  /// The seconds that a picture's time has gone on.
  package static var elapsed: TimeInterval { frame / frameRate }

  fileprivate static func add(_ work: Work, after delay: TimeInterval = 0) {
    // A delay that was counted from a moment a little earlier.
    let due = frame + (delay * frameRate - 0.01).rounded(.up)
    guard due > frame else {
      if work.kind != .job { waiting.removeAll(where: \.isDone) }
      return waiting.append(work)
    }
    later.removeAll(where: \.work.isDone)
    later.insert((due, work), at: later.firstIndex { $0.frame > due } ?? later.count)
  }

  /// Hands in work of our own.
  package static func add(_ work: @escaping () -> Void) { add(Work(work)) }
  package static func add(after delay: TimeInterval, _ work: @escaping () -> Void) {
    add(Work(work), after: delay)
  }
  package static func tick(after delay: TimeInterval, _ work: @escaping () -> Void) {
    add(Work(as: .tick, work), after: delay)
  }

  /// Runs what waits, and what that hands in, here and to other queues.
  package static func run() {
    var turns = limit
    repeat {
      runHere()
      turns -= 1
    } while turns > 0 && hearsOthers()
  }

  /// Whether other queues hand something back.
  private static func hearsOthers() -> Bool {
    guard let answers = OtherQueues.answers() else { return false }
    hasRun = true
    for answer in answers {
      switch answer {
      case .work(let work): add(Work(work))
      case .job(let job, let isMain, let delay): add(job, isMain: isMain, after: delay)
      }
    }
    return true
  }

  private static func runHere() {
    var (left, jobs) = (limit, jobLimit)
    while !waiting.isEmpty, left > 0, jobs > 0 {
      let due = waiting.filter { !$0.isDone }
      waiting = []
      if due.contains(where: { $0.kind != .job }) { left -= 1 }
      jobs -= due.count
      for work in due where !work.isDone {
        work.run()
        hasRun = true
      }
    }
  }

  /// Makes a picture, which begins at its first frame; what still waits at its end is forgotten.
  package static func whileMaking<Picture>(_ make: () -> Picture) -> Picture {
    if depth == 0 { (frame, steps) = (0, 0) }
    depth += 1
    defer {
      depth -= 1
      if depth == 0 {
        waitsUntil = later.first { $0.work.kind != .tick && !$0.work.isDone }
          .map { $0.frame / frameRate }
        waiting.removeAll { $0.kind == .job }
        later = []
      }
    }
    return make()
  }

  /// Lets time go on to the next frame that something waits for.
  ///
  /// - Parameters:
  ///   - moment: after the first frame, at most.
  ///   - ticks: the last moment at which clocks tick.
  /// - Returns: whether anything has its turn.
  package static func goOn(to moment: TimeInterval, ticks: TimeInterval) -> Bool {
    func isDue(_ work: Work, _ frame: Double) -> Bool {
      frame <= (work.kind == .tick ? ticks : moment) * frameRate
    }
    later.removeAll(where: \.work.isDone)
    guard steps < stepLimit, let next = later.first(where: { isDue($0.work, $0.frame) })?.frame
    else { return false }
    (frame, steps) = (max(frame, next), steps + 1)
    let due = later.filter { $0.frame == next && isDue($0.work, next) }
    later.removeAll { $0.frame == next && isDue($0.work, next) }
    waiting += due.map(\.work)
    return true
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

extension MainQueue {
  /// Takes a job of a task or an actor: whether it is the main actor's, and how many seconds it is to wait.
  package typealias TakesJob = @convention(c) (UnsafeMutableRawPointer, Bool, Double) -> Void

  /// Hands all jobs of this thread to who takes them, until nobody does. Programs that carry the Swift runtime set it; elsewhere tasks
  /// go on when and where the runtime has it.
  package nonisolated(unsafe) static var handJobs: ((TakesJob?) -> Void)?

  /// From now on jobs of this thread wait for a picture, and work for other queues is waited for.
  package static func takeJobs() {
    guard let handJobs = unsafe handJobs else { return }
    unsafe handJobs { job, isMain, delay in
      let job = unsafe unsafeBitCast(job, to: UnownedJob.self)
      MainActor.assumeIsolated { MainQueue.add(job, isMain: isMain, after: delay) }
    }
    OtherQueues.take(true)
  }

  /// Jobs go where they would, and those that wait are forgotten.
  package static func leaveJobs() {
    unsafe handJobs?(nil)
    OtherQueues.take(false)
    waiting.removeAll { $0.kind == .job }
    later = []
  }

  /// Does work of another queue, whose jobs are the main thread's too.
  nonisolated static func takingJobs(_ work: () -> Void) {
    unsafe handJobs? { job, isMain, delay in
      let job = unsafe unsafeBitCast(job, to: UnownedJob.self)
      _ = OtherQueues.answer(.job(job, isMain: isMain, delay: delay))
    }
    work()
    unsafe handJobs?(nil)
  }

  private static func add(_ job: UnownedJob, isMain: Bool, after delay: Double) {
    add(Work(as: .job) { run(job, isMain: isMain) }, after: delay)
  }

  private static func run(_ job: UnownedJob, isMain: Bool) {
    // An executor of no actor is two zeros.
    let nobody = unsafe unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)
    unsafe job.runSynchronously(on: isMain ? MainActor.sharedUnownedExecutor : nobody)
  }
}

extension DispatchQueue {
  /// Work that takes place later: on the main queue, from the main thread, before the picture that is being made is drawn.
  public func async(execute work: @escaping @Sendable () -> Void) {
    guard let work = mainWork(work) else {
      let isTaken = isMain ? OtherQueues.answer(.work(work)) : OtherQueues.add(work)
      return isTaken ? () : async(group: nil, execute: work)
    }
    MainActor.assumeIsolated { MainQueue.add(work) }
    async(group: nil) { MainActor.assumeIsolated { work.run() } }
  }

  /// Work that waits for a time: on the main queue, from the main thread, before the picture is drawn if it shows that moment.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    guard let work = mainWork(work) else {
      return asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
    }
    let delay = Double(deadline.uptimeNanoseconds) - Double(DispatchTime.now().uptimeNanoseconds)
    MainActor.assumeIsolated { MainQueue.add(work, after: delay / 1e9) }
    asyncAfter(deadline: deadline, qos: .unspecified) { MainActor.assumeIsolated { work.run() } }
  }

  public func async(qos: DispatchQoS, execute work: @escaping @Sendable () -> Void) {
    async(execute: work)
  }
  public func async(group: DispatchGroup, execute work: @escaping @Sendable () -> Void) {
    group.enter()
    let group = Crossing(group)
    async {
      work()
      group.value.leave()
    }
  }

  private var isMain: Bool { label == DispatchQueue.main.label }

  private func mainWork(_ work: @escaping @Sendable () -> Void) -> MainQueue.Work? {
    guard isMain, MainQueue.isHere else { return nil }
    return MainActor.assumeIsolated { MainQueue.Work(work) }
  }
}

extension DispatchGroup {
  /// Work that takes place when all of the group's is done.
  public func notify(queue: DispatchQueue, execute work: @escaping @Sendable () -> Void) {
    let isTaken = OtherQueues.notify(self) { queue.async(execute: work) }
    if !isTaken { notify(qos: .unspecified, queue: queue, execute: work) }
  }
}
