import CKumihanICU

/// ICU's line break iterator with the strict rules of Japanese typesetting.
@safe struct LineBreaker: ~Copyable {
  private let iterator: OpaquePointer

  init?(language: String) {
    var status: Int32 = 0
    let opened = unsafe kumihan_breaker_open(language + "-u-lb-strict", &status)
    guard let opened = unsafe opened, status <= 0 else { return nil }
    unsafe iterator = unsafe opened
  }

  deinit { unsafe kumihan_breaker_close(iterator) }

  /// Byte offsets at which a line may break, without start and end.
  borrowing func breaks(in text: UTF16Text) -> [Int] {
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
