import Foundation
import Joho
import Kumihan
import KumihanDrawing
import Testing

/// Every component on a dark ground: what the third and fifth chapter ask of it.
@MainActor
struct DarkTests {
  private func states() -> [(name: String, state: ComponentCatalogue.State)] {
    JohoCatalogue.catalogue.components.filter { $0.group != "Reference" }.flatMap { component in
      component.states.map { ("\(component.name), \($0.name)", $0) }
    }
  }

  /// Text stands on what is painted last below it; on nothing, on the canvas.
  @Test func everyWordIsSeenOnWhatItStandsOn() throws {
    var words = 0
    for (name, state) in states() where !name.contains("disabled") {
      for isDark in [false, true] {
        let drawn = try DrawnComponent(state, isDark: isDark)
        for (ratio, text) in drawn.contrasts(canvas: isDark ? .black : .white) {
          words += 1
          // Red and white are the book's own pair: docs/joho-contrast.md. Separators are no text.
          let isBooks =
            ["red on white", "white on red"].contains(text) || text.hasPrefix("black 40 on")
            || text.hasPrefix("white 40 on")
          #expect(ratio >= 4.5 || isBooks, "\(name), dark \(isDark): \(text) is \(ratio)")
        }
      }
    }
    #expect(words > 500)
  }

  /// Chapter 5: a border in the colour of its ground is no border.
  @Test func outermostBordersAreWhiteOnDark() throws {
    for name in ["JohoButton", "JohoCard", "JohoPill", "JohoTextField", "JohoDayCell", "DayCell"] {
      let component = try #require(
        JohoCatalogue.catalogue.components.first { $0.name == name })
      for state in component.states {
        let light = try DrawnComponent(state, isDark: false).borderColor
        let dark = try DrawnComponent(state, isDark: true).borderColor
        #expect(light.map(DrawnComponent.name) == "black", "\(name), \(state.name)")
        #expect(dark.map(DrawnComponent.name) == "white", "\(name), \(state.name)")
      }
    }
  }

  @Test func aGroundOfOnesOwnTurnsTheBorders() throws {
    let view = JohoButton(title: "Save", action: {}, style: .primary).padding(4)
      .johoGround(JohoColors.black)
    let commands = try ImageRenderer(content: view).displayList().items
    let state = ComponentCatalogue.State("own ground") { view }
    #expect(!commands.isEmpty)
    #expect(
      try DrawnComponent(state, isDark: false).borderColor.map(DrawnComponent.name) == "white")
  }

  /// SwiftUI's own way to give a ground a colour does so, too; one that can be seen through says nothing.
  @Test func aBackgroundTurnsTheBorders() throws {
    func border(_ ground: Color, isDark: Bool = false) throws -> String? {
      let state = ComponentCatalogue.State("background") {
        JohoButton(title: "Save", action: {}, style: .primary).padding(4).background(ground)
      }
      return try DrawnComponent(state, isDark: isDark).borderColor.map(DrawnComponent.name)
    }
    #expect(try border(.black) == "white")
    #expect(try border(JohoColors.background) == "white")
    #expect(try border(JohoColors.cyan) == "black")
    #expect(try border(.white, isDark: true) == "black")
    #expect(try border(.black.opacity(0.2)) == "black")
    #expect(try border(.clear, isDark: true) == "white")
  }

  @Test func plainTextInAPanelIsBlackOnDark() throws {
    let state = ComponentCatalogue.State("plain") {
      JohoContainer { Text("Plain").font(.johoHeadline) }
    }
    #expect(try DrawnComponent(state, isDark: true).text == ["18 bold black"])
  }

  @Test(arguments: [
    (0x1A1A2E, "white"), (0x000000, "white"), (0xE53935, "white"), (0xFF00FF, "black"),
    (0xFFE566, "black"), (0x123456, "white"),
  ]) func aPillsWordIsTheOneThatIsSeen(hex: Int, color: String) throws {
    let ground = Color(
      red: Double(hex >> 16) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255)
    let state = ComponentCatalogue.State("pill") { JohoPill("Navy", color: ground) }
    #expect(try DrawnComponent(state, isDark: false).text == ["12 bold \(color)"])
  }

  /// Chapter 3: more than 8 pt of a dark canvas inside the page is a fault.
  @Test func aDarkStarPageShowsEightPointsOfItsCanvas() throws {
    let content = StarPageContent(weekNumber: 42, monthYear: "October 2026", day: "Thursday 15")
    let renderer = ImageRenderer(content: StarPage(content, canvas: .nearBlack))
    renderer.proposedSize = ProposedViewSize(width: 390, height: nil)
    let layout = try renderer.layout()
    let state = ComponentCatalogue.State("star", width: 390) {
      StarPage(content, canvas: .nearBlack)
    }
    let boxes = try DrawnComponent(state, isDark: false).commands.compactMap { command -> CGRect? in
      guard case .stroke(let path, _, let style) = command, style.lineWidth == 3 else { return nil }
      return path.boundingRect
    }
    #expect(boxes.count == 4)
    var bottom: CGFloat = 0
    for box in boxes.sorted(by: { $0.minY < $1.minY }) {
      #expect(box.minX == 8 && box.maxX == 382)
      #expect(box.minY - bottom == 8)
      bottom = box.maxY
    }
    #expect(layout.size.height - bottom == 8)
  }
}
