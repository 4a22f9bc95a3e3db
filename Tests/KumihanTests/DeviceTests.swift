import Foundation
import Kumihan
import Testing

@MainActor
struct DeviceTests {
  @Test func namesAreFoundHoweverTheyAreSpelt() {
    #expect(Device(named: "iphone16")?.name == "iPhone 16")
    #expect(Device(named: "IPAD-PRO 13")?.size == CGSize(width: 1032, height: 1376))
    #expect(Device(named: "Nokia 3310") == nil)
    #expect(Device(named: "iPhone 16") == .standard)
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
  }

  @Test func phonesAreTurned() {
    let phone = Device.standard
    #expect(phone.size(in: .landscapeRight) == CGSize(width: 852, height: 393))
    #expect(
      phone.safeAreaInsets(in: .portrait)
        == EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
    #expect(
      phone.safeAreaInsets(in: .landscapeLeft)
        == EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
    #expect(phone.verticalSizeClass(in: .landscapeLeft) == .compact)
    #expect(phone.horizontalSizeClass(in: .landscapeLeft) == .compact)
    let large = Device(named: "iPhone 16 Pro Max")
    #expect(large?.horizontalSizeClass(in: .landscapeLeft) == .regular)
  }

  @Test func aPhoneWithoutHomeIndicatorHasNoSafeAreaAtItsSides() {
    let old = Device(named: "iPhone SE")
    #expect(old?.safeAreaInsets(in: .landscapeLeft) == EdgeInsets())
  }

  @Test func padsKeepTheirInsetsAndMacsTheirSides() {
    let pad = Device(named: "iPad")
    let newer = ["iPhone 16 Pro", "iPhone 17 Pro Max", "iPhone Air"].map {
      Device(named: $0)?.safeAreaInsets(in: .landscapeRight)
    }
    #expect(
      newer == [
        EdgeInsets(top: 20, leading: 62, bottom: 20, trailing: 62),
        EdgeInsets(top: 20, leading: 62, bottom: 20, trailing: 62),
        EdgeInsets(top: 20, leading: 68, bottom: 29, trailing: 68),
      ])
    #expect(pad?.size(in: .landscapeLeft) == CGSize(width: 1180, height: 820))
    #expect(pad?.safeAreaInsets(in: .landscapeLeft).top == 24)
    #expect(pad?.verticalSizeClass(in: .landscapeLeft) == .regular)
    #expect(Device(named: "Mac")?.size(in: .landscapeLeft) == CGSize(width: 900, height: 600))
  }

  @Test func aRendererTakesTheScreen() throws {
    let device = Device(
      name: "Small", size: CGSize(width: 120, height: 200), scale: 2, topInset: 20, bottomInset: 10)
    let renderer = ImageRenderer(
      content: Color.red.frame(maxWidth: .infinity, maxHeight: .infinity), device: device)
    let pixels = try renderer.pixels()
    #expect((pixels.width, pixels.height) == (240, 400))
    #expect(renderer.safeAreaInsets.top == 20)
    let sideways = ImageRenderer(content: Text("x"), device: device, orientation: .landscapeLeft)
    #expect(sideways.proposedSize == ProposedViewSize(width: 200, height: 120))
    #expect(sideways.environment.verticalSizeClass == .compact)
  }
}
