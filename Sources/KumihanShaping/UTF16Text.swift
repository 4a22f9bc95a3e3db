/// A text in the units ICU counts in, with the way back to bytes.
struct UTF16Text {
  let units: [UInt16]
  /// Where each unit's character starts in the UTF-8, and the end of it all. The second unit of
  /// a pair counts as starting where its character ends.
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
