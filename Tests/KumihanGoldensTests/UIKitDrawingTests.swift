import Foundation
import KumihanSwiftUI
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// What classes of one's own draw with UIKit's current context, and what screens of one's own show.
@MainActor
struct UIKitDrawingTests {
  private final class Flag: UIView {
    override func draw(_ rect: CGRect) {
      super.draw(rect)
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: bounds.width / 2, height: rect.height)).fill()
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: bounds.midX, y: 0, width: bounds.midX, height: bounds.midY))
    }
  }

  @Test func aViewDrawsItself() throws {
    let flag = Flag(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    flag.backgroundColor = .green
    #expect(try flag.pixel(5, 15) == [255, 0, 0])
    #expect(try flag.pixel(30, 5) == [0, 0, 255])
    #expect(try flag.pixel(30, 15) == [0, 255, 0])
    #expect(flag.frame.size == CGSize(width: 40, height: 20))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  private final class Spill: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIBezierPath(rect: rect.insetBy(dx: -10, dy: -10)).fill()
    }
  }

  /// A layer keeps what is drawn into it within its bounds, whether it cuts its parts or not.
  @Test func nothingIsDrawnBeyondTheBounds() throws {
    let (around, spill) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)),
      Spill(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    )
    around.backgroundColor = .white
    around.addSubview(spill)
    #expect(try around.pixel(15, 15) == [255, 0, 0])
    #expect(try around.pixel(5, 15) == [255, 255, 255])
    #expect(try around.pixel(15, 35) == [255, 255, 255])
  }

  private class Disc: CALayer {
    var color = UIColor.red
    override init() {
      super.init()
      borderWidth = 2
      borderColor = UIColor.black.cgColor
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func draw(in context: CGContext) {
      context.setFillColor(color.cgColor)
      context.fill(bounds)
    }
  }
  private final class PlainDisc: Disc {}
  private final class Fade: CAGradientLayer {
    override init() {
      super.init()
      colors = [UIColor.red.cgColor, UIColor.red.cgColor]
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class Outline: CAShapeLayer {}
  private final class Layered<Layer: CALayer>: UIView {
    override class var layerClass: AnyClass { Layer.self }
    var own: Layer? { layer as? Layer }
  }

  /// A view's layer is one of the class that the view names, made by that class.
  @Test func layersAreOfTheClassesOfTheirViews() throws {
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let disc = Layered<Disc>(frame: frame)
    #expect(try disc.pixel(10, 10) == [255, 0, 0])
    #expect(try disc.pixel(0, 10) == [0, 0, 0])
    let plain = Layered<PlainDisc>(frame: frame)
    plain.own?.color = .blue
    let inner = CALayer()
    inner.frame = CGRect(x: 10, y: 10, width: 5, height: 5)
    inner.backgroundColor = UIColor.green.cgColor
    plain.layer.addSublayer(inner)
    #expect(try plain.pixel(5, 5) == [0, 0, 255])
    #expect(try plain.pixel(12, 12) == [0, 255, 0])
    #expect(try Layered<Fade>(frame: frame).pixel(10, 10) == [255, 0, 0])
    let outline = Layered<Outline>(frame: frame)
    outline.own?.path = CGPath(rect: frame, transform: nil)
    outline.own?.fillColor = UIColor.blue.cgColor
    #expect(try outline.pixel(10, 10) == [0, 0, 255])
    #expect(Layered<CAReplicatorLayer>(frame: frame).own?.instanceCount == 1)
  }

  /// The picture of a button fills it along the sides that it is to, and is never larger than the button.
  @Test func picturesFillTheirButtons() throws {
    func button(
      _ across: UIControl.ContentHorizontalAlignment, _ down: UIControl.ContentVerticalAlignment,
      side: CGFloat = 10
    ) -> UIButton {
      let size = CGSize(width: side, height: side)
      let image = UIGraphicsImageRenderer(size: size).image {
        UIColor.red.setFill()
        $0.fill(CGRect(origin: .zero, size: size))
      }
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
      button.backgroundColor = .white
      button.setImage(image, for: .normal)
      (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (across, down)
      return button
    }
    let (red, white): ([UInt8], [UInt8]) = ([255, 0, 0], [255, 255, 255])
    #expect(try button(.fill, .fill).pixel(2, 2) == red)
    let across = button(.fill, .center)
    #expect(try across.pixel(2, 15) == red && across.pixel(2, 2) == white)
    let down = button(.center, .fill)
    #expect(try down.pixel(20, 2) == red && down.pixel(2, 15) == white)
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
    let (upper, lower) = (button(.left, .top), button(.right, .bottom))
    lower.frame.origin.y = 30
    around.addSubview(upper)
    around.addSubview(lower)
    #expect(try around.pixel(2, 2) == red && around.pixel(2, 15) == white)
    #expect(try around.pixel(38, 58) == red && around.pixel(38, 40) == white)
    let large = button(.center, .center, side: 90)
    #expect(try large.pixel(2, 2) == red && large.pixel(38, 28) == red)
    large.imageView?.contentMode = .scaleAspectFit
    #expect(try large.pixel(20, 2) == red && large.pixel(2, 15) == white)
  }

  /// What is vibrant has the shade that is read on its blur.
  @Test func vibrantLabelsAreLightOnDarkBlurs() throws {
    func shade(_ style: UIBlurEffect.Style) throws -> [UInt8] {
      let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      let vibrant = UIVisualEffectView(
        effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: style)))
      let part = UIView(frame: frame)
      part.backgroundColor = .label
      vibrant.frame = frame
      vibrant.contentView.addSubview(part)
      return try vibrant.pixel(10, 10)
    }
    #expect(try shade(.dark) == [255, 255, 255])
    #expect(try shade(.light) == [0, 0, 0])
  }

  /// The size is known where constraints give it, and drawing is over what the parts stand on.
  @Test func aViewDrawsAtTheSizeOfItsConstraints() throws {
    let (around, flag) = (UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40)), Flag())
    around.backgroundColor = .white
    flag.translatesAutoresizingMaskIntoConstraints = false
    around.addSubview(flag)
    NSLayoutConstraint.activate([
      flag.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 20),
      flag.trailingAnchor.constraint(equalTo: around.trailingAnchor),
      flag.topAnchor.constraint(equalTo: around.topAnchor),
      flag.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(try around.pixel(10, 10) == [255, 255, 255])
    #expect(try around.pixel(25, 15) == [255, 0, 0])
    #expect(try around.pixel(50, 5) == [0, 0, 255])
    #expect(try around.pixel(25, 30) == [255, 255, 255])
  }

  /// Layers and views in a view stand above what it draws.
  @Test func layersStandAboveWhatAViewDraws() throws {
    let flag = Flag(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    flag.backgroundColor = .green
    let stripe = CALayer()
    stripe.frame = CGRect(x: 0, y: 0, width: 4, height: 20)
    stripe.backgroundColor = UIColor.black.cgColor
    flag.layer.addSublayer(stripe)
    #expect(try flag.pixel(2, 15) == [0, 0, 0])
    #expect(try flag.pixel(10, 15) == [255, 0, 0])
    #expect(try flag.pixel(30, 15) == [0, 255, 0])
  }

  private final class Rounded: UIView {
    let edge = CAShapeLayer()
    let part = UIView()
    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.addSublayer(edge)
      edge.fillColor = UIColor.red.cgColor
      part.backgroundColor = .blue
      addSubview(part)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func layoutSubviews() {
      super.layoutSubviews()
      edge.path = UIBezierPath(rect: bounds.insetBy(dx: 5, dy: 5)).cgPath
      part.frame = CGRect(x: bounds.midX - 2, y: bounds.midY - 2, width: 4, height: 4)
    }
  }

  @Test func aViewPlacesItsPartsOnceItHasASize() throws {
    let stack = UIStackView(arrangedSubviews: [Rounded()])
    stack.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    stack.backgroundColor = .white
    #expect(try stack.pixel(2, 2) == [255, 255, 255])
    #expect(try stack.pixel(8, 8) == [255, 0, 0])
    #expect(try stack.pixel(30, 20) == [0, 0, 255])
  }

  @Test func pathsAreStrokedInTheirStyle() {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 40, height: 20),
      format: UIGraphicsImageRendererFormat(for: .init(displayScale: 1)))
    func ink(_ cap: CGLineCap, dash: [CGFloat]? = nil) -> Data {
      renderer.pngData { context in
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 30, y: 10))
        (path.lineWidth, path.lineCapStyle) = (8, cap)
        path.setLineDash(dash, count: dash?.count ?? 0, phase: 0)
        path.stroke()
        #expect(context.cgContext === UIGraphicsGetCurrentContext())
      }
    }
    #expect(Set([ink(.butt), ink(.round), ink(.square), ink(.butt, dash: [4, 4])]).count == 4)
  }

  private final class Greeting: UIViewController {
    let label = UILabel()
    var appearances = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      label.text = "Hello"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      appearances += 1
    }
  }

  @Test func aScreenOfOnesOwnIsDrawn() throws {
    let greeting = Greeting()
    for controller in [greeting, UINavigationController(rootViewController: greeting)] {
      let (view, screen) = try #require(
        Hosted.host(controller, .iPhone16, ViewImageConfig.iPhone16.size, .init()))
      let page = try screen.page(of: view)
      #expect(page.layout.description.contains("Hello"))
    }
    #expect(greeting.appearances == 1)
  }

  private final class Rows: UITableViewController {
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(
      _ table: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.attributedText = NSAttributedString(
        string: "Row", attributes: [.font: UIFont.boldSystemFont(ofSize: 40)])
      return cell
    }
    override func tableView(
      _ table: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      let label = UILabel()
      label.text = "One thing"
      return label
    }
  }

  @Test func rowsAndHeadersAreAsTheirLabels() throws {
    let rows = Rows(style: .grouped)
    let (view, screen) = try #require(
      Hosted.host(rows, .iPhone16, ViewImageConfig.iPhone16.size, .init()))
    let layout = try withExtendedLifetime(rows) { try screen.page(of: view).layout }
    #expect(layout.description.contains("\"One thing\""), "\(layout)")
    let row = try #require(
      layout.nodes.first { node in node.parameters.contains { $0.value == "\"Row\"" } })
    #expect(row.frame.height > 40)
  }

  private final class Writing: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let field = UILabel()
      field.text = "Message"
      field.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(field)
      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    }
  }

  @Test func whatStandsOnTheKeyboardIsAtTheBottomWithoutOne() throws {
    let (view, screen) = try #require(
      Hosted.host(Writing(), .iPhone16, ViewImageConfig.iPhone16.size, .init()))
    let layout = try screen.page(of: view).layout
    let field = try #require(
      layout.nodes.first { node in node.parameters.contains { $0.value == "\"Message\"" } })
    #expect(abs(field.frame.maxY - (852 - 34)) < 0.5, "\(field.frame)")
  }
}
