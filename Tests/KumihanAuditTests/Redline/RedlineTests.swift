import Foundation
import Joho
import Kumihan
import KumihanAppleNames
import Testing

@testable import KumihanAudit

/// The sheet that is handed to a designer.
@MainActor
struct RedlineTests {
  /// Twenty pages: everyday views, chapter 16, components.
  private func pages() throws -> [(name: String, page: LaidOutPage)] {
    let context = try RenderingContext.bundled()
    var pages: [(name: String, page: LaidOutPage)] = []
    func add(_ name: String, _ view: some View, _ size: CGSize = CGSize(width: 393, height: 700))
      throws
    {
      var options = LayoutOptions(size: size, scale: 2)
      options.background = .white
      pages.append((name, try context.layout(view, options: options)))
    }
    try add("settings", ChapterPages.settingsBefore)
    try add("card", ChapterPages.cardBefore)
    try add("buttons", ChapterPages.buttonsBefore)
    try add("header", ChapterPages.headerBefore)
    try add("empty", ChapterPages.emptyBefore)
    try add("tabs", ChapterPages.tabsBefore)
    try add("form", ChapterPages.formBefore)
    try add("settings after", ChapterPages.settingsAfter)
    try add("card after", ChapterPages.cardAfter)
    try add("header after", ChapterPages.headerAfter)
    try add("right to left", ChapterPages.cardBefore.environment(\.layoutDirection, .rightToLeft))
    try add("large", ChapterPages.formBefore.dynamicTypeSize(.accessibility2))
    try add(
      "grid",
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 5)], spacing: 7) {
        ForEach(0..<40, id: \.self) { number in
          Text("\(number)").padding(6).border(Color.gray)
        }
      })
    try add("small", Text("Hi").padding(3).border(.red), CGSize(width: 60, height: 40))
    try add("dark", ChapterPages.tabsBefore.environment(\.colorScheme, .dark))
    try add(
      "long", VStack { ForEach(0..<60, id: \.self) { Text("Row \($0)").padding(.leading, 5) } })
    for name in ["JohoCard", "StarPage", "JohoSidebar", "WeekRowView"] {
      let component = try #require(JohoCatalogue.catalogue.components.first { $0.name == name })
      try add(name, component.states[0].view())
    }
    return pages
  }

  private func sheet(_ page: LaidOutPage) throws -> RedlineSheet {
    let options = AuditOptions(system: .joho)
    return try RedlineSheet(page, report: try page.audit(options), options: options)
  }

  /// What lies beside the page is marked at its side: the notes stand there.
  @Test func marksKeepToTheirPage() throws {
    let wide = ScrollView(.horizontal) {
      HStack(spacing: 39) {
        ForEach(0..<9, id: \.self) { number in
          HStack(spacing: 12) {
            Text("Number \(number)").font(.system(size: 9))
            Button {
            } label: {
              Image(systemName: "ellipsis")
            }
          }
          .padding(10)
        }
      }
    }
    var options = LayoutOptions(size: CGSize(width: 200, height: 120), scale: 2)
    options.background = .white
    let page = try RenderingContext.bundled().layout(wide, options: options)
    let facts = try AuditFacts(page)
    let marks = facts.redlineMarks(AuditReport(facts).findings)
    #expect(marks.contains { $0.kind == .finding })
    for mark in marks {
      #expect(mark.frame.minX >= -1 && mark.frame.maxX <= 201, "\(mark.words)")
    }
  }

  @Test func noTwoLabelsOverlap() throws {
    let pages = try pages()
    #expect(pages.count == 20)
    for (name, page) in pages {
      let sheet = try sheet(page)
      let notes = sheet.notes.map(\.frame)
      let badges = sheet.notes.compactMap(\.badge)
      let labels = notes + badges
      let area = CGRect(origin: .zero, size: sheet.size)
      #expect(labels.allSatisfy(area.contains), "\(name)")
      for (place, label) in labels.enumerated() {
        let others = labels.dropFirst(place + 1)
        #expect(!others.contains { $0.insetBy(dx: 0.1, dy: 0.1).intersects(label) }, "\(name)")
      }
      #expect(sheet.notes.map(\.mark.number) == Array(1..<(sheet.notes.count + 1)))
      // A number is left out only where the picture is full of them.
      #expect(badges.count * 10 >= notes.count * 9 || page.size.width < 100, "\(name)")
    }
  }

  /// What the notes say is what the layout has.
  @Test func figuresAreThoseOfTheLayout() throws {
    var count = 0
    for (name, page) in try pages() {
      let edges = page.layout.nodes.map(\.frame)
      for note in try sheet(page).notes {
        guard let figure = note.mark.figure else { continue }
        count += 1
        let words = note.mark.words.split(separator: " ").lazy.compactMap { Double($0) }
        #expect(abs((words.first ?? -1) - figure) <= 0.25, "\(name): \(note.mark.words)")
        guard note.mark.kind == .distance else { continue }
        let frame = note.mark.frame
        let length = note.mark.isLevel ? frame.width : frame.height
        #expect(abs(length - figure) <= 0.25, "\(name): \(note.mark.words)")
        // Both ends lie on the edges of views.
        for end in note.mark.isLevel ? [frame.minX, frame.maxX] : [frame.minY, frame.maxY] {
          let isEdge = edges.contains {
            let sides = note.mark.isLevel ? [$0.minX, $0.maxX] : [$0.minY, $0.maxY]
            return sides.contains { abs($0 - end) <= 0.25 }
          }
          #expect(isEdge, "\(name): \(note.mark.words) ends at \(end)")
        }
      }
    }
    #expect(count > 100)
  }

  /// The number of a distance stands at its line, not at the corner of what it measures.
  @Test func numbersStandAtTheirLines() throws {
    let view = Text("A").frame(maxWidth: .infinity, maxHeight: .infinity).padding(16)
    let page = try RenderingContext.bundled().layout(
      view, options: LayoutOptions(size: CGSize(width: 300, height: 600), scale: 1))
    let sheet = try sheet(page)
    let note = try #require(sheet.notes.first { $0.mark.words.contains("left and right") })
    let badge = try #require(note.badge)
    #expect(abs(badge.midY - sheet.origin.y - 300) < 24)
  }

  @Test func knownFigures() throws {
    let shape = RoundedRectangle(cornerRadius: 12, style: .continuous)
    let view = VStack(spacing: 10) {
      Text("A").font(.system(size: 15, weight: .semibold, design: .rounded))
      Text("B").padding(7).overlay(shape.stroke(.black, lineWidth: 1.5))
    }
    let page = try RenderingContext.bundled().layout(
      view, options: LayoutOptions(size: CGSize(width: 100, height: 120), scale: 2))
    let words = Set(try sheet(page).notes.map(\.mark.words))
    #expect(
      words.isSuperset(of: [
        "10 pt between", "7 pt padding, above and below", "7 pt padding, left and right",
        "border 1.5 pt, radius 12", "15 pt, weight 600 rounded",
      ]))
  }

  @Test func formats() throws {
    let page = try pages()[1].page
    let sheet = try sheet(page)
    let png = try sheet.export(.png, scale: 1)
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try sheet.export(.pdf).starts(with: Data("%PDF-".utf8)))
    let svg = String(decoding: try sheet.export(.svg), as: UTF8.self)
    #expect(svg.contains("<svg") && svg.contains("joho.effects"))
    let html = try RedlineSheet.html([("a <b>", sheet)])
    #expect(html.contains("a &lt;b&gt;") && html.contains("data-mark=\"0.1\""))
    #expect(html.components(separatedBy: "<li ").count - 1 == sheet.notes.count)
  }

  /// Black and white only, so that grey prints say the same.
  @Test func marksAreGrey() throws {
    let view = Text("A").padding(5).frame(width: 200, height: 100)
    let page = try RenderingContext.bundled().layout(
      view, options: LayoutOptions(size: CGSize(width: 200, height: 100), scale: 1))
    let svg = String(decoding: try sheet(page).export(.svg), as: UTF8.self)
    let colors = svg.matches(of: /(?:fill|stroke|stop-color)="#([0-9A-Fa-f]{3,8})"/).map { $0.1 }
    for color in colors {
      let digits = color.count < 6 ? color.flatMap { [$0, $0] } : Array(color.prefix(6))
      let parts = [digits[0...1], digits[2...3], digits[4...5]].map { String($0).lowercased() }
      #expect(Set(parts).count == 1, "\(color)")
    }
    #expect(svg.contains("stroke"))
  }
}
