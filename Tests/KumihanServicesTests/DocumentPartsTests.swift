import Foundation
import Kumihan
import KumihanServices
import Testing

/// What stands on pages of documents, and the steps of paths.
@MainActor
struct DocumentPartsTests {
  @Test func stepsOfAPathHaveTheirPoints() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 10), controlPoint1: CGPoint(x: 11, y: 12),
      controlPoint2: CGPoint(x: 13, y: 14))
    path.close()
    var steps: [String] = []
    unsafe path.cgPath.applyWithBlock { step in
      let count =
        switch unsafe step.pointee.type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
      let points = (0..<count).map { unsafe Int(step.pointee.points[$0].x) }
      unsafe steps.append("\(step.pointee.type) \(points)")
    }
    #expect(
      steps == [
        "moveToPoint [1]", "addLineToPoint [3]", "addQuadCurveToPoint [7, 5]",
        "addCurveToPoint [11, 13, 9]", "closeSubpath []",
      ])
  }

  @Test func annotationsStandOnTheirPage() throws {
    let page = PDFPage()
    let below = PDFAnnotation(
      bounds: CGRect(x: 0, y: 0, width: 50, height: 50), forType: .ink, withProperties: nil)
    let above = PDFAnnotation(
      bounds: CGRect(x: 40, y: 40, width: 50, height: 50), forType: .strikeOut, withProperties: nil)
    below.border = PDFBorder()
    below.add(UIBezierPath(rect: below.bounds))
    page.addAnnotation(below)
    page.addAnnotation(above)
    #expect(page.annotation(at: CGPoint(x: 45, y: 45)) === above)
    #expect(page.annotation(at: CGPoint(x: 10, y: 10)) === below && below.page === page)
    #expect((below.type, above.type) == ("Ink", "StrikeOut"))
    #expect(below.paths?.count == 1 && below.border?.lineWidth == 1)
    page.removeAnnotation(below)
    #expect(page.annotations.count == 1 && below.page == nil)
    page.setBounds(CGRect(x: 0, y: 0, width: 10, height: 20), for: .cropBox)
    #expect(page.bounds(for: .cropBox).height == 20 && page.bounds(for: .mediaBox).height == 792)
    above.setValue("note", forAnnotationKey: .name)
    #expect(above.value(forAnnotationKey: .name) as? String == "note")
    let told = PDFAnnotation(
      bounds: .zero, forType: .widget,
      withProperties: [PDFAnnotationKey.widgetValue: "yes", "/T": "field"])
    #expect(told.value(forAnnotationKey: .widgetValue) as? String == "yes")
    #expect(told.value(forAnnotationKey: .textLabel) as? String == "field")
  }

  @Test func contentsAreATree() {
    let (root, first, second) = (PDFOutline(), PDFOutline(), PDFOutline())
    root.insertChild(first, at: 0)
    root.insertChild(second, at: 0)
    #expect(root.child(at: 0) === second && first.index == 1 && root.child(at: 2) == nil)
    second.removeFromParent()
    #expect(root.numberOfChildren == 1 && second.parent == nil)
    let document = PDFDocument()
    document.outlineRoot = root
    #expect(first.document === document && second.document == nil)
  }

  @Test func aViewOfADocumentKnowsThePageThatItShows() throws {
    let document = PDFDocument()
    let pages = [PDFPage(), PDFPage()]
    for (index, page) in pages.enumerated() { document.insert(page, at: index) }
    let view = PDFView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.document = document
    view.go(to: PDFDestination(page: pages[1], at: .zero))
    #expect(view.currentPage === pages[1] && view.visiblePages.count == 1)
    #expect(view.page(for: CGPoint(x: 500, y: 0), nearest: false) == nil)
    #expect(view.page(for: CGPoint(x: 500, y: 0), nearest: true) === pages[1])
  }
}
