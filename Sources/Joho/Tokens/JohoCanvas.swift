#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The outermost canvas: white paper, or one of the three dark ones.
public enum JohoCanvas: String, Hashable, Sendable, CaseIterable {
  case white, black, navy, nearBlack

  public var color: Color {
    switch self {
    case .white: JohoColors.white
    case .black: JohoColors.background
    case .navy: Color(joho: 0x1A1A2E)
    case .nearBlack: Color(joho: 0x0A0A0F)
    }
  }

  /// The colour of content drawn directly on the canvas.
  public var foreground: Color { self == .white ? JohoColors.black : JohoColors.white }
}
