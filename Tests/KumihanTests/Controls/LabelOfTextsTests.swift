import Foundation
import Kumihan
import Testing

/// Labels of controls that are made of several texts.
@MainActor
struct LabelOfTextsTests {
  /// The second text stands below the first, whatever the control.
  @Test func titlesHaveTheirRestBelow() throws {
    let list = List {
      Toggle(isOn: .constant(true)) {
        Text(verbatim: "a")
        Text(verbatim: "a2")
      }
      LabeledContent {
        Text(verbatim: "x")
      } label: {
        Text(verbatim: "b")
        Text(verbatim: "b2")
      }
      Stepper(value: .constant(1)) {
        Text(verbatim: "c")
        Text(verbatim: "c2")
      }
      Picker(selection: .constant(1)) {
        Text(verbatim: "y").tag(1)
      } label: {
        Text(verbatim: "d")
        Text(verbatim: "d2")
      }
      DatePicker(selection: .constant(Date(timeIntervalSince1970: 0))) {
        Text(verbatim: "e")
        Text(verbatim: "e2")
      }
    }
    let nodes = try presented(list).layout.nodes
    for name in ["a", "b", "c", "d", "e"] {
      let title = try #require(nodes.first { $0.text == name }?.frame)
      let rest = try #require(nodes.first { $0.text == name + "2" }?.frame)
      #expect(rest.minX == title.minX && rest.minY >= title.maxY, "\(name)")
      #expect(rest.height < title.height, "\(name)")
    }
  }

  /// What is no text, or says how it stands, stays as it is.
  @Test func otherLabelsStay() throws {
    let row = LabeledContent {
      Text(verbatim: "x")
    } label: {
      Color.red.frame(width: 20, height: 20).probed("box")
      Text(verbatim: "a").probed("a")
    }
    let frames = try probedFrames(row)
    #expect(frames["a"]!.minX > frames["box"]!.maxX)
  }
}
