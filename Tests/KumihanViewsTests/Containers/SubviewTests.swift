import Foundation
import Kumihan
import Testing

extension ContainerValues {
  fileprivate var isWide: Bool {
    get { self[IsWideKey.self] }
    set { self[IsWideKey.self] = newValue }
  }
}

private struct IsWideKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

/// Containers of one's own, in the public language.
@MainActor
struct SubviewTests {
  /// The frames of the colours that a view draws, in points, by drawing order.
  private func frames<V: View>(_ view: V, width: CGFloat = 100) throws -> [CGRect] {
    try view.layoutTree(in: CGSize(width: width, height: 200)).nodes
      .filter { $0.kind == "flexible" }.map(\.frame)
  }

  private func square(_ side: CGFloat) -> some View {
    Color.red.frame(width: side, height: side)
  }

  @Test func aGroupCountsAndPlacesTheSubviewsOfItsContent() throws {
    var count = 0
    let view = Group(
      subviews: Group {
        square(10)
        ForEach(0..<2) { _ in square(20) }
        if count == 0 { square(30) }
      }
    ) { subviews in
      let _ = count = subviews.count
      HStack(spacing: 5) {
        subviews.last
        subviews.first
      }
    }
    let frames = try frames(view)
    #expect(count == 4)
    #expect(frames.map(\.width) == [30, 10])
    #expect(frames[1].minX - frames[0].maxX == 5)
  }

  @Test func subviewsTakeModifiersAndTheCollectionIsAView() throws {
    let each = VStack(spacing: 0) {
      ForEach(
        subviews: Group {
          square(10); square(20)
        }
      ) { $0.padding(.bottom, 7) }
    }
    #expect(try frames(each).map(\.height) == [10, 20])
    #expect(try frames(each)[1].minY - frames(each)[0].maxY == 7)
    let all = VStack(spacing: 0) {
      Group(
        subviews: Group {
          square(10); square(20)
        }
      ) { $0 }
    }
    #expect(try frames(all)[1].minY == frames(all)[0].maxY)
  }

  @Test func valuesReachTheContainerAndNoFurther() throws {
    var seen: [[Bool]] = []
    struct Spy<Content: View>: View {
      let content: Content
      let tell: ([Bool]) -> Void
      var body: some View {
        Group(subviews: content) { subviews in
          let _ = tell(subviews.map(\.containerValues.isWide))
          VStack { subviews }
        }
      }
    }
    let inner = Group {
      square(10).containerValue(\.isWide, true)
      square(20)
      // A modifier outside wins; what is inside a stack is not the stack's.
      square(30).containerValue(\.isWide, true).containerValue(\.isWide, false)
      VStack { square(40).containerValue(\.isWide, true) }
      Group {
        square(50); square(60)
      }.containerValue(\.isWide, true)
    }
    let view = Spy(content: Spy(content: inner) { seen.append($0) }) { seen.append($0) }
    _ = try frames(view)
    #expect(seen.contains([true, false, false, false, true, true]))
    #expect(seen.contains([false]))
  }

  @Test func entriesAreValuesForContainers() throws {
    var seen: [[Int]] = []
    var places: [[String?]] = []
    let view = Group(
      subviews: Group {
        square(10).containerValue(\.shelf, 3)
        square(20)
        square(30).containerValue(\.place, "top")
      }
    ) { subviews in
      let _ = seen.append(subviews.map(\.containerValues.shelf))
      let _ = places.append(subviews.map(\.containerValues.place))
      VStack { subviews }
    }
    _ = try frames(view)
    #expect(seen.last == [3, 1, 1])
    #expect(places.last == [nil, nil, "top"])
  }

  @Test func tagsAreAskedForByTheirType() throws {
    var tags: [Int?] = []
    var hits: [Bool] = []
    let view = Group(
      subviews: Group {
        square(1).tag(7); square(2).tag("seven"); square(3)
      }
    ) { subviews in
      let _ = tags = subviews.map { $0.containerValues.tag(for: Int.self) }
      let _ = hits = subviews.map { $0.containerValues.hasTag("seven") }
      subviews
    }
    _ = try frames(view)
    #expect(tags == [7, nil, nil])
    #expect(hits == [false, true, false])
  }

  @Test func sectionsComeWithTheirParts() throws {
    var parts: [[Int]] = []
    let content = Group {
      square(1)
      square(2)
      Section {
        square(3); square(4)
      } header: {
        square(5)
      } footer: {
        square(6)
      }
      Section { square(7) }
      square(8)
    }
    let view = Group(sections: content) { sections in
      let _ = parts = sections.map { [$0.header.count, $0.content.count, $0.footer.count] }
      HStack(spacing: 0) { ForEach(sections) { part in VStack(spacing: 0) { part.content } } }
    }
    #expect(try frames(view).map(\.width) == [1, 2, 3, 4, 7, 8])
    #expect(parts == [[0, 2, 0], [1, 2, 1], [0, 1, 0], [0, 1, 0]])
    let headers = VStack(spacing: 0) { ForEach(sections: content) { $0.header } }
    #expect(try frames(headers).map(\.width) == [5])
    // Sections that no container asks for simply follow each other.
    #expect(try frames(VStack(spacing: 0) { content }).map(\.width) == [1, 2, 5, 3, 4, 6, 7, 8])
  }
}

extension ContainerValues {
  @Entry fileprivate var shelf: Int = 1
  @Entry fileprivate var place: String?
}
