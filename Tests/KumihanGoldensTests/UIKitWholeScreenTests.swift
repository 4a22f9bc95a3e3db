import Foundation
import Kumihan
import KumihanSwiftUI
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// What stands on screens of UIKit beside their own parts, and where.
@MainActor
struct UIKitWholeScreenTests: UIKitPages {
  @Test func theWayBackSaysWhereItLeads() throws {
    func pushed(_ title: String?) throws -> LaidOutPage {
      let below = UIViewController()
      below.title = title
      let top = UIHostingController(rootView: Text(verbatim: "Top"))
      let stack = UINavigationController(rootViewController: below)
      stack.pushViewController(top, animated: false)
      return try page(stack)
    }
    #expect(try frame("Inbox", in: pushed("Inbox")).minX < 40)
    #expect(try frame("Back", in: pushed(nil)).minX < 40)
  }

  @Test func aScreenSaysThatItHasNothingToShow() throws {
    let screen = UIViewController()
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No walks"
    screen.contentUnavailableConfiguration = configuration
    let found = try frame("No walks", in: page(screen))
    #expect(abs(found.midX - 196.5) < 1 && abs(found.midY - 426) < 40, "\(found)")
  }

  private struct Stack: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
      let inner = UIHostingController(rootView: Text(verbatim: "Content"))
      inner.title = "Inbox"
      return UINavigationController(rootViewController: inner)
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }

  /// UIKit's screens know their window's bars, whatever the views around ignore.
  @Test func screensKeepClearOfTheirWindowsBars() throws {
    let within = try frame("Inbox", in: page(UIHostingController(rootView: Stack())))
    let beyond = try frame(
      "Inbox", in: page(UIHostingController(rootView: Stack().ignoresSafeArea())))
    #expect(within == beyond && within.minY > 59, "\(within) \(beyond)")
  }

  @Test func picturesInFieldsHaveTheirOwnSize() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    field.leftView = UIImageView(image: UIImage(systemName: "person"))
    field.leftViewMode = .always
    field.text = "Ada"
    let screen = UIViewController()
    screen.view.addSubview(field)
    let found = try frame("Ada", in: page(screen))
    #expect(found.minX > 12 && found.minX < 50, "\(found)")
  }

  @Test func datesFollowTheirPickersLocale() throws {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .compact)
    picker.date = Date(timeIntervalSince1970: 43_200)
    picker.locale = Locale(identifier: "en_GB")
    let screen = UIViewController()
    screen.view.addSubview(picker)
    _ = try frame("1 Jan 1970", in: page(screen))
  }

  /// Fonts of a fixed size stay, those that metrics scale grow with the reader's text.
  @Test func metricsScaleFonts() throws {
    func height(_ font: UIFont?, _ size: UIContentSizeCategory) throws -> CGFloat {
      let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
      (label.text, label.font) = ("Words", font)
      let screen = UIViewController()
      screen.view.addSubview(label)
      let (view, room) = try #require(
        Hosted.host(
          screen, .iPhone16, ViewImageConfig.iPhone16.size,
          UITraitCollection(preferredContentSizeCategory: size)))
      return try frame("Words", in: room.page(of: view)).height
    }
    let fixed = UIFont.systemFont(ofSize: 24, weight: .bold)
    let scaled = UIFontMetrics(forTextStyle: .title2).scaledFont(for: fixed)
    let big = UIContentSizeCategory.accessibilityLarge
    #expect(try height(scaled, .large) == height(fixed, .large))
    #expect(try height(scaled, big) > height(fixed, big) + 5)
    let named = UIFont(name: "Inter", size: 24)
    #expect(try height(named, .large) == height(named, big))
    let grown = named.map { UIFontMetrics.default.scaledFont(for: $0) }
    #expect(try height(grown, big) > height(named, big) + 5)
  }

  @Test func blursKeepTheirScheme() throws {
    func shade(_ style: UIBlurEffect.Style) throws -> UInt8 {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      return try view.pixel(20, 20)[0]
    }
    #expect(try shade(.systemMaterialDark) < 128 && shade(.systemMaterialLight) > 128)
    #expect(try shade(.dark) < 128 && shade(.systemMaterial) > 128)
  }
}
