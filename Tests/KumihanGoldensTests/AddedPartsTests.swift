import Foundation
import Kumihan
import KumihanSwiftUI
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// What apps add to views that show something by themselves stands above that, or behind it.
@MainActor
struct AddedPartsTests: UIKitPages {
  private func block(_ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = .red
    return view
  }

  /// A screen with a view of 200 by 100 at its left, 100 below its top.
  private func screen(_ view: UIView) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    view.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    controller.view.addSubview(view)
    return controller
  }

  private func isRed(_ x: Int, _ y: Int, _ controller: UIViewController) throws -> Bool {
    let pixel = try page(controller).pixels(scale: 1)[x, y]
    return pixel.red > 200 && pixel.green < 100 && pixel.blue < 120
  }

  @Test func partsOfPicturesTextsAndControlsAreDrawn() throws {
    let picture = UIImageView(image: UIImage(systemName: "photo"))
    let label = UILabel()
    label.text = "Words"
    let (field, button, progress) = (UITextField(), UIButton(type: .system), UIProgressView())
    field.text = "Words"
    button.setTitle("Words", for: .normal)
    let text = UITextView()
    for view in [picture, label, field, button, text, progress] as [UIView] {
      view.addSubview(block(CGRect(x: 150, y: 60, width: 40, height: 30)))
      let screen = screen(view)
      #expect(try isRed(170, 175, screen), "\(type(of: view))")
      #expect(try !isRed(170, 150, screen), "\(type(of: view))")
    }
  }

  @Test func constraintsPlaceThemInTheWholeView() throws {
    let field = UITextField()
    let line = block(.zero)
    line.translatesAutoresizingMaskIntoConstraints = false
    field.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: field.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: field.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: field.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 10),
    ])
    let screen = screen(field)
    #expect(try isRed(2, 195, screen) && isRed(197, 195, screen))
    #expect(try !isRed(100, 185, screen))
  }

  /// A button whose parts are pinned to its sides is as large as they need.
  @Test func partsGiveAControlRoom() throws {
    let (button, label) = (UIButton(), UILabel())
    label.text = "Inside"
    let controller = UIViewController()
    for (part, holder) in [(button, controller.view!), (label, button)] {
      part.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(part)
    }
    button.backgroundColor = .red
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
      button.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      label.topAnchor.constraint(equalTo: button.topAnchor, constant: 40),
      label.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: -40),
      label.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 30),
      label.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -30),
    ])
    #expect(try isRed(10, 195, controller))
  }

  @Test func aGroundInAStackStandsBehindWhatIsArranged() throws {
    let label = UILabel()
    (label.text, label.backgroundColor) = ("Arranged", .white)
    let stack = UIStackView(arrangedSubviews: [label])
    (stack.axis, stack.alignment) = (.vertical, .leading)
    stack.addArrangedSubview(UIView())
    stack.insertSubview(block(CGRect(x: 0, y: 0, width: 200, height: 100)), at: 0)
    let screen = screen(stack)
    #expect(try isRed(150, 150, screen) && !isRed(1, 102, screen))
  }

  private final class Cell: UITableViewCell {
    let label = UILabel()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor, constant: 30),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -30),
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 50),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: UITableViewController {
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = Cell(style: .default, reuseIdentifier: nil)
      cell.label.text = "Row \(path.row)"
      return cell
    }
  }

  /// What stands in a cell itself says how high its row is, as what stands in its content.
  @Test func partsOfACellAreItsContent() throws {
    let rows = Rows(style: .plain)
    rows.tableView.addSubview(block(CGRect(x: 200, y: 300, width: 40, height: 30)))
    let page = try page(rows)
    let (first, second) = (try frame("Row 0", in: page), try frame("Row 1", in: page))
    #expect(abs(first.minX - 50) < 1 && second.midY - first.midY > 75, "\(first) \(second)")
    let pixels = try page.pixels(scale: 1)
    #expect((300..<400).contains { pixels[220, $0].red > 200 && pixels[220, $0].green < 100 })
  }

  private final class Switches: UITableViewController {
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Sound"
      let mark = UIView(frame: CGRect(x: 300, y: 0, width: 40, height: 44))
      mark.backgroundColor = .red
      cell.contentView.addSubview(mark)
      return cell
    }
  }

  @Test func aCellsOwnWordsStayBesideItsParts() throws {
    let page = try page(Switches(style: .plain))
    let words = try frame("Sound", in: page)
    #expect(abs(words.minX - 20) < 1, "\(words)")
    let pixel = try page.pixels(scale: 1)[320, Int(words.midY)]
    #expect(pixel.red > 200 && pixel.green < 100)
  }
}
