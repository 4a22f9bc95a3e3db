public import Foundation
import KumihanControls
package import KumihanViews

/// A wheel of choices, or several: drawn as the chosen rows.
@MainActor @preconcurrency
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  private var rows: [Int: Int] = [:]
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    rows[component] = row
  }
  open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? 0 }
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: bounds.width / CGFloat(max(numberOfComponents, 1)), height: 32)
  }
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }
  open var showsSelectionIndicator = true
  package override var shownView: AnyView? {
    let columns = (0..<max(numberOfComponents, 0)).map { component in
      (0..<max(numberOfRows(inComponent: component), 0)).map { row($0, in: component) }
    }
    let chosen = columns.indices.map(selectedRow(inComponent:))
    return AnyView(
      HStack(spacing: 0) {
        ForEach(columns.indices, id: \.self) { component in
          Picker("", selection: .constant(chosen[component])) {
            ForEach(columns[component].indices, id: \.self) {
              columns[component][$0].tag($0)
            }
          }
          .pickerStyle(WheelPickerStyle()).labelsHidden()
        }
      })
  }

  /// What a delegate has for a row: a view, words with attributes, or plain ones.
  private func row(_ row: Int, in component: Int) -> AnyView {
    if let made = view(forRow: row, forComponent: component), !made.isBlank {
      let size = CGSize(
        width: delegate?.pickerView(self, widthForComponent: component) ?? 0,
        height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
      made.settle(size)
      return AnyView(
        UIViewPicture(framed: made)
          .frame(width: size.width > 0 ? size.width : nil, height: size.height))
    }
    let words = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
    let title = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    return AnyView(words.map { Text($0.viewText) } ?? Text(verbatim: title ?? ""))
  }
}

/// Says how many choices a wheel has.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Names the choices of a wheel.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIView() }
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { pickerView.rowSize(forComponent: component).width }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// A picker of colours; drawn as a box with its name.
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white
  open var supportsAlpha = true
}

/// Is told which colour was picked.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  func colorPickerViewControllerDidFinish(_ controller: UIColorPickerViewController)
  func colorPickerViewController(
    _ controller: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidFinish(_ controller: UIColorPickerViewController) {}
  public func colorPickerViewController(
    _ controller: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
}

/// A picker of faces; drawn as a box with its name.
@MainActor @preconcurrency
open class UIFontPickerViewController: UIViewController {
  /// What can be picked.
  @MainActor @preconcurrency
  open class Configuration: _UIKeyed {
    public override init() {}
    open var includeFaces = false
    open var displayUsingSystemFont = false
  }
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?
  public convenience init(configuration: Configuration) { self.init(nibName: nil, bundle: nil) }
}

/// Is told which face was picked.
@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  func fontPickerViewControllerDidPickFont(_ controller: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ controller: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ controller: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ controller: UIFontPickerViewController) {}
}

/// Gives things that are shared, each in the form that is asked for.
@MainActor @preconcurrency
public protocol UIActivityItemSource: AnyObject {
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any
  func activityViewController(
    _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
  ) -> Any?
  func activityViewController(
    _ controller: UIActivityViewController,
    subjectForActivityType type: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  public func activityViewController(
    _ controller: UIActivityViewController,
    subjectForActivityType type: UIActivity.ActivityType?
  ) -> String { "" }
}
