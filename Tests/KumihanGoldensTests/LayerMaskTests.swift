import Foundation
import KumihanSwiftUI
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// Masks of layers and views, and corners that follow from the size that constraints give.
@MainActor
struct LayerMaskTests {
  private let around = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))

  init() { around.backgroundColor = .white }

  private static let (white, blue): ([UInt8], [UInt8]) = ([255, 255, 255], [0, 0, 255])

  private func oval(in rect: CGRect) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(ovalIn: rect).cgPath
    return layer
  }

  private func add<Part: UIView>(_ part: Part, width: CGFloat? = 40) -> Part {
    part.backgroundColor = .blue
    part.translatesAutoresizingMaskIntoConstraints = false
    around.addSubview(part)
    NSLayoutConstraint.activate([
      part.leadingAnchor.constraint(equalTo: around.leadingAnchor),
      part.topAnchor.constraint(equalTo: around.topAnchor),
      part.heightAnchor.constraint(equalTo: around.heightAnchor),
    ])
    if let width { part.widthAnchor.constraint(equalToConstant: width).isActive = true }
    return part
  }

  @Test func aShapeMasksAView() throws {
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    part.backgroundColor = .blue
    part.layer.mask = oval(in: part.bounds)
    around.addSubview(part)
    #expect(try around.pixel(20, 20) == Self.blue)
    #expect(try around.pixel(2, 2) == Self.white)
  }

  @Test func aViewMasksAView() throws {
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    part.backgroundColor = .blue
    let mask = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    mask.backgroundColor = .black
    part.mask = mask
    around.addSubview(part)
    #expect(try around.pixel(15, 15) == Self.blue)
    #expect(try around.pixel(5, 15) == Self.white)
    #expect(try around.pixel(25, 25) == Self.white)
  }

  /// A gradient is round at its corners though its layer cuts nothing else.
  @Test func aGradientHasRoundCorners() throws {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    gradient.colors = [UIColor.blue.cgColor, UIColor.blue.cgColor]
    gradient.cornerRadius = 20
    around.layer.addSublayer(gradient)
    #expect(try around.pixel(20, 20) == Self.blue)
    #expect(try around.pixel(2, 2) == Self.white)
  }

  /// What stands in a layer without a size has its place from the layer's own.
  @Test func layersInALayerWithoutSizeBeginThere() throws {
    let (dot, holder) = (CALayer(), CALayer())
    dot.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    dot.backgroundColor = UIColor.blue.cgColor
    holder.addSublayer(dot)
    holder.position = CGPoint(x: 10, y: 10)
    around.layer.addSublayer(holder)
    #expect(try around.pixel(12, 12) == Self.blue && around.pixel(28, 28) == Self.blue)
    #expect(try around.pixel(5, 5) == Self.white)
  }

  @Test func aShapeMasksALayer() throws {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    gradient.colors = [UIColor.blue.cgColor, UIColor.blue.cgColor]
    gradient.mask = oval(in: gradient.bounds.isEmpty ? gradient.frame : gradient.bounds)
    around.layer.addSublayer(gradient)
    #expect(try around.pixel(20, 20) == Self.blue)
    #expect(try around.pixel(2, 2) == Self.white)
  }

  private final class Disc: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      layer.cornerRadius = bounds.width / 2
    }
  }

  private final class Masked: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      let mask = CAShapeLayer()
      mask.path = UIBezierPath(ovalIn: bounds).cgPath
      layer.mask = mask
    }
  }

  private final class Pill: UIButton {
    override func layoutSubviews() {
      super.layoutSubviews()
      layer.cornerRadius = bounds.height / 2
    }
  }

  private final class Row: UIView {
    let part = UIView()
    override func layoutSubviews() {
      super.layoutSubviews()
      part.layer.cornerRadius = part.bounds.height / 2
    }
  }

  private final class Screen: UIViewController {
    let part = UIView()
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      part.backgroundColor = .blue
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        part.topAnchor.constraint(equalTo: view.topAnchor),
        part.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        part.heightAnchor.constraint(equalTo: part.widthAnchor),
      ])
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      part.layer.cornerRadius = part.bounds.width / 2
    }
  }

  @Test func cornersFollowTheSize() throws {
    _ = add(Disc())
    #expect(try around.pixel(20, 20) == Self.blue)
    #expect(try around.pixel(2, 2) == Self.white)
  }

  @Test func masksFollowTheSize() throws {
    _ = add(Masked())
    #expect(try around.pixel(20, 20) == Self.blue)
    #expect(try around.pixel(2, 2) == Self.white)
  }

  @Test func aButtonsEndsAreRound() throws {
    let pill = add(Pill(type: .system), width: nil)
    pill.setTitle("Go", for: .normal)
    #expect(try around.pixel(1, 1) == Self.white)
    #expect(try around.pixel(3, 20) == Self.blue)
  }

  /// The parts of a class of one's own have their frames when it places them.
  @Test func cornersOfAPartFollowItsConstraints() throws {
    let row = add(Row(), width: 80)
    row.backgroundColor = .white
    row.part.backgroundColor = .blue
    row.part.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(row.part)
    NSLayoutConstraint.activate([
      row.part.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      row.part.topAnchor.constraint(equalTo: row.topAnchor),
      row.part.widthAnchor.constraint(equalTo: row.heightAnchor),
      row.part.heightAnchor.constraint(equalTo: row.heightAnchor),
    ])
    #expect(try around.pixel(20, 20) == Self.blue)
    #expect(try around.pixel(2, 2) == Self.white)
    #expect(row.part.frame == .zero)
  }

  @Test func cornersOfAScreensPartFollowItsConstraints() throws {
    let (shown, screen) = try #require(
      Hosted.host(
        Screen(), .iPhone16, ViewImageConfig.iPhone16.size, UITraitCollection(displayScale: 1)))
    let pixels = try screen.page(of: shown).pixels()
    #expect(pixels[98, 98].blue == 255 && pixels[98, 98].red == 0)
    #expect(pixels[4, 4].red == 255)
  }
}
