import Foundation

/// The colour spaces of our files as ICC profiles of version 4.
enum PDFColorProfile {
  /// Source: IEC 61966-2-1, adapted to the white of the profile connection space by the Bradford
  /// transform, as in ICC.1:2010.
  static let sRGB = profile(
    "sRGB IEC61966-2.1",
    [[0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.7141]])

  /// The primaries of SMPTE EG 432-1 with sRGB's white and curve, adapted in the same way.
  static let displayP3 = profile(
    "Display P3",
    [[0.51512, 0.2412, -0.00105], [0.29198, 0.69225, 0.04189], [0.1571, 0.06657, 0.78407]])

  private static func profile(_ name: String, _ primaries: [[Double]]) -> [UInt8] {
    let curve = tag("para") { out in
      out += number16(3) + number16(0)
      for value in [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045] { out += fixed(value) }
    }
    let tags: [(String, [UInt8])] =
      [
        ("desc", text(name)), ("cprt", text("No copyright, use freely")),
        ("wtpt", xyz(0.9642, 1, 0.8249)),
      ]
      + zip(["rXYZ", "gXYZ", "bXYZ"], primaries).map { ($0, xyz($1[0], $1[1], $1[2])) }
      + [("rTRC", curve), ("gTRC", curve), ("bTRC", curve)]
    var table = number32(tags.count)
    var body: [UInt8] = []
    var places: [[UInt8]: Int] = [:]
    let start = 128 + 4 + 12 * tags.count
    for (name, data) in tags {
      // Equal curves are one.
      let place = places[data] ?? start + body.count
      if places[data] == nil {
        places[data] = place
        body += data
      }
      table += Array(name.utf8) + number32(place) + number32(data.count)
    }
    var header: [UInt8] = number32(start + body.count) + number32(0)
    header += [4, 0x20, 0, 0] + Array("mntrRGB XYZ ".utf8)
    // The first moment of 2000.
    for part in [2000, 1, 1, 0, 0, 0] { header += number16(part) }
    header += Array("acsp".utf8) + Array(repeating: 0, count: 28)
    for value in [0.9642, 1, 0.8249] { header += fixed(value) }
    header += Array(repeating: 0, count: 128 - header.count)
    return header + table + body
  }

  private static func tag(_ kind: String, _ write: (inout [UInt8]) -> Void) -> [UInt8] {
    var out = Array(kind.utf8) + number32(0)
    write(&out)
    while out.count % 4 != 0 { out.append(0) }
    return out
  }

  private static func xyz(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
    tag("XYZ ") { $0 += fixed(x) + fixed(y) + fixed(z) }
  }

  private static func text(_ words: String) -> [UInt8] {
    tag("mluc") { out in
      let units = words.utf16.flatMap { number16(Int($0)) }
      out += number32(1) + number32(12) + Array("enUS".utf8) + number32(units.count)
      out += number32(28) + units
    }
  }

  private static func number16(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  private static func number32(_ value: Int) -> [UInt8] {
    number16(value >> 16) + number16(value)
  }

  /// Sixteen bits before the point and sixteen after it.
  private static func fixed(_ value: Double) -> [UInt8] { number32(Int((value * 65536).rounded())) }
}
