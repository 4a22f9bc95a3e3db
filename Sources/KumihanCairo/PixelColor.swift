extension SIMD4<Float> {
  /// The pixel of premultiplied blue, green, red and alpha, each up to 255.
  ///
  /// One by one: the conversion of all four at once is a search for exact numbers.
  var pixel: UInt32 {
    func byte(_ value: Float) -> UInt32 {
      UInt32(Swift.min(Swift.max(0, value), 255).rounded(.toNearestOrAwayFromZero))
    }
    let opaque = byte(w)
    return opaque << 24 | Swift.min(byte(z), opaque) << 16 | Swift.min(byte(y), opaque) << 8
      | Swift.min(byte(x), opaque)
  }
}
