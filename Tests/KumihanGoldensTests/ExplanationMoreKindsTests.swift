import Foundation
import Kumihan
import KumihanAppleNames
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// Thirty-two kinds of change beyond those of the table: wrappers that come, go and change places, values that
/// reach a view from outside, and content that is another.
@MainActor
struct ExplanationMoreKindsTests {
  private struct Accented: View {
    @Environment(\.accent) var accent
    var body: some View {
      Text("Accent").foregroundStyle(accent)
    }
  }

  private struct Counter: View {
    @State var count: Int
    var body: some View {
      Text("Count \(count)")
    }
  }

  private struct Wedge: Shape {
    var share: Double
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: rect.origin)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * share))
      }
    }
  }

  private struct Theme {
    var ink = Color.red
    var gap: CGFloat = 4
  }

  private struct Screen: View {
    var change: String
    private func pick<T>(_ name: String, _ old: T, _ new: T) -> T { change == name ? new : old }
    private var theme: Theme {
      Theme(ink: pick("token colour", .red, .purple), gap: pick("token gap", 4, 12))
    }

    var body: some View {
      VStack(alignment: .leading) {
        switcher
        texts
        layers
        rows
        marks
      }
      .frame(width: 320, height: 760)
    }

    @ViewBuilder private var switcher: some View {
      if change == "modifier order" {
        Text("Order").background(Color.yellow).padding(6)
      } else {
        Text("Order").padding(6).background(Color.yellow)
      }
      if change == "condition" { Text("No results") } else { Text("Results").bold() }
      Text("Wrapped").padding(change == "padding added" ? 5 : 0)
      if change == "frame added" {
        Text("Framed").frame(width: 90)
      } else {
        Text("Framed")
      }
      VStack(spacing: theme.gap) {
        Text("Token").foregroundStyle(theme.ink)
        Text("Gap")
      }
      Accented()
        .environment(\.accent, pick("environment value", .blue, .orange))
      Counter(count: pick("state", 1, 2))
    }

    @ViewBuilder private var texts: some View {
      Text("Design")
        .fontDesign(pick("font design", .default, .serif))
      Text("Width")
        .fontWidth(pick("font width", .standard, .condensed))
      Text("Kern")
        .kerning(pick("kerning", 0, 3))
      Text("A long line that is cut where there is no room for it any more")
        .truncationMode(pick("truncation", .tail, .middle))
        .lineLimit(1)
      Text("Shrinks where there is no room for it, down to half its size")
        .minimumScaleFactor(pick("smallest scale", 1, 0.5))
        .lineLimit(1)
      Text("**Bold** and \(pick("interpolation", "one", "two"))")
      Text(1234.5, format: .number)
        .environment(\.locale, Locale(identifier: pick("locale", "en_US", "de_DE")))
    }

    @ViewBuilder private var layers: some View {
      ZStack {
        Color.red.frame(width: 20, height: 20)
          .zIndex(pick("z index", 0, 1))
        Color.blue.frame(width: 20, height: 20)
      }
      LinearGradient(
        stops: [
          .init(color: .red, location: pick("gradient stop", 0, 0.4)),
          .init(color: .blue, location: 1),
        ], startPoint: .top, endPoint: .bottom
      )
      .frame(height: 20)
      Color.green.frame(width: 40, height: 20)
        .cornerRadius(pick("corner radius", 2, 9))
      Color.green.frame(width: 40, height: 20)
        .blendMode(pick("blend", .normal, .multiply))
      Circle()
        .trim(from: 0, to: pick("trim", 0.5, 0.8))
        .stroke(Color.black, style: StrokeStyle(lineWidth: 2, dash: pick("dash", [], [3])))
        .frame(width: 20, height: 20)
      Color.orange.frame(width: 20, height: 20)
        .rotation3DEffect(.degrees(pick("projection", 20, 50)), axis: (x: 0, y: 1, z: 0))
      Wedge(share: pick("custom shape", 0.3, 0.6))
        .frame(width: 20, height: 20)
      Color.gray.frame(width: 30, height: 12)
        .mask { Rectangle().padding(pick("mask", 0, 4)) }
    }

    @ViewBuilder private var rows: some View {
      ForEach(change == "row inserted" ? [1, 2, 7, 3] : [1, 2, 3], id: \.self) { row in
        HStack {
          Text("Row \(row)")
        }
      }
      HStack {
        Text("First").layoutPriority(pick("layout priority", 0, 1))
        Text("Second of two that share the width of the screen and have to wrap").lineLimit(1)
      }
      Text("Fixed and long enough to need more than one line of this narrow column of text")
        .fixedSize(horizontal: pick("fixed size", false, true), vertical: false)
      Text("Aligned")
        .frame(width: 200, alignment: pick("frame alignment", .leading, .trailing))
    }

    @ViewBuilder private var marks: some View {
      Image(systemName: "bell")
        .symbolVariant(pick("symbol variant", .none, .fill))
      Image(systemName: pick("image swapped", "moon", "sun.max"))
      Button("Go") {}
        .tint(pick("tint", .blue, .green))
      Text("Safe")
        .safeAreaInset(edge: .bottom, spacing: 0) {
          Color.pink.frame(height: pick("safe area", 4, 10))
        }
        .frame(height: 40)
    }
  }

  private static let kinds = [
    "modifier order", "condition", "padding added", "frame added", "token colour", "token gap",
    "environment value", "state", "font design", "font width", "kerning", "truncation",
    "smallest scale", "interpolation", "locale", "z index", "gradient stop", "corner radius",
    "blend",
    "trim", "dash", "projection", "custom shape", "mask", "row inserted", "layout priority",
    "fixed size", "frame alignment",
    "symbol variant", "image swapped", "tint", "safe area",
  ]

  /// What the first cause must say: the kind of part and what of it is another.
  private static let words: [String: [String]] = [
    "modifier order": ["padding", "background"], "condition": ["No results", "Results", "text"],
    "padding added": ["padding"], "frame added": ["frame"], "token colour": ["color"],
    "token gap": ["spacing"], "environment value": ["color"], "state": ["Count"],
    "font design": ["design", "font", "family"], "font width": ["width"],
    "kerning": ["kern", "tracking"],
    "truncation": ["truncation"], "smallest scale": ["cale"],
    "interpolation": ["two"], "locale": ["1.234,5"], "z index": ["z"],
    "gradient stop": ["gradient", "fill"],
    "corner radius": ["rounded", "clip"], "blend": ["blend", "multiply"],
    "trim": ["shape", "trim", "path"],
    "dash": ["dash"], "projection": ["projection"], "custom shape": ["shape custom"],
    "mask": ["padding"], "row inserted": ["inserted"],
    "layout priority": ["priority"], "fixed size": ["fixed"], "frame alignment": ["alignment"],
    "symbol variant": ["symbol"], "image swapped": ["symbol"], "tint": ["color", "tint"],
    "safe area": ["height"],
  ]

  private func page(_ change: String) throws -> LaidOutPage {
    try RenderingContext.bundled().layout(
      Screen(change: change), in: CGSize(width: 320, height: 760))
  }

  @Test func theFirstCauseSaysTheChange() throws {
    let before = try page("").layout.description
    let old = try page("").content.dump()
    var wrong: [String] = []
    for kind in Self.kinds {
      let now = try page(kind)
      let lines = Explanation.of(
        reference: before, now: now.layout.description, bounds: nil, scale: 1
      ).lines(engine: nil)
      let first = lines.first ?? ""
      let isRight =
        first.hasPrefix("cause:") && first.contains("/ExplanationMoreKindsTests.swift:")
        && (Self.words[kind] ?? []).contains { first.contains($0) }
      if !isRight { wrong.append("\(kind): \(lines)") }
      #expect(now.content.dump() != old || kind == "layout priority", "\(kind) is drawn the same")
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  /// What a view makes of its size, and what a list draws around a row, come after what changed them.
  @Test func whatFollowsIsNamedLast() throws {
    func first(_ old: some View, _ new: some View) throws -> String {
      let (old, new) = (
        try old.layoutTree(in: CGSize(width: 300, height: 400)),
        try new.layoutTree(in: CGSize(width: 300, height: 400))
      )
      let causes = Explanation.of(
        reference: old.description, now: new.description, bounds: nil, scale: 1
      ).causes
      return causes.first?.words ?? ""
    }
    func player(_ length: CGFloat) -> some View {
      VStack {
        ProgressView(value: 0.3)
        HStack {
          Text(verbatim: "a")
          Spacer(minLength: length)
        }
      }
    }
    #expect(try first(player(10), player(400)).hasSuffix("spacer minLength 10 -> 400"))
    func list(_ hasMore: Bool) -> some View {
      List {
        ForEach(["Ada", "Bo"], id: \.self) { Text($0) }
        if hasMore { Text(verbatim: "Extra") }
      }
    }
    let (came, went) = (try first(list(false), list(true)), try first(list(true), list(false)))
    #expect(came.hasSuffix("text \"Extra\" inserted"), "\(came)")
    #expect(went.hasSuffix("text \"Extra\" removed"), "\(went)")
  }

  /// References of before shapes were told by their outline have no other cause for it.
  @Test func olderReferencesOfShapesHaveNoCause() throws {
    let now = try page("").layout.description
    let older = now.replacing(#/custom\([0-9a-f]+\)/#, with: "custom")
    #expect(older != now)
    #expect(Explanation.of(reference: older, now: now, bounds: nil, scale: 1).causes.isEmpty)
    let explanation = Explanation.of(
      reference: older, now: try page("dash").layout.description, bounds: nil, scale: 1)
    #expect(explanation.causes.count == 1)
  }
}

extension EnvironmentValues {
  fileprivate var accent: Color {
    get { self[ExplanationAccent.self] }
    set { self[ExplanationAccent.self] = newValue }
  }
}

private struct ExplanationAccent: EnvironmentKey { static let defaultValue = Color.blue }
