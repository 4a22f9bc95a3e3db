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
