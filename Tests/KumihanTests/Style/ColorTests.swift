import Kumihan
import KumihanAppleNames
import Testing

@MainActor
struct ColorTests {
  private func bytes(
    _ color: Color, _ scheme: ColorScheme = .light, _ contrast: ColorSchemeContrast = .standard
  ) throws -> [Int] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.colorSchemeContrast = contrast
    let fill = color.frame(width: 4, height: 4)
    return try #require(drawnItems(fill, in: environment).fillColors.first).bytes
  }

  /// The values of iOS 18's `systemBlue` and `label`.
  @Test func systemColoursHaveFourAppearances() throws {
    #expect(try bytes(.blue) == [0, 122, 255, 255])
    #expect(try bytes(.blue, .dark) == [10, 132, 255, 255])
    #expect(try bytes(.blue, .light, .increased) == [0, 64, 221, 255])
    #expect(try bytes(.blue, .dark, .increased) == [64, 156, 255, 255])
    #expect(try bytes(.primary, .light, .increased) == [0, 0, 0, 255])
    #expect(try bytes(.primary, .dark, .increased) == [255, 255, 255, 255])
  }

  /// A colour for light and dark is the dark one in the dark, whatever the contrast.
  @Test func colorsOfTwoSchemesFollowTheScheme() throws {
    let color = Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    for contrast in [ColorSchemeContrast.standard, .increased] {
      #expect(try bytes(color, .light, contrast) == [0, 0, 0, 255])
      #expect(try bytes(color, .dark, contrast) == [255, 255, 255, 255])
    }
  }

  /// sRGB's transfer function: 1.055 · 0.5^(1/2.4) − 0.055 = 0.7354.
  @Test func linearComponentsAreEncoded() throws {
    let grey = Color(.sRGBLinear, red: 0.5, green: 0.5, blue: 0.5)
    #expect(try bytes(grey) == [188, 188, 188, 255])
    #expect(try bytes(Color(.sRGBLinear, white: 0.002)) == [7, 7, 7, 255])
    #expect(try bytes(Color(.sRGB, white: 0.5)) == [128, 128, 128, 255])
  }

  @Test func opacitiesMultiply() throws {
    #expect(try bytes(.red.opacity(0.5).opacity(0.5))[3] == 64)
    // A gradient is a style with no colour to fade: the factors meet when it is fitted to its frame.
    let ramp = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
    let faded = Rectangle().fill(ramp.opacity(0.5).opacity(0.5)).frame(width: 4, height: 4)
    guard case .linearGradient(let stops, _, _)? = try drawnItems(faded).fills.first?.paint else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.stops.map(\.color.alpha) == [0.25, 0.25])
  }

  /// Half way from pure red to pure blue: in Oklab by Ottosson's matrices, in sRGB the mean.
  @Test func mixesAreTakenInOklabUnlessAskedOtherwise() throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    #expect(try bytes(red.mix(with: blue, by: 0.5)) == [140, 83, 162, 255])
    #expect(try bytes(red.mix(with: blue, by: 0.5, in: .device)) == [128, 0, 128, 255])
    #expect(try bytes(red.mix(with: blue, by: 0)) == [255, 0, 0, 255])
  }

  @Test func zIndexDecidesWhatIsInFront() throws {
    let view = ZStack {
      Color(white: 0).zIndex(1)
      Color(white: 1)
      Color(white: 0.5).padding(1).zIndex(-1)
    }
    let order = try drawnItems(view.frame(width: 9, height: 9)).fillColors.map { $0.bytes[0] }
    #expect(order == [128, 255, 0])
  }
}
