import Foundation
import Kumihan
import Testing

/// Anchors, named coordinates and effects that depend on a frame.
@MainActor
struct GeometryTests {
  private func layout(_ view: some View, _ width: CGFloat = 200, _ height: CGFloat = 100) throws
    -> ViewLayout
  {
    try view.layoutTree(in: CGSize(width: width, height: height))
  }

  private struct Frames: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  @Test func anchorsAreFramesInTheReadersCoordinates() throws {
    var seen: [CGRect] = []
    var middle = CGPoint.zero
    struct Middle: PreferenceKey {
      static var defaultValue: Anchor<CGPoint>? { nil }
      static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
        value = nextValue() ?? value
      }
    }
    let view = HStack(spacing: 10) {
      Color.red.frame(width: 30, height: 20)
        .anchorPreference(key: Frames.self, value: .bounds) { [$0] }
      Color.blue.frame(width: 40, height: 30)
        .anchorPreference(key: Frames.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))) {
          [$0]
        }
        .anchorPreference(key: Middle.self, value: .bottomTrailing) { $0 }
    }
    .overlayPreferenceValue(Frames.self) { anchors in
      GeometryReader { proxy in
        let _ = seen = anchors.map { proxy[$0] }
        Color.clear
      }
    }
    .overlayPreferenceValue(Middle.self) { anchor in
      GeometryReader { proxy in
        let _ = middle = proxy[anchor!]
        Color.clear
      }
    }
    _ = try layout(view)
    #expect(
      seen == [
        CGRect(x: 0, y: 5, width: 30, height: 20), CGRect(x: 41, y: 2, width: 3, height: 4),
      ])
    #expect(middle == CGPoint(x: 80, y: 30))
  }

  @Test func namedCoordinatesAreCountedFromTheirView() throws {
    var frames: [CGRect] = []
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 20)
      GeometryReader { proxy in
        let _ =
          frames = [
            proxy.frame(in: .named("page")), proxy.frame(in: .local), proxy.frame(in: .global),
            proxy.frame(in: .named("nowhere")),
          ]
        Color.clear
      }
    }
    .coordinateSpace(name: "page").padding(10)
    _ = try layout(view)
    let size = CGSize(width: 180, height: 60)
    #expect(
      frames == [
        CGRect(origin: CGPoint(x: 0, y: 20), size: size), CGRect(origin: .zero, size: size),
        CGRect(origin: CGPoint(x: 10, y: 30), size: size),
        CGRect(origin: CGPoint(x: 10, y: 30), size: size),
      ])
  }

  @Test func whatScrollsKnowsItsWindow() throws {
    var frames: [CGRect] = []
    var bounds: [CGRect?] = []
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 20)
      ScrollView {
        ScrollView(.horizontal) {
          GeometryReader { proxy in
            let _ =
              frames = [
                proxy.frame(in: .scrollView), proxy.frame(in: .scrollView(axis: .horizontal)),
                proxy.frame(in: .scrollView(axis: .vertical)),
              ]
            let _ = bounds = [proxy.bounds(of: .scrollView), proxy.bounds(of: .named("none"))]
            Color.clear
          }
          .frame(width: 300, height: 30).padding(.leading, 7)
        }
        .padding(.top, 11)
      }
    }
    _ = try layout(view)
    // The innermost of any axis is the innermost that scrolls sideways; the other one is around it.
    #expect(frames.map(\.minX) == [7, 7, 7])
    #expect(frames.map(\.minY) == [0, 0, 11])
    #expect(bounds == [CGRect(x: -7, y: 0, width: 200, height: 30), nil])
  }

  @Test func withoutAScrollViewItsWindowIsThePicture() throws {
    var (frame, bounds) = (CGRect.zero, CGRect?.some(.zero))
    let view = GeometryReader { proxy in
      let _ = frame = proxy.frame(in: .scrollView)
      let _ = bounds = proxy.bounds(of: .scrollView)
      Color.clear
    }
    .padding(10)
    _ = try layout(view)
    #expect(frame == CGRect(x: 10, y: 10, width: 180, height: 80))
    #expect(bounds == nil)
  }

  @Test func aSectionThatIsNotExpandedHasItsHeaderOnly() throws {
    func colours(_ isExpanded: Bool) throws -> Int {
      let view = VStack {
        Section(isExpanded: .constant(isExpanded)) {
          Color.red
          Color.green
        } header: {
          Color.blue
        }
      }
      return try layout(view).nodes.count { $0.kind == "flexible" }
    }
    #expect(try colours(true) == 3)
    #expect(try colours(false) == 1)
  }

  @Test func aVisualEffectSeesItsFrame() throws {
    let view = Color.red.frame(width: 40, height: 20)
      .visualEffect { content, proxy in
        content.offset(x: proxy.size.width, y: proxy.frame(in: .global).minY)
      }
    let frames = try layout(view).nodes.filter { $0.kind == "flexible" }.map(\.frame)
    #expect(frames.first == CGRect(x: 120, y: 80, width: 40, height: 20))
  }

  @Test func whatScrollsIsDrawnInTheMiddleOfItsWay() throws {
    let view = Color.red.frame(width: 40, height: 20)
      .scrollTransition { content, phase in content.offset(x: phase.isIdentity ? 0 : 50) }
    let frame = try layout(view).nodes.first { $0.kind == "flexible" }?.frame
    #expect(frame?.minX == 80)
  }

  @Test func partsOfTheContainer() throws {
    func width(_ view: some View) throws -> CGFloat? {
      try layout(ScrollView(.horizontal) { HStack { view } }).nodes
        .first { $0.kind == "flexible" }?.frame.width
    }
    #expect(try width(Color.red.containerRelativeFrame(.horizontal)) == 200)
    #expect(
      try width(Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)) == 96)
    #expect(try width(Color.red.containerRelativeFrame(.horizontal) { side, _ in side / 4 }) == 50)
  }
}
