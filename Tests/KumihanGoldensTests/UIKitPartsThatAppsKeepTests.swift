import Foundation
import Kumihan
import KumihanSwiftUI
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// Parts that apps hold and change after they gave them away: headers, titles of buttons, items of tabs.
@MainActor
struct UIKitPartsThatAppsKeepTests: UIKitPages {
  /// A list whose header has a label that the list's owner holds.
  private final class Owner: UITableViewController {
    let held = UILabel()
    var asked = 0
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { 60 }
    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      asked += 1
      let header = UIView()
      held.text = "Held"
      held.frame = CGRect(x: 20, y: 10, width: 200, height: 30)
      header.addSubview(held)
      return header
    }
  }

  @Test func aHeaderIsMadeOnceUntilItsListIsLoadedAgain() throws {
    let owner = Owner(style: .plain)
    _ = try frame("Held", in: page(owner))
    #expect(owner.asked == 1)
    owner.tableView.reloadData()
    _ = try frame("Held", in: page(owner))
    #expect(owner.asked == 2)
  }

  @Test func headersFollowASnapshot() throws {
    let owner = Owner(style: .plain)
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: owner.tableView) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    _ = try frame("Held", in: page(owner))
    let before = owner.asked
    source.apply(snapshot)
    _ = try frame("Held", in: page(owner))
    #expect(owner.asked == before + 1)
  }

  @Test func listsAndGridsSayThatTheyHaveNothingToShow() throws {
    final class Table: UITableViewController {}
    final class Grid: UICollectionViewController {}
    let grid = { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) }
    let all: [UIViewController] = [
      grid(), UITableViewController(style: .plain), Table(style: .plain),
      Grid(collectionViewLayout: UICollectionViewFlowLayout()),
    ]
    for screen in all + [UINavigationController(rootViewController: grid())] {
      let shown = (screen as? UINavigationController)?.topViewController ?? screen
      shown.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
      let found = try frame("No Results", in: page(screen))
      #expect(abs(found.midX - 196.5) < 1 && abs(found.midY - 440) < 60, "\(found)")
    }
  }

  /// A grid of one cell of 100 points, with words on a ground.
  private final class Squares: UICollectionViewController {
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      cell, _, word in
      var content = UIListContentConfiguration.cell()
      content.text = word
      cell.contentConfiguration = content
      var ground = UIBackgroundConfiguration.clear()
      ground.backgroundColor = .red
      cell.backgroundConfiguration = ground
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: "Word")
    }
  }

  @Test func aCellOfAGridStandsOnItsGround() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let squares = Squares(collectionViewLayout: layout)
    let cell = squares.collectionView(
      squares.collectionView, cellForItemAt: IndexPath(item: 0, section: 0))
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    around.addSubview(cell)
    #expect(try around.pixel(50, 4) == [255, 0, 0])
    #expect(try around.pixel(50, 96) == around.pixel(50, 4))
    let word = try frame("Word", in: page(squares))
    #expect(abs(word.minX - 8) < 1, "\(word)")
  }

  @Test func partsOfARowReachToItsSides() throws {
    final class Rows: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = UICollectionViewListCell(frame: .zero)
        let label = UILabel()
        label.text = "Own"
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
          label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 14),
          label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -14),
        ])
        return cell
      }
    }
    let rows = Rows(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)))
    let own = try frame("Own", in: page(rows))
    #expect(abs(own.minX - 16) < 1, "\(own)")
  }

  @Test func whatIsDroppedWaitsInAPlaceholder() {
    let waiting = UICollectionViewDropPlaceholder(
      insertionIndexPath: IndexPath(item: 1, section: 0), reuseIdentifier: "wait")
    waiting.cellUpdateHandler = { _ in }
    waiting.previewParametersProvider = { _ in nil }
    #expect(waiting.previewParametersProvider?(UICollectionViewCell(frame: .zero)) == nil)
    let words = UIListContentView(configuration: .cell())
    #expect(words.textLayoutGuide === words.textLayoutGuide)
    #expect(words.textLayoutGuide !== words.imageLayoutGuide)
  }

  @Test func theTitleOfAButtonAndItsAttributesAreOneThing() throws {
    var look = UIButton.Configuration.filled()
    look.title = "Words"
    #expect(look.attributedTitle.map { String($0.characters) } == "Words")
    func height() throws -> CGFloat {
      let button = UIButton(configuration: look)
      button.frame = CGRect(x: 0, y: 100, width: 300, height: 100)
      let screen = UIViewController()
      screen.view.addSubview(button)
      return try frame("Words", in: page(screen)).height
    }
    let plain = try height()
    look.attributedTitle?.font = UIFont.systemFont(ofSize: 40)
    #expect(look.title == "Words")
    #expect(try height() > plain + 15)
    look.title = "Words"
    #expect(try height() == plain)
    look.subtitle = "More"
    look.attributedSubtitle = nil
    #expect(look.subtitle == nil)
  }

  @Test func aBarOfTabsHasTheItemsOfItsScreens() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let screen = UIViewController()
      screen.view.backgroundColor = .white
      screen.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      return UINavigationController(rootViewController: screen)
    }
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
    #expect(tabs.tabBar.selectedItem?.title == "One")
    tabs.tabBar.items?[1].badgeValue = "New"
    _ = try frame("New", in: page(tabs))
    let alone = UITabBar()
    alone.items = [UITabBarItem(title: "Alone", image: nil, tag: 1)]
    alone.selectedItem = alone.items?.first
    #expect(alone.selectedItem?.title == "Alone")
  }

  /// What a class draws begins at the corner of its frame, wherever its words stand.
  @Test func aFieldDrawsItselfInItsFrame() throws {
    final class Field: UITextField {
      override func draw(_ rect: CGRect) {
        super.draw(rect)
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: rect.height)).fill()
      }
    }
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
    around.backgroundColor = .white
    let field = Field(frame: CGRect(x: 0, y: 10, width: 300, height: 60))
    field.placeholder = "Town"
    field.textAlignment = .right
    around.addSubview(field)
    #expect(try around.pixel(5, 12) == [255, 0, 0])
    #expect(try around.pixel(5, 68) == [255, 0, 0])
    #expect(try around.pixel(5, 75) == [255, 255, 255])
  }

  private final class Action: UIAlertAction {
    override var title: String? { super.title.map { $0 + "!" } }
    override var style: Style { .destructive }
  }

  @Test func alertsAskTheirActions() throws {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(Action(title: "Go", style: .default))
    _ = try frame("Go!", in: page(alert))
  }

  @Test func whatCanBeSharedIsKept() {
    let things = UIActivityItemsConfiguration(objects: ["word", "other"])
    things.supportedInteractions = [.copy]
    things.metadataProvider = { $0 == .title ? "Title" : nil }
    let reading: any UIActivityItemsConfigurationReading = things
    #expect(reading.itemProvidersForActivityItemsConfiguration.count == 2)
    #expect(!reading.activityItemsConfigurationSupports(interaction: .share))
    #expect(reading.activityItemsConfigurationMetadata(key: .title) as? String == "Title")
    #expect(
      reading.activityItemsConfigurationPreviewForItem(
        at: 0, intent: .thumbnail, suggestedSize: .zero) == nil)
    _ = UIActivityViewController(activityItemsConfiguration: reading)
  }

  @Test func accessoriesTakeTheirOptions() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
    let menu = UIMenu(children: [
      UIAction(title: "Off") { _ in }, UIAction(title: "On", state: .on) { _ in },
    ])
    cell.accessories = [
      .reorder(displayed: .always, options: .init(showsVerticalSeparator: false)),
      .multiselect(displayed: .always, options: .init(backgroundColor: .red)),
      .popUpMenu(menu),
      .label(text: "Shown"),
      .disclosureIndicator(options: .init(isHidden: true)),
    ]
    let screen = UIViewController()
    screen.view.addSubview(cell)
    let found = try page(screen)
    _ = try frame("Shown", in: found)
    _ = try frame("On", in: found)
  }
}

extension UITableViewDiffableDataSource {
  /// The names of what stands in a source, as extensions of apps write them.
  fileprivate func first(in section: SectionIdentifierType) -> ItemIdentifierType? {
    snapshot().itemIdentifiers(inSection: section).first
  }
}

/// A height that code beside the main actor asks for, as Apple's declarations let it.
private func sheet() -> UISheetPresentationController.Detent {
  .custom(identifier: .init("own")) { $0.maximumDetentValue / 3 }
}
