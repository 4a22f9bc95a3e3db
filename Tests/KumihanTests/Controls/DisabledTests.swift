import Foundation
import Kumihan
import Testing

/// Controls that cannot be used are paler than those that can.
@MainActor
struct DisabledTests {
  private struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let view: @MainActor @Sendable () -> AnyView

    init<V: View>(_ name: String, _ view: @escaping @MainActor @Sendable () -> V) {
      testDescription = name
      self.view = { AnyView(view()) }
    }
  }

  nonisolated private static let date = Date(timeIntervalSince1970: 1_750_000_000)

  nonisolated private static let cases = [
    Case("prominent glass") { Button("Done") {}.buttonStyle(.glassProminent) },
    Case("colour well") { ColorPicker("Ink", selection: .constant(.orange)) },
    Case("pills") { DatePicker("Day", selection: .constant(date)) },
    Case("month") { DatePicker("Day", selection: .constant(date)).datePickerStyle(.graphical) },
    Case("date wheels") { DatePicker("Day", selection: .constant(date)).datePickerStyle(.wheel) },
    Case("wheel") {
      Picker("Size", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.wheel)
    },
    Case("toggle") { Toggle("Flash", isOn: .constant(true)).toggleStyle(.button) },
    Case("disclosure") { DisclosureGroup("More") { Text("Inside") } },
  ]

  @Test(arguments: cases)
  private func paler(_ control: Case) throws {
    func darkness(_ isDisabled: Bool) throws -> Int {
      let renderer = ImageRenderer(content: control.view().disabled(isDisabled))
      renderer.proposedSize = ProposedViewSize(width: 340, height: nil)
      renderer.isOpaque = true
      let pixels = try renderer.page().pixels()
      return (0..<pixels.height).reduce(0) { sum, y in
        (0..<pixels.width).reduce(sum) { $0 + 255 - Int(pixels[$1, y].red) }
      }
    }
    #expect(try darkness(true) < darkness(false))
  }

  /// Outside lists the words of a disclosure group are a button's, inside they are a row's.
  @Test func wordsOfADisclosureGroup() throws {
    func colors(_ view: some View) throws -> Set<RGBA> {
      Set(try drawnItems(view, width: 300, height: 200).glyphColors)
    }
    let words = try colors(Text("More").foregroundStyle(.tint))
    #expect(try words.isSubset(of: colors(DisclosureGroup("More") { Text("Inside") })))
    #expect(
      try !colors(DisclosureGroup("More") { Text("Inside") }).isSuperset(of: colors(Text("More"))))
    #expect(
      try colors(List { DisclosureGroup("More") { Text("Inside") } })
        .isSuperset(of: colors(Text("More"))))
  }
}
