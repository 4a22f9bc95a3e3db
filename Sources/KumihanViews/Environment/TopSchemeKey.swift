import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// The colour scheme of what stands at the top of the screen, where it is another than the screen's.
package enum TopSchemeKey: PreferenceKey {
  package static var defaultValue: ColorScheme? { nil }

  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = nextValue() ?? value
  }
}
