// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Functions that write the pixels of a buffer made of another's, four parts of a byte each, or one.

/// The parts of the pixels of a buffer.
private struct Parts {
  let width: Int
  let height: Int
  /// Parts a pixel.
  let count: Int
  var values: [Float]

  init(_ width: Int, _ height: Int, _ count: Int) {
    (self.width, self.height, self.count) = (width, height, count)
    values = [Float](repeating: 0, count: width * height * count)
  }

  init?(_ buffer: UnsafePointer<vImage_Buffer>, _ count: Int) {
    let buffer = unsafe buffer.pointee
    guard let data = unsafe buffer.data else { return nil }
    self.init(Int(buffer.width), Int(buffer.height), count)
    for y in 0..<height {
      for x in 0..<width * count {
        let byte = unsafe data.load(fromByteOffset: y * buffer.rowBytes + x, as: UInt8.self)
        values[y * width * count + x] = Float(byte)
      }
    }
  }

  /// Writes the parts where the buffer has room for them.
  func write(to buffer: UnsafePointer<vImage_Buffer>) -> vImage_Error {
    let buffer = unsafe buffer.pointee
    guard let data = unsafe buffer.data else { return kvImageNullPointerArgument }
    let (columns, rows) = (min(width, Int(buffer.width)), min(height, Int(buffer.height)))
    for y in 0..<rows {
      for x in 0..<columns * count {
        let byte = UInt8(min(max(values[y * width * count + x], 0), 255).rounded())
        unsafe data.storeBytes(of: byte, toByteOffset: y * buffer.rowBytes + x, as: UInt8.self)
      }
    }
    return kvImageNoError
  }

  /// Each pixel as a sum of some of a row's.
  func mixed(width newWidth: Int, _ shares: (Int) -> [(x: Int, share: Float)]) -> Parts {
    var result = Parts(newWidth, height, count)
    for x in 0..<newWidth {
      for (from, share) in shares(x) {
        let from = min(max(from, 0), width - 1)
        for y in 0..<height {
          for part in 0..<count {
            result.values[(y * newWidth + x) * count + part] +=
              values[(y * width + from) * count + part] * share
          }
        }
      }
    }
    return result
  }

  /// Columns as rows.
  var turned: Parts { moved(height, width) { ($1, $0) } }

  func moved(_ newWidth: Int, _ newHeight: Int, _ from: (Int, Int) -> (x: Int, y: Int)) -> Parts {
    var result = Parts(newWidth, newHeight, count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let place = from(x, y)
        for part in 0..<count {
          result.values[(y * newWidth + x) * count + part] =
            values[(place.y * width + place.x) * count + part]
        }
      }
    }
    return result
  }

  /// Smaller pixels are means of those that they cover, larger ones lie between two.
  func scaled(to newWidth: Int) -> Parts {
    let step = Float(width) / Float(newWidth)
    return mixed(width: newWidth) { x in
      guard step > 1 else {
        let place = (Float(x) + 0.5) * step - 0.5
        let share = place - place.rounded(.down)
        let left = Int(place.rounded(.down))
        return [(left, 1 - share), (left + 1, share)]
      }
      let (start, end) = (Float(x) * step, Float(x + 1) * step)
      return (Int(start)..<max(Int(end.rounded(.up)), Int(start) + 1)).map { from in
        (from, max(min(Float(from + 1), end) - max(Float(from), start), 0) / step)
      }
    }
  }

  /// The means of as many pixels, or sums that fall off from the middle.
  func smoothed(_ length: Int, isTent: Bool) -> Parts {
    let reach = length / 2
    let weights = (-reach...reach).map { isTent ? Float(reach + 1 - abs($0)) : 1 }
    let sum = weights.reduce(0, +)
    return mixed(width: width) { x in
      weights.enumerated().map { (x + $0.offset - reach, $0.element / sum) }
    }
  }
}

private func change(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, parts: Int = 4,
  _ body: (Parts) -> Parts
) -> vImage_Error {
  guard let before = unsafe Parts(source, parts), before.width > 0, before.height > 0 else {
    return kvImageNullPointerArgument
  }
  return unsafe body(before).write(to: target)
}

