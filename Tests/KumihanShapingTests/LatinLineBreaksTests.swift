import Foundation
import Testing

@testable import KumihanShaping
@testable import KumihanText

struct LatinLineBreaksTests {
  /// The short algorithm's result must equal the whole algorithm's.
  @Test func agreesWithTheWholeAlgorithm() {
    var random = SeededRandom(seed: 14)
    let letters = Array("abzXY019åÉßœŁ.,:;!?       ")
    var short = 0
    for _ in 0..<6000 {
      let text = String((0..<random.below(14)).map { _ in letters[random.below(letters.count)] })
      guard let offsets = LatinLineBreaks.offsets(in: Array(text.utf8)) else { continue }
      short += 1
      #expect(
        offsets == ICUAnalyzer().lineBreaks(in: Array(text.utf8), language: "en"), "\(text)")
    }
    #expect(short > 500)
  }
}
