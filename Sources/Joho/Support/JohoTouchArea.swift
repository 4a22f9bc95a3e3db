#if canImport(KumihanSwiftUI)
  import KumihanSwiftUI
#else
  import SwiftUI
#endif

/// Where a small thing answers to a finger: around its frame, at least 44 pt wide and high. Source:
/// chapters 7 and 18.
nonisolated struct JohoTouchArea: Shape {
  func path(in rect: CGRect) -> Path {
    func outset(_ length: CGFloat) -> CGFloat { max(JohoTarget.minimum - length, 0) / 2 }
    return Path(rect.insetBy(dx: -outset(rect.width), dy: -outset(rect.height)))
  }
}
