import Synchronization

/// Where lines of a segment may break, found when a line first does not fit.
final class LineBreaks: Sendable {
  private let analyzer: any TextAnalyzer
  private let language: String
  private let found = Mutex<[Int]?>(nil)

  init(analyzer: any TextAnalyzer, language: String) {
    (self.analyzer, self.language) = (analyzer, language)
  }

  /// Byte offsets in rising order.
  func offsets(in utf8: [UInt8]) -> [Int] {
    found.withLock { found in
      if let found { return found }
      let offsets =
        LatinLineBreaks.offsets(in: utf8)
        ?? analyzer.lineBreaks(in: utf8, language: language)
      found = offsets
      return offsets
    }
  }
}
