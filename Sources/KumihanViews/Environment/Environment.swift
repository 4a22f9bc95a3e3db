import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// Reads an environment value of the view being drawn.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// An observable object set with `environment(_:)`; a missing object stops the program.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { values in
      guard let object = values[object: type] else {
        preconditionFailure("no \(type) in the environment; hint: set it with .environment(_:)")
      }
      return object
    }
  }

  /// An observable object set with `environment(_:)`; nil when missing.
  public init<T: AnyObject>(_ type: T.Type) where Value == T? {
    read = { $0[object: type] }
  }

  @MainActor @preconcurrency
  public var wrappedValue: Value { read(EnvironmentScope.values) }
}

/// A property whose value views read while they are drawn.
public protocol DynamicProperty {}

/// The environment that `@Environment` reads: bound while a body runs, nowhere else.
package final class EnvironmentScope: Sendable {
  @MainActor package let values: EnvironmentValues
  private let assets: AssetCatalogues

  @MainActor init(_ context: StyleContext) {
    (values, assets) = (context.environment, context.assets)
  }

  @TaskLocal package static var current: EnvironmentScope?

  /// Runs what may read the environment and the catalogues before a body does.
  @MainActor package static func reading<Result>(
    _ environment: EnvironmentValues, _ assets: AssetCatalogues, _ body: () throws -> Result
  ) rethrows -> Result {
    let scope = EnvironmentScope(StyleContext(environment, assets: assets))
    return try $current.withValue(scope, operation: body)
  }

  /// The values of the running body, or the defaults outside one.
  @MainActor package static var values: EnvironmentValues { current?.values ?? EnvironmentValues() }

  /// The asset catalogues of the picture being drawn; none outside.
  static var assets: AssetCatalogues { current?.assets ?? AssetCatalogues() }
}
