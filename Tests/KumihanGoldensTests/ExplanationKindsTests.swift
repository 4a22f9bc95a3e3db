import Foundation
import Kumihan
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// One change of each kind: the part and the property that were changed are the first cause.
@MainActor
struct ExplanationKindsTests {
  /// A screen of everyday parts, each property of which can be changed alone.
  private struct Screen: View {
    var title = "Inbox"
    var font = Font.title
    var isBold = false
    var isItalic = false
    var color = Color.blue
    var opacity = 1.0
    var inset: CGFloat = 8
    var edges = Edge.Set.all
    var spacing: CGFloat = 6
    var width: CGFloat = 120
    var border: CGFloat = 1
    var radius: CGFloat = 8
    var alignment = HorizontalAlignment.leading
    var lineLimit: Int?
    var names = ["Anna", "Bo", "Cy"]
    var symbol = "star"
    var isOn = true
    var isDisabled = false
    var progress = 0.4
    var rotation = 0.0
    var offset: CGFloat = 0
    var shadow: CGFloat = 2
    var isHidden = false
    var background = Color.gray
    var isCapsule = false
    var number = 3.5
    var tracking: CGFloat = 0

    var body: some View {
      VStack(alignment: alignment, spacing: spacing) {
        Text(title).font(font).bold(isBold).italic(isItalic).tracking(tracking)
        Text("A line of text that goes on and on until it wraps").lineLimit(lineLimit)
          .frame(width: width)
        HStack {
          Image(systemName: symbol)
          Text(number, format: .number)
        }
        .foregroundStyle(color)
        .opacity(opacity)
        ForEach(names, id: \.self) { name in
          HStack {
            Text(name)
            Spacer()
            Image(systemName: "chevron.right")
          }
        }
        Toggle("Sound", isOn: .constant(isOn)).disabled(isDisabled)
        ProgressView(value: progress)
        Text("Card").padding(edges, inset)
          .background(background, in: RoundedRectangle(cornerRadius: radius))
          .border(.red, width: border)
          .rotationEffect(.degrees(rotation))
          .offset(x: offset)
          .shadow(radius: shadow)
        if isHidden { Text("Hidden").hidden() } else { Text("Hidden") }
        if isCapsule { Capsule().frame(height: 20) } else { Rectangle().frame(height: 20) }
      }
    }
  }

  private static let changes:
    [(name: String, change: @MainActor @Sendable (inout Screen) -> Void, cause: String)] = [
      ("text", { $0.title = "Sent" }, #"text "Inbox" -> "Sent""#),
      ("font", { $0.font = .headline }, "text size 28 -> 17"),
      ("bold", { $0.isBold = true }, "text weight"),
      ("italic", { $0.isItalic = true }, "text italic"),
      ("tracking", { $0.tracking = 2 }, "text tracking default -> 2"),
      ("colour", { $0.color = .green }, "color"),
      ("opacity", { $0.opacity = 0.5 }, "opacity"),
      ("padding", { $0.inset = 10 }, "padding insets 8 -> 10"),
      ("edges", { $0.edges = .horizontal }, "padding insets 8 -> 0,8,0,8"),
      ("spacing", { $0.spacing = 9 }, "vstack spacing 6 -> 9"),
      ("frame", { $0.width = 140 }, "frame width 120 -> 140"),
      ("border", { $0.border = 3 }, "shape lineWidth 1 -> 3"),
      ("corner", { $0.radius = 12 }, "shape rounded(8,continuous) -> rounded(12,continuous)"),
      ("alignment", { $0.alignment = .trailing }, "vstack alignment"),
      ("lines", { $0.lineLimit = 1 }, "text lineLimit default -> 1"),
      ("symbol", { $0.symbol = "heart" }, "symbol "),
      ("switched", { $0.isOn = false }, "overlay alignment trailing,center -> leading,center"),
      ("disabled", { $0.isDisabled = true }, "effect opacity 1 -> 0.5"),
      ("progress", { $0.progress = 0.7 }, "frame width 128 -> 224"),
      ("rotation", { $0.rotation = 10 }, "rotation"),
      ("offset", { $0.offset = 4 }, "offset"),
      ("shadow", { $0.shadow = 5 }, "shadow"),
      ("hidden", { $0.isHidden = true }, "effect inserted"),
      ("background", { $0.background = .yellow }, "shape fill #8E8E93 -> #FFCC00"),
      ("shape", { $0.isCapsule = true }, "shape rectangle -> capsule(continuous)"),
      ("number", { $0.number = 4.25 }, #"text "3.5" -> "4.25""#),
      ("row more", { $0.names = ["Anna", "Bo", "Bob", "Cy"] }, "hstack inserted"),
      ("row less", { $0.names = ["Anna", "Cy"] }, "hstack removed"),
      ("order", { $0.names = ["Bo", "Anna", "Cy"] }, "text"),
    ]

  private func layout(_ screen: Screen, _ change: (inout EnvironmentValues) -> Void = { _ in })
    throws
    -> String
  {
    var values = EnvironmentValues()
    change(&values)
    return try screen.layoutTree(in: CGSize(width: 320, height: 640), environment: values)
      .description
  }

  @Test(arguments: 0..<29) func theCauseIsTheFirstLine(index: Int) throws {
    let (name, change, cause) = Self.changes[index]
    var screen = Screen()
    change(&screen)
    let lines = Explanation.of(
      reference: try layout(Screen()), now: try layout(screen), bounds: nil, scale: 1
    ).lines(engine: nil)
    let first = lines.first ?? ""
    #expect(
      first.hasPrefix("cause: KumihanGoldensTests/ExplanationKindsTests.swift:"),
      "\(name): \(lines)")
    #expect(lines.contains { $0.hasPrefix("cause:") && $0.contains(cause) }, "\(name): \(lines)")
    #expect(lines.count { $0.hasPrefix("cause:") } <= 3, "\(name): \(lines)")
  }

  @Test func theWorldAroundAViewChangesItsParts() throws {
    func lines(_ change: (inout EnvironmentValues) -> Void) throws -> [String] {
      Explanation.of(
        reference: try layout(Screen()), now: try layout(Screen(), change), bounds: nil, scale: 1
      ).lines(engine: nil)
    }
    let dark = try lines { $0.colorScheme = .dark }
    #expect(dark.contains { $0.contains("text color #000000 -> #FFFFFF") }, "\(dark)")
    let swedish = try lines { $0.locale = Locale(identifier: "sv_SE") }
    #expect(swedish.contains { $0.contains(#"text "3.5" -> "3,5""#) }, "\(swedish)")
  }
}
