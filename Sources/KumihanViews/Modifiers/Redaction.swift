import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension EnvironmentValues {
  var isPrivacySensitive: Bool {
    get { structure.isPrivacySensitive }
    set { structure.isPrivacySensitive = newValue }
  }

  /// Whether words and pictures are drawn as bars and boxes.
  var isRedacted: Bool {
    let reasons = style.redactionReasons
    if reasons.isEmpty { return false }
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }

}

extension StyleContext {
  /// The paint of bars and boxes: a faint foreground.
  var redactionShading: Shading {
    ForegroundStyle().opacity(0.15)._shading(in: self)
  }

  /// A picture's ink, or a box in place of it.
  func redacted(_ ink: Ink) -> Ink {
    environment.isRedacted
      ? .fill(
        .roundedRectangle(CGSize(width: 3, height: 3), .continuous), redactionShading, FillStyle())
      : ink
  }
}

extension View {
  /// Environment write: words become bars and pictures boxes, for a reason; reasons add up.
  public func redacted(reason: RedactionReasons) -> _EnvironmentWriter<Self> {
    writing { $0.style.redactionReasons.formUnion(reason) }
  }

  public func unredacted() -> _EnvironmentWriter<Self> {
    writing { $0.style.redactionReasons = [] }
  }

  /// Environment write: views inside are redacted for privacy.
  public func privacySensitive(_ sensitive: Bool = true) -> _EnvironmentWriter<Self> {
    writing { $0.isPrivacySensitive = sensitive }
  }
}
