import Foundation
import Kumihan
import KumihanAppleNames
import KumihanContentTypes
import Testing

/// Texts and titles by whatever an app has at hand, through few overloads.
@MainActor
struct TitleFormsTests {
  private func texts(_ view: some View) throws -> [String] {
    try ImageRenderer(content: view).displayList().items.compactMap { item in
      if case .glyphs(let run, _) = item.command { run.text } else { nil }
    }
  }

  @Test func whatIsNoStringIsATextToo() throws {
    let start = Date(timeIntervalSince1970: 0)
    let dates = start...start.addingTimeInterval(3600)
    let span = DateInterval(start: start, duration: 3600)
    #expect(try texts(Text(dates)) == texts(Text(span)))
    var word = AttributedString("bold")
    word.inlinePresentationIntent = .stronglyEmphasized
    #expect(try texts(Text(word)) == ["bold"])
    #expect(try texts(Text("a\(Text(Image(systemName: "star")))b")).first == "a")
    let pieces: [Text] = "one two".split(separator: " ").map(Text.init)
    #expect(try texts(HStack { ForEach(0..<2) { pieces[$0] } }) == ["one", "two"])
  }

  @Test func aTitleIsATextOrABinding() throws {
    let name = Binding.constant("Draft")
    func bar(_ view: some View) throws -> String {
      let stack = NavigationStack { view }.frame(width: 320, height: 300)
      return try ImageRenderer(content: stack).layout().description
    }
    #expect(try bar(Color.red.navigationTitle(name)).contains("\"Draft\""))
    #expect(try bar(Color.red.navigationTitle(Text("Whole"))).contains("\"Whole\""))
    #expect(
      try bar(Color.red.navigationTitle("Sum " + name.wrappedValue)).contains("\"Sum Draft\""))
  }

  /// Of several texts the first is the title, with a condition among them too.
  @Test func labelsOfLinesMayHaveConditions() throws {
    let isLong = true
    let view = LabeledContent {
      Text("value")
    } label: {
      Text("Title")
      if isLong { Text("more") }
    }
    let items = try ImageRenderer(content: view.frame(width: 300)).displayList().items
    let tops = items.compactMap { item -> CGFloat? in
      if case .glyphs(let run, _) = item.command, run.text != "value" { run.origin.y } else { nil }
    }
    #expect(tops.count == 2 && tops.first != tops.last, "\(tops)")
  }

  @Test func namesOfEarlierYearsAreSymbols() throws {
    func bytes(_ name: String) throws -> Data {
      try ImageRenderer(content: Image(systemName: name)).pngData()
    }
    #expect(try bytes("rectangle.3.offgrid.fill") == bytes("rectangle.3.group.fill"))
  }

  @Test func typesKnowWhatTheyAre() {
    #expect(UTType.png.conforms(to: .image) && UTType.image.isSupertype(of: .heic))
    #expect(UTType(filenameExtension: "CSV") == .commaSeparatedText)
    // Of several types with an ending it is the same in each process.
    for (ending, type) in [
      ("jpg", UTType.jpeg), ("rtfd", .rtfd), ("yaml", .yaml), ("ics", .calendarEvent),
    ] {
      #expect(UTType(filenameExtension: ending) == type)
    }
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType(mimeType: "image/png") == .png)
    #expect(UTType.swiftSource.conforms(to: .text) && !UTType.pdf.conforms(to: .image))
    #expect(UTType.json.preferredMIMEType == "application/json")
    #expect(UTType.epub.preferredFilenameExtension == "epub")
  }

  @Test func schedulesHaveDates() {
    let start = Date(timeIntervalSinceReferenceDate: 90)
    let minutes = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).prefix(2)
    #expect(minutes.map(\.timeIntervalSinceReferenceDate) == [120, 180])
    let steps = PeriodicTimelineSchedule(from: start - 25, by: 10).entries(
      from: start, mode: .normal)
    #expect(steps.prefix(2).map { $0.timeIntervalSince(start) } == [5, 15])
  }

  @Test func whatMovesIsDrawnAtItsEnd() throws {
    let view = Text("moved").animation(.spring) { $0.padding(7) }
    #expect(try texts(view) == ["moved"])
  }
}
