import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// The environment that `@Environment` reads: bound while a body runs, nowhere else.
@MainActor
final class EnvironmentScope {
  let values: EnvironmentValues

  init(_ values: EnvironmentValues) { self.values = values }

  @TaskLocal static var current: EnvironmentScope?

  /// The values of the running body, or the defaults outside one.
  static var values: EnvironmentValues { current?.values ?? EnvironmentValues() }
}
