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
