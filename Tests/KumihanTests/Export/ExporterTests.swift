import Kumihan
import KumihanGoldens
import Testing

/// The input of another package's exporter, and the treatment of its result.
@MainActor @Suite(.snapshots(root: "Goldens"))
struct ExporterTests {
  private func page<V: View>(_ view: V, scale: CGFloat = 2) throws -> LaidOutPage {
    try RenderingContext.bundled().layout(
      view, options: LayoutOptions(size: CGSize(width: 120, height: 60), scale: scale))
  }

  @Test func anExporterOfAnotherPackageDrawsEverything() throws {
    let view = VStack {
      Text("Ag").font(.system(size: 20))
      HStack {
        Circle().fill(.red).frame(width: 20, height: 20)
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
          .frame(width: 30, height: 10)
        RoundedRectangle(cornerRadius: 4).stroke(.black, lineWidth: 2).frame(width: 20, height: 20)
      }
    }
    var page = try page(view)
    page.background = .white
    let file = try page.export(PostScriptExporter())
    assertSnapshot(
      of: String(decoding: file.data, as: UTF8.self), as: .lines("eps"), named: "page")
    let finding = try #require(file.report.findings.first)
    #expect(file.report.findings.count == 1)
    #expect(finding.cause == .patch("gradient"))
    #expect(finding.place.area?.size == CGSize(width: 30, height: 10))
    #expect(finding.place.site?.contains("ExporterTests.swift:") == true, "\(finding)")
    #expect(finding.message == "gradient is drawn as pixels")
  }

  @Test func itsErrorIsOneOfOurs() throws {
    let exporter = PostScriptExporter(largestSide: 10)
    #expect(throws: RenderError.exporter(name: "EPS", reason: "tooLarge")) {
      try page(Color.red).export(exporter)
    }
  }

  @Test func errorsOfDrawingStayThemselves() throws {
    struct Broken: Exporter {
      func export(_ drawing: ExportDrawing) throws -> ExportedPage {
        let face = FontFaceID(postScriptName: "None", file: "/no/such.ttf")
        return ExportedPage(data: try drawing.resources.fontFile(of: face))
      }
    }
    #expect(
      throws: RenderError.unreadableFont(
        name: "None", file: "/no/such.ttf", reason: "the file cannot be read")
    ) { try page(Color.red).export(Broken()) }
  }

  /// The grid that frames lie on, the scale, the boxes and the label are the exporter's to know.
  @Test func itIsGivenWhatItAsksFor() throws {
    struct Probe: Exporter {
      var grid: CGFloat?
      func pixelsPerPoint(layoutScale: CGFloat) -> CGFloat? { grid }
      func export(_ drawing: ExportDrawing) throws -> ExportedPage {
        let boxes = drawing.boxes.map { "\($0.trim.minX)" } ?? "-"
        let words = "\(drawing.scale) \(drawing.label ?? "-") \(boxes)\n"
        return ExportedPage(data: Data((words + drawing.ink.dump(nodes: false)).utf8))
      }
    }
    var page = try page(Color.red.frame(width: 10.3, height: 10).offset(x: 0.4), scale: 2)
    (page.label, page.boxes) = ("iv", PageBoxes(trim: CGRect(x: 3, y: 3, width: 9, height: 9)))
    func text(_ grid: CGFloat?) throws -> [Substring] {
      String(decoding: try page.export(Probe(grid: grid)).data, as: UTF8.self)
        .split(separator: "\n")
    }
    let (exact, whole) = (try text(nil), try text(1))
    #expect(exact[0] == "2.0 iv 3.0" && whole[0] == "1.0 iv 3.0")
    #expect(exact.dropFirst() != whole.dropFirst(), "frames lie on the grid")
    #expect(Probe().name == "Probe")
  }

  @Test func resourcesReadGlyphsFontsAndPictures() throws {
    struct Reader: Exporter {
      func export(_ drawing: ExportDrawing) throws -> ExportedPage {
        var words: [String] = []
        for case .glyphs(let run, _) in drawing.ink.items.flatMap(\.leaves) {
          let em = try drawing.resources.unitsPerEm(of: run.face)
          let box = try drawing.resources.outline(of: run.glyphs[0].id, in: run.face).boundingRect
          let file = try drawing.resources.fontFile(of: run.face)
          let few = try drawing.resources.fontSubset(
            of: run.face, characters: ["I": run.glyphs[0].id])
          words.append("\(em == 1000 || em == 2048), \(box.height > em / 2 && box.height < em)")
          words.append("\(file.count > 10_000), \(few.count < file.count / 4)")
        }
        for case .image(let image, _, _) in drawing.ink.items.flatMap(\.leaves) {
          let pixels = try drawing.resources.pixels(of: image)
          words.append("\(pixels.width) x \(pixels.height), \(Array(pixels.pixels.prefix(4)))")
        }
        return ExportedPage(data: Data(words.joined(separator: "\n").utf8))
      }
    }
    let view = HStack {
      Text("I")
      Image(resource: checker, scale: 1)
    }
    let words = String(decoding: try page(view).export(Reader()).data, as: UTF8.self)
    #expect(words == "true, true\ntrue, true\n4 x 4, [230, 60, 60, 255]")
  }

  /// A drawing that no view made.
  @Test func aListByItselfIsExported() throws {
    let square = DrawItem(
      .fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), .color(.black), FillStyle()))
    let list = DisplayList(size: CGSize(width: 4, height: 4), items: [square])
    let context = try RenderingContext.bundled()
    let png = try context.export(list, as: .png(scale: 3))
    #expect(try PNGDecoder.decode(png.data).width == 12)
    let svg = String(decoding: try context.export(list, as: .svg).data, as: UTF8.self)
    #expect(svg.contains("width=\"4\" height=\"4\"") && svg.contains("<rect"))
  }
}

extension DrawItem {
  fileprivate var leaves: [DrawCommand] {
    if case .group(let group) = command { return group.children.flatMap(\.leaves) }
    return [command]
  }
}
