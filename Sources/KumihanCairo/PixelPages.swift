import Foundation
import Synchronization

/// The memory of large pictures: mappings of their own, of which the last one given back is kept for
/// the next picture. The system may take a kept one's contents when it needs memory.
final class PixelPages: Sendable {
  /// Memory from one owner to the next.
  struct Mapping: Sendable {
    let address: UInt
    let bytes: Int
    /// The store that gets it back.
    let pages: PixelPages?

    var base: UnsafeMutableRawPointer? { unsafe UnsafeMutableRawPointer(bitPattern: address) }

    fileprivate func unmap() { unsafe _ = munmap(base, bytes) }
  }

  /// Smaller pictures share the memory of everything else.
  static let leastBytes = 2 * hugePage

  private static let hugePage = 2 << 20

  private let kept = Mutex<Mapping?>(nil)

  deinit { kept.withLock { $0 }?.unmap() }

  /// A mapping of at least so many bytes; all zero if `cleared`, of any contents otherwise. Nil where
  /// there is no memory.
  static func take(_ bytes: Int, cleared: Bool, from pages: PixelPages?) -> Mapping? {
    if !cleared, let kept = pages?.takeKept(bytes) { return kept }
    // Whole pages of 2 MB where such a page can begin; what lies before and after is given back.
    let whole = (bytes + hugePage - 1) / hugePage * hugePage
    let mapped = unsafe mmap(
      nil, whole + hugePage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let mapped = unsafe mapped, unsafe mapped != MAP_FAILED else { return nil }
    let start = unsafe mapped.alignedUp(toMultipleOf: hugePage)
    let before = unsafe mapped.distance(to: start)
    if before > 0 { unsafe _ = munmap(mapped, before) }
    unsafe _ = munmap(start + whole, hugePage - before)
    // Only a hint: a page of 2 MB comes in a fraction of the time that 512 small ones take.
    unsafe _ = madvise(start, whole, Int32(MADV_HUGEPAGE))
    return Mapping(address: UInt(bitPattern: start), bytes: whole, pages: pages)
  }

  static func put(back mapping: Mapping) {
    guard let pages = mapping.pages else { return mapping.unmap() }
    // From here on the contents may go at any time.
    unsafe _ = madvise(mapping.base, mapping.bytes, Int32(MADV_FREE))
    let old = pages.kept.withLock { kept in
      defer { kept = Mapping(address: mapping.address, bytes: mapping.bytes, pages: nil) }
      return kept
    }
    old?.unmap()
  }

  /// What is kept, unless it is too small or much too large.
  private func takeKept(_ bytes: Int) -> Mapping? {
    kept.withLock { kept in
      guard let mapping = kept, mapping.bytes >= bytes, mapping.bytes <= 2 * bytes else {
        return nil
      }
      kept = nil
      return Mapping(address: mapping.address, bytes: mapping.bytes, pages: self)
    }
  }
}
