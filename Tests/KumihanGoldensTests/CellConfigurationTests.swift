import Foundation
import Kumihan
import KumihanSwiftUI
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// Rows that are told how they are used, views that configurations make, and bars that follow appearances.
@MainActor
@Suite(.serialized)
struct CellConfigurationTests {
  private func page(_ controller: UIViewController) throws -> LaidOutPage {
    let (view, screen) = try #require(
      Hosted.host(controller, .iPhone16, ViewImageConfig.iPhone16.size, .init()))
    return try screen.page(of: view)
  }

  private func frame(_ text: String, in page: LaidOutPage) -> CGRect? {
    page.layout.nodes.first { node in
      node.parameters.contains { $0.name == "text" && $0.value == "\"\(text)\"" }
    }?.frame
  }

  /// A list with two rows, the first of them chosen, whose cells have a class.
  private final class Rows: UITableViewController {
    let make: () -> UITableViewCell
    init(_ make: @escaping () -> UITableViewCell) {
      self.make = make
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      make()
    }
  }

  private final class Cell: UITableViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      var content = defaultContentConfiguration()
      content.text = state.isSelected ? "chosen" : "other"
      contentConfiguration = content
      backgroundConfiguration = UIBackgroundConfiguration.listPlainCell()
      backgroundConfiguration?.backgroundColor = state.isSelected ? .red : .blue
    }
  }

  @Test func rowsAreToldHowTheyAreUsed() throws {
    let rows = Rows { Cell(style: .default, reuseIdentifier: nil) }
    rows.tableView.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    let page = try page(rows)
    let (chosen, other) = try (
      #require(frame("chosen", in: page)), #require(frame("other", in: page))
    )
    #expect(chosen.minY < other.minY)
    let pixels = try page.pixels(scale: 1)
    #expect(pixels[380, Int(chosen.midY)].red > 200)
    #expect(pixels[380, Int(other.midY)].blue > 200)
  }

  @Test func aHandlerIsToldToo() throws {
    let rows = Rows {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.configurationUpdateHandler = { cell, state in
        cell.textLabel?.text = state.isSelected ? "chosen" : "other"
      }
      return cell
    }
    rows.tableView.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    let page = try page(rows)
    #expect(frame("chosen", in: page) != nil && frame("other", in: page) != nil)
  }

  /// A configuration of an app's own, with its view.
  private struct Words: UIContentConfiguration {
    var text: String
    func makeContentView() -> any UIView & UIContentView { WordsView(self) }
    func updated(for state: any UIConfigurationState) -> Words {
      let isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
      return Words(text: isSelected ? "\(text)!" : text)
    }
  }
  private final class WordsView: UIView, UIContentView {
    private let label = UILabel()
    var configuration: any UIContentConfiguration { didSet { show() } }
    init(_ configuration: Words) {
      self.configuration = configuration
      super.init(frame: .zero)
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor, constant: 30),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -30),
        label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      ])
      show()
    }
    required init?(coder: NSCoder) { nil }
    private func show() { label.text = (configuration as? Words)?.text }
  }

  @Test func aViewOfAConfigurationFillsItsRow() throws {
    let rows = Rows {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = Words(text: "own")
      return cell
    }
    rows.tableView.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    let page = try page(rows)
    let (chosen, other) = try (
      #require(frame("own!", in: page)), #require(frame("own", in: page))
    )
    #expect(chosen.minX == 20 && other.minX == 20, "\(chosen) \(other)")
    #expect(abs(other.minY - chosen.minY - 80.5) < 1.5, "\(other.minY - chosen.minY)")
  }

  private static func screen() -> UIViewController {
    let screen = UIViewController()
    screen.view.backgroundColor = .white
    return screen
  }

  @Test func aBarFollowsItsAppearance() throws {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.titleTextAttributes = [.foregroundColor: UIColor.blue]
    let screen = Self.screen()
    screen.title = "Title"
    let stack = UINavigationController(rootViewController: screen)
    stack.navigationBar.scrollEdgeAppearance = appearance
    let page = try page(stack)
    let title = try #require(frame("Title", in: page))
    let pixels = try page.pixels(scale: 2)
    #expect(pixels[20, 20].red > 200 && pixels[20, 20].blue < 100)
    let inked = (Int(title.minX * 2)..<Int(title.maxX * 2)).contains {
      pixels[$0, Int(title.midY * 2)].blue > 200
    }
    #expect(inked)
    // Below it the screen has its own ground.
    #expect(pixels[20, 600].red < 20 || pixels[20, 600].blue > 200)
  }

  @Test func allBarsFollowTheProxyUntilItIsForgotten() throws {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .green
    UITabBar.appearance().scrollEdgeAppearance = appearance
    defer { UIAppearanceProxies.forget() }
    func tabs() -> UIViewController {
      let tabs = UITabBarController()
      let screen = Self.screen()
      screen.tabBarItem = UITabBarItem(
        title: "One", image: UIImage(systemName: "circle"), selectedImage: nil)
      tabs.viewControllers = [screen]
      return tabs
    }
    #expect(try page(tabs()).pixels(scale: 1)[20, 830].green > 200)
    #expect(try page(tabs()).pixels(scale: 1)[20, 830].red < 100)
    UIAppearanceProxies.forget()
    #expect(
      try page(tabs()).pixels(scale: 1)[20, 830].red == page(tabs()).pixels(scale: 1)[20, 400].red)
  }

  @Test func aButtonOfABarHasABadge() throws {
    let screen = Self.screen()
    let item = UIBarButtonItem(title: "Inbox", style: .plain, target: nil, action: nil)
    item.badge = .count(7)
    screen.navigationItem.rightBarButtonItem = item
    let page = try page(UINavigationController(rootViewController: screen))
    let (badge, word) = try (
      #require(frame("7", in: page)), #require(frame("Inbox", in: page))
    )
    #expect(badge.minX > word.midX && badge.minY < word.minY + 4, "\(badge) \(word)")
  }
}
