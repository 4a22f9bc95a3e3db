import Glibc
import KumihanCombine
import Synchronization

/// Ends this process with one clear error when the loaded code never ends, stops it, or needs too
/// much memory; keeps its output out of the picture.
///
/// Loaded code runs in the process that draws, so that a picture costs no second start; these
/// handlers and ``StageExits`` say what happened. They only write and leave: nothing else is allowed
/// in a handler.
public enum StageBounds {
  /// Whether loaded code may be running.
  private static let isWatching = Atomic(false)
  /// Whether threads of others may still be there: an end that comes now is their doing.
  private static let isAtWork = Atomic(false)
  /// The clean-up before the end; safe in a signal handler.
  nonisolated(unsafe) private static var tidyUp: @convention(c) () -> Void = {}
  /// The original standard output, while it is redirected; -1 otherwise.
  private static let output = Atomic<Int32>(-1)

  /// Watches from now on, for at most `seconds` of real time, until ``endWatch()``.
  ///
  /// Redirects the output of loaded code to standard error meanwhile.
  ///
  /// - Parameters:
  ///   - megabytes: The limit of memory in use by the process.
  ///   - tidyUp: Removes what the program has half written, when it is ended from here; called as
  ///     from a signal handler.
  @MainActor public static func watch(
    seconds: Int, megabytes: Int, tidyUp: @escaping @convention(c) () -> Void
  ) {
    unsafe self.tidyUp = tidyUp
    if !isPrepared.exchange(true, ordering: .sequentiallyConsistent) { prepare() }
    watchStack()
    handle(SIGALRM) { _ in StageBounds.leave(StageBounds.tooLong) }
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS] {
      handle(signal) { _ in StageBounds.leave(StageBounds.stopped) }
    }
    acceptSignals()
    keepOutputAside()
    isWatching.store(true, ordering: .sequentiallyConsistent)
    isAtWork.store(true, ordering: .sequentiallyConsistent)
    alarm(UInt32(seconds))
    watchFromOutside(seconds: seconds, megabytes: megabytes)
    MainQueue.takeJobs()
  }

  private static let isPrepared = Atomic(false)

  /// What is done once in a process, which may watch again and again.
  private static func prepare() {
    // A handler cannot run on an overflowed stack: it gets another one.
    let size = 64 * 1024
    var stack = unsafe stack_t(
      ss_sp: UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16), ss_flags: 0,
      ss_size: size)
    unsafe sigaltstack(&stack, nil)
    _ = atexit {
      if StageBounds.isAtWork.load(ordering: .sequentiallyConsistent) {
        StageBounds.leave(StageExits.ended)
      }
    }
  }

  /// Restores standard output after the loaded code has ended.
  @MainActor public static func endWatch() {
    guard isWatching.exchange(false, ordering: .sequentiallyConsistent) else { return }
    MainQueue.leaveJobs()
    alarm(0)
    // Printed text is still in a buffer that is bound to no descriptor.
    fflush(nil)
    let kept = output.exchange(-1, ordering: .sequentiallyConsistent)
    guard kept >= 0 else { return }
    dup2(kept, STDOUT_FILENO)
    close(kept)
  }

  /// Bounds this process for good, for code that means harm.
  ///
  /// - Parameters:
  ///   - seconds: of real time that drawing may take; every processor may be busy as long.
  ///   - megabytes: of memory; libraries and reserved addresses come on top.
  public static func limit(seconds: Int, megabytes: Int) throws(StageLoadFailure) {
    let processors = UInt(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1))
    let (time, memory) = (UInt(seconds + 2) * processors, UInt(megabytes) << 20)
    for (resource, most) in [
      (RLIMIT_CPU, time), (RLIMIT_DATA, memory + (256 << 20)), (RLIMIT_AS, memory + (2048 << 20)),
      (RLIMIT_FSIZE, 256 << 20), (RLIMIT_NOFILE, 256), (RLIMIT_CORE, 0),
    ] {
      var limit = rlimit(rlim_cur: most, rlim_max: most)
      guard unsafe setrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else {
        throw StageLoadFailure(
          description: "no limit can be set: \(unsafe String(cString: strerror(errno)))")
      }
    }
  }

  /// Declares the work done: the program may end now.
  public static func finish() { isAtWork.store(false, ordering: .sequentiallyConsistent) }

  /// Unblocks signals: a process started from a program's worker thread inherits that thread's
  /// blocked signals, and could neither be ended nor end itself.
  public static func acceptSignals() {
    var signals = sigset_t()
    unsafe sigfillset(&signals)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static func keepOutputAside() {
    fflush(nil)
    // A high number, safe from code that closes low ones, and closed in programs that it starts.
    let kept = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 64)
    guard kept >= 0 else { return }
    output.store(kept, ordering: .sequentiallyConsistent)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// The count of the second clock, and the limit of memory in use, in bytes.
  private static let ticks = Atomic(0)
  private static let bytes = Atomic(0)
  /// Whether the thread of the second clock is there.
  private static let hasClock = Atomic(false)

  /// A second clock, which loaded code cannot disable, and a check of the memory in use.
  private static func watchFromOutside(seconds: Int, megabytes: Int) {
    // A second later than the alarm, which is more exact.
    ticks.store((seconds + 1) * 20, ordering: .sequentiallyConsistent)
    bytes.store(megabytes << 20, ordering: .sequentiallyConsistent)
    guard !hasClock.exchange(true, ordering: .sequentiallyConsistent) else { return }
    var thread = pthread_t()
    _ = unsafe pthread_create(
      &thread, nil,
      { _ in
        while true {
          usleep(50_000)
          guard StageBounds.isWatching.load(ordering: .sequentiallyConsistent) else { continue }
          let left = StageBounds.ticks.subtract(1, ordering: .sequentiallyConsistent).newValue
          if left < 0 { StageBounds.leave(StageBounds.tooLong) }
          if StageBounds.residentBytes > StageBounds.bytes.load(ordering: .sequentiallyConsistent) {
            StageBounds.leave(StageBounds.tooLarge)
          }
        }
      }, nil)
  }

  /// The memory in use by this process; 0 where the system does not report it.
  private static var residentBytes: Int {
    let file = unsafe open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var text = [UInt8](repeating: 0, count: 128)
    let count = unsafe read(file, &text, text.count)
    // The total of pages, then the resident ones.
    let words = text.prefix(max(count, 0)).split(separator: UInt8(ascii: " "))
    guard words.count > 1 else { return 0 }
    let pages = words[1].reduce(0) { $0 * 10 + Int($1) - Int(UInt8(ascii: "0")) }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }

  /// Where the stack of the thread that draws may lie, from its lowest address.
  private static let stackStart = Atomic<UInt>(0)
  private static let stackEnd = Atomic<UInt>(0)

  /// Tells a stack that overflowed from other memory that is not there.
  private static func watchStack() {
    var limit = rlimit()
    unsafe getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    let top = unsafe withUnsafeMutablePointer(to: &limit) { UInt(bitPattern: $0) }
    // One function's variables may reach beyond the stack by far; what has no limit has 1 GB.
    let size = UInt(min(limit.rlim_cur, 1 << 30)) + 16 << 20
    stackStart.store(top > size ? top - size : 0, ordering: .sequentiallyConsistent)
    stackEnd.store(top, ordering: .sequentiallyConsistent)
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_sigaction = { _, info, _ in
      let address = unsafe UInt(bitPattern: info?.pointee._sifields._sigfault.si_addr)
      let isOfStack =
        address >= StageBounds.stackStart.load(ordering: .sequentiallyConsistent)
        && address < StageBounds.stackEnd.load(ordering: .sequentiallyConsistent)
      StageBounds.leave(isOfStack ? StageBounds.tooDeep : StageBounds.stopped)
    }
    action.sa_flags = Int32(SA_ONSTACK | SA_SIGINFO)
    unsafe sigaction(SIGSEGV, &action, nil)
  }

  private static let tooDeep: StaticString = """
    Error: the view nests too deeply: the stack overflowed
    Hint: look for a view that contains itself without a condition, or thousands of modifiers

    """
  private static let stopped: StaticString = """
    Error: the view's code stopped the program
    Hint: the runtime's message, when it has one, stands above

    """
  private static let tooLong: StaticString = """
    Error: drawing the view takes too long
    Hint: look for a loop that never ends, or give more seconds with --timeout

    """
  private static let tooLarge: StaticString = """
    Error: drawing the view needs too much memory
    Hint: look for a loop that collects without end, or give more megabytes with --memory

    """

  private static func handle(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = handler
    action.sa_flags = Int32(SA_ONSTACK)
    unsafe sigaction(signal, &action, nil)
  }

  static func leave(_ words: StaticString) -> Never {
    unsafe tidyUp()
    // A full pipe would delay the end.
    var room = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    if unsafe poll(&room, 1, 1000) == 1 {
      if let subject = unsafe subject {
        _ = unsafe write(STDERR_FILENO, subject, strlen(subject))
      }
      _ = unsafe write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
    }
    if let next = unsafe next, let program = unsafe next[0] {
      let kept = output.load(ordering: .sequentiallyConsistent)
      if kept >= 0 { dup2(kept, STDOUT_FILENO) }
      alarm(0)
      unsafe execv(program, next)
    }
    _exit(1)
  }

  /// What is said before the error, and the program that goes on after it.
  nonisolated(unsafe) private static var subject: UnsafeMutablePointer<CChar>?
  nonisolated(unsafe) private static var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

  /// Sets the program that takes this one's place when loaded code ends it: an end is then that of one picture.
  ///
  /// - Parameters:
  ///   - arguments: the program's path and its arguments; empty for none.
  ///   - subject: what is being drawn, said before the error.
  public static func goOn(with arguments: [String], after subject: String) {
    if let old = unsafe next {
      var count = 0
      while let word = unsafe old[count] {
        unsafe free(word)
        count += 1
      }
      unsafe old.deallocate()
    }
    unsafe free(self.subject)
    unsafe (self.next, self.subject) = (nil, nil)
    guard !arguments.isEmpty else { return }
    let words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
      .allocate(capacity: arguments.count + 1)
    for (number, word) in arguments.enumerated() { unsafe words[number] = strdup(word) }
    unsafe words[arguments.count] = nil
    unsafe (self.next, self.subject) = (words, strdup("warning: \(subject): "))
  }
}
