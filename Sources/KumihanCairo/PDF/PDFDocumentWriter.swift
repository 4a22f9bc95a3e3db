import Foundation
public import KumihanDrawing

/// One page of a PDF.
public struct PDFPage: Hashable, Sendable {
  public var content: DisplayList
  /// The page's number in viewers, such as "iv"; nil for its position in the document.
  public var label: String?
  /// The trim and the bleed; nil when the page is the whole sheet.
  public var boxes: PageBoxes?

  public init(_ content: DisplayList, label: String? = nil, boxes: PageBoxes? = nil) {
    (self.content, self.label, self.boxes) = (content, label, boxes)
  }
}

/// One PDF in the making: its objects and the resources that its pages share.
final class PDFDocumentWriter {
  let objects: PDFObjects
  let resources: DrawResources
  let states: PDFStates
  let images: PDFImages
  private let structure: PDFStructure
  private let navigation = PDFNavigation()
  private let metadata: PDFMetadata
  private let conformance: PDFConformance
  private var faces: [FontFaceID: PDFFont] = [:]
  /// Fonts in the order of their first use.
  private var fonts: [PDFFont] = []
  private var pageCount = 0
  /// The page tree's root, and its lower nodes with the pages of the last one.
  private let pages: Int
  /// The profile of all colours; nil for sRGB.
  let profile: Int?
  private var nodes: [Int] = []
  private var siblings: [Int] = []

  private static let nodeLength = 64

  init(_ sink: PDFSink, metadata: PDFMetadata) throws(RenderError) {
    self.metadata = metadata
    objects = try PDFObjects(sink)
    resources = try DrawResources()
    states = PDFStates(objects)
    conformance = PDFConformance(metadata)
    images = PDFImages(
      objects, store: resources.images, interpolates: !metadata.standards.contains(.a2b))
    structure = PDFStructure(objects)
    pages = objects.reserve()
    profile =
      metadata.colorSpace == .sRGB
      ? nil : try objects.addStream(PDFBytes("/N 3"), PDFColorProfile.displayP3)
  }

  var danglingLinks: [DanglingLink] { navigation.danglingLinks }

  func draw(_ page: PDFPage, resolution: Double) throws(RenderError) -> [RasterPatch] {
    let size = page.content.size
    let number = objects.reserve()
    let content = PDFContent(number: objects.reserve())
    content.resources.profile = profile
    let tags = PDFPageTags(
      structure, objects: objects, conformance: conformance, page: number, content: content,
      isTagged: metadata.isTagged)
    let marks = PDFMarks(
      objects: objects, navigation: navigation, tags: tags, conformance: conformance,
      index: pageCount, page: number, height: size.height)
    if min(size.width, size.height) < 3 {
      conformance.require(.a2b, "6.1.13", "page \(pageCount + 1) is less than 3 points long")
    }
    let painter = PDFPainter(
      document: self, content: content, tags: tags, marks: marks, page: pageCount, pageSize: size,
      patchScale: CGFloat(resolution / 72))
    content.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
    var patches: [RasterPatch] = []
    let colors = metadata.colorSpace == .sRGB ? page.content : try page.content.inDisplayP3()
    let list = try resources.withoutVeils(
      colors, page: pageCount, scale: painter.patchScale, paper: .white, patches: &patches)
    try painter.drawPage(list.items)
    tags.close(content)
    try objects.writeStream(content.number, PDFBytes(), content.out.bytes)
    try marks.finish()
    try write(number, page, content: content, annotations: marks.annotations)
    try tags.finish()
    navigation.addLabel(page.label, page: pageCount)
    pageCount += 1
    resources.trim()
    return patches + painter.patches
  }

  private func write(
    _ number: Int, _ page: PDFPage, content: PDFContent, annotations: [Int]
  ) throws(RenderError) {
    let size = page.content.size
    if siblings.isEmpty { nodes.append(objects.reserve()) }
    var out = PDFBytes("<</Type/Page/Parent ")
    out.reference(nodes[nodes.count - 1])
    out.write("/MediaBox")
    out.rectangle(CGRect(origin: .zero, size: size), pageHeight: size.height)
    if let boxes = page.boxes {
      let sheet = CGRect(origin: .zero, size: size)
      out.write("/BleedBox")
      out.rectangle(boxes.bleed.shared(with: sheet), pageHeight: size.height)
      out.write("/TrimBox")
      out.rectangle(boxes.trim.shared(with: sheet), pageHeight: size.height)
    }
    out.write("/Contents ")
    out.reference(content.number)
    out.write(content.resources.entry)
    if content.resources.isTransparent {
      out.write("/Group<</S/Transparency/CS/DeviceRGB/I true>>")
    }
    if !content.markedElements.isEmpty {
      out.write("/StructParents \(structure.key(of: content.markedElements))")
    }
    if !annotations.isEmpty {
      if metadata.isTagged { out.write("/Tabs/S") }
      out.write("/Annots[")
      for annotation in annotations {
        out.reference(annotation)
        out.space()
      }
      out.write("]")
    }
    out.write(">>")
    try objects.write(number, out)
    siblings.append(number)
    if siblings.count == Self.nodeLength { try closeNode() }
  }

