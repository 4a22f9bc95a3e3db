import Foundation
import Kumihan
import KumihanAppleNames
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// What a matrix finds wrong without a reference: each fault that was made, and nothing in sound views.
@MainActor
struct MatrixFindingTests {
  private func findings(_ view: some View, width: CGFloat = 160, height: CGFloat = 120) throws
    -> [MatrixFinding]
  {
    try MatrixFinding.all(of: view.layoutTree(in: CGSize(width: width, height: height)))
  }

  private static let long = "A line of words that needs more room than it is given here"

  private static let faults:
    [(name: String, kind: MatrixFinding.Kind, view: @MainActor () -> AnyView)] =
      [
        ("one line", .truncated, { AnyView(Text(long).lineLimit(1)) }),
        ("two lines", .truncated, { AnyView(Text(long).lineLimit(2).frame(width: 80)) }),
        ("height", .truncated, { AnyView(Text(long).frame(width: 60, height: 30)) }),
        (
          "row", .truncated,
          {
            AnyView(
              HStack {
                Text(long).lineLimit(1); Text("9")
              })
          }
        ),
        ("middle", .truncated, { AnyView(Text(long).lineLimit(1).truncationMode(.middle)) }),
        ("button", .truncated, { AnyView(Button(long) {}.lineLimit(1)) }),
        ("label", .truncated, { AnyView(Label(long, systemImage: "star").lineLimit(1)) }),
        (
          "large type", .truncated,
          {
            AnyView(Text("Configuration").lineLimit(1).dynamicTypeSize(.accessibility5))
          }
        ),
        ("fixed size", .clipped, { AnyView(Text(long).fixedSize()) }),
        (
          "fixed frame", .clipped,
          {
            AnyView(Text("Configuration").fixedSize().frame(width: 50).clipped())
          }
        ),
        (
          "rounded", .clipped,
          {
            AnyView(
              Text("Configuration").fixedSize().frame(width: 60, height: 20)
                .clipShape(RoundedRectangle(cornerRadius: 4)))
          }
        ),
        ("low", .clipped, { AnyView(Text("Below").offset(y: 55)) }),
        ("far", .clipped, { AnyView(Text("Beside").offset(x: 65)) }),
        ("short row", .clipped, { AnyView(Text("High").font(.title).frame(height: 14).clipped()) }),
        (
          "stack", .overlapping,
          {
            AnyView(
              ZStack {
                Text("One"); Text("Two")
              })
          }
        ),
        (
          "spacing", .overlapping,
          {
            AnyView(
              VStack(spacing: -14) {
                Text("One"); Text("Two")
              })
          }
        ),
        (
          "offset", .overlapping,
          {
            AnyView(
              VStack {
                Text("One"); Text("Two").offset(y: -20)
              })
          }
        ),
        ("overlay", .overlapping, { AnyView(Text("One").overlay { Text("3") }) }),
        (
          "heights", .overlapping,
          {
            AnyView(
              VStack(spacing: 0) {
                Text("One\nTwo\nThree").fixedSize().frame(height: 20)
                Text("Four")
              })
          }
        ),
        (
          "row of two", .overlapping,
          {
            AnyView(
              HStack(spacing: 0) {
                Text("Configuration").fixedSize().frame(width: 40)
                Text("9").frame(width: 20)
              })
          }
        ),
      ]

  @Test(arguments: 0..<20) func faultsAreFound(index: Int) throws {
    let (name, kind, view) = Self.faults[index]
    let found = try findings(view())
    #expect(found.contains { $0.kind == kind }, "\(name): \(found)")
    #expect(
      found.allSatisfy { $0.place.contains("MatrixFindingTests.swift:") }, "\(name): \(found)")
  }

  private static let sound: [(name: String, view: @MainActor () -> AnyView)] = [
    ("text", { AnyView(Text("Hello")) }),
    ("lines", { AnyView(Text(long)) }),
    ("tight lines", { AnyView(Text(long).lineSpacing(-2)) }),
    (
      "column",
      {
        AnyView(
          VStack(spacing: 0) {
            Text("One"); Text("Two")
          })
      }
    ),
    (
      "row",
      {
        AnyView(
          HStack(spacing: 0) {
            Text("One"); Text("Two")
          })
      }
    ),
    ("scrolled", { AnyView(ScrollView { ForEach(0..<20, id: \.self) { Text("Row \($0)") } }) }),
    ("list", { AnyView(List(0..<20, id: \.self) { Text("Row \($0)") }) }),
    (
      "hidden",
      {
        AnyView(
          ZStack {
            Text("One"); Text("Two").hidden()
          })
      }
    ),
    (
      "clear",
      {
        AnyView(
          ZStack {
            Text("One"); Text("Two").opacity(0)
          })
      }
    ),
    ("turned", { AnyView(Text("One").rotationEffect(.degrees(90)).frame(width: 20)) }),
    ("toggle", { AnyView(Toggle("Sound", isOn: .constant(true))) }),
    (
      "badge",
      {
        AnyView(
          Text("Inbox").padding(12)
            .overlay(alignment: .topTrailing) { Text("3").font(.caption2) })
      }
    ),
    ("next page", { AnyView(Text("Later").offset(x: 400)) }),
    ("form", { AnyView(Form { TextField("Name", text: .constant("Anna")) }) }),
    (
      "under a bar",
      {
        AnyView(
          ScrollView { ForEach(0..<20, id: \.self) { Text("Row \($0)") } }
            .overlay(alignment: .bottom) {
              Text("Updated").frame(maxWidth: .infinity).background(.bar)
            })
      }
    ),
    ("button", { AnyView(Button("Save") {}.buttonStyle(.borderedProminent)) }),
  ]

  @Test(arguments: 0..<16) func soundViewsHaveNone(index: Int) throws {
    let (name, view) = Self.sound[index]
    #expect(try findings(view()) == [], "\(name)")
  }

  @Test func cellsThatMustDifferAreSuspiciousWhenEqual() throws {
    let cells = try MatrixCell.cells(
      [.scheme(.light, .dark), .dynamicType(.large, .accessibility1)], cover: .all)
    func same(_ pixels: [String], hasText: Bool = true) -> [String] {
      MatrixFinding.same(zip(cells, pixels).map { ($0, $1, hasText) }).map(\.words)
    }
    #expect(same(["a", "b", "c", "d"]) == [])
    #expect(same(["a", "a", "c", "d"]) == ["light-L and light-AX1 are the same picture"])
    #expect(same(["a", "a", "c", "d"], hasText: false) == [])
    #expect(same(["a", "b", "a", "d"]) == ["light-L and dark-L are the same picture"])
    let languages = try MatrixCell.cells([.locale("en", "de", .pseudo)], cover: .all)
    let told = MatrixFinding.same(languages.map { ($0, "a", true) }).map(\.words)
    #expect(told == ["en and pseudo are the same picture"])
  }
}
