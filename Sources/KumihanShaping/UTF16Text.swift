/// A text in UTF-16, ICU's unit, with the way back to bytes.
struct UTF16Text {
  let units: [UInt16]
  /// The start of each unit's character in the UTF-8, and the end. The second unit of a pair has
  /// the end of its character.
  let offsets: [Int32]

  init(_ utf8: [UInt8]) {
    var units: [UInt16] = []
    var offsets: [Int32] = []
    units.reserveCapacity(utf8.count)
    offsets.reserveCapacity(utf8.count + 1)
    var offset: Int32 = 0
    for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
      let end = offset + Int32(UTF8.width(scalar))
      for (index, unit) in UTF16.encode(scalar)!.enumerated() {
        units.append(unit)
        offsets.append(index == 0 ? offset : end)
      }
      offset = end
    }
    offsets.append(offset)
    self.units = units
    self.offsets = offsets
  }
}
