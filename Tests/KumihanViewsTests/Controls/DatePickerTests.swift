import Foundation
import Kumihan
import KumihanGoldens
import Testing

@MainActor @Suite(.snapshots(root: "Goldens"))
struct DatePickerTests {
  /// Thursday, 29 February 2024, 13:45.
  private let leapDay = Date(timeIntervalSince1970: 1_709_214_300)

  private func texts(_ view: some View, _ locale: String) throws -> Int {
    let renderer = ImageRenderer(content: view)
    renderer.environment.locale = Locale(identifier: locale)
    return try renderer.layout().nodes.count { $0.kind == "text" }
  }

  @Test func aMonthHasItsDaysAndWeekdays() throws {
    let picker = DatePicker("Day", selection: .constant(leapDay), displayedComponents: .date)
      .datePickerStyle(.graphical)
    #expect(try texts(picker, "en_US") == 1 + 7 + 29)
    let december = DatePicker("Day", selection: .constant(leapDay - 70 * 86_400))
      .datePickerStyle(.graphical)
    #expect(try texts(december, "de_DE") == 1 + 7 + 31 + 2, "with the time below")
  }

  @Test func theFirstWeekdayIsTheLocales() throws {
    func firstColumn(_ locale: String) throws -> CGFloat? {
      let renderer = ImageRenderer(
        content: MultiDatePicker(
          "Days", selection: .constant([DateComponents(year: 2024, month: 7, day: 1)])))
      renderer.proposedSize = ProposedViewSize(width: 350, height: 400)
      renderer.environment.locale = Locale(identifier: locale)
      let texts = try renderer.layout().nodes.filter { $0.kind == "text" }
      return texts.dropFirst(8).first?.frame.midX
    }
    // July 2024 began on a Monday.
    #expect(try firstColumn("de_DE") == 25)
    #expect(try firstColumn("en_US") == 75)
  }

  @Test func wheelsStandInTheLocalesOrder() throws {
    let picker = DatePicker("Day", selection: .constant(leapDay), displayedComponents: .date)
      .datePickerStyle(.wheel).labelsHidden()
    #expect(try texts(picker, "ja_JP") == 27)
    let time = DatePicker("At", selection: .constant(leapDay), displayedComponents: .hourAndMinute)
      .datePickerStyle(.wheel).labelsHidden()
    #expect(try texts(time, "en_US") == 9 + 9 + 2, "the wheel of halves does not turn on")
    #expect(try texts(time, "de_DE") == 9 + 9)
  }

  @Test func lookAsTheyDid() throws {
    let view = VStack(spacing: 20) {
      DatePicker("Day", selection: .constant(leapDay)).datePickerStyle(.graphical)
      DatePicker("Day", selection: .constant(leapDay), displayedComponents: .date)
        .datePickerStyle(.wheel).labelsHidden()
    }
    let renderer = ImageRenderer(content: view.padding().frame(width: 360))
    renderer.environment.pictureDate = leapDay + 86_400
    renderer.scale = 2
    renderer.isOpaque = true
    assertSnapshot(of: try renderer.page(), as: .image, named: "calendar")
  }
}
