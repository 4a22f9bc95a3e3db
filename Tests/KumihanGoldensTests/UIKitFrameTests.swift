import Foundation
import Kumihan
import KumihanSwiftUI
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// What views of UIKit show in the frames that constraints, stacks and lists give them.
@MainActor
struct UIKitFrameTests: UIKitPages {
  private func label(_ text: String, _ alignment: NSTextAlignment = .natural) -> UILabel {
    let label = UILabel()
    (label.text, label.textAlignment, label.backgroundColor) = (text, alignment, .red)
    return label
  }

  /// A screen with a view from its left margin to its right one, 80 high and 100 below the bar.
  private func screen(_ view: UIView) -> UIViewController {
    let controller = UIViewController()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let guide: UILayoutGuide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor, constant: 100),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
      view.heightAnchor.constraint(equalToConstant: 80),
    ])
    return controller
  }

  @Test func labelsFillTheirFrames() throws {
    let page = try page(screen(label("Title", .center)))
    let text = try frame("Title", in: page)
    #expect(abs(text.midX - 196.5) < 1 && abs(text.midY - 199) < 1, "\(text)")
    let pixels = try page.pixels(scale: 1)
    for (x, y) in [(25, 165), (365, 165), (25, 230), (365, 230)] {
      #expect(pixels[x, y].red > 200 && pixels[x, y].blue < 100, "\(x) \(y)")
    }
    #expect(try frame("End", in: self.page(screen(label("End", .right)))).maxX > 371)
    #expect(try frame("Start", in: self.page(screen(label("Start")))).minX == 20)
  }

  /// A wide picture in a high place, and a high one in a wide place, are cut at its edges.
  @Test(arguments: [CGSize(width: 40, height: 10), CGSize(width: 10, height: 40)])
  func picturesThatFillStayInTheirFrames(_ size: CGSize) throws {
    let view = UIImageView(
      image: UIGraphicsImageRenderer(size: size).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      })
    (view.contentMode, view.clipsToBounds, view.backgroundColor) = (.scaleAspectFill, true, .blue)
    let controller = screen(view)
    controller.view.backgroundColor = .white
    let pixels = try page(controller).pixels(scale: 1)
    for (x, y) in [(22, 161), (370, 161), (22, 237), (370, 237), (196, 199)] {
      #expect(pixels[x, y].red > 200 && pixels[x, y].green < 100, "\(x) \(y)")
    }
    for (x, y) in [(18, 199), (375, 199), (196, 157), (196, 241)] {
      #expect(pixels[x, y].green > 200, "\(x) \(y)")
    }
  }

  /// A cell that places its parts by the height of its content.
  private final class FramedCell: UITableViewCell {
    let label = UILabel()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(label)
      label.text = "Framed"
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      super.layoutSubviews()
      let height = contentView.frame.height
      label.frame = CGRect(x: height, y: 0, width: 100, height: height)
    }
  }

  private final class FramedRows: UITableViewController {
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      FramedCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test func rowsWithoutConstraintsHaveTheUsualHeight() throws {
    let labels = try page(FramedRows(style: .plain)).layout.nodes.filter { node in
      node.parameters.contains { $0.name == "text" && $0.value == "\"Framed\"" }
    }
    let heights = Set(labels.map { $0.frame.midY }).sorted()
    #expect(heights.count == 2 && abs(heights[1] - heights[0] - 44) < 1, "\(heights)")
    #expect(labels.allSatisfy { abs($0.frame.minX - 44) < 1 }, "\(labels.map(\.frame))")
  }

  /// Least and greatest lengths of a part hold in a stack, too, the narrowest where there are several.
  @Test func partsOfARowKeepTheirBounds() throws {
    let (low, high) = (label("Low"), label("High"))
    NSLayoutConstraint.activate([
      low.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
      low.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
      high.heightAnchor.constraint(lessThanOrEqualToConstant: 90),
      high.heightAnchor.constraint(lessThanOrEqualToConstant: 10),
    ])
    let row = UIStackView(arrangedSubviews: [low, high, UIView()])
    (row.alignment, row.spacing) = (.top, 10)
    let page = try page(screen(row))
    #expect(try frame("High", in: page).minX >= 150)
    let pixels = try page.pixels(scale: 1)
    #expect(pixels[130, 162].red > 200 && pixels[150, 162].red > 200)
    #expect(pixels[150, 175].red < 100)
  }

  /// Beside a control of the same resistance words are set in the room that is left, also where a stack holds them.
  @Test func wordsGiveWayBeforeControls() throws {
    let (words, price) = (
      label("Some words in more lines than only one"), label("$5")
    )
    words.numberOfLines = 0
    let column = UIStackView(arrangedSubviews: [words, price])
    column.axis = .vertical
    let control = UIStepper()
    let row = UIStackView(arrangedSubviews: [column, control])
    (row.alignment, row.spacing) = (.center, 12)
    let page = try page(screen(row))
    let text = try frame("Some words in more lines than only one", in: page)
    #expect(text.maxX <= 373 - 94 - 12 && text.height > 30, "\(text)")
    let pixels = try page.pixels(scale: 1)
    #expect(pixels[372 - 47, 192] != pixels[372 - 47, 240], "the middle of the stepper")
  }

  /// A panel whose content constraints hold is as high as that.
  @Test func effectsAreAsHighAsTheirContent() throws {
    let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let words = label("Panel")
    words.translatesAutoresizingMaskIntoConstraints = false
    panel.translatesAutoresizingMaskIntoConstraints = false
    panel.contentView.addSubview(words)
    let controller = UIViewController()
    controller.view.backgroundColor = .green
    controller.view.addSubview(panel)
    NSLayoutConstraint.activate([
      panel.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
      panel.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -20),
      panel.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 200),
      words.topAnchor.constraint(equalTo: panel.contentView.topAnchor, constant: 30),
      words.leadingAnchor.constraint(equalTo: panel.contentView.leadingAnchor, constant: 40),
      words.trailingAnchor.constraint(equalTo: panel.contentView.trailingAnchor, constant: -40),
      words.bottomAnchor.constraint(equalTo: panel.contentView.bottomAnchor, constant: -30),
    ])
    let page = try page(controller)
    let text = try frame("Panel", in: page)
    #expect(abs(text.minX - 60) < 1 && abs(text.minY - 230) < 1, "\(text)")
    let pixels = try page.pixels(scale: 1)
    let below = Int(text.maxY)
    #expect(pixels[196, below + 20].red > 60, "the panel's ground")
    #expect(pixels[196, below + 40].red < 30, "the screen's ground")
  }

  @Test func textViewsHaveRoomOnAllSides() throws {
    let text = UITextView()
    (text.text, text.isScrollEnabled, text.backgroundColor) = ("Note", false, .red)
    text.font = .systemFont(ofSize: 17)
    text.textContainerInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    #expect(abs(text.sizeThatFits(CGSize(width: 200, height: 1000)).height - 60) < 2)
  }

  /// A gradient fills a narrow clip far to the side of the line that it follows.
  @Test func gradientsReachWhatIsAsideOfThem() throws {
    let size = CGSize(width: 200, height: 40)
    let view = UIImageView(
      image: UIGraphicsImageRenderer(size: size).image { context in
        let colors: [Any] = [UIColor.red.cgColor, UIColor.red.cgColor]
        let gradient = CGGradient(
          colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as NSArray, locations: [0, 1])!
        context.cgContext.clip(to: CGRect(x: 180, y: 20, width: 10, height: 10))
        context.cgContext.drawLinearGradient(
          gradient, start: CGPoint(x: 0, y: 20), end: CGPoint(x: 0, y: 30), options: [])
      })
    #expect(try view.pixel(185, 25)[0] > 200)
    #expect(try view.pixel(100, 25)[0] < 100)
  }

  @Test func partsOfARowFillIt() throws {
    let row = UIStackView(arrangedSubviews: [label("One"), label("Two", .center)])
    row.distribution = .fillEqually
    let page = try page(screen(row))
    let (one, two) = (try frame("One", in: page), try frame("Two", in: page))
    #expect(one.minX == 20 && abs(one.midY - 199) < 1, "\(one)")
    #expect(abs(two.midX - (20 + 353 * 0.75)) < 1 && abs(two.midY - 199) < 1, "\(two)")
  }

  /// A switch hugs its content, a label gives way.
  @Test func switchesStandAtTheEnd() throws {
    let setting = UISwitch()
    setting.isOn = true
    let page = try page(screen(UIStackView(arrangedSubviews: [label("Sound"), setting])))
    #expect(try frame("Sound", in: page).minX == 20)
    let pixels = try page.pixels(scale: 1)
    // The label's ground reaches to the switch, which is green.
    #expect(pixels[300, 230].red > 200)
    #expect(pixels[330, 174].green > 150 && pixels[330, 174].red < 120)
  }

  private final class NoteCell: UITableViewCell {
    let note = UILabel()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      (note.text, note.translatesAutoresizingMaskIntoConstraints) = ("Note", false)
      contentView.addSubview(note)
      NSLayoutConstraint.activate([
        note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 30),
        note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -30),
        note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 9),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Notes: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { NoteCell(style: .default, reuseIdentifier: nil) }
  }

  @Test func cellsThatPlaceTheirPartsHaveTheWholeRow() throws {
    let note = try frame("Note", in: page(Notes(style: .plain)))
    #expect(note.minX == 9, "\(note)")
    #expect(abs(note.minY - 59 - 30) < 1.5, "\(note)")
  }

  @Test func theGroundOfAScreenReachesItsEdges() throws {
    let controller = screen(label("Title"))
    controller.view.backgroundColor = .green
    let pixels = try page(controller).pixels(scale: 1)
    for y in [5, 847] { #expect(pixels[200, y].green > 150 && pixels[200, y].red < 120, "\(y)") }
  }

  /// Asked twice on each level, the deepest of sixty views would never be found.
  @Test func aDeepViewIsFoundByItsTag() {
    let root = UIView()
    var deepest = root
    for _ in 0..<60 {
      let next = UIView()
      deepest.addSubview(next)
      deepest = next
    }
    deepest.tag = 7
    #expect(root.viewWithTag(7) === deepest)
    #expect(root.viewWithTag(8) == nil)
  }
}