  /// Writes a form: content drawn as one picture, clipped to `area` of its own space.
  func writeForm(_ content: PDFContent, area: CGRect) throws(RenderError) {
    var dictionary = PDFBytes(
      "/Type/XObject/Subtype/Form/Group<</S/Transparency/CS/DeviceRGB/I true>>/BBox[")
    for value in [area.minX, area.minY, area.maxX, area.maxY] { dictionary.number(value) }
    dictionary.write("]")
    dictionary.write(content.resources.entry)
    if !content.markedElements.isEmpty {
      dictionary.write("/StructParents \(structure.key(of: content.markedElements))")
    }
    try objects.writeStream(content.number, dictionary, content.out.bytes)
  }

  private func closeNode() throws(RenderError) {
    guard !siblings.isEmpty else { return }
    var out = PDFBytes("<</Type/Pages/Parent ")
    out.reference(pages)
    out.write("/Count \(siblings.count)/Kids[")
    for page in siblings {
      out.reference(page)
      out.space()
    }
    out.write("]>>")
    try objects.write(nodes[nodes.count - 1], out)
    siblings.removeAll(keepingCapacity: true)
  }

  func finish() throws(RenderError) {
    if let failure = conformance.failure { throw failure }
    try closeNode()
    for font in fonts { try font.write(to: objects) }
    var tree = PDFBytes("<</Type/Pages/Count \(pageCount)/Kids[")
    for node in nodes {
      tree.reference(node)
      tree.space()
    }
    tree.write("]>>")
    try objects.write(pages, tree)
    var catalog = PDFBytes("<</Type/Catalog/Pages ")
    catalog.reference(pages)
    catalog.write(try navigation.write(to: objects))
    if !structure.isEmpty {
      try structure.finish()
      catalog.write("/MarkInfo<</Marked true>>/StructTreeRoot ")
      catalog.reference(structure.root)
    }
    if let language = metadata.language, !language.isEmpty {
      catalog.write("/Lang")
      catalog.text(language)
    }
    let packet = objects.reserve()
    try objects.writeStream(
      packet, PDFBytes("/Type/Metadata/Subtype/XML"), Array(metadata.packet.utf8),
      isCompressed: false)
    catalog.write("/Metadata ")
    catalog.reference(packet)
    if metadata.standards.contains(.a2b) {
      let profile = try objects.addStream(PDFBytes("/N 3"), PDFColorProfile.sRGB)
      catalog.write("/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier")
      catalog.write("(sRGB IEC61966-2.1)/Info(sRGB IEC61966-2.1)/DestOutputProfile ")
      catalog.reference(profile)
      catalog.write(">>]")
    }
    if metadata.title?.isEmpty == false {
      catalog.write("/ViewerPreferences<</DisplayDocTitle true>>")
    }
    catalog.write(">>")
    try objects.finish(root: objects.add(catalog), info: objects.add(metadata.dictionary))
  }

  /// The language to mark a text with in a tagged document; nil for the document's own.
  func language(of text: String) -> String? {
    metadata.isTagged ? RunLanguage.tag(of: text, in: metadata.language) : nil
  }

  func font(_ id: FontFaceID) throws(RenderError) -> PDFFont {
    if let font = faces[id] { return font }
    let font = PDFFont(id, file: try resources.fonts.file(id), number: objects.reserve())
    if font.forbidsEmbedding {
      for (standard, clause) in [(PDFStandard.ua1, "7.21.4.1"), (.a2b, "6.2.11.4.1")] {
        conformance.require(
          standard, clause, "the font \(id.postScriptName) forbids being embedded")
      }
    }
    faces[id] = font
    fonts.append(font)
    return font
  }
}
