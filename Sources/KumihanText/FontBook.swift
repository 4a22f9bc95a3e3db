public import KumihanDrawing

/// The available faces by family, with their files, but not their contents.
public struct FontBook: Hashable, Sendable {
  /// A face in a font file, as listed in the book.
  public struct Face: Hashable, Sendable {
    public var id: FontFaceID
    /// The family name, by which requests find the face.
    public var family: String
    /// 100 to 900.
    public var weight: Int
    /// True for a slanted face.
    public var isItalic: Bool
    /// In per cent of the normal width, as in CSS: 50 to 200.
    public var width: Int
    /// The pages of 256 code points that the face covers at least in part; nil when unknown.
    public var pages: CodePointPages?

    public init(
      id: FontFaceID, family: String, weight: Int, isItalic: Bool = false, width: Int = 100,
      pages: CodePointPages? = nil
    ) {
      self.id = id
      self.family = family
      self.weight = weight
      self.isItalic = isItalic
      self.width = width
      self.pages = pages
    }
  }

  /// All added faces, in order.
  public private(set) var faces: [Face] = []
  /// The family of each design of the system font.
  public var designs: [FontRequest.Design: String] = FontBook.bundledDesigns
  /// Families searched in turn for characters that the text's family lacks.
  public var fallback: [String] = FontBook.bundledFallback
  /// The family of `Image(systemName:)`.
  public var iconFamily = "Joho Icons"
  /// The list of the icon family's names: a flat JSON object of name to hexadecimal code point.
  public var iconNames: String?
  /// The list of the layers of pictures that have several; see `SymbolLayer`.
  public var iconLayers: String?
  private var indices: [String: [Int]] = [:]

  public init(faces: [Face] = []) {
    for face in faces { add(face) }
  }

  /// Adds a face; it replaces one of the same family, width, weight and slant.
  public mutating func add(_ face: Face) { add(face, key: face.family.lowercased()) }

  /// Adds a face; `key` is its family's name in lower case.
  mutating func add(_ face: Face, key: String) {
    let twin = indices[key]?.first {
      faces[$0].weight == face.weight && faces[$0].isItalic == face.isItalic
        && faces[$0].width == face.width
    }
    if let twin {
      faces[twin] = face
    } else {
      indices[key, default: []].append(faces.count)
      faces.append(face)
    }
  }

  /// Family names in the order of addition.
  public var families: [String] {
    var seen: Set<String> = []
    return faces.map(\.family).filter { seen.insert($0.lowercased()).inserted }
  }

  /// The faces of a family, by its name in any letter case.
  public func faces(of family: String) -> [Face] {
    (indices[family.lowercased()] ?? []).map { faces[$0] }
  }
}
