import KumihanDrawing
import Synchronization

/// Lends drawing resources to one drawing each, so that concurrent drawings share nothing.
final class ResourcePool: Sendable {
  /// Only the drawing that took the resources accesses them.
  private struct Idle: @unchecked Sendable {
    var resources: [DrawResources] = []
  }

  private let idle = Mutex(Idle())

  func take() throws(RenderError) -> DrawResources {
    if let resources = idle.withLock({ Loan(resources: $0.resources.popLast()) }).resources {
      return resources
    }
    return try DrawResources()
  }

  func put(back resources: DrawResources) {
    resources.trim()
    let loan = Loan(resources: resources)
    idle.withLock { idle in
      if let resources = loan.resources { idle.resources.append(resources) }
    }
  }

  private struct Loan: @unchecked Sendable {
    var resources: DrawResources?
  }
}
