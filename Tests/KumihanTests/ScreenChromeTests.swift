import Foundation
import Kumihan
import Testing

/// What devices show around the views of a screen.
@MainActor
struct ScreenChromeTests {
  private func page(
    _ view: some View, _ device: String, _ chrome: ScreenChrome,
    _ orientation: InterfaceOrientation = .portrait,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> LaidOutPage {
    let renderer = ImageRenderer(
      content: view, device: Device(named: device)!, orientation: orientation, chrome: chrome)
    change(&renderer.environment)
    return try renderer.page()
  }

  /// The pixel at a point: red, green, blue and opacity.
  private func pixel(_ pixels: PixelBuffer, _ x: CGFloat, _ y: CGFloat, scale: CGFloat = 3)
    -> [UInt8]
  {
    let pixel = pixels[Int(x * scale), Int(y * scale)]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
  }

  @Test func nothingIsDrawnUnlessAskedFor() throws {
    let view = Text(verbatim: "x")
    let device = Device.standard
    let bare = try ImageRenderer(content: view, device: device).page()
    #expect(try page(view, device.name, []).layout.description == bare.layout.description)
    // It changes nothing of the views.
    let text = bare.layout.nodes.first { $0.kind == "text" }?.frame
    let around = try page(view, device.name, .all).layout.nodes.first { $0.text == "x" }?.frame
    #expect(text != nil && text == around)
  }

  @Test func theTimeStandsBesideTheCutout() throws {
    for (device, middle) in [("iPhone 16", 29.5), ("iPhone 17", 32.5), ("iPhone 14", 24.5)] {
      let nodes = try page(Color.white, device, .statusBar).layout.nodes
      let time = try #require(nodes.first { $0.text == "9:41" }).frame
      #expect(abs(time.midY - middle) < 0.5, "\(device) \(time)")
      #expect(time.minX > 20 && time.maxX < 133)
      // The battery ends as far from the other side.
      let mirrored = try page(Color.white, device, .statusBar) { $0.layoutDirection = .rightToLeft }
      let other = try #require(mirrored.layout.nodes.first { $0.text == "9:41" }).frame
      #expect(abs(other.midX + time.midX - mirrored.size.width) < 0.01)
    }
    let sideways = try page(Color.white, "iPhone 16", .all, .landscapeLeft).layout.nodes
    #expect(!sideways.contains { $0.text == "9:41" })
    let tablet = try page(Color.white, "iPad", .all, .landscapeLeft).layout.nodes
    #expect(tablet.contains { $0.text == "9:41" && $0.frame.maxY < 24 })
    let old = try page(Color.white, "iPhone SE", .all).layout.nodes
    #expect(old.contains { $0.text == "9:41" && abs($0.frame.midX - 187.5) < 0.5 })
  }

  /// What is higher than the screen moves nothing that the device shows.
  @Test func highContentMovesNoChrome() throws {
    func time(_ height: CGFloat) throws -> CGRect? {
      let view = Color.white.frame(width: 100, height: height)
      return try page(view, "iPhone 16", .all).layout.nodes.first { $0.text == "9:41" }?.frame
    }
    let low = try #require(try time(100))
    #expect(try time(2_000) == low)
  }

  /// From right to left the battery stands at the side of the screen, as it does from left to right.
  @Test func signsFollowTheDirection() throws {
    func battery(_ direction: LayoutDirection) throws -> CGRect {
      let nodes = try page(Color.white, "iPhone 16", .statusBar) {
        $0.layoutDirection = direction
      }.layout.nodes
      return try #require(nodes.first { abs($0.frame.width - 27.3) < 0.4 }).frame
    }
    let (plain, mirrored) = try (battery(.leftToRight), battery(.rightToLeft))
    #expect(abs(plain.midX + mirrored.midX - 393) < 0.5 && mirrored.minX < 60)
  }

  @Test func darkOrLightAsWhatIsBeneath() throws {
    func middle(_ view: some View, _ dark: Bool) throws -> UInt8 {
      let page = try page(view, "iPhone 16", .homeIndicator) {
        $0.colorScheme = dark ? .dark : .light
      }
      return try pixel(page.pixels(), 196.5, 852 - 10.5)[0]
    }
    #expect(try middle(Text("x"), false) == 0)
    #expect(try middle(Text("x"), true) == 255)
    #expect(try middle(Text("x").preferredColorScheme(.dark), false) == 255)
    // What is drawn beneath, whatever the scheme.
    for (color, value) in [(Color.black, 255), (.blue, 255), (.white, 0), (.yellow, 0)] {
      #expect(try middle(color.ignoresSafeArea(), false) == value, "\(color)")
      #expect(try middle(color.ignoresSafeArea(), true) == value, "\(color)")
    }
    // Over edges it is of one colour, by what is around them.
    for (first, second, value) in [(Color.white, Color.gray, 0), (.black, .gray, 255)] {
      let stripes = HStack(spacing: 0) {
        ForEach(0..<131, id: \.self) { ($0 % 3 == 0 ? second : first).frame(width: 3) }
      }
      let pixels = try page(stripes.ignoresSafeArea(), "iPhone 16", .homeIndicator).pixels()
      let line = (134..<259).map { Int(pixel(pixels, CGFloat($0), 852 - 10.5)[0]) }
      #expect(Set(line) == [value], "\(first)")
    }
    // The scheme of the bar at the top.
    func time(_ scheme: ColorScheme?) throws -> [RGBA] {
      let view = NavigationStack {
        Color.white.navigationTitle("T").toolbarColorScheme(scheme, for: .navigationBar)
      }
      return try page(view, "iPhone 16", .statusBar).displayList().items.fillColors
    }
    #expect(try time(nil) != time(.dark))
  }

  @Test func roundCornersAndCutouts() throws {
    let page = try page(Color.red.ignoresSafeArea(), "iPhone 16", [.corners, .cutout])
    let pixels = try page.pixels()
    for (x, y) in [(1, 1), (391, 1), (1, 850), (391, 850)] {
      #expect(pixel(pixels, CGFloat(x), CGFloat(y))[3] == 0)
    }
    #expect(pixel(pixels, 196, 400) == pixel(pixels, 2, 400))
    #expect(pixel(pixels, 196.5, 29.5) == [0, 0, 0, 255])
    #expect(pixel(pixels, 196.5, 52)[0] == 255)
    // Without corners the page is whole.
    let square = try self.page(Color.red.ignoresSafeArea(), "iPhone 16", .cutout).pixels()
    #expect(pixel(square, 1, 1)[3] == 255)
    let old = try self.page(Color.red.ignoresSafeArea(), "iPhone SE", .all).pixels()
    #expect(pixel(old, 0, 0, scale: 2)[3] == 255)
    // A notch touches the border; sideways the cutout is at the right or left.
    let notch = try self.page(Color.red.ignoresSafeArea(), "iPhone 14", .cutout).pixels()
    #expect(pixel(notch, 195, 0) == [0, 0, 0, 255] && pixel(notch, 195, 30)[0] == 0)
    for (orientation, x) in [
      (InterfaceOrientation.landscapeLeft, 852 - 29.5), (.landscapeRight, 29.5),
    ] {
      let turned = try self.page(Color.red.ignoresSafeArea(), "iPhone 16", .cutout, orientation)
      #expect(try pixel(turned.pixels(), x, 196.5) == [0, 0, 0, 255])
    }
  }

  /// At the round border nothing of what is covered shines through.
  @Test func cornersAreCutOnce() throws {
    let view = Color.black.ignoresSafeArea().background { Color.white.ignoresSafeArea() }
    let pixels = try page(view, "iPhone 16", .corners).pixels()
    for y in 0..<200 {
      for x in 0..<200 { #expect(pixels[x, y].red == 0) }
    }
  }

  @Test func everyFormatHasIt() throws {
    let page = try page(Text("x"), "iPhone 16", .all)
    let svg = try String(decoding: page.export(.svg).data, as: UTF8.self)
    #expect(svg.contains("clip"))
    #expect(try page.export(.pdf).data.count > 1_000)
  }

  @Test func devicesHaveTheirLook() throws {
    #expect(
      Device(named: "iPhone 17")?.look == .iOS26 && Device(named: "iPhone Air")?.look == .iOS26)
    #expect(Device.standard.look == .iOS18)
    #expect(
      LayoutOptions(device: Device(named: "iPhone 17 Pro")!).environment.platformLook == .iOS26)
    #expect(
      Device(named: "iPhone 17")?.cornerRadius == 62 && Device(named: "Mac")?.cornerRadius == 0)
    #expect(
      Device.all.filter { $0.kind == .phone && $0.bottomInset > 0 }.allSatisfy {
        $0.cornerRadius > 30
      })
  }
}
