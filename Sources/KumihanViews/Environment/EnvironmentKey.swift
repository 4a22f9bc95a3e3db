import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// Names a value of the environment by a type of its own.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
