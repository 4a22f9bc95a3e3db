import Foundation
import Kumihan
import Testing

/// Pills and wheels of dates.
@MainActor
struct DateControlTests {
  private let date = Date(timeIntervalSince1970: 1_750_000_000)  // 15 June 2025, 15:06 UTC

  private func nodes(_ view: some View, width: CGFloat, locale: String = "en_US") throws
    -> [(words: String, frame: CGRect)]
  {
    let renderer = ImageRenderer(content: view.environment(\.locale, Locale(identifier: locale)))
    renderer.proposedSize = ProposedViewSize(width: width, height: 300)
    return try renderer.layout().nodes.compactMap { node in node.text.map { ($0, node.frame) } }
  }

  /// The label gives way to the pills, whose words are of one size.
  @Test func pillsKeepTheirSize() throws {
    func pills(_ width: CGFloat) throws -> [CGSize] {
      try nodes(DatePicker("A rather long label here", selection: .constant(date)), width: width)
        .filter { !$0.words.contains("label") }.map(\.frame.size)
    }
    let wide = try pills(600)
    #expect(wide.count == 2 && wide[0].height == wide[1].height)
    #expect(try pills(320) == wide)
    // Where there is no room for them, the date is written in figures, then stands above.
    let narrow = try pills(240)
    #expect(narrow.count == 2 && narrow[0].width < wide[0].width)
    #expect(narrow[1] == wide[1] && narrow[0].height == wide[0].height)
    #expect(try pills(200) == wide)
  }

  /// The words of a label are whole at every width; the date gives way to them.
  @Test(arguments: [295, 260, 240, 200])
  func labelsOfPickersKeepTheirWords(_ width: CGFloat) throws {
    let least = try nodes(Text("Departure"), width: 400)[0].frame.width
    let words = try nodes(DatePicker("Departure day", selection: .constant(date)), width: width)
    #expect(words[0].frame.width >= least, "\(words)")
    #expect(try #require(words.map(\.frame.maxX).max()) <= width, "\(words)")
  }

  /// A long word after others, in a row that is offered few lines, is whole too.
  @Test func labelsOfSeveralLinesKeepTheirWords() throws {
    let least = try nodes(Text("Inbetriebnahme"), width: 400)[0].frame.width
    let rows = List {
      DatePicker("Datum der ersten Inbetriebnahme", selection: .constant(date))
    }
    let words = try nodes(rows, width: 393, locale: "de_DE")
    let label = try #require(words.first { $0.words.hasPrefix("Datum") }).frame
    #expect(label.width >= least, "\(label) \(least)")
  }

  /// Hours as the locale writes them.
  @Test(arguments: [("en_US", ["11", "12", "1", "2"]), ("de_DE", ["11", "12", "13", "14"])])
  func hoursOfWheels(_ locale: String, _ hours: [String]) throws {
    let wheel = DatePicker("", selection: .constant(date), displayedComponents: .hourAndMinute)
      .datePickerStyle(.wheel).labelsHidden()
    let words = try nodes(wheel, width: 320, locale: locale).map(\.words)
    #expect(words.prefix(4) == hours[...], "\(words)")
  }

  @Test func hoursOfTheMorning() throws {
    let early = Date(timeIntervalSince1970: 1_750_000_000 - 14 * 3600)  // 01:06
    func hour(_ locale: String) throws -> String {
      try nodes(
        DatePicker("", selection: .constant(early), displayedComponents: .hourAndMinute)
          .datePickerStyle(.wheel).labelsHidden(), width: 320, locale: locale
      ).map(\.words)[4]
    }
    #expect(try hour("en_US") == "1" && hour("de_DE") == "01")
  }

  /// In very large text the pills stand below the label, whose words stay whole.
  @Test func pillsStandBelowLargeLabels() throws {
    let picker = DatePicker("Starts", selection: .constant(date)).dynamicTypeSize(.accessibility3)
    let words = try nodes(picker, width: 320)
    let label = try nodes(Text("Starts").dynamicTypeSize(.accessibility3), width: 320)[0].frame
    #expect(words[0].words == "Starts" && words[0].frame.size == label.size)
    #expect(words.dropFirst().allSatisfy { $0.frame.minY > words[0].frame.maxY })
  }

  /// Wheels stand in the middle of their bar and clear of its ends, numbers end below each other, names
  /// of months begin so; what has little room keeps to it.
  @Test func wheelsStandWithinTheirBar() throws {
    for parts in [DatePickerComponents.date, .hourAndMinute, [.date, .hourAndMinute]] {
      for width: CGFloat in [250, 320, 393] {
        let wheel = DatePicker("", selection: .constant(date), displayedComponents: parts)
          .datePickerStyle(.wheel).labelsHidden()
        let frames = try nodes(wheel, width: width).map(\.frame)
        let room = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
        #expect(room.minX >= 17 && room.maxX <= width - 17, "\(width): \(room)")
        #expect(abs(room.midX - width / 2) < 0.5)
      }
    }
    let day = try nodes(
      DatePicker("", selection: .constant(date), displayedComponents: .date)
        .datePickerStyle(.wheel).labelsHidden(), width: 320)
    #expect(Set(day[0..<9].map(\.frame.minX)).count == 1)
    #expect(Set(day[9..<18].map(\.frame.maxX)).count == 1)
    #expect(day[4].words == "June" && day[13].words == "15" && day[22].words == "2025")
    // Numbers are read from left to right everywhere.
    let mirrored = try nodes(
      DatePicker("", selection: .constant(date), displayedComponents: .date)
        .datePickerStyle(.wheel).labelsHidden().environment(\.layoutDirection, .rightToLeft),
      width: 320)
    #expect(Set(mirrored[9..<18].map(\.frame.maxX)).count == 1)
  }

  /// A label and wheels fit into the card of a form on the narrowest phone.
  @Test func wheelsWithALabelFitIntoAForm() throws {
    let form = Form {
      DatePicker("When", selection: .constant(date), displayedComponents: .date)
        .datePickerStyle(.wheel)
    }
    let words = try nodes(form, width: 320)
    #expect(words.allSatisfy { $0.frame.minX >= 32 && $0.frame.maxX <= 288 })
    // Names of months are short there, so that all words are whole.
    #expect(words[5].words == "Jun" && words.allSatisfy { !$0.words.contains("…") })
    let year = try nodes(Text("2025").font(.system(size: 21)), width: 320)[0].frame.width
    #expect(words.filter { $0.words == "2025" }.map(\.frame.width) == [year])
  }
}
