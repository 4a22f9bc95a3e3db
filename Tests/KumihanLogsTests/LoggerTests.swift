import KumihanLogs
import Testing

@Suite("Logs say nothing")
struct LoggerTests {
  @Test("Every way to write a message compiles, and no value is asked for")
  func silence() {
    func value() -> Int { Issue.record("a value was asked for"); return 1 }
    let logger = Logger(subsystem: "app", category: "views")
    logger.info("plain")
    logger.debug("value \(value())")
    logger.error("private \(value(), privacy: .private(mask: .hash))")
    logger.log(level: .fault, "\(value(), format: .hex, align: .right(columns: 8))")
    logger.warning(
      "\(2.5, format: .fixed(precision: 1), privacy: .public) \(true, format: .answer)")
    os_log("old %d", log: OSLog(subsystem: "app", category: "old"), type: .debug, 3)
    os_log(.error, "new \(value())")
    let signposter = OSSignposter(logger: logger)
    let state = signposter.beginInterval("load", "\(value())")
    signposter.endInterval("load", state)
    #expect(signposter.withIntervalSignpost("body") { 7 } == 7)
  }

  @Test("A lock guards its state")
  func lock() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { lock.withLock { $0 += 1 } } }
    }
    #expect(lock.withLock { $0 } == 100)
    #expect(OSAllocatedUnfairLock().withLock { true })
  }
}