private func scale(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, parts: Int
) -> vImage_Error {
  let (width, height) = unsafe (Int(target.pointee.width), Int(target.pointee.height))
  guard width > 0, height > 0 else { return kvImageInvalidParameter }
  return unsafe change(source, target, parts: parts) {
    $0.scaled(to: width).turned.scaled(to: height).turned
  }
}

public func vImageScale_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>,
  _ temporary: UnsafeMutableRawPointer?, _ flags: vImage_Flags
) -> vImage_Error { unsafe scale(source, target, parts: 4) }
public func vImageScale_Planar8(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>,
  _ temporary: UnsafeMutableRawPointer?, _ flags: vImage_Flags
) -> vImage_Error { unsafe scale(source, target, parts: 1) }

private func smooth(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, _ height: UInt32,
  _ width: UInt32, _ flags: vImage_Flags, isTent: Bool
) -> vImage_Error {
  guard height % 2 == 1, width % 2 == 1 else { return kvImageInvalidKernelSize }
  // Asked for its room, a function writes nothing; none is needed.
  guard flags & vImage_Flags(kvImageGetTempBufferSize) == 0 else { return 0 }
  return unsafe change(source, target) {
    $0.smoothed(Int(width), isTent: isTent).turned.smoothed(Int(height), isTent: isTent).turned
  }
}

/// The edge goes on outwards, whatever is asked for beyond it.
@discardableResult public func vImageBoxConvolve_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>,
  _ temporary: UnsafeMutableRawPointer?, _ x: vImagePixelCount, _ y: vImagePixelCount,
  _ height: UInt32, _ width: UInt32, _ background: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error { unsafe smooth(source, target, height, width, flags, isTent: false) }
/// The edge goes on outwards, whatever is asked for beyond it.
@discardableResult public func vImageTentConvolve_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>,
  _ temporary: UnsafeMutableRawPointer?, _ x: vImagePixelCount, _ y: vImagePixelCount,
  _ height: UInt32, _ width: UInt32, _ background: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error { unsafe smooth(source, target, height, width, flags, isTent: true) }

/// Each part as a sum of the four before it: a row of the matrix for each of those, a column for each made.
@discardableResult public func vImageMatrixMultiply_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>,
  _ matrix: UnsafePointer<Int16>, _ divisor: Int32, _ before: UnsafePointer<Int16>?,
  _ after: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
  guard divisor != 0 else { return kvImageInvalidParameter }
  let factors = (0..<16).map { unsafe Float(matrix[$0]) }
  let first = (0..<4).map { unsafe Float(before?[$0] ?? 0) }
  let last = (0..<4).map { unsafe Float(after?[$0] ?? 0) }
  return unsafe change(source, target) { parts in
    var result = parts
    for pixel in stride(from: 0, to: parts.values.count, by: 4) {
      for to in 0..<4 {
        let sum = (0..<4).reduce(last[to]) {
          $0 + (parts.values[pixel + $1] + first[$1]) * factors[$1 * 4 + to]
        }
        result.values[pixel + to] = sum / Float(divisor)
      }
    }
    return result
  }
}

@discardableResult public func vImagePermuteChannels_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>,
  _ map: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
  let places = (0..<4).map { unsafe Int(map[$0]) }
  guard places.allSatisfy({ $0 < 4 }) else { return kvImageInvalidParameter }
  return unsafe change(source, target) { parts in
    var result = parts
    for pixel in stride(from: 0, to: parts.values.count, by: 4) {
      for to in 0..<4 { result.values[pixel + to] = parts.values[pixel + places[to]] }
    }
    return result
  }
}

@discardableResult public func vImageHorizontalReflect_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>,
  _ flags: vImage_Flags
) -> vImage_Error {
  unsafe change(source, target) { parts in
    parts.moved(parts.width, parts.height) { (parts.width - 1 - $0, $1) }
  }
}
@discardableResult public func vImageVerticalReflect_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>,
  _ flags: vImage_Flags
) -> vImage_Error {
  unsafe change(source, target) { parts in
    parts.moved(parts.width, parts.height) { ($0, parts.height - 1 - $1) }
  }
}
/// Turned to the left as many times by a quarter.
@discardableResult public func vImageRotate90_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>,
  _ quarters: UInt8, _ background: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  unsafe change(source, target) { parts in
    (0..<Int(quarters % 4)).reduce(parts) { turned, _ in
      turned.moved(turned.height, turned.width) { (turned.width - 1 - $1, $0) }
    }
  }
}
