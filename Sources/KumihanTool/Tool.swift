#if os(Linux)
  import CKumihanRuntime
  import KumihanCombine
#endif
import KumihanCLI

/// The program `kumihan`: a separate target, so that only it is linked as `Package.swift` says.
@main
struct Tool {
  @MainActor static func main() {
    #if os(Linux)
      unsafe MainQueue.handJobs = KumihanTakeJobs
    #endif
    runKumihan()
  }
}
