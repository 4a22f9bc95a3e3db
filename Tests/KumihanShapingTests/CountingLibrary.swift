import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Synchronization

/// HarfBuzz, with a count of the bytes that were shaped, of each call one more, and the files that were opened.
final class CountingLibrary: ShapingLibrary {
  private let count = Mutex(0)
  private let files = Mutex<[String]>([])
  private let base = HarfBuzzLibrary()

  var bytes: Int { count.withLock { $0 } }
  var opened: [String] { files.withLock { $0 } }

  fileprivate func add(_ bytes: Int) { count.withLock { $0 += bytes } }

  func open(_ id: FontFaceID) throws(FontError) -> any FontFace {
    files.withLock { $0.append(id.file) }
    return CountingFace(try base.open(id), library: self)
  }

  func packedCharacters(of file: String) -> (@Sendable (Unicode.Scalar) -> Bool)? {
    base.packedCharacters(of: file)
  }

  func script(of scalar: Unicode.Scalar) -> UInt32 { base.script(of: scalar) }

  func composition(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    base.composition(first, second)
  }
}

private final class CountingFace: FontFace {
  private let base: any FontFace
  private let library: CountingLibrary

  init(_ base: any FontFace, library: CountingLibrary) {
    (self.base, self.library) = (base, library)
  }

  var id: FontFaceID { base.id }
  var measures: FaceMeasures { base.measures }
  var isColored: Bool { base.isColored }
  var coversASCII: Bool { base.coversASCII }

  func shape(_ utf8: [UInt8], _ range: Range<Int>, _ options: ShapingOptions) -> [ShapedGlyph] {
    library.add(range.count + 1)
    return base.shape(utf8, range, options)
  }

  func hasFeature(_ tag: String) -> Bool { base.hasFeature(tag) }
  func glyph(for scalar: Unicode.Scalar) -> UInt32? { base.glyph(for: scalar) }
  func extents(of glyph: UInt32) -> CGRect { base.extents(of: glyph) }
  func layers(of glyph: UInt32) -> [ColorLayer] { base.layers(of: glyph) }
  func picture(of glyph: UInt32) -> Data? { base.picture(of: glyph) }
}
