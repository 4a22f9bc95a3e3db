import KumihanDrawing
import KumihanPlanner
import KumihanViews
import Testing

struct PageSetupTests {
  private let mm: CGFloat = 72 / 25.4

  @Test func marginsLeaveTheContent() throws {
    let margins = PageMargins(top: 10, right: 20, bottom: 30, left: 40)
    let page = try PageSetup(paper: .a4, margins: margins).page(1)
    #expect(page.mediaSize == PaperSize.a4.size)
    #expect(page.boxes.trim == CGRect(origin: .zero, size: page.mediaSize))
    #expect(page.boxes.bleed == page.boxes.trim)
    #expect(abs(page.content.minX - 40 * mm) < 1e-9 && abs(page.content.minY - 10 * mm) < 1e-9)
    #expect(abs(page.content.width - 150 * mm) < 1e-9)
    #expect(abs(page.content.height - 257 * mm) < 1e-9)
  }

  @Test func landscapeTurnsThePaper() throws {
    let page = try PageSetup(paper: .a5, orientation: .landscape).page(1)
    #expect(page.mediaSize.width == PaperSize.a5.size.height)
  }

  @Test func mirroredPagesAreBoundWhereTheyMeet() throws {
    let setup = PageSetup(paper: .a5, binding: 8, isMirrored: true)
    let (odd, even) = (try setup.page(1), try setup.page(2))
    #expect(abs(odd.content.minX - 18 * mm) < 1e-9)
    #expect(abs(even.content.minX - 10 * mm) < 1e-9)
    #expect(odd.content.width == even.content.width)
    #expect(abs(even.content.maxX - 130 * mm) < 1e-9)
    var right = setup
    right.bindingEdge = .right
    #expect(try right.page(1).content == even.content)
    right.bindingEdge = .top
    #expect(abs(try right.page(1).content.minY - 18 * mm) < 1e-9)
    #expect(abs(try right.page(2).content.minY - 10 * mm) < 1e-9)
  }

  @Test(arguments: PunchHoles.allCases)
  func holesStayFree(_ holes: PunchHoles) throws {
    var setup = PageSetup(paper: .a4, margins: PageMargins(5), punchHoles: holes)
    #expect(try setup.page(1).content.minX / mm >= max(5, holes.reach) - 1e-9)
    setup.margins = PageMargins(30)
    #expect(abs(try setup.page(1).content.minX / mm - 30) < 1e-9)
  }

  @Test func bleedAndMarksEnlargeTheSheet() throws {
    var setup = PageSetup(paper: .a5, bleed: 3)
    var page = try setup.page(1)
    #expect(abs(page.mediaSize.width - 154 * mm) < 1e-9)
    #expect(abs(page.boxes.trim.minX - 3 * mm) < 1e-9 && abs(page.boxes.bleed.minX) < 1e-9)
    setup.hasCropMarks = true
    page = try setup.page(1)
    #expect(abs(page.mediaSize.width - 168 * mm) < 1e-9)
    #expect(abs(page.boxes.trim.minX - 10 * mm) < 1e-9)
    #expect(abs(page.boxes.bleed.minX - 7 * mm) < 1e-9)
    #expect(abs(page.content.minX - 20 * mm) < 1e-9)
  }

  @Test func whatLeavesNoRoomIsSaid() throws {
    let setup = PageSetup(paper: .a6, margins: PageMargins(45))
    let error = try #require(throws: PrintError.self) { try setup.page(1) }
    #expect(error.description == "margins leave 15 x 58 mm of a page of 105 x 148 mm")
    let negative = PageSetup(binding: -1)
    #expect(throws: PrintError.invalidLength(name: "binding", -1)) { try negative.page(1) }
  }

  @Test func marginsAreRead() throws {
    #expect(try PageMargins(parsing: "12.5") == PageMargins(12.5))
    #expect(
      try PageMargins(parsing: "10, 20")
        == PageMargins(top: 10, right: 20, bottom: 10, left: 20))
    #expect(
      try PageMargins(parsing: "1mm,2mm,3mm,4mm")
        == PageMargins(top: 1, right: 2, bottom: 3, left: 4))
    for text in ["", "a", "1,2,3", "-1", "nan", "1,,2,3"] {
      #expect(throws: PrintError.unreadableMargins(text)) { try PageMargins(parsing: text) }
    }
  }
}
