import Foundation
import KumihanSwiftUI
import Testing

/// Views and screens of a class that is known only when the program runs.
@MainActor
struct UIClassMakingTests {
  private class Framed: UIView {
    let own: CGRect
    override init(frame: CGRect) {
      own = frame
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Deeper: Framed { let word = "deeper" }

  private class Named: UIViewController {
    let number = 5
  }

  private final class Titled: UIView {
    let title: String
    init(title: String = "none") {
      self.title = title
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  private func made<T: UIView>(_ type: T.Type) -> T { T() }
  private func framed<T: UIView>(_ type: T.Type) -> T {
    T(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  }
  private func screen<T: UIViewController>(_ type: T.Type) -> T { T() }
  private func named<T: UIViewController>(_ type: T.Type) -> T { T(nibName: "N", bundle: .main) }

  @Test func aClassOfAnAppIsMadeByItsOwnInitialiser() {
    #expect(made(Framed.self).own == .zero)
    let deeper = framed(Deeper.self)
    #expect(deeper.own == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(deeper.frame == deeper.own)
    #expect(deeper.word == "deeper")
    #expect(screen(Named.self).number == 5)
    #expect(named(Named.self).nibName == "N")
    #expect(named(Named.self).nibBundle == .main)
  }

  /// A class's own initialisers come first where it is known.
  @Test func aKnownClassIsMadeAsBefore() {
    #expect(Titled().title == "none")
    #expect(Framed(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).own.width == 9)
  }

  @Test func eachViewOfUIKitIsMade() {
    func isMade<T: UIView>(_ type: T.Type) -> Bool {
      Swift.type(of: made(type)) == type && framed(type).frame.minX == 1
    }
    #expect(isMade(UIView.self) && isMade(UIControl.self) && isMade(UIWindow.self))
    #expect(isMade(UILabel.self) && isMade(UIButton.self) && isMade(UIImageView.self))
    #expect(isMade(UIStackView.self) && isMade(UIScrollView.self) && isMade(UITextField.self))
    #expect(isMade(UITextView.self) && isMade(UISwitch.self) && isMade(UISlider.self))
    #expect(isMade(UIStepper.self) && isMade(UISegmentedControl.self))
    #expect(isMade(UIProgressView.self) && isMade(UIActivityIndicatorView.self))
    #expect(isMade(UIPageControl.self) && isMade(UIDatePicker.self) && isMade(UIPickerView.self))
    #expect(isMade(UITableView.self) && isMade(UITableViewCell.self))
    #expect(isMade(UITableViewHeaderFooterView.self) && isMade(UICollectionViewCell.self))
    #expect(isMade(UICollectionReusableView.self) && isMade(UICollectionViewListCell.self))
    #expect(isMade(UISearchBar.self) && isMade(UISearchTextField.self))
    #expect(isMade(UINavigationBar.self) && isMade(UIToolbar.self) && isMade(UITabBar.self))
    #expect(isMade(UIVisualEffectView.self) && isMade(UICalendarView.self))
    #expect(isMade(UIColorWell.self) && isMade(UIRefreshControl.self))
  }

  private final class Marked: UITableViewCell {
    let mark: String
    override init(style: CellStyle, reuseIdentifier: String?) {
      mark = "\(style) \(reuseIdentifier ?? "")"
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Headed: UITableViewHeaderFooterView {
    var mark = "named"
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { nil }
  }
  private final class Plain: UITableViewCell { var mark = "plain" }
  private final class Tile: UICollectionViewCell {
    let mark: CGRect
    override init(frame: CGRect) {
      mark = frame
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Tables and grids make the classes that they know by an identifier, with all that their initialisers set.
  @Test func registeredClassesAreMade() throws {
    let table = UITableView()
    table.register(Marked.self, forCellReuseIdentifier: "m")
    table.register(Plain.self, forCellReuseIdentifier: "p")
    table.register(Headed.self, forHeaderFooterViewReuseIdentifier: "n")
    let path = IndexPath(row: 0, section: 0)
    let marked = try #require(table.dequeueReusableCell(withIdentifier: "m", for: path) as? Marked)
    #expect(marked.mark == "default m" && marked.reuseIdentifier == "m")
    let plain = table.dequeueReusableCell(withIdentifier: "p") as? Plain
    #expect(plain?.mark == "plain" && plain?.reuseIdentifier == "p")
    let named = table.dequeueReusableHeaderFooterView(withIdentifier: "n") as? Headed
    #expect(named?.mark == "named" && named?.reuseIdentifier == "n")
    let grid = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    grid.register(Tile.self, forCellWithReuseIdentifier: "t")
    let tile = grid.dequeueReusableCell(withReuseIdentifier: "t", for: path) as? Tile
    #expect(tile?.mark == .zero)
  }

  private final class Static: UITableViewCell {
    init(title: String) {
      super.init(style: .value1, reuseIdentifier: nil)
      textLabel?.text = title
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Band: UITableViewHeaderFooterView {
    let title: String
    init(title: String) {
      self.title = title
      super.init(reuseIdentifier: nil)
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Card: UICollectionViewCell {
    let title: String
    init(title: String) {
      self.title = title
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Cells that nobody registers have initialisers of their own alone, as on an iPhone.
  @Test func cellsMayHaveInitialisersOfTheirOwn() {
    #expect(Static(title: "a").textLabel?.text == "a")
    #expect(Band(title: "b").title == "b" && Card(title: "c").title == "c")
  }

  @Test func eachScreenOfUIKitIsMade() {
    func isMade<T: UIViewController>(_ type: T.Type) -> Bool {
      Swift.type(of: screen(type)) == type && Swift.type(of: named(type)) == type
    }
    #expect(isMade(UIViewController.self) && isMade(UINavigationController.self))
    #expect(isMade(UITabBarController.self) && isMade(UITableViewController.self))
    #expect(isMade(UISplitViewController.self) && isMade(UICollectionViewController.self))
    #expect(isMade(UISearchController.self) && isMade(UIAlertController.self))
    #expect(isMade(UIPageViewController.self) && isMade(UIImagePickerController.self))
  }
}
