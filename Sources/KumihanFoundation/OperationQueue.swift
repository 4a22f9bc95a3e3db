public import Foundation
import KumihanCombine
import Synchronization

/// Operations in the order of their priorities and of their arrival, each after those that it depends on.
///
/// While a picture is made that waits for other queues, the operations are done one after another on the thread of those queues, those
/// of the main queue on the main thread; elsewhere they are Foundation's to do.
open class OperationQueue: Foundation.OperationQueue, @unchecked Sendable {
  private struct Begun {
    let operation: Operation
    /// Kept from the operation, which would run it at a time and on a thread of its own.
    let completion: (() -> Void)?
  }
  private struct State {
    var waiting: [Operation] = []
    var begun: [Begun] = []
    var isAsked = false
  }
  private let state = Mutex(State())
  private let isMain: Bool

  private static let first = OperationQueue(isMain: true)
  open override class var main: KumihanFoundation.OperationQueue { first }
  open override class var current: Foundation.OperationQueue? {
    MainQueue.isHere ? first : super.current
  }

  public override init() {
    isMain = false
    super.init()
  }
  private init(isMain: Bool) {
    self.isMain = isMain
    super.init()
  }

  open override func addOperation(_ operation: Operation) {
    guard !take([operation]) else { return }
    if isMain {
      Foundation.OperationQueue.main.addOperation(operation)
    } else {
      super.addOperation(operation)
    }
  }
  open override func addOperation(_ block: @escaping @Sendable () -> Void) {
    addOperation(BlockOperation(block: block))
  }
  open override func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
    guard take(operations) else {
      return super.addOperations(operations, waitUntilFinished: wait)
    }
    if wait { waitUntilAllOperationsAreFinished() }
  }
  open override func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
    let block = BlockOperation(block: barrier)
    for operation in unfinished { block.addDependency(operation) }
    addOperation(block)
  }
  open override func cancelAllOperations() {
    for operation in unfinished { operation.cancel() }
    super.cancelAllOperations()
  }
  private var unfinished: [Operation] {
    state.withLock { Crossing($0.begun.map(\.operation) + $0.waiting) }.value
  }
  open override var isSuspended: Bool {
    get { super.isSuspended }
    set {
      super.isSuspended = newValue
      if !newValue { _ = handIn() }
    }
  }
  /// Does what can be done at once, on the thread that waits.
  open override func waitUntilAllOperationsAreFinished() {
    if !isMain || MainQueue.isHere { perform() }
    if !OtherQueues.isTaking { super.waitUntilAllOperationsAreFinished() }
  }

  /// - Returns: false where Foundation is to do the operations.
  private func take(_ operations: [Operation]) -> Bool {
    guard OtherQueues.isTaking else { return false }
    let operations = Crossing(operations)
    let isNew = state.withLock { state in
      state.waiting += operations.value
      defer { state.isAsked = true }
      return !state.isAsked
    }
    if isNew { OtherQueues.ask(handIn) }
    // One at a time, so that what other queues hand in between has its turn between.
    for _ in operations.value { handIn(atMost: 1) }
    return true
  }

  private func handIn(atMost count: Int) {
    if isMain {
      DispatchQueue.main.async { self.perform(atMost: count) }
    } else {
      _ = OtherQueues.add { self.perform(atMost: count) }
    }
  }

  /// Hands in what can be done now, and could not be when it came.
  ///
  /// - Returns: whether there may be more later.
  @Sendable private func handIn() -> Bool {
    let (isDue, isBusy) = state.withLock { state in
      let isDue = state.begun.contains(where: \.operation.isFinished) || index(in: state) != nil
      state.isAsked = !state.waiting.isEmpty || !state.begun.isEmpty
      return (isDue, state.isAsked)
    }
    if isDue { handIn(atMost: .max) }
    return isBusy
  }

  /// The place of the next operation whose turn it is.
  private func index(in state: borrowing State) -> Int? {
    guard !super.isSuspended else { return nil }
    let ready = state.waiting.indices.filter {
      state.waiting[$0].isCancelled || state.waiting[$0].dependencies.allSatisfy(\.isFinished)
    }
    // The first of those with the highest priority.
    return ready.max {
      let (one, other) = (state.waiting[$0].queuePriority, state.waiting[$1].queuePriority)
      return (one.rawValue, $1) < (other.rawValue, $0)
    }
  }

  private func perform(atMost count: Int = .max) {
    complete()
    var left = count
    while left > 0, let operation = next() {
      left -= 1
      operation.value.start()
      complete()
    }
  }

  private func next() -> Crossing<Operation>? {
    state.withLock { state in
      guard let index = index(in: state) else { return nil }
      let operation = state.waiting.remove(at: index)
      state.begun.append(Begun(operation: operation, completion: operation.completionBlock))
      operation.completionBlock = nil
      return Crossing(operation)
    }
  }

  /// Ends the operations that have finished, some of them long after they began.
  private func complete() {
    let ended = state.withLock { state in
      let ended = Crossing(state.begun.filter(\.operation.isFinished))
      state.begun.removeAll(where: \.operation.isFinished)
      return ended
    }
    for begun in ended.value { begun.completion?() }
  }
}
