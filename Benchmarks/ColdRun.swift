import Foundation

/// Whole processes of this program: time and peak memory.
struct ColdRun: CustomStringConvertible {
  private let times: [Double]
  private let peak: Int

  /// Runs this program with `arguments` so many times, after one run that fills the file cache.
  static func measure(_ arguments: [String], rounds: Int) throws -> ColdRun {
    var peak = 0
    func once() throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = arguments
      try process.run()
      while process.isRunning {
        peak = max(peak, residentPeak(of: process.processIdentifier))
        usleep(300)
      }
      process.waitUntilExit()
    }
    try once()
    let times = try timed(rounds: rounds) { try once() }
    return ColdRun(times: times, peak: peak)
  }

  /// The high-water mark of a process's memory in KB, as the kernel counts it.
  private static func residentPeak(of pid: Int32) -> Int {
    guard let status = try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return 0 }
    return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }

  var description: String {
    milliseconds(times) + String(format: ", peak %.1f MB", Double(peak) / 1024)
  }
}
