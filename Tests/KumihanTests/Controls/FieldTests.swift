import Foundation
import Kumihan
import Testing

/// Lines to write in, and small buttons, beside pictures of iOS 18.
@MainActor
struct FieldTests {
  private let long = "several words that do not fit into a field of a hundred points"

  private func size(_ view: some View, _ size: DynamicTypeSize = .large) throws -> CGSize {
    try probedFrames(view.probed("view").frame(width: 100, height: 800), typeSize: size)["view"]!
      .size
  }

  @Test func fieldsHaveOneLineWhateverTheyHold() throws {
    let field = TextField(text: .constant(long)) { Text(verbatim: "Name") }
    #expect(try size(field) == CGSize(width: 100, height: 22))
    #expect(try size(field.lineLimit(5)).height == 22)
    let secret = SecureField(text: .constant(long)) { Text(verbatim: "Name") }
    #expect(try isNear(size(secret).height, 20.333))
    #expect(try size(SecureField("Password", text: .constant(""))).height == 21)
    let empty = TextField(text: .constant("")) { Text(verbatim: long) }
    #expect(try size(empty).height == 22)
    let along = TextField(text: .constant(long), axis: .horizontal) { Text(verbatim: "Name") }
    #expect(try size(along).height == 22)
    for step in DynamicTypeSize.allCases {
      let one = TextField(text: .constant("o")) { Text(verbatim: "Name") }
      #expect(try size(field, step) == size(one, step), "\(step)")
    }
  }

  /// A field is as high as its line, also where a stack offers less.
  @Test func noPlaceLowersAField() throws {
    let field = TextField("Name", text: .constant("o"))
    let line = try size(field, .accessibility3).height
    let pressed = try probedFrames(
      field.probed("field").frame(height: 10), typeSize: .accessibility3)
    #expect(line > 40 && pressed["field"]!.height == line)
  }

  @Test(
    arguments: [
      (TextAlignment.leading, 0), (.center, 0.5), (.trailing, 1),
    ] as [(TextAlignment, CGFloat)])
  func wordsStandAsTheyAreAligned(_ alignment: TextAlignment, _ share: CGFloat) throws {
    for text in ["Ola", ""] {
      let field = TextField("Name", text: .constant(text)).multilineTextAlignment(alignment)
      let page = try presented(
        field.frame(width: 200).frame(maxWidth: .infinity, alignment: .leading))
      let words = try #require(page.layout.nodes.first { $0.kind == "text" }).frame
      #expect(abs(words.minX - (200 - words.width) * share) < 0.4, "\(words)")
    }
  }

  @Test func fieldsAlongTheVerticalAxisWrap() throws {
    let field = TextField(text: .constant(long), axis: .vertical) { Text(verbatim: "Name") }
    #expect(try size(field).height > 100)
    #expect(try isNear(size(field.lineLimit(2)).height, 42.333))
    #expect(try size(TextField("Name", text: .constant(long), axis: .vertical)).height > 100)
    #expect(try size(field.textFieldStyle(.roundedBorder)).height > 112)
  }

  /// Nine dots at 17 points are 89.3 wide from ink to ink.
  @Test func dotsOfSecrets() throws {
    func width(_ dots: some View) throws -> CGFloat {
      let runs = try glyphRuns(dots)
      let glyphs = try #require(runs.first).glyphs
      return try #require(glyphs.last).x - #require(glyphs.first).x
    }
    let secret = SecureField(text: .constant("123456789")) { Text(verbatim: "") }
    // The dots themselves are 5.5 wide.
    let pitches = try width(secret.frame(width: 200))
    #expect(abs(pitches + 5.5 - 89.333) < 0.4, "\(pitches)")
    #expect(try size(secret, .accessibility3).height > size(secret).height)
  }

  @Test(arguments: [ControlSize.mini, .small]) func smallButtons(size: ControlSize) throws {
    let button = Button("Delete") {}.buttonStyle(.bordered).controlSize(size)
    let found = try self.size(button.fixedSize())
    #expect(found.height == 28)
    #expect(abs(found.width - 64) < 1)
    let regular = Button("Delete") {}.buttonStyle(.bordered)
    #expect(try isNear(self.size(regular.fixedSize()).height, 34.333))
  }
}
