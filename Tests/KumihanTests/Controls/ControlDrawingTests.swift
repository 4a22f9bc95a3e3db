import Kumihan
import Testing

/// Controls by number: what their pictures alone would not say.
@MainActor
struct ControlDrawingTests {
  /// The grounds of boxes in boxes alternate.
  @Test func boxesInBoxesAreSeen() throws {
    let box = GroupBox { GroupBox { GroupBox { Text(verbatim: "x") } } }
    let grounds = try drawnItems(box).fillColors
    #expect(grounds.count == 3 && grounds[0] == grounds[2] && grounds[0] != grounds[1])
  }

  /// A box with a title takes the width, its title leads and its content stands in the middle; one
  /// without is as wide as its content.
  @Test func boxesWithATitleTakeTheWidth() throws {
    let content = Text(verbatim: "content").probed("content")
    let frames = try probedFrames(
      VStack {
        GroupBox {
          content
        } label: {
          Text(verbatim: "Title").probed("title")
        }.probed("titled")
        GroupBox { Text(verbatim: "content") }.probed("bare")
      })
    let (titled, bare) = try (#require(frames["titled"]), #require(frames["bare"]))
    let (title, inner) = try (#require(frames["title"]), #require(frames["content"]))
    #expect(titled.width == 402 && title.minX == 16 && isNear(inner.midX, 201))
    #expect(isNear(bare.width, inner.width + 32))
  }

  /// The ring around a button that has the focus is concentric with its border.
  @Test func ringsFollowTheirButtons() throws {
    func ring(_ shape: ButtonBorderShape) throws -> Path {
      let button = Button("Go") {}.buttonStyle(.bordered).controlSize(.large)
        .buttonBorderShape(shape).viewState(.focused)
      let strokes = try drawnItems(button).compactMap { item in
        if case .stroke(let path, _, _) = item.command { path } else { nil as Path? }
      }
      return try #require(strokes.last)
    }
    let (capsule, square) = try (ring(.capsule), ring(.roundedRectangle(radius: 4)))
    let room = capsule.boundingRect
    #expect(square.boundingRect == room)
    // Where a corner of 8.5 reaches, the half circle does not.
    let corner = CGPoint(x: room.minX + 3, y: room.minY + 3)
    #expect(square.contains(corner) && !capsule.contains(corner))
    #expect(!square.contains(CGPoint(x: room.minX + 1, y: room.minY + 1)))
  }

  @Test func disabledTogglesFadeToHalf() throws {
    func opacities(_ isDisabled: Bool) throws -> [Double] {
      let toggle = Toggle("", isOn: .constant(true)).labelsHidden().disabled(isDisabled)
      return try drawnItems(toggle).groups.map(\.opacity).filter { $0 != 1 }
    }
    #expect(try opacities(true) == [0.5])
    #expect(try opacities(false) == [])
  }

  /// The knob, 28 points across, goes from edge to edge of the track.
  @Test(arguments: [(0.0, 0.0), (0.25, 43), (0.5, 86), (1, 172)])
  func knobsStandAtTheirFraction(_ value: Double, _ left: CGFloat) throws {
    let slider = Slider(value: .constant(value)).frame(width: 200, height: 40)
    let knob = try #require(drawnItems(slider).fills.last).path.boundingRect
    #expect(abs(knob.width - 28) < 0.1)
    #expect(abs(knob.minX - left) < 0.1, "\(knob)")
  }

  /// A round button is as high as it is wide, whatever the shape of its symbol.
  @Test(arguments: ["star", "ellipsis", "minus", "chevron.right"])
  func roundButtonsAreSquare(_ symbol: String) throws {
    func size(_ shape: ButtonBorderShape) throws -> CGSize {
      let button = Button {
      } label: {
        Image(systemName: symbol).probed("label")
      }
      let frames = try probedFrames(
        button.buttonStyle(.bordered).buttonBorderShape(shape).probed("button"))
      let (label, own) = (frames["label"]!, frames["button"]!)
      #expect(isNear(label.midX, own.midX) && isNear(label.midY, own.midY))
      return shape == .circle
        ? CGSize(width: own.width - max(label.width, label.height), height: own.height - own.width)
        : CGSize(width: own.width - label.width, height: own.height - label.height)
    }
    let (round, other) = (try size(.circle), try size(.capsule))
    #expect(isNear(round.width, 14) && isNear(round.height, 0), "\(round)")
    #expect(isNear(other.width, 24) && isNear(other.height, 14), "\(other)")
  }
}
