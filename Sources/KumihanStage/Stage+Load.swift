import Glibc

/// The reason why a compiled library could not be loaded, in the loader's words.
public struct StageLoadFailure: Error, CustomStringConvertible {
  public let description: String
}

extension Stage {
  /// The entry function of a module in a compiled library: it adds the entries.
  public nonisolated static func entryPoint(of module: String) -> String {
    "kumihan_stage_\(module)"
  }

  /// Replaces the process by another program.
  ///
  /// - Parameter settings: variables to be added to this program's environment.
  /// - Returns: only on failure, with the reason.
  public nonisolated static func become(
    _ path: String, _ arguments: [String], settings: [String: String] = [:]
  ) -> String {
    for (name, value) in settings { unsafe setenv(name, value, 1) }
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) }
    unsafe words.append(nil)
    unsafe execv(path, words)
    return unsafe String(cString: strerror(errno))
  }

  /// Sets the time zone of the process to UTC, unless the environment names another: the machine's
  /// own would make pictures differ.
  public nonisolated static func setTimeZone() { unsafe setenv("TZ", "UTC", 0) }

  /// Whether libraries that this program loads find a symbol in it.
  package nonisolated static func exports(_ symbol: String) -> Bool {
    unsafe dlsym(nil, symbol) != nil
  }

  /// Loads a library of compiled views, which stays loaded, and reads the entries of its modules.
  public static func load(_ path: String, modules: [String]) throws(StageLoadFailure) {
    guard let library = unsafe dlopen(path, RTLD_NOW | RTLD_LOCAL) else { throw failure() }
    entries = []
    for module in modules {
      guard let symbol = unsafe dlsym(library, entryPoint(of: module)) else { throw failure() }
      let add = unsafe unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)
      add()
    }
  }

  private static func failure() -> StageLoadFailure {
    StageLoadFailure(
      description: unsafe dlerror().map { unsafe String(cString: $0) } ?? "unknown reason")
  }
}
