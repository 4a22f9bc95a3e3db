import Foundation
import KumihanLayout

/// A reader of scroll views, the same in each round.
@MainActor
final class ScrollReader {
  private weak var rounds: ScrollRounds?

  nonisolated init(of rounds: ScrollRounds? = nil) { self.rounds = rounds }

  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    rounds?.wish(for: id, at: anchor, of: self)
  }
}

/// Where actions scroll to, and how far scroll views are scrolled for that.
///
/// A wish is one for a view, which is looked for when the picture is placed, and from then on for a scroll
/// view. That keeps it until it has another, so that the view stays at its anchor while lazy content around
/// it takes on its true length.
@MainActor
final class ScrollRounds {
  typealias NodeName = PlacedPicture.NodeName

  /// What is to be seen of a scroll view.
  private struct Wish {
    var id: AnyHashable
    var anchor: UnitPoint?
    weak var reader: ScrollReader?
    /// The scroll view, once the view was found.
    var scrollView: Rounds.Place?
  }

  /// A scroll view of this round.
  private struct Window {
    var name: Rounds.Place
    /// The anchor without wishes.
    var start: UnitPoint
    var margins: EdgeInsets
  }

  /// How far a scroll view is scrolled.
  private struct Position {
    var anchor: UnitPoint
    /// From where it was scrolled.
    var base: UnitPoint
  }

  enum Outcome { case settled, moved, needsMore }

  private var readers: [Rounds.Place: ScrollReader] = [:]
  private var wishes: [Wish] = []
  private var positions: [Rounds.Place: Position] = [:]
  private var windows: [NodeName: Window] = [:]
  /// The views of this round that a wish may be for, by the number of the wish.
  private var targets: [Int: [NodeName]] = [:]

  func begin() {
    windows.removeAll(keepingCapacity: true)
    targets.removeAll(keepingCapacity: true)
  }

  func reader(at place: Rounds.Place) -> ScrollReader {
    if let known = readers[place] { return known }
    let reader = ScrollReader(of: self)
    readers[place] = reader
    return reader
  }

  func anchor(of scrollView: Rounds.Place?) -> UnitPoint? {
    scrollView.flatMap { positions[$0]?.anchor }
  }

  var hasWishes: Bool { !wishes.isEmpty }

  fileprivate func wish(for id: AnyHashable, at anchor: UnitPoint?, of reader: ScrollReader) {
    wishes.append(Wish(id: id, anchor: anchor, reader: reader))
  }

  func note(_ node: NodeName, as id: AnyHashable, in readers: [ScrollReader]) {
    for (number, wish) in wishes.enumerated()
    where wish.id == id && readers.contains(where: { $0 === wish.reader }) {
      targets[number, default: []].append(node)
    }
  }

  fileprivate func note(
    _ node: NodeName, as name: Rounds.Place, start: UnitPoint, margins: EdgeInsets
  ) {
    windows[node] = Window(name: name, start: start, margins: margins)
  }

  /// Scrolls as wished, and tells whether the views have to be lowered again for that, or for more of them
  /// where it `looksOn` among those left out.
  func settle(in picture: PlacedPicture, looksOn: Bool) -> Outcome {
    guard hasWishes else { return .settled }
    var found: [Int: (frame: ScrollFrame, window: Window)] = [:]
    for (number, wish) in wishes.enumerated() {
      for node in targets[number, default: []] {
        guard let frame = picture.scrollFrame(around: node), let window = windows[frame.scrollView],
          wish.scrollView == nil || wish.scrollView == window.name
        else { continue }
        found[number] = (frame, window)
        break
      }
    }
    // What is wished for may be among the views that lazy containers left out.
    let isMissing = wishes.indices.contains { found[$0] == nil && wishes[$0].scrollView == nil }
    if isMissing, looksOn, picture.leavesViewsOut { return .needsMore }

    var hasMoved = false
    var last: [Rounds.Place: Int] = [:]
    for number in found.keys.sorted() {
      guard let name = found[number]?.window.name else { continue }
      last[name] = number
    }
    for (name, number) in last {
      guard let (frame, window) = found[number] else { continue }
      let before = positions[name] ?? Position(anchor: window.start, base: window.start)
      let isNew = wishes[number].scrollView == nil
      let base = isNew ? before.anchor : before.base
      let anchor = frame.anchor(for: wishes[number].anchor, from: base, margins: window.margins)
      wishes[number].scrollView = name
      positions[name] = Position(anchor: anchor, base: base)
      hasMoved = hasMoved || !anchor.isNear(before.anchor)
    }
    // The last wish for a scroll view counts, and one for a view that is not there does nothing.
    let kept = Set(last.values)
    wishes = wishes.enumerated().filter { number, wish in
      kept.contains(number) || wish.scrollView.map { last[$0] == nil } == true
    }
    .map(\.element)
    return hasMoved ? .moved : .settled
  }
}

extension EnvironmentValues {
  private struct ScrollReaders: EnvironmentKey {
    static var defaultValue: [ScrollReader] { [] }
  }
  /// The readers around, which may be asked to scroll to views here.
  var scrollReaders: [ScrollReader] {
    get { self[ScrollReaders.self] }
    set { self[ScrollReaders.self] = newValue }
  }
}

extension Lowering {
  /// Lowers a view with an identity.
  mutating func identified<ID: Hashable>(
    by id: @autoclosure () -> ID, _ content: (inout Lowering) -> Void
  ) {
    guard let rounds else { return content(&self) }
    let id = AnyHashable(id())
    let mark = pendingCount
    inside(.element(id), content)
    guard rounds.scrolling.hasWishes, pendingCount > mark else { return }
    rounds.scrolling.note(nodeName(at: mark), as: id, in: environment.scrollReaders)
  }

  /// Notes that the last view is a scroll view.
  func noteScrollView(_ name: Rounds.Place?, start: UnitPoint, margins: EdgeInsets) {
    guard let rounds, let name, let node = lastNodeName else { return }
    rounds.scrolling.note(node, as: name, start: start, margins: margins)
  }
}
