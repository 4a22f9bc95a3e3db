/// The kinds of picture files, by their first bytes.
enum ImageFileKind: Hashable {
  case png, jpeg
  /// An unsupported kind, by name.
  case other(String)

  init?(_ bytes: [UInt8]) {
    func has(_ signature: [UInt8], at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: signature)
    }
    func says(_ word: String, at offset: Int = 0) -> Bool { has(Array(word.utf8), at: offset) }
    if has(PNGHeader.signature) {
      self = .png
    } else if has([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if says("GIF8") {
      self = .other("GIF")
    } else if says("RIFF"), says("WEBP", at: 8) {
      self = .other("WebP")
    } else if has([0x49, 0x49, 0x2A, 0]) || has([0x4D, 0x4D, 0, 0x2A]) {
      self = .other("TIFF")
    } else if says("ftypavi", at: 4) {
      self = .other("AVIF")
    } else if says("ftyphei", at: 4) || says("ftypmif", at: 4) || says("ftyphev", at: 4) {
      self = .other("HEIC")
    } else if says("%PDF") {
      self = .other("PDF")
    } else if says("<svg") || says("<?xml") {
      self = .other("SVG")
    } else if says("BM"), has([0, 0, 0, 0], at: 6) {
      self = .other("BMP")
    } else {
      return nil
    }
  }
}
