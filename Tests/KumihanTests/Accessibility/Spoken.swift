import Foundation
import Kumihan

/// What a screen reader says of a view on a phone, element by element.
@MainActor
func spoken<V: View>(
  _ view: V, in size: CGSize = CGSize(width: 390, height: 844), rightToLeft: Bool = false
) throws -> [String] {
  try accessibility(view, in: size, rightToLeft: rightToLeft).spoken
}

@MainActor
func accessibility<V: View>(
  _ view: V, in size: CGSize = CGSize(width: 390, height: 844), rightToLeft: Bool = false
) throws -> AccessibilityPage {
  var environment = EnvironmentValues()
  if rightToLeft { environment.layoutDirection = .rightToLeft }
  return try view.layoutTree(in: size, environment: environment).accessibility
}
