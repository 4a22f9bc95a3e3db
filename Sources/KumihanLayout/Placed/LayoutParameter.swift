import Foundation
import KumihanDrawing

/// One parameter of a view or modifier, for layout texts.
///
/// A parameter is a cause: a number, name or colour of the node itself. The resulting sizes and
/// positions are no parameters.
public struct LayoutParameter: Hashable, Sendable, CustomStringConvertible {
  /// Such as `spacing`, `insets`, `font`.
  public var name: String
  /// Numbers with at most three decimals, parts separated by commas, colours as `#RRGGBB` or
  /// `#RRGGBBAA`; text that may contain spaces in quotation marks, with `\` before inner ones.
  public var value: String

  package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }

  /// `name=value`.
  public var description: String { "\(name)=\(value)" }
}

/// Collects parameters, leaving out those with default values.
struct LayoutParameters {
  private(set) var all: [LayoutParameter] = []

  mutating func add(_ name: String, _ value: String) { all.append(LayoutParameter(name, value)) }

  mutating func add(_ name: String, _ value: CGFloat?) {
    if let value { add(name, value.shortText) }
  }

  /// Adds a value unless it is the default.
  mutating func add(_ name: String, _ value: CGFloat, unless usual: CGFloat) {
    if value != usual { add(name, value.shortText) }
  }

  /// Adds a fact when it holds.
  mutating func add(_ name: String, if holds: Bool) {
    if holds { add(name, "true") }
  }
}
