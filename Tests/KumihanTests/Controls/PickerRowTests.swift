import Foundation
import Kumihan
import Testing

/// Pickers that show their choices one below the other.
@MainActor
struct PickerRowTests {
  /// Rows of a wheel come nearer to each other and grow lower towards its ends.
  @Test func wheelsAreRound() throws {
    let wheel = Picker(selection: .constant(9)) {
      ForEach(0..<20) { Text(verbatim: "\($0)").tag($0) }
    } label: {
      EmptyView()
    }
    .pickerStyle(.wheel)
    let items = try drawnItems(wheel, width: 300, height: 216)
    let heights = items.groups.map(\.transform.d).filter { $0 < 1 }.sorted()
    let wanted = [4, 4, 3, 3, 2, 2, 1, 1].map { cos(CGFloat($0) * 32 / 108) }
    #expect(heights.count == 8 && zip(heights, wanted).allSatisfy { isNear($0, $1) }, "\(heights)")
  }

  /// An inline picker's label is a row before its choices, unless labels are hidden.
  @Test func inlinePickersHaveTheirLabel() throws {
    func words(_ visibility: Visibility) throws -> [String] {
      let list = List {
        Picker(selection: .constant(1)) {
          Text(verbatim: "One").tag(1)
          Text(verbatim: "Two").tag(2)
        } label: {
          Text(verbatim: "Number")
        }
        .pickerStyle(.inline).labelsVisibility(visibility)
      }
      let renderer = ImageRenderer(content: list)
      renderer.proposedSize = ProposedViewSize(width: 402, height: 874)
      return try renderer.layout().nodes.compactMap(\.text).filter { !$0.isEmpty }
    }
    #expect(try words(.automatic) == ["Number", "One", "Two"])
    #expect(try words(.hidden) == ["One", "Two"])
  }

  /// Each segment is made once, the chosen one in heavier letters, by tags and by elements.
  @Test func segmentsAreMadeOnce() throws {
    final class Count { var made: [Int] = [] }
    struct Segment: View {
      let number: Int
      let count: Count
      var body: some View {
        count.made.append(number)
        return Text(verbatim: "mmmm")
      }
    }
    func widths(_ selection: Int, @ViewBuilder _ options: (Count) -> some View) throws -> [CGFloat]
    {
      let count = Count()
      let picker = Picker(selection: .constant(selection)) {
        options(count)
      } label: {
        EmptyView()
      }
      .pickerStyle(.segmented)
      let renderer = ImageRenderer(content: picker)
      renderer.proposedSize = ProposedViewSize(width: 300, height: 40)
      let texts = try renderer.layout().nodes.filter { $0.text == "mmmm" }
      #expect(count.made == [1, 2, 3])
      return texts.map(\.frame.width)
    }
    for selection in 1...3 {
      let tagged = try widths(selection) { count in
        Segment(number: 1, count: count).tag(1)
        Segment(number: 2, count: count).tag(2)
        Segment(number: 3, count: count).tag(3)
      }
      #expect(tagged.firstIndex(of: tagged.max()!) == selection - 1, "\(tagged)")
      let elements = try widths(selection) { count in
        ForEach(1..<4) { Segment(number: $0, count: count) }
      }
      #expect(elements == tagged)
    }
  }

  /// At its ideal size each segment is as wide as the widest word wants, and no word is cut.
  @Test(arguments: [[0, 1], [1, 0], [0, 1, 2]]) func segmentsAreEqualAndWhole(order: [Int]) throws {
    let words = ["All", "Favourites", "Off"]
    var frames: [String: CGRect] = [:]
    let view = reportingFrames(
      of: Picker("", selection: .constant(0)) {
        ForEach(order, id: \.self) { Text(words[$0]).probed(words[$0]).tag($0) }
      }
      .pickerStyle(.segmented).fixedSize().probed("whole")
    ) { frames = $0 }
    _ = try ImageRenderer(content: view).layout()
    let whole = try #require(frames["whole"])
    let wide = try #require(frames["Favourites"])
    // Eight points at both sides of a word, two around all.
    #expect(abs(whole.width - 4 - (wide.width + 16) * CGFloat(order.count)) < 0.01)
    let width = (whole.width - 4) / CGFloat(order.count)
    for (place, word) in order.enumerated() {
      let frame = try #require(frames[words[word]])
      #expect(abs(frame.midX - (whole.minX + 2 + (CGFloat(place) + 0.5) * width)) < 0.34)
    }
  }
}
