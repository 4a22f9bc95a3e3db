import Foundation
import Joho
import Kumihan
import KumihanDrawing
import Testing

/// The components against the book's numbers, read from what is drawn.
@MainActor
struct BookFiguresTests {
  nonisolated private static func rows(_ table: String) -> [[String]] {
    table.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test(arguments: rows(bookFigures))
  func figuresAreTheBooks(_ row: [String]) throws {
    let drawn = try DrawnComponent(row[0], row[1])
    if row[3] == "0" {
      #expect(drawn.border.map(\.width) ?? 0 == 0)
    } else if row[3] != "-" {
      let border = try #require(drawn.border)
      #expect("\(border.width)".replacing(".0", with: "") == row[3])
      let area = border.path.boundingRect
      switch row[4] {
      case "circle": #expect(border.path == Circle().path(in: area))
      case "rect": #expect(border.path == Path(area))
      default:
        let radius = try #require(Double(row[4]))
        #expect(
          border.path
            == RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: area))
      }
    }
    if row[5] != "-" {
      let inside = try #require(drawn.inside)
      let sides = row[5].split(separator: " ").compactMap { Double($0) }
      #expect([Double(inside.width), Double(inside.height)] == sides)
    }
    if row[6] != "-" { #expect(drawn.fill.map(DrawnComponent.name) == row[6]) }
    let text = Set(row[7].split(separator: ", ").map(String.init)).subtracting(["-"])
    #expect(drawn.text == text)
  }

  @Test(arguments: rows(bookSizes))
  func sizesAreTheBooks(_ row: [String]) throws {
    let drawn = try DrawnComponent(row[0], row[1])
    // Around an indicator the catalogue leaves room for its border.
    let size = row[0].contains("Indicator") ? drawn.border?.path.boundingRect.size : nil
    let found = size ?? drawn.layout.size
    if let width = Double(row[3]) { #expect(abs(found.width - width) < 0.001) }
    if let height = Double(row[4]) { #expect(abs(found.height - height) < 0.001) }
  }

  /// Chapters 5 and 18: nothing but the palette, translucent or not; every border black.
  @Test func componentsDrawThePaletteOnly() throws {
    for component in JohoCatalogue.catalogue.components where component.group != "Reference" {
      for state in component.states where !state.name.contains("strong") && state.name != "dark" {
        for command in try DrawnComponent(component.name, state.name).commands {
          guard let color = paint(of: command) else { continue }
          let name = DrawnComponent.name(of: color)
          #expect(!name.contains("#"), "\(component.name), \(state.name)")
          if case .stroke(_, _, let style) = command, style.lineWidth > 0 {
            #expect(name.hasPrefix("black"), "\(component.name), \(state.name)")
          }
        }
      }
    }
  }

  private func paint(of command: DrawCommand) -> RGBA? {
    switch command {
    case .fill(_, .color(let color), _), .stroke(_, .color(let color), _),
      .glyphs(_, .color(let color)):
      color.alpha > 0 ? color : nil
    default: nil
    }
  }
}
