import Foundation
import KumihanSwiftUI
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

extension ViewLayout.Node {
  /// The words of a text; nil for other parts.
  fileprivate var text: String? {
    parameters.first { $0.name == "text" }?.value.trimmingCharacters(in: ["\""])
  }
}

/// Screens of UIKit around views, cells of classes of one's own, and what pictures of them are made of.
@MainActor
struct UIKitScreenTests {
  private struct Part: CustomStringConvertible {
    var text: String
    var frame: CGRect
    var description: String { "\(text) \(frame)" }
  }

  /// The words of a screen of 393 x 852 points with their frames.
  private func words(_ controller: UIViewController) throws -> [Part] {
    let (view, screen) = try #require(
      Hosted.host(controller, .iPhone16, ViewImageConfig.iPhone16.size, .init()))
    return try screen.page(of: view).layout.nodes.compactMap { node in
      node.text.map { Part(text: $0, frame: node.frame) }
    }
  }

  private func titled(_ title: String) -> UIViewController {
    let controller = UIHostingController(rootView: Text("Content of \(title)"))
    controller.title = title
    return controller
  }

  @Test func aStackHasABar() throws {
    let stack = UINavigationController(rootViewController: titled("Inbox"))
    let first = try words(stack)
    let title = try #require(first.first { $0.text == "Inbox" }, "\(first)")
    #expect(abs(title.frame.midX - 196.5) < 1 && title.frame.minY < 110, "\(first)")

    stack.navigationBar.prefersLargeTitles = true
    let large = try #require(try words(stack).first { $0.text == "Inbox" })
    #expect(large.frame.minX < 20 && large.frame.height > title.frame.height)
  }

  @Test func aStackHasItsToolbarBelow() throws {
    let screen = titled("Inbox")
    screen.toolbarItems = [
      UIBarButtonItem(title: "First", style: .plain, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(title: "Last", style: .plain, target: nil, action: nil),
    ]
    let stack = UINavigationController(rootViewController: screen)
    #expect(try !words(stack).contains { $0.text == "First" })
    stack.isToolbarHidden = false
    let all = try words(stack)
    let first = try #require(all.first { $0.text == "First" }, "\(all)")
    let last = try #require(all.first { $0.text == "Last" }, "\(all)")
    #expect(first.frame.minX < 40 && first.frame.minY > 750, "\(all)")
    #expect(last.frame.maxX > 353 && last.frame.minY == first.frame.minY, "\(all)")
  }

  @Test func tabsHaveABar() throws {
    let tabs = UITabBarController()
    let (home, search) = (titled("Home"), titled("Search"))
    home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
    search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    search.tabBarItem.badgeValue = "3"
    tabs.setViewControllers(
      [UINavigationController(rootViewController: home), search], animated: false)
    tabs.selectedIndex = 1
    let all = try words(tabs)
    let (first, second) = (
      try #require(all.first { $0.text == "Home" }),
      try #require(all.first { $0.text == "Search" })
    )
    #expect(first.frame.minY > 760 && second.frame.minX > first.frame.maxX, "\(all)")
    #expect(all.contains { $0.text == "3" } && all.contains { $0.text == "Content of Search" })
    #expect(!all.contains { $0.text == "Content of Home" })
    #expect(home.tabBarController === tabs && tabs.selectedViewController === search)
  }

  /// Its class says only when it is loaded what stands in it.
  @Test func tabsOfAClassOfOnesOwnAreDrawn() throws {
    final class Root: UITabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let page = UIHostingController(rootView: Text("First page"))
        page.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
        viewControllers = [page]
      }
    }
    #expect(try words(Root()).map(\.text).contains("First page"))
  }

  /// It starts after the first frame, which a snapshot keeps; what appears, appears before.
  @Test func tasksStartAfterASnapshot() throws {
    struct Loading: View {
      @State private var text = "waiting"
      @State private var seen = "unseen"
      var body: some View {
        VStack {
          Text(verbatim: text)
          Text(verbatim: seen)
        }
        .task { text = "loaded" }
        .onAppear { seen = "seen" }
      }
    }
    let controller = UIHostingController(rootView: Loading())
    #expect(try words(controller).map(\.text) == ["waiting", "seen"])
  }

  @Test func aGroundAloneIsAScreen() throws {
    let stack = UINavigationController(rootViewController: titled("Inbox"))
    let detail = UIViewController()
    detail.title = "Detail"
    detail.view.backgroundColor = .systemYellow
    stack.pushViewController(detail, animated: false)
    let texts = try words(stack).map(\.text)
    #expect(texts.contains("Detail") && !texts.contains("UIViewController"), "\(texts)")
  }

  /// A list with no rows, a label behind them.
  private final class Empty: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel()
      label.text = "Nothing yet"
      label.textAlignment = .center
      tableView.backgroundView = label
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      0
    }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
      -> UITableViewCell
    { UITableViewCell() }
  }

  @Test func whatStandsBehindRowsIsDrawn() throws {
    let label = try #require(try words(Empty(style: .plain)).first)
    #expect(label.text == "Nothing yet" && abs(label.frame.midX - 196.5) < 1, "\(label)")
    #expect(abs(label.frame.midY - 426) < 40, "\(label)")
  }

  /// As on iOS: neither says `required`, though a list makes them by their class.
  private final class NameCell: UITableViewCell {
    let name = UILabel()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      name.text = "made"
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() { name.text = nil }
  }

  private final class Tile: UICollectionViewCell {
    let name = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(name)
    }
    required init?(coder: NSCoder) { nil }
    override var isSelected: Bool { didSet { alpha = isSelected ? 0.5 : 1 } }
  }

  private final class Names: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = (cell as? NameCell)?.name.text.map { "\($0) \(indexPath.row)" }
      cell.contentConfiguration = content
      return cell
    }
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { "Footer" }
  }

  @Test func cellsAreMadeByTheirClass() throws {
    let names = Names(style: .insetGrouped)
    names.tableView.register(NameCell.self, forCellReuseIdentifier: "name")
    let all = try words(names).map(\.text)
    #expect(all.contains("made 0") && all.contains("made 1") && all.contains("Footer"), "\(all)")

    let grid = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<Tile, String> { cell, _, item in
      cell.name.text = item
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "c"], toSection: 0)
    snapshot.appendItems(["d"])
    snapshot.insertItems(["b"], afterItem: "a")
    snapshot.deleteItems(["c"])
    source.apply(snapshot, animatingDifferences: false)
    #expect(snapshot.itemIdentifiers == ["a", "b", "d"])
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == "d")
    let cell = grid.cellForItem(at: IndexPath(item: 1, section: 0)) as? Tile
    #expect(cell?.name.text == "b")
  }

  private final class Constrained: UIViewController {
    let label = UILabel()
    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "Placed"
      view.addSubview(label)
      label.frame = CGRect(x: 20, y: 100, width: 80, height: 20)
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 9).isActive = true
    }
  }

  /// A part whose place two rules give is refused, in whatever it stands; what constraints place in a plain view is drawn.
  @Test func partsWithTwoPlacesAreRefused() throws {
    func around(_ controller: UIViewController) -> [UIViewController] {
      let tabs = UITabBarController()
      tabs.viewControllers = [controller]
      return [controller, UINavigationController(rootViewController: controller), tabs]
    }
    #expect(around(Constrained()).allSatisfy { $0.wholeView == nil })

    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let name = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    cell.contentView.addSubview(name)
    #expect(cell.isDrawn)
    name.translatesAutoresizingMaskIntoConstraints = false
    #expect(cell.isDrawn && UIStackView(arrangedSubviews: [UIView(), cell]).isDrawn)
    name.translatesAutoresizingMaskIntoConstraints = true
    name.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
    #expect(!cell.isDrawn && !UIStackView(arrangedSubviews: [UIView(), cell]).isDrawn)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.isDrawn)
    let workshop = try Workshop()
    defer { workshop.remove() }
    let message = workshop.verify(
      UINavigationController(rootViewController: Constrained()) as UIViewController, as: .image,
      record: .missing)
    #expect(
      message?.contains(
        "UILabel has constraints beside its frame, of which one gives way, in UIView, in "
          + "Constrained, in UINavigationController; hint") == true, "\(message ?? "")")
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    plain.addSubview(label)
    label.topAnchor.constraint(equalTo: plain.topAnchor).isActive = true
    #expect(
      workshop.verify(plain, as: .image, record: .missing)?.contains(
        "UILabel has constraints beside its frame, of which one gives way, in UIView; hint")
        == true)
    #expect(workshop.files == [])
  }

  /// What a run says of itself is drawn, and what it does not say is the label's.
  @Test func attributesOfTextsAreDrawn() throws {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    let text = NSMutableAttributedString(string: "Sale ")
    text.append(
      NSAttributedString(
        string: "40", attributes: [.font: UIFont.boldSystemFont(ofSize: 40), .kern: 2]))
    label.attributedText = text
    #expect(label.text == "Sale 40")
    func size() throws -> CGSize {
      var made = UIImage()
      Snapshotting<UIView, UIImage>.image(traits: .init(displayScale: 1)).snapshot(label).run {
        made = $0
      }
      return made.size
    }
    // A label without a frame is as large as it wishes: the larger run makes its height.
    let mixed = try size()
    #expect(mixed.height >= 47 && mixed.height <= 49, "\(mixed)")
    label.text = "Sale 40"
    let plain = try size()
    #expect(plain.height >= 23 && plain.height <= 25 && plain.width < mixed.width, "\(plain)")
    #expect(label.attributedText?.string == "Sale 40")
  }

  @Test func stacksSpaceTheirViews() throws {
    func box(_ color: UIColor) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = color
      return view
    }
    let (first, second) = (UILabel(), UILabel())
    (first.text, second.text) = ("One", "Two")
    let stack = UIStackView(arrangedSubviews: [first, second])
    (stack.axis, stack.spacing, stack.alignment) = (.vertical, 4, .leading)
    func gap() throws -> CGFloat {
      let shown = try #require(stack.shownView)
      let texts = try shown.layoutTree(in: CGSize(width: 200, height: 200)).nodes.filter {
        $0.text != nil
      }
      return texts[1].frame.minY - texts[0].frame.maxY
    }
    let plain = try gap()
    stack.setCustomSpacing(20, after: first)
    // The label that fills the rest is 16 lower for it, with its words in its middle.
    let custom = try gap()
    #expect(abs(custom - plain - 8) < 0.5, "\(custom) \(plain)")
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: first)
    #expect(abs(try gap() - plain) < 0.5)
    stack.distribution = .equalSpacing
    #expect(try gap() > 100)
    stack.removeArrangedSubview(second)
    #expect(stack.arrangedSubviews == [first] && second.superview === stack)
    stack.addArrangedSubview(box(.red))
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test func buttonsHaveTheirLook() throws {
    var look = UIButton.Configuration.filled()
    (look.title, look.subtitle, look.image) = ("Pay", "now", UIImage(systemName: "lock"))
    (look.baseBackgroundColor, look.imagePlacement) = (.red, .trailing)
    let button = UIButton(configuration: look, primaryAction: UIAction(title: "no") { _ in })
    button.frame = CGRect(x: 0, y: 0, width: 160, height: 50)
    let tree = try #require(button.shownView).layoutTree(in: CGSize(width: 160, height: 50))
    #expect(tree.nodes.compactMap(\.text) == ["Pay", "now"])
    let picture = try RenderingContext.bundled().layout(
      try #require(button.shownView), in: CGSize(width: 160, height: 50)
    ).pixels()
    let corner = picture[80, 3]
    #expect(corner.red > 200 && corner.green < 100, "\(corner)")
    let plain = UIButton(type: .system)
    plain.setTitle("Off", for: .disabled)
    plain.setTitle("On", for: .normal)
    #expect(plain.currentTitle == "On")
    plain.isEnabled = false
    #expect(plain.currentTitle == "Off")
  }

  @Test func constraintsKeepWhatTheyRelate() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let width = inner.widthAnchor.constraint(
      equalTo: outer.widthAnchor, multiplier: 0.5, constant: -8)
    width.priority = .required - 1
    NSLayoutConstraint.activate([
      width, inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
    ])
    #expect(inner.constraints.count == 2)
    #expect(width.firstItem === inner && width.secondItem === outer && width.multiplier == 0.5)
    #expect(width.firstAttribute == .width && width.priority.rawValue == 999)
    width.isActive = false
    #expect(inner.constraints.count == 1)
    #expect(inner.constraints[0].secondItem === outer.safeAreaLayoutGuide)
    inner.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 4, y: 5))
    #expect(inner.isDescendant(of: outer) && !outer.isDescendant(of: inner))
  }

  @Test func viewsAreDrawnInContexts() throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    outer.backgroundColor = .red
    let image = UIGraphicsImageRenderer(bounds: outer.bounds).image { context in
      #expect(outer.drawHierarchy(in: outer.bounds, afterScreenUpdates: true))
      #expect(!UIToolbar().drawHierarchy(in: outer.bounds, afterScreenUpdates: true))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let bytes = try #require(image.cgImage?.dataProvider?.data)
    #expect(bytes.count == 24 * 12 * 4)
    #expect(bytes[2] > 200 && bytes[23 * 4] > 200)
    let layer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image {
      outer.layer.render(in: $0.cgContext)
    }
    #expect(try #require(layer.cgImage?.dataProvider?.data)[0] > 200)
  }

  private final class Flow: UIView {
    override static var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test func aViewHasTheLayerOfItsClass() {
    #expect(Flow(frame: .zero).layer is CAGradientLayer)
    #expect(!(UIView(frame: .zero).layer is CAGradientLayer))
  }
}
