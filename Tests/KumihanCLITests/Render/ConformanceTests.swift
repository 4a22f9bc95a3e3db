import Foundation
import Testing

/// The program answers itself, from what was linked into it, which type conforms to what; views that it loads bring types,
/// protocols and conformances of their own.
struct ConformanceTests {
  private static let view = """
    import SwiftUI

    protocol Own {}
    protocol Unused {}
    extension Int: Own {}
    extension Array: Own where Element: Own {}
    extension Optional: Own where Wrapped: Own {}
    struct Plain: Own, CustomStringConvertible, Hashable { var description = "plain" }
    struct Box<Content> { var content: Content }
    extension Box: Own where Content: Own {}
    enum Kind: String, CaseIterable, Codable { case one, two }
    class Base: Own {}
    final class Derived: Base {}

    struct Facts: View {
      private static func isOwn<T>(_ value: T) -> Bool { value is any Own }

      private let holds: [Bool] = [
        isOwn(1), isOwn(Plain()), isOwn([1]), isOwn([[1]]), isOwn(Int?.some(1)), isOwn(Derived()), isOwn(Box(content: 1)),
        !isOwn("text"), !isOwn(["text"]), !isOwn(1.5), !isOwn(String?.some("text")), !isOwn(Box(content: "text")),
        !isOwn((1, 2)), !isOwn({ 1 }), !(Plain() as Any is any Unused), !(1 as Any is any Unused),
        // Whether the program was asked before the view was loaded or not.
        Plain() as Any is any CustomStringConvertible, 1 as Any is any CustomStringConvertible,
        !(Box(content: 1) as Any is any CustomStringConvertible), "\\(Plain())" == "plain",
        [1] as Any is any RandomAccessCollection, !([Box(content: 1)] as Any is any Equatable), [1] as Any is any Equatable,
        Kind.one as Any is any RawRepresentable, Kind.one as Any is any CaseIterable, Date() as Any is any Codable,
        Text("a") as Any is any View, !("a" as Any is any View), Text("a").bold() as Any is any Equatable,
        AnyHashable(Plain()) == AnyHashable(Plain()), AnyHashable(1) == AnyHashable(1.0),
        (try? JSONEncoder().encode([Kind.one: [1]])) != nil,
      ]

      var body: some View {
        HStack(spacing: 0) {
          ForEach(Array(holds.enumerated()), id: \\.offset) { index, holds in
            if !holds { Text("fact \\(index)").foregroundStyle(Color(red: 1, green: 0, blue: 0)) }
          }
          Color(red: 0, green: 1, blue: 0)
        }
      }
    }
    """

  @Test func castsAreThoseOfTheRuntime() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Facts.swift", Self.view)
    let picture = scratch.path("facts.svg")
    for _ in 0..<2 {
      let run = try Command(
        all: [
          "render", file, "--cache", RenderCommandTests.cache, "--size", "300x20", "-o", picture,
        ])
      try #require(run.status == 0, "\(run.errors)")
      let svg = try String(contentsOfFile: picture, encoding: .utf8)
      #expect(svg.contains("#00FF00"))
      #expect(!svg.contains("#FF0000"), "\(svg)")
    }
  }
}
