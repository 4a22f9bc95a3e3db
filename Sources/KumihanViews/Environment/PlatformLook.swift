import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// Whose lists, bars, controls and colours are drawn.
public enum PlatformLook: String, Hashable, Sendable, CaseIterable {
  case iOS18, iOS26
}

extension EnvironmentValues {
  /// Whose lists, bars, controls and colours are drawn: those of iOS 18 unless another look is set.
  public var platformLook: PlatformLook {
    get { style.look }
    set { style.look = newValue }
  }
}

extension View {
  /// Environment write: whose lists, bars, controls and colours are drawn inside.
  public func platformLook(_ look: PlatformLook) -> _EnvironmentWriter<Self> {
    environment(\.platformLook, look)
  }
}
