import Foundation
import Kumihan
import KumihanFoundation
import KumihanSwiftUI
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// Bars that apps place themselves, the colours of rows and headers, tints and pictures that fill.
@MainActor
struct UIKitBarsAndRowsTests: UIKitPages {
  /// A controller with parts at places of the screen.
  private func screen(_ parts: UIView...) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    for part in parts { controller.view.addSubview(part) }
    return controller
  }

  @Test func aBarOfOnesOwnHasItsItems() throws {
    let item = UINavigationItem(title: "Middle")
    item.leftBarButtonItem = UIBarButtonItem(
      title: "Left", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = UIBarButtonItem(
      title: "Right", style: .plain, target: nil, action: nil)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
    bar.items = [item]
    let tools = UIToolbar(frame: CGRect(x: 0, y: 600, width: 393, height: 44))
    tools.items = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
    ]
    let page = try page(screen(bar, tools))
    let title = try frame("Middle", in: page)
    #expect(abs(title.midX - 196.5) < 1 && abs(title.midY - 122) < 2)
    #expect(try abs(frame("Left", in: page).minX - 16) < 1)
    #expect(try abs(frame("Right", in: page).maxX - 377) < 1)
    let done = try frame("Done", in: page)
    #expect(abs(done.maxX - 377) < 1 && abs(done.midY - 622) < 2)
  }

  @Test func aSearchFieldInATitleTakesTheBar() throws {
    let controller = screen()
    let bar = UISearchBar()
    bar.placeholder = "Find a shell"
    controller.navigationItem.titleView = bar
    let page = try page(UINavigationController(rootViewController: controller))
    #expect(try frame("Find a shell", in: page).minX < 80)
  }

  private final class Rows: UITableViewController {
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(
      _ table: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Birds" }
    override func tableView(
      _ table: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Heron"
      return cell
    }
    override func tableView(
      _ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
    ) { cell.backgroundColor = .red }
    override func tableView(
      _ table: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      let header = view as? UITableViewHeaderFooterView
      header?.textLabel?.text = header?.textLabel?.text.map { "\($0) here" }
      header?.textLabel?.font = .boldSystemFont(ofSize: 30)
    }
    override func tableView(
      _ table: UITableView, heightForRowAt path: IndexPath
    ) -> CGFloat { 100 }
  }

  /// The colour of a cell is that of its row from edge to edge, and the delegate changes titles that stand alone.
  @Test func rowsAndTitlesAreAsTheDelegateLeavesThem() throws {
    let page = try page(Rows(style: .plain))
    #expect(try frame("Birds here", in: page).height > 30)
    let row = try frame("Heron", in: page)
    let pixels = try page.pixels(scale: 1)
    for y in [row.midY - 40, row.midY, row.midY + 40] {
      let pixel = pixels[2, Int(y)]
      #expect(pixel.red > 200 && pixel.green < 100, "\(y)")
    }
  }

  /// Both parts of SwiftUI and pages have the tint of the view around.
  @Test func hostedPartsHaveTheTintAround() throws {
    let outer = screen()
    outer.view.tintColor = .red
    let inner = UIHostingController(
      rootView: Rectangle().fill(.tint).frame(width: 100, height: 100))
    outer.addChild(inner)
    inner.view.frame = CGRect(x: 100, y: 200, width: 200, height: 200)
    outer.view.addSubview(inner.view)
    let pixel = try page(outer).pixels(scale: 1)[200, 300]
    #expect(pixel.red > 200 && pixel.blue < 100)
  }

  @Test func aPictureFillsItsButton() throws {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "square.fill"), for: .normal)
    button.tintColor = .red
    button.frame = CGRect(x: 100, y: 200, width: 100, height: 100)
    func isRed() throws -> Bool {
      let pixel = try page(screen(button)).pixels(scale: 1)[125, 250]
      return pixel.red > 200 && pixel.blue < 100
    }
    #expect(try !isRed())
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.fill, .fill)
    #expect(try isRed())
  }

  /// As the hand of a clock: it stands at its anchor when it turns.
  @Test func viewsTurnAroundTheirAnchor() throws {
    let face = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    face.backgroundColor = .white
    let hand = UIView(frame: CGRect(x: 48, y: 10, width: 4, height: 40))
    hand.backgroundColor = .black
    hand.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    hand.center = CGPoint(x: 50, y: 50)
    hand.transform = CGAffineTransform(rotationAngle: .pi / 2)
    face.addSubview(hand)
    #expect(try face.pixel(80, 50) == [0, 0, 0])
    #expect(try face.pixel(50, 20) == [255, 255, 255])
    #expect(try face.pixel(30, 50) == [255, 255, 255])
  }

  private final class Turned: UICollectionViewCell {
    override func apply(_ attributes: UICollectionViewLayoutAttributes) {
      super.apply(attributes)
      layer.anchorPoint = CGPoint(x: 0.5, y: 1)
      center.y += 0.5 * bounds.height
    }
  }
  private final class Fan: UICollectionViewLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: 0, section: 0))
      attributes.size = CGSize(width: 20, height: 100)
      attributes.center = CGPoint(x: 200, y: 300)
      attributes.transform = CGAffineTransform(rotationAngle: .pi / 2)
      return [attributes]
    }
  }
  private final class Fanned: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Turned.self, forCellWithReuseIdentifier: "a")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
      cell.contentView.backgroundColor = .red
      return cell
    }
  }

  /// A cell that takes another anchor from its layout turns around it: here its lower end.
  @Test func cellsMoveThemselvesFromTheirPlace() throws {
    let pixels = try page(Fanned(collectionViewLayout: Fan())).pixels(scale: 1)
    // Below the cutout, which takes 59 points.
    let (right, above) = (pixels[270, 59 + 350], pixels[200, 59 + 280])
    #expect(right.red > 200 && right.green < 100)
    #expect(above.red < 200 || above.green > 100)
  }

  @Test func objectsKnowTheirKind() {
    let stack: UIViewController = UINavigationController()
    #expect(stack.isKind(of: UIViewController.self))
    #expect(stack.isKind(of: UINavigationController.self))
    #expect(!stack.isKind(of: UITabBarController.self))
    #expect(!stack.isMember(of: UIViewController.self))
    #expect(NSNumber(value: 1).isKind(of: NSObject.self))
  }

  @Test func olderFormsAreKept() {
    #expect(NSLayoutConstraint().firstItem == nil)
    let command = UIKeyCommand(
      input: UIKeyCommand.f5, modifierFlags: .command, action: Selector("go"),
      discoverabilityTitle: "Go")
    #expect(command.discoverabilityTitle == "Go" && command.input == "UIKeyInputF5")
    let spinner = UIActivityIndicatorView(style: .whiteLarge)
    #expect(spinner.style == .whiteLarge && spinner.style.rawValue == 0)
  }
}
