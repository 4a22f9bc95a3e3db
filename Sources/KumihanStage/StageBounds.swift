import Glibc

/// Ends this process with one clear error when the code it loaded never ends or stops it.
///
/// Loaded code runs in the process that draws, so that a picture costs no second start; these
/// handlers say what happened. They only write and leave: nothing else is allowed in a handler.
public enum StageBounds {
  /// Watches from now on, for at most `seconds` of the clock.
  public static func watch(seconds: Int) {
    // A stack that overflowed cannot run a handler: it gets another one.
    let size = 64 * 1024
    var stack = unsafe stack_t(
      ss_sp: UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16), ss_flags: 0,
      ss_size: size)
    unsafe sigaltstack(&stack, nil)
    handle(SIGSEGV) { _ in
      StageBounds.leave(
        """
        Error: the view's body never ends: the stack overflowed
        Hint: look for a view that contains itself without a condition

        """)
    }
    handle(SIGALRM) { _ in
      StageBounds.leave(
        """
        Error: drawing the view takes too long
        Hint: look for a loop that never ends, or give more seconds with --timeout

        """)
    }
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS] {
      handle(signal) { _ in
        StageBounds.leave(
          """
          Error: the view's code stopped the program
          Hint: the runtime's message, when it has one, stands above

          """)
      }
    }
    acceptSignals()
    alarm(UInt32(seconds))
  }

  /// Lets signals in: a process that a program's worker thread started inherits what that thread
  /// held back, and could neither be ended nor end itself.
  public static func acceptSignals() {
    var signals = sigset_t()
    unsafe sigfillset(&signals)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static func handle(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = handler
    action.sa_flags = Int32(SA_ONSTACK)
    unsafe sigaction(signal, &action, nil)
  }

  private static func leave(_ words: StaticString) {
    _ = unsafe write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
    _exit(1)
  }
}
