package import Foundation
package import KumihanDrawing

/// Writes display lists as SVG files: vectors, selectable text, pixels only for effects that SVG
/// lacks.
///
/// The same list and options give the same bytes.
package struct SVGRenderer: Sendable {
  package var options: SVGOptions

  package init(options: SVGOptions = SVGOptions()) { self.options = options }

  /// The whole file; patches drawn as pixels are appended to `patches`.
  ///
  /// - Throws: ``RenderError`` for an impossible size or resolution, or a font or picture that
  ///   cannot be read.
  package func render(
    _ list: DisplayList, with resources: some SVGResources, patches: inout [RasterPatch]
  ) throws(RenderError) -> Data {
    let size = list.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw RenderError.invalidSize(width: Double(size.width), height: Double(size.height))
    }
    guard (1...2400).contains(options.patchResolution) else {
      throw RenderError.invalidResolution(options.patchResolution)
    }
    var writer = SVGWriter(options: options, resources: resources, size: size)
    let list = try resources.withoutVeils(
      list, scale: CGFloat(options.patchResolution / 72), patches: &patches)
    let content = try writer.surface(list.items, .identity, isOwnPicture: true)
    patches += writer.patches
    let title = options.title ?? list.items.firstHeading
    var head = title.map { SVGTag("title").around(words: $0) } ?? ""
    head += options.summary.map { SVGTag("desc").around(words: $0) } ?? ""
    let styles = try writer.faces.entries.map { entry throws(RenderError) in
      let file = try resources.subset(of: entry.face, characters: entry.glyphs)
      return "@font-face{font-family:\(entry.id);src:url(\(file.dataURI("font/ttf")))}\n"
    }
    if !styles.isEmpty { head += SVGTag("style").around(styles.joined()) }
    if !writer.definitions.text.isEmpty {
      head += SVGTag("defs").around(writer.definitions.text)
    }
    let root = SVGTag("svg").set("xmlns", "http://www.w3.org/2000/svg")
      .set("lang", ifPresent: options.language)
      // Screen readers take the parts of an "img" for one picture.
      .set("role", list.items.hasParts ? "graphics-document document" : "img")
      .set("width", size.width).set("height", size.height)
      .set("viewBox", CGRect(origin: .zero, size: size).svgBox)
      .set("text-rendering", "geometricPrecision")
    return SVGIdentity.seal(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.around(head + content))
  }
}
