import Foundation
import Testing

@testable import KumihanText

struct PixelRoundingTests {
  @Test func upAndToTheNearest() {
    #expect(CGFloat(20.287).roundedUp(to: 0.5) == 20.5)
    #expect(CGFloat(20.5).roundedUp(to: 0.5) == 20.5)
    #expect((CGFloat(61) * (1.0 / 3)).roundedUp(to: 1.0 / 3) == CGFloat(61) * (1.0 / 3))
    #expect(CGFloat(0.25).rounded(to: 0.5) == 0.5)
    #expect(CGFloat(7.3).roundedUp(to: 0) == 7.3)
  }
}
