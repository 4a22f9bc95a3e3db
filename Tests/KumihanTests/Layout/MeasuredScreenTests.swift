import Kumihan
import Testing

/// Screens that were measured on iOS 18.5 at 3x. iOS 26 spaces lists otherwise; we draw iOS 18's.
@MainActor
struct MeasuredScreenTests {
  private func layout<V: View>(
    _ view: V, width: CGFloat? = nil, height: CGFloat? = nil, top: CGFloat = 0
  ) throws -> ViewLayout {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 3
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    renderer.safeAreaInsets = EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0)
    return try renderer.layout()
  }

  private func isNear(_ values: [CGFloat], _ expected: [CGFloat]) -> Bool {
    values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) < 0.002 }
  }

  @Test func insetGroupedList() throws {
    let list = List {
      Section {
        Text("One")
        Text("Two")
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
      Section {
        Text("Three")
      } header: {
        Text("Header")
      }
    }
    let rows = try layout(list, width: 402, height: 874, top: 62).nodes
      .filter { $0.kind == "flexFrame" && $0.frame.height == 44 }
    #expect(isNear(rows.map(\.frame.minY), [100.667, 144.667, 261]))
    #expect(rows.allSatisfy { $0.frame.minX == 20 && $0.frame.width == 362 })
  }

  @Test func textFields() throws {
    let view = VStack {
      TextField("a", text: .constant("x"))
      TextField("b", text: .constant(""))
      SecureField("c", text: .constant(""))
      SecureField("d", text: .constant("abc"))
    }
    let fields = try layout(view, width: 300).nodes.filter { $0.kind == "flexFrame" }
    #expect(isNear(fields.map(\.frame.minY), [0, 30, 60, 89]))
    #expect(isNear(fields.map(\.frame.height), [22, 22, 21, 20.333]))
  }

  private func section<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Title").font(.subheadline)
        Text("Detail").font(.caption2)
      }
      content()
    }
  }

  @Test func basicDemo() throws {
    let demo = VStack(alignment: .leading, spacing: 12) {
      section { Image(systemName: "star.fill").font(.title2) }
      section { Text("Text") }
      section { Button("Delete") {}.buttonStyle(.bordered) }
      section { Text("Text") }
      section {
        Button {
        } label: {
          Image(systemName: "mic.fill")
        }.buttonStyle(.bordered)
      }
      section { RoundedRectangle(cornerRadius: 8).frame(width: 60, height: 40) }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    let nodes = try layout(demo, width: 402, height: 874).nodes
    let tops = nodes.filter { $0.kind == "vstack" && $0.depth == 3 }.map(\.frame.minY)
    #expect(isNear(Array(tops.prefix(5)), [16, 95.667, 169.333, 257, 330.667]))
    let star = try #require(nodes.first { $0.kind == "fixed" })
    #expect(abs(star.frame.height - 26.333) < 0.002)
    let buttons = nodes.filter { $0.frame.height > 33 && $0.frame.height < 35 }.map(\.frame.size)
    for wanted in [CGSize(width: 73.333, height: 34.333), CGSize(width: 41.333, height: 34)] {
      #expect(
        buttons.contains {
          abs($0.width - wanted.width) < 0.002 && abs($0.height - wanted.height) < 0.002
        })
    }
    let shape = try #require(nodes.last { $0.kind == "frame" })
    #expect(abs(shape.frame.minY - 459.333) < 0.002)
    #expect(shape.frame.size == CGSize(width: 60, height: 40))
  }
}
