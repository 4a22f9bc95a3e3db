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
  /// `width` times `height` bytes, owned by the cache; of a part of a vast glyph until the next is asked for.
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
  /// Pixels of a mask, beyond which only what is seen of it is made, and not kept.
  private static let mostPixels = 1 << 20
  private var part: Chunk?

  init(fonts: FontStore) { self.fonts = fonts }

  /// Drops the masks when there are too many; no mask may be in use.
  func trim() {
    part = nil
    guard chunks.count > Self.chunkCap else { return }
    chunks = []
    used = 0
    masks = [:]
  }

  /// The mask of a glyph whose origin is `phaseX`, `phaseY` 64ths of a pixel right of and below a
  /// whole pixel; of a vast one, what lies in `area`, whose corner is that whole pixel's.
  func mask(
    _ glyph: UInt32, of file: FontFile, transform: GlyphTransform, phaseX: UInt8, phaseY: UInt8,
    within area: PixelRect
  ) -> GlyphMask {
    let key = Key(
      face: ObjectIdentifier(file), glyph: glyph, phaseX: phaseX, phaseY: phaseY,
      transform: transform)
    if let mask = masks[key] { return mask }
    let outline = file.outline(glyph)
    let bounds = place(outline, transform, SIMD2(Double(phaseX), Double(phaseY)))
    guard bounds.count <= Self.mostPixels else {
      let seen = bounds.intersection(area)
      let chunk = Chunk(max(seen.count, 1))
      part = chunk
      return unsafe rasterize(outline, seen, into: chunk.base)
    }
    let mask = unsafe rasterize(outline, bounds, into: allocate(bounds.count))
    masks[key] = mask
    return mask
  }

  /// Finds the outline's points, in 64ths of pixels, and the pixels that it touches; none when it is
  /// farther than FreeType reaches.
  private func place(
    _ outline: GlyphOutline, _ transform: GlyphTransform, _ phase: SIMD2<Double>
  ) -> PixelRect {
    guard !outline.isEmpty else { return .empty }
    points.removeAll(keepingCapacity: true)
    var low = SIMD2<Int>(repeating: .max)
    var high = SIMD2<Int>(repeating: .min)
    for point in outline.points {
      let placed = (transform(point) * 64 + phase).rounded(.toNearestOrEven)
      guard placed.x.magnitude < 0x1p24, placed.y.magnitude < 0x1p24 else { return .empty }
      // FreeType's y points up.
      let (x, y) = (Int(placed.x), -Int(placed.y))
      low = pointwiseMin(low, SIMD2(x, y))
      high = pointwiseMax(high, SIMD2(x, y))
      points.append(FT_Vector(x: x, y: y))
    }
    return PixelRect(
      left: low.x >> 6, top: -((high.y + 63) >> 6), right: (high.x + 63) >> 6, bottom: -(low.y >> 6)
    )
  }

  /// Draws what an outline with the placed points covers of some pixels.
  private func rasterize(
    _ outline: GlyphOutline, _ area: PixelRect, into coverage: UnsafeMutablePointer<UInt8>
  ) -> GlyphMask {
    guard !area.isEmpty else { return GlyphMask() }
    for i in points.indices {
      points[i].x -= area.left << 6
      points[i].y += area.bottom << 6
    }
    unsafe draw(outline, width: area.width, height: area.height, into: coverage)
    return unsafe GlyphMask(
      left: area.left, top: area.top, width: area.width, height: area.height, coverage: coverage)
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
