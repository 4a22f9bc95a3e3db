import Foundation
import KumihanSwiftUI
import Testing

@testable import KumihanAppleNames
@testable import KumihanGoldens

/// Where constraints, priorities and stacks place views of UIKit's.
@MainActor
struct ConstraintTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func label(_ text: String, in view: UIView? = nil) -> UILabel {
    let label = UILabel()
    (label.text, label.translatesAutoresizingMaskIntoConstraints) = (text, false)
    view?.addSubview(label)
    return label
  }

  /// A plain view that constraints place.
  private func box(in view: UIView) -> UIView {
    let box = UIView()
    box.backgroundColor = .red
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    return box
  }

  /// The frames of a view's parts as constraints place them.
  private func frames(_ view: UIView) -> [CGRect] {
    let parts = view.subviews
    let layout = view.constraintLayout(of: parts)
    let numbers = layout.solve(
      view.bounds.width, view.bounds.height, contents: layout.items.map(\.told)
    ) { _, _ in 0 }
    func whole(_ length: CGFloat) -> CGFloat { (length * 1000).rounded() / 1000 }
    return numbers.dropFirst().prefix(parts.count).map {
      CGRect(
        x: whole($0.minX), y: whole($0.minY), width: whole($0.width), height: whole($0.height))
    }
  }

  private func frames(of texts: [String], _ view: some View, _ size: CGSize) throws -> [CGRect] {
    let nodes = try view.layoutTree(in: size).nodes
    return try texts.map { text in
      try #require(
        nodes.first { $0.parameters.contains { $0.name == "text" && $0.value == "\"\(text)\"" } }
      ).frame
    }
  }

  @Test func edgesSizesAndCentres() {
    let first = box(in: outer)
    let second = box(in: outer)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 16),
      first.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
      first.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5, constant: -16),
      first.heightAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -16),
      second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
      second.heightAnchor.constraint(equalToConstant: 30),
    ])
    #expect(
      frames(outer) == [
        CGRect(x: 16, y: 10, width: 134, height: 67),
        CGRect(x: 158, y: 28.5, width: 126, height: 30),
      ])
  }

  @Test func prioritiesDecideAndBrokenConstraintsGiveWay() {
    let first = box(in: outer)
    let wide = first.widthAnchor.constraint(equalToConstant: 400)
    wide.priority = .defaultHigh
    let also = first.widthAnchor.constraint(equalToConstant: 50)
    also.priority = .defaultLow
    NSLayoutConstraint.activate([
      also, wide,
      first.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      first.trailingAnchor.constraint(lessThanOrEqualTo: outer.trailingAnchor, constant: -20),
      first.topAnchor.constraint(equalTo: outer.topAnchor),
      first.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(frames(outer) == [CGRect(x: 0, y: 0, width: 280, height: 10)])
  }

  @Test func whatHugsLessTakesTheRest() throws {
    let name = label("Name", in: outer)
    let value = label("Value", in: outer)
    name.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 5),
      value.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      name.firstBaselineAnchor.constraint(equalTo: value.firstBaselineAnchor),
      name.topAnchor.constraint(equalTo: outer.topAnchor, constant: 30),
    ])
    let found = try frames(of: ["Name", "Value"], UIViewPicture(view: outer), outer.bounds.size)
    #expect(abs(found[0].minX - 10) < 0.5 && abs(found[0].minY - 30) < 0.5, "\(found)")
    #expect(abs(found[1].minX - found[0].maxX - 5) < 0.5, "\(found)")
    #expect(abs(found[1].minY - found[0].minY) < 0.5, "\(found)")
    #expect(outer.isDrawn)
  }

  @Test func textsTakeTheLinesThatTheirWidthNeeds() throws {
    let long = label("One two three four five six seven eight nine ten", in: outer)
    long.numberOfLines = 0
    let below = label("Below", in: outer)
    NSLayoutConstraint.activate([
      long.topAnchor.constraint(equalTo: outer.topAnchor),
      long.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      long.widthAnchor.constraint(equalToConstant: 100),
      below.topAnchor.constraint(equalTo: long.bottomAnchor, constant: 4),
      below.leadingAnchor.constraint(equalTo: long.leadingAnchor),
    ])
    let found = try frames(
      of: ["Below"], UIViewPicture(view: outer), outer.bounds.size)
    #expect(found[0].minY > 60, "\(found)")
  }

  @Test func rowsWrittenAsText() {
    let (icon, title) = (box(in: outer), box(in: outer))
    let views: [String: Any] = ["icon": icon, "title": title]
    let row = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[icon(24)]-gap-[title(>=40@750)]-(12)-|",
      options: [.alignAllCenterY], metrics: ["gap": 6], views: views)
    let column = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[icon(==title)]", views: views)
    let height = NSLayoutConstraint.constraints(withVisualFormat: "V:[title(30)]", views: views)
    #expect(row.count == 6 && column.count == 2 && height.count == 1)
    NSLayoutConstraint.activate(row + column + height)
    #expect(
      frames(outer) == [
        CGRect(x: 20, y: 0, width: 24, height: 30), CGRect(x: 50, y: 0, width: 238, height: 30),
      ])
    #expect(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-[nobody]-|", views: views).isEmpty)
  }

  /// The bars of a row stand for the view around its own views, whatever else is named.
  @Test func rowsOfSeveralLevelsStandInTheirOwnView() {
    let card = box(in: outer)
    let inner = (0..<6).map { _ in box(in: card) }
    var views: [String: UIView] = ["card": card]
    for (number, view) in inner.enumerated() { views["part\(number)"] = view }
    let rows = NSLayoutConstraint.constraints(withVisualFormat: "H:|-32-[card]-32-|", views: views)
    let parts = NSLayoutConstraint.constraints(withVisualFormat: "H:|[part3]-4-|", views: views)
    #expect(rows.map { $0.secondItem === outer || $0.firstItem === outer } == [true, true])
    #expect(parts.map { $0.secondItem === card || $0.firstItem === card } == [true, true])
  }

  @Test func framesAndMasksStayBesideConstraints() {
    let fixed = UIView(frame: CGRect(x: 10, y: 20, width: 280, height: 40))
    fixed.autoresizingMask = [.flexibleWidth]
    outer.addSubview(fixed)
    let below = box(in: outer)
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 5),
      below.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
      below.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor),
      below.bottomAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.bottomAnchor),
    ])
    #expect(
      frames(outer) == [
        CGRect(x: 10, y: 20, width: 280, height: 40), CGRect(x: 8, y: 65, width: 284, height: 135),
      ])
  }

  /// The sides of what scrolls are its content's; its centre and lengths are its own.
  @Test func whatScrollsHasTheCentreOfItsFrame() {
    for view in [UIScrollView(), UITextView()] {
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      let part = box(in: view)
      NSLayoutConstraint.activate([
        part.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 8),
        part.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        part.widthAnchor.constraint(equalToConstant: 100),
        part.heightAnchor.constraint(equalToConstant: 20),
      ])
      #expect(frames(view) == [CGRect(x: 8, y: 20, width: 100, height: 20)])
    }
  }

  @Test func guidesAreComparedByIdentity() {
    let guides = [UILayoutGuide(), UILayoutGuide()]
    #expect(guides[0] == guides[0] && guides[0] != guides[1])
    #expect(guides.firstIndex(of: guides[1]) == 1 && Set(guides + guides).count == 2)
  }

  @Test func stacksKeepPicturesAndButtonsAtTheirSize() throws {
    let picture = UIImageView(
      image: UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in })
    var look = UIButton.Configuration.filled()
    look.title = "Go"
    let button = UIButton(configuration: look)
    let stack = UIStackView(arrangedSubviews: [picture, label("Words"), button])
    (stack.axis, stack.spacing, stack.alignment) = (.horizontal, 10, .center)
    let found = try frames(
      of: ["Words", "Go"], try #require(stack.shownView), CGSize(width: 300, height: 100))
    // The button hugs its content least and takes what is left.
    #expect(abs(found[0].minX - 40) < 0.5, "\(found)")
    #expect(abs(found[1].midX - (found[0].maxX + 10 + 300) / 2) < 1, "\(found)")
    #expect(abs(found[0].midY - 50) < 1 && abs(found[1].midY - 50) < 1, "\(found)")
  }
}
