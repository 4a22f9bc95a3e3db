import KumihanCLI

/// The program `kumihan`: a target of its own, so that only it is linked as `Package.swift` says.
@main
struct Tool {
  @MainActor static func main() { runKumihan() }
}
