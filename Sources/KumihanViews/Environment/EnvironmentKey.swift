import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// Names a value of the environment by a type of its own.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// False for values of a type that cannot be compared.
  static func _areEqual(_ a: Value, _ b: Value) -> Bool
}

extension EnvironmentKey {
  public static func _areEqual(_ a: Value, _ b: Value) -> Bool { false }
}

extension EnvironmentKey where Value: Equatable {
  public static func _areEqual(_ a: Value, _ b: Value) -> Bool { a == b }
}
