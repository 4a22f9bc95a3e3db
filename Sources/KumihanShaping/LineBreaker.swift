import CKumihanICU

/// ICU's line break iterator with the strict rules of Japanese typesetting. For one task at a time:
/// the analyzer lends it out.
@safe final class LineBreaker: @unchecked Sendable {
  private let iterator: OpaquePointer

  init?(language: String) {
    var status: Int32 = 0
    let locale = Self.plain(language) + "-u-lb-strict"
    let opened = unsafe kumihan_breaker_open(locale, &status)
    guard let opened = unsafe opened, status <= 0 else { return nil }
    unsafe iterator = unsafe opened
  }

  /// A language tag without extensions.
  private static func plain(_ language: String) -> String {
    let subtags = language.replacing("_", with: "-").split(separator: "-")
    return subtags.prefix { $0.utf8.count > 1 && !$0.contains("@") }.joined(separator: "-")
  }

  deinit { unsafe kumihan_breaker_close(iterator) }

  /// Byte offsets at which a line may break, without start and end.
  func breaks(in text: UTF16Text) -> [Int] {
    var breaks: [Int] = []
    unsafe text.units.withUnsafeBufferPointer { units in
      var status: Int32 = 0
      unsafe kumihan_breaker_set_text(iterator, units.baseAddress, Int32(units.count), &status)
      guard status <= 0 else { return }
      while true {
        let next = unsafe kumihan_breaker_next(iterator)
        if next < 0 || Int(next) >= units.count { break }
        breaks.append(Int(text.offsets[Int(next)]))
      }
      unsafe kumihan_breaker_set_text(iterator, nil, 0, &status)
    }
    return breaks
  }
}
