import Foundation
import KumihanSwiftUI
import Testing

@testable import KumihanAppleNames
@testable import KumihanGoldens
@testable import KumihanSnapshots

/// Where grids of UIKit's put their cells, headers and footers, and where the views of a screen stand.
@MainActor
struct CollectionLayoutTests {
  /// A part by its lengths; a negative one is estimated.
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func frames(
    _ section: NSCollectionLayoutSection, cells: Int, own: CGSize = .zero
  ) -> [CGRect] {
    let layout = section.layout(height: 800)
    return layout.frames(count: layout.edges.count + cells, 400) { _, proposal in
      CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
    }.frames
  }

  @Test func aGroupHasAsManyPartsAsItsWidthHolds() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 10)
    section.interGroupSpacing = 8
    #expect(
      frames(section, cells: 3) == [
        CGRect(x: 12, y: 6, width: 184, height: 46), CGRect(x: 202, y: 6, width: 184, height: 46),
        CGRect(x: 12, y: 64, width: 184, height: 46),
      ])
  }

  @Test(arguments: [true, false])
  func partsOfANumberShareTheLength(_ isOlder: Bool) {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let whole = size(.fractionalWidth(1), .absolute(40))
    let group: NSCollectionLayoutGroup =
      isOlder
      ? .horizontal(layoutSize: whole, subitem: item, count: 3)
      : .horizontal(layoutSize: whole, repeatingSubitem: item, count: 3)
    group.interItemSpacing = .fixed(5)
    let found = frames(NSCollectionLayoutSection(group: group), cells: 4)
    #expect(found.map(\.minX) == [0, 135, 270, 0] && found.allSatisfy { $0.width == 130 })
    #expect(found.map(\.minY) == [0, 0, 0, 40])
  }

  @Test func whatScrollsAcrossStandsInOneRowBelowItsHeader() {
    let part = size(.absolute(100), .absolute(60))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: part, subitems: [NSCollectionLayoutItem(layoutSize: part)]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 6, trailing: 20)
    section.boundarySupplementaryItems = [
      .init(
        layoutSize: size(.fractionalWidth(1), .estimated(30)), elementKind: "header",
        alignment: .top),
      .init(
        layoutSize: size(.fractionalWidth(1), .absolute(12)), elementKind: "footer",
        alignment: .bottom),
    ]
    #expect(
      frames(section, cells: 2, own: CGSize(width: 9, height: 25)) == [
        CGRect(x: 20, y: 0, width: 360, height: 25), CGRect(x: 20, y: 95, width: 360, height: 12),
        CGRect(x: 20, y: 29, width: 100, height: 60), CGRect(x: 130, y: 29, width: 100, height: 60),
      ])
    section.orthogonalScrollingBehavior = .groupPagingCentered
    #expect(frames(section, cells: 1)[2].midX == 200)
    // What has no size of its own has the one that was told of it.
    #expect(frames(section, cells: 1)[0].height == 30)
  }

  @Test func groupsHoldGroups() {
    let big = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small, small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [big, column])
    #expect(
      frames(NSCollectionLayoutSection(group: group), cells: 4) == [
        CGRect(x: 0, y: 0, width: 200, height: 100), CGRect(x: 200, y: 0, width: 200, height: 50),
        CGRect(x: 200, y: 50, width: 200, height: 50),
        CGRect(x: 0, y: 100, width: 200, height: 100),
      ])
  }

  @Test func groupsWithoutPartsTakeNoCell() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let whole = size(.fractionalWidth(1), .absolute(50))
    let empty = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0), .absolute(0)), subitems: [])
    let some = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [item, empty])
    #expect(
      frames(NSCollectionLayoutSection(group: some), cells: 2) == [
        CGRect(x: 0, y: 0, width: 200, height: 50), CGRect(x: 0, y: 50, width: 200, height: 50),
      ])
    let none = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [empty])
    #expect(frames(NSCollectionLayoutSection(group: none), cells: 2).isEmpty)
  }

  private func flow(_ sizes: [CGSize?], isRow: Bool = false) -> CollectionFlow {
    CollectionFlow(
      isRow: isRow, insets: UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 10), lineSpacing: 5,
      spacing: 4, header: CGSize(width: 0, height: 30), footer: nil, sizes: sizes, across: 120)
  }

  @Test func aFlowFillsLinesFromSideToSide() {
    let cell = CGSize(width: 30, height: 20)
    let (frames, length) = flow([cell, cell, cell, cell, cell]).frames { _, _ in .zero }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 120, height: 30))
    #expect(frames.dropFirst().map(\.minX) == [10, 45, 80, 10, 45])
    #expect(frames.dropFirst().map(\.minY) == [31, 31, 31, 56, 56])
    #expect(length == 78)
  }

  @Test func aFlowThatScrollsToTheSideHasColumns() {
    let cell = CGSize(width: 30, height: 50)
    let (frames, length) = flow([cell, cell, cell], isRow: true).frames { _, _ in .zero }
    #expect(frames.dropFirst().map(\.origin.y) == [1, 68, 1])
    #expect(frames.dropFirst().map(\.origin.x) == [10, 10, 45])
    #expect(length == 85)
  }

  @Test func cellsOfOneInALineStandInTheMiddle() {
    let cell = CGSize(width: 80, height: 20)
    let (frames, _) = flow([cell, nil]).frames { _, _ in cell }
    #expect(frames.dropFirst().map(\.minX) == [20, 20])
  }

  private func words(_ controller: UIViewController) throws -> [String: CGRect] {
    let (view, screen) = try #require(
      Hosted.host(controller, .iPhone16, ViewImageConfig.iPhone16.size, .init()))
    var found: [String: CGRect] = [:]
    for node in try screen.page(of: view).layout.nodes {
      if let text = node.parameters.first(where: { $0.name == "text" })?.value {
        found[text.trimmingCharacters(in: ["\""])] = node.frame
      }
    }
    return found
  }

  private func label(_ text: String, in view: UIView) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    return label
  }

  @Test func aScreenReachesToItsEdges() throws {
    let controller = UIViewController()
    let (edge, safe) = (label("Edge", in: controller.view), label("Safe", in: controller.view))
    let bottom = label("Bottom", in: controller.view)
    let framed = UILabel(frame: CGRect(x: 50, y: 300, width: 100, height: 20))
    framed.text = "Framed"
    controller.view.addSubview(framed)
    NSLayoutConstraint.activate([
      edge.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 4),
      edge.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      safe.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      safe.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bottom.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      bottom.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    let found = try words(controller)
    #expect(found["Edge"]?.minY == 4 && found["Edge"]?.minX == 16, "\(found)")
    #expect(found["Safe"]?.minY == 59, "\(found)")
    #expect(found["Bottom"]?.maxY == 852, "\(found)")
    #expect(found["Framed"].map { abs($0.midY - 310) < 1 } == true, "\(found)")
  }

  @Test func whatScrollsKeepsClearOfBars() throws {
    let controller = UIViewController()
    let table = UITableView()
    let source = Rows()
    table.dataSource = source
    table.delegate = source
    table.frame = controller.view.bounds
    controller.view.addSubview(table)
    let found = try words(controller)
    #expect(found["Row 0"].map { abs($0.midY - 99) < 1 } == true, "\(found)")
    #expect(found["Row 1"].map { abs($0.midY - 179) < 1 } == true, "\(found)")
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(path.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 80 }
  }

  @Test func anAlertIsDrawnAlone() throws {
    let alert = UIAlertController(title: "Sure?", message: "It is gone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    let found = try words(alert)
    #expect(Set(found.keys).isSuperset(of: ["Sure?", "It is gone.", "Cancel", "Delete"]))
  }

  @Test func aLabelMayHaveRoomAroundItsWords() throws {
    final class Tag: UILabel {
      override var intrinsicContentSize: CGSize {
        let own = super.intrinsicContentSize
        return CGSize(width: own.width + 16, height: own.height + 6)
      }
    }
    let controller = UIViewController()
    let (plain, tag) = (label("Word", in: controller.view), Tag())
    tag.text = "Word"
    tag.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(tag)
    let after = label("After", in: controller.view)
    NSLayoutConstraint.activate([
      plain.topAnchor.constraint(equalTo: controller.view.topAnchor),
      plain.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      tag.topAnchor.constraint(equalTo: plain.bottomAnchor),
      tag.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      after.leadingAnchor.constraint(equalTo: tag.trailingAnchor),
      after.topAnchor.constraint(equalTo: tag.bottomAnchor),
    ])
    let (view, screen) = try #require(
      Hosted.host(controller, .iPhone16, ViewImageConfig.iPhone16.size, .init()))
    // A class of one's own is measured before it is drawn.
    let texts = try screen.page(of: view).layout.nodes.filter {
      $0.parameters.contains { $0.name == "text" }
    }.map(\.frame).reduce(into: [CGRect]()) { if !$0.contains($1) { $0.append($1) } }
    #expect(
      abs(texts[1].minX - 8) < 0.5 && abs(texts[1].minY - texts[0].maxY - 3) < 0.5, "\(texts)")
    #expect(abs(texts[2].minX - texts[0].width - 16) < 0.5, "\(texts)")
  }
}
