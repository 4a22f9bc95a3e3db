import Glibc

/// Ways to end a process that no handler sees: the library of views is linked so that its calls of
/// these functions of the system arrive here (``wrapped``). Nobody else's do, so a picture costs no
/// process that watches another: a copy of this one would take 4 % longer.
public enum StageExits {
  /// The functions; of each, the linker asks for `__wrap_` and its name.
  public static let wrapped = [
    "_exit", "_Exit", "quick_exit", "execv", "execve", "execvp", "execvpe", "fexecve", "kill",
    "killpg", "raise", "pthread_kill",
  ]

  fileprivate static func end() -> Never { StageBounds.leave(ended) }

  static let ended: StaticString = """
    Error: the view's code ended the program
    Hint: look for a call of 'exit', 'exec' or 'kill' in the view and what it uses

    """

  /// Whether a signal to this process ends or stops it, without a handler that says so.
  fileprivate static func isEnd(_ signal: Int32) -> Bool {
    switch signal {
    case 0, SIGCHLD, SIGURG, SIGWINCH, SIGCONT: return false
    case SIGINT, SIGTERM, SIGHUP: return true
    default:
      var action = sigaction()
      unsafe sigaction(signal, nil, &action)
      return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 0
    }
  }
}

@_cdecl("__wrap__exit") public func stageExit(_ status: Int32) { StageExits.end() }
@_cdecl("__wrap__Exit") public func stageCapitalExit(_ status: Int32) { StageExits.end() }
@_cdecl("__wrap_quick_exit") public func stageQuickExit(_ status: Int32) { StageExits.end() }

// Another program in the place of this one would draw nothing.
@_cdecl("__wrap_execv") public func stageExec() { StageExits.end() }
@_cdecl("__wrap_execve") public func stageExecInEnvironment() { StageExits.end() }
@_cdecl("__wrap_execvp") public func stageExecOnPath() { StageExits.end() }
@_cdecl("__wrap_execvpe") public func stageExecOnPathInEnvironment() { StageExits.end() }
@_cdecl("__wrap_fexecve") public func stageExecOfFile() { StageExits.end() }

@_cdecl("__wrap_kill") public func stageKill(_ process: Int32, _ signal: Int32) -> Int32 {
  let isOwn = process == getpid() || process == 0 || process == -1 || process == -getpgrp()
  if isOwn, StageExits.isEnd(signal) { StageExits.end() }
  return kill(process, signal)
}

@_cdecl("__wrap_killpg") public func stageKillGroup(_ group: Int32, _ signal: Int32) -> Int32 {
  if group == 0 || group == getpgrp(), StageExits.isEnd(signal) { StageExits.end() }
  return killpg(group, signal)
}

@_cdecl("__wrap_raise") public func stageRaise(_ signal: Int32) -> Int32 {
  if StageExits.isEnd(signal) { StageExits.end() }
  return raise(signal)
}

@_cdecl("__wrap_pthread_kill") public func stageKillThread(
  _ thread: UInt, _ signal: Int32
) -> Int32 {
  if StageExits.isEnd(signal) { StageExits.end() }
  return pthread_kill(thread, signal)
}
