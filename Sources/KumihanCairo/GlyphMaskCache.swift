import CKumihanCairo
import CKumihanFreeType
import Foundation
import KumihanDrawing

/// Coverage bytes of one glyph at one size and one sub-pixel position.
@safe struct GlyphMask {
  /// The first pixel's place relative to the whole pixel of the glyph's origin.
  var left = 0
  var top = 0
  var width = 0
  var height = 0
  /// `width` times `height` bytes, owned by the cache.
  var coverage: UnsafeMutablePointer<UInt8>?
}

/// Rasterises glyph outlines by exact area coverage and keeps the results.
///
/// Positions are kept to 1/64 px, the resolution of FreeType's own coordinates, so a cached mask
/// moves no glyph by more than rasterising it again would.
@safe final class GlyphMaskCache {
  private struct Key: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32
    var phaseX, phaseY: UInt8
    var transform: GlyphTransform
  }

  private let fonts: FontStore
  private var masks: [Key: GlyphMask] = [:]
  private var chunks: [Chunk] = []
  private var used = 0
  private var points: [FT_Vector] = []

  /// Bytes in a chunk of coverage, and the number of chunks before the cache is emptied.
  private static let chunkSize = 1 << 18
  private static let chunkCap = 32

  init(fonts: FontStore) { self.fonts = fonts }

  /// Drops the masks when there are too many; no mask may be in use.
  func trim() {
    guard chunks.count > Self.chunkCap else { return }
    chunks = []
    used = 0
    masks = [:]
  }

  /// The mask of a glyph whose origin is `phaseX`, `phaseY` 64ths of a pixel right of and below a
  /// whole pixel.
  func mask(
    _ glyph: UInt32, of file: FontFile, transform: GlyphTransform, phaseX: UInt8, phaseY: UInt8
  ) -> GlyphMask {
    let key = Key(
      face: ObjectIdentifier(file), glyph: glyph, phaseX: phaseX, phaseY: phaseY,
      transform: transform)
    if let mask = masks[key] { return mask }
    let mask = rasterize(
      file.outline(glyph), transform: transform, phase: SIMD2(Double(phaseX), Double(phaseY)))
    masks[key] = mask
    return mask
  }

  private func rasterize(
    _ outline: GlyphOutline, transform: GlyphTransform, phase: SIMD2<Double>
  ) -> GlyphMask {
    guard !outline.isEmpty else { return GlyphMask() }
    points.removeAll(keepingCapacity: true)
    var low = SIMD2<Int>(repeating: .max)
    var high = SIMD2<Int>(repeating: .min)
    for point in outline.points {
      let placed = (transform(point) * 64 + phase).rounded(.toNearestOrEven)
      guard placed.x.magnitude < 1e8, placed.y.magnitude < 1e8 else { return GlyphMask() }
      // FreeType's y points up.
      let (x, y) = (Int(placed.x), -Int(placed.y))
      low = pointwiseMin(low, SIMD2(x, y))
      high = pointwiseMax(high, SIMD2(x, y))
      points.append(FT_Vector(x: x, y: y))
    }
    let left = low.x >> 6
    let bottom = low.y >> 6
    let width = ((high.x + 63) >> 6) - left
    let height = ((high.y + 63) >> 6) - bottom
    guard width > 0, height > 0, width < 32_000, height < 32_000 else { return GlyphMask() }
    for i in points.indices {
      points[i].x -= left << 6
      points[i].y -= bottom << 6
    }
    let coverage = unsafe allocate(width * height)
    unsafe draw(outline, width: width, height: height, into: coverage)
    return unsafe GlyphMask(
      left: left, top: -(bottom + height), width: width, height: height, coverage: coverage)
  }

  private func draw(
    _ outline: GlyphOutline, width: Int, height: Int, into coverage: UnsafeMutablePointer<UInt8>
  ) {
    var tags = outline.tags
    var contours = outline.contours
    unsafe points.withUnsafeMutableBufferPointer { points in
      unsafe tags.withUnsafeMutableBufferPointer { tags in
        unsafe contours.withUnsafeMutableBufferPointer { contours in
          var shape = unsafe FT_Outline()
          unsafe shape.n_points = Int16(truncatingIfNeeded: points.count)
          unsafe shape.n_contours = Int16(truncatingIfNeeded: contours.count)
          unsafe shape.points = points.baseAddress
          unsafe shape.tags = tags.baseAddress
          unsafe shape.contours = contours.baseAddress
          unsafe shape.flags = outline.flags
          var bitmap = unsafe FT_Bitmap()
          unsafe bitmap.rows = UInt32(height)
          unsafe bitmap.width = UInt32(width)
          unsafe bitmap.pitch = Int32(width)
          unsafe bitmap.buffer = coverage
          unsafe bitmap.num_grays = 256
          unsafe bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
          unsafe FT_Outline_Get_Bitmap(fonts.library, &shape, &bitmap)
        }
      }
    }
  }

  /// Zeroed bytes, valid until `trim`.
  private func allocate(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if count > Self.chunkSize {
      let own = Chunk(count)
      // In front, so that the last chunk stays the one being filled.
      chunks.insert(own, at: 0)
      if chunks.count == 1 { used = Self.chunkSize }
      return unsafe own.base
    }
    if chunks.isEmpty || used + count > Self.chunkSize {
      chunks.append(Chunk(Self.chunkSize))
      used = 0
    }
    defer { used += count }
    return unsafe chunks[chunks.count - 1].base + used
  }

  /// Zeroed bytes.
  @safe private final class Chunk {
    let base: UnsafeMutablePointer<UInt8>

    init(_ count: Int) {
      // Zeroed by the system, page by page as they are touched.
      guard let memory = unsafe calloc(count, 1) else { fatalError("no memory is left") }
      unsafe base = memory.bindMemory(to: UInt8.self, capacity: count)
    }

    deinit { unsafe free(base) }
  }
}
