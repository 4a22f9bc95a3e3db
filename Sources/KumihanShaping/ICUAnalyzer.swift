import CKumihanICU
package import KumihanText
import Synchronization

/// ICU as the analyzer of whole texts.
package final class ICUAnalyzer: TextAnalyzer {
  /// Unused iterators, by language: opening one costs more than using it.
  private let idle = Mutex<[String: [LineBreaker]]>([:])

  package init() {}

  package func lineBreaks(in utf8: [UInt8], language: String) -> [Int] {
    let text = UTF16Text(utf8)
    let lent = idle.withLock { $0[language]?.popLast() }
    guard let breaker = lent ?? LineBreaker(language: language) else { return [] }
    defer { idle.withLock { $0[language, default: []].append(breaker) } }
    return breaker.breaks(in: text)
  }

  package func bidi(_ utf8: [UInt8], defaultsToRightToLeft: Bool) -> BidiLevels {
    bidi(utf8, level: defaultsToRightToLeft ? 0xFF : 0xFE)
  }

  /// The levels in a paragraph of a given level, or of its first strong character's for 0xFE (left
  /// to right when it has none) and 0xFF (right to left).
  func bidi(_ utf8: [UInt8], level: UInt8) -> BidiLevels {
    let text = UTF16Text(utf8)
    guard let bidi = unsafe kumihan_bidi_open() else { return BidiLevels(base: level & 1) }
    defer { unsafe kumihan_bidi_close(bidi) }
    var status: Int32 = 0
    unsafe text.units.withUnsafeBufferPointer { units in
      unsafe kumihan_bidi_set(
        bidi, units.baseAddress, Int32(units.count), level, &status)
    }
    let base = unsafe kumihan_bidi_base(bidi)
    guard status <= 0, !text.units.isEmpty,
      let levels = unsafe kumihan_bidi_levels(bidi, &status)
    else { return BidiLevels(base: base) }
    var bytes = [UInt8](repeating: base, count: utf8.count)
    for index in text.units.indices {
      let start = Int(text.offsets[index])
      let end = Int(text.offsets[index + 1])
      for byte in start..<end { bytes[byte] = unsafe levels[index] }
    }
    return BidiLevels(base: base, levels: bytes)
  }
}
