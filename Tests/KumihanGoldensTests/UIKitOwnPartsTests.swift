import Foundation
import Kumihan
import KumihanSwiftUI
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// What apps make of UIKit's parts by themselves: layouts, layers, bars above pages, controls that send actions.
@MainActor
struct UIKitOwnPartsTests: UIKitPages {
  /// Cells side by side, 100 wide, each 50 lower than the one before.
  private final class Stairs: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(
          x: CGFloat(item) * 100, y: CGFloat(item) * 50, width: 100, height: 50)
        return attributes
      }
    }
  }

  private final class Grid: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
      collectionView.contentInset.left = 20
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
      cell.contentView.backgroundColor = [UIColor.red, .green, .blue][indexPath.item]
      return cell
    }
  }

  @Test func aLayoutOfOnesOwnPlacesCells() throws {
    let pixels = try page(Grid(collectionViewLayout: Stairs())).pixels(scale: 1)
    // Below the cutout, which takes 59 points.
    for (item, x) in [(0, 70), (1, 170), (2, 270)] {
      let pixel = pixels[x, 59 + 25 + item * 50]
      let parts = [pixel.red, pixel.green, pixel.blue]
      #expect(parts[item] == 255 && parts.filter { $0 > 100 }.count == 1, "\(item): \(parts)")
    }
    #expect(pixels[10, 84].red < 100)
  }

  /// Parts of the transform that are set by key take the place of what was set before.
  @Test func partsOfATransformAreSetAnew() {
    let layer = CALayer()
    layer.setValue(1.0, forKey: "transform.rotation")
    layer.setValue(0.5, forKeyPath: "transform.rotation.z")
    layer.setValue(4, forKey: "transform.scale")
    layer.setValue(2, forKey: "transform.scale")
    layer.setValue(9.0, forKey: "transform.translation.x")
    layer.setValue(7.0, forKey: "transform.translation.x")
    let transform = layer.affineTransform()
    #expect(abs(transform.a - 2 * cos(0.5)) < 1e-9 && abs(transform.b - 2 * sin(0.5)) < 1e-9)
    #expect(transform.tx == 7)
  }

  /// A month of days is today's until a day is chosen or a month is to be seen, and nothing is chosen by itself.
  @Test func monthsOfDaysAreTodays() throws {
    func month(_ change: (UICalendarView) -> Void) throws -> [String] {
      let controller = UIViewController()
      let calendar = UICalendarView(frame: CGRect(x: 10, y: 80, width: 360, height: 360))
      change(calendar)
      controller.view.addSubview(calendar)
      return try page(controller).layout.nodes.flatMap(\.parameters).filter { $0.name == "text" }
        .map(\.value)
    }
    let today = try month { _ in }
    let seen = try month { $0.visibleDateComponents = DateComponents(year: 2031, month: 3) }
    let chosen = try month {
      let selection = UICalendarSelectionMultiDate(delegate: nil)
      selection.selectedDates = [DateComponents(year: 2030, month: 5, day: 4)]
      $0.selectionBehavior = selection
    }
    #expect(today.contains("\"28\"") && !today.contains { $0.contains("0001") }, "\(today)")
    #expect(seen.contains { $0.contains("March 2031") }, "\(seen)")
    #expect(chosen.contains { $0.contains("May 2030") }, "\(chosen)")
  }

  /// Glass of UIKit's is that of the view language: a capsule, or round as the layer is.
  @Test func glassIsDrawnAsGlass() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBlue
    let glass = UIVisualEffectView(effect: UIGlassEffect())
    glass.frame = CGRect(x: 50, y: 200, width: 200, height: 60)
    controller.view.addSubview(glass)
    let pixels = try page(controller).pixels(scale: 1)
    // The corner of a capsule shows the ground, its middle is paler.
    let (corner, middle) = (pixels[52, 202], pixels[150, 230])
    #expect(corner.red < 20 && middle.red > 100, "\(corner) \(middle)")
  }

  @Test func attributesAreCopiedWithAllTheySay() throws {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "k", with: IndexPath(item: 1, section: 2))
    attributes.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    attributes.size = CGSize(width: 20, height: 10)
    attributes.zIndex = 3
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy !== attributes && copy.isEqual(attributes))
    #expect(copy.frame == CGRect(x: 20, y: 15, width: 20, height: 10))
    #expect(copy.representedElementKind == "k")
    copy.alpha = 0.5
    #expect(!copy.isEqual(attributes))
  }

  @Test func aLayersFrameFollowsItsBoundsPositionAndAnchor() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.position = CGPoint(x: 100, y: 100)
    #expect(layer.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
    layer.anchorPoint = .zero
    #expect(layer.frame.origin == CGPoint(x: 100, y: 100))
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      layer.position == CGPoint(x: 1, y: 2) && layer.bounds.size == CGSize(width: 3, height: 4))
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
    #expect(view.layer.frame == view.frame && view.layer.bounds == view.bounds)
    view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    #expect(view.frame.minX == 40 && view.center == CGPoint(x: 40, y: 46))
  }

  /// A bar of 40 by 4 points, a quarter turned around its middle.
  @Test func layersTurnAroundTheirAnchor() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    view.backgroundColor = .white
    let bar = CALayer()
    bar.frame = CGRect(x: 10, y: 28, width: 40, height: 4)
    bar.backgroundColor = UIColor.black.cgColor
    bar.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    view.layer.addSublayer(bar)
    #expect(try view.pixel(30, 14) == [0, 0, 0])
    #expect(try view.pixel(14, 30) == [255, 255, 255])
  }

  @Test func controlsSendTheirActions() {
    let control = UISwitch()
    var log: [String] = []
    control.addAction(
      UIAction { log.append(($0.sender as? UISwitch) === control ? "own" : "other") },
      for: .valueChanged)
    control.addAction(
      UIAction(identifier: .init("a")) { _ in log.append("first") }, for: .valueChanged)
    control.addAction(
      UIAction(identifier: .init("a")) { _ in log.append("second") }, for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    #expect(log.isEmpty)
    control.sendActions(for: .valueChanged)
    #expect(log == ["own", "second"])
    control.removeAction(identifiedBy: .init("a"), for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(log.count == 3 && control.allControlEvents == .valueChanged)
  }

  private final class Pages: UIPageViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let first = UIViewController()
      first.view.backgroundColor = .red
      setViewControllers([first], direction: .forward, animated: false)
      let label = UILabel(frame: CGRect(x: 20, y: 700, width: 200, height: 30))
      label.text = "Above"
      view.addSubview(label)
    }
  }

  @Test func whatStandsAbovePagesIsDrawn() throws {
    let page = try page(Pages(transitionStyle: .scroll, navigationOrientation: .horizontal))
    #expect(try frame("Above", in: page).minX == 20)
    let pixel = try page.pixels(scale: 1)[200, 400]
    #expect(pixel.red == 255 && pixel.green < 100)
  }

  /// A bar that says it has no height, with a field between its top and the safe area.
  private final class Bar: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .blue
      let label = UILabel()
      (label.text, label.translatesAutoresizingMaskIntoConstraints) = ("Message", false)
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
        label.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
      ])
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { .zero }
  }

  @Test func whatAViewHoldsMakesItHigherThanItSays() throws {
    let controller = UIViewController()
    let bar = Bar()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
    ])
    let text = try frame("Message", in: page(controller))
    #expect(text.height > 18 && abs(text.maxY - (852 - 34 - 8)) < 1, "\(text)")
  }

  @Test func aNameOfABarsButtonsIsKept() {
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(UITabBarItem(tabBarSystemItem: .search, tag: 4).tag == 4)
  }

  /// The parts of an effect may be held by the effect's own sides, as those of a cell by the cell's.
  @Test func partsOfAnEffectStandAtItsSides() throws {
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    let label = UILabel()
    label.text = "Held"
    label.translatesAutoresizingMaskIntoConstraints = false
    effect.translatesAutoresizingMaskIntoConstraints = false
    effect.contentView.addSubview(label)
    let controller = UIViewController()
    controller.view.addSubview(effect)
    let around: UIView = controller.view
    NSLayoutConstraint.activate([
      effect.topAnchor.constraint(equalTo: around.topAnchor, constant: 100),
      effect.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 50),
      label.topAnchor.constraint(equalTo: effect.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: effect.leadingAnchor, constant: 12),
      effect.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
      effect.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
    ])
    let frame = try frame("Held", in: page(controller))
    #expect(frame.minX == 62 && frame.minY == 108)
  }

  /// A layer of a class of one's own draws in a context of its size.
  @Test func aLayerDrawsItself() throws {
    final class Half: CALayer {
      override func draw(in context: CGContext) {
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
      }
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let layer = Half()
    layer.frame = view.bounds
    view.layer.addSublayer(layer)
    let image = UIGraphicsImageRenderer(size: view.bounds.size).image { context in
      view.layer.render(in: context.cgContext)
    }
    let pixels = try #require(image.cgImage?.dataProvider?.data)
    let row = image.cgImage?.width ?? 0
    #expect(row > 0 && pixels[4 * (row / 4)] == 255 && pixels[4 * (row * 3 / 4) + 3] == 0)
  }
}
