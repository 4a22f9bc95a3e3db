import Foundation

/// Reads rows of views written as text, such as `H:|-[icon(24)]-8-[title(>=40@750)]-|`.
@MainActor
struct VisualFormat {
  private let views: [String: Any]
  private let metrics: [String: Any]
  private let options: NSLayoutConstraint.FormatOptions
  private var rest: Substring
  private var isRow = true
  private(set) var constraints: [NSLayoutConstraint] = []

  /// A length with its relation: of its own, or that of another view.
  private struct Length {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var view: AnyObject?
    var priority = UILayoutPriority.required
  }

  init(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    (self.options, self.metrics, self.views) = (options, metrics, views)
    rest = format.filter { !$0.isWhitespace }[...]
  }

  /// Reads the whole row; what is wrongly written ends it, with the constraints before it.
  mutating func read() {
    if take("V:") { isRow = false } else { _ = take("H:") }
    var all: [AnyObject] = []
    let beginsAtEdge = take("|")
    var gap = beginsAtEdge ? space() : []
    while take("[") {
      guard let view = item() else { return }
      if let last = all.last {
        if let gap { join(last, false, view, false, gap) }
      } else if beginsAtEdge, let edge = Self.container(of: view), let gap {
        join(edge, true, view, false, gap)
      }
      all.append(view)
      gap = space()
    }
    if take("|"), let last = all.last, let edge = Self.container(of: last), let gap {
      join(last, false, edge, true, gap)
    }
    align(all)
  }

  /// The view around one of the row's.
  private static func container(of item: AnyObject) -> UIView? {
    switch item {
    case let view as UIView: view.superview
    case let guide as UILayoutGuide: guide.owningView
    default: nil
    }
  }

  private mutating func take(_ word: String) -> Bool {
    guard rest.hasPrefix(word) else { return false }
    rest = rest.dropFirst(word.count)
    return true
  }

  private mutating func word(_ isPart: (Character) -> Bool) -> String {
    let word = rest.prefix(while: isPart)
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private mutating func name() -> String { word { $0.isLetter || $0.isNumber || $0 == "_" } }

  /// `name(lengths)]`.
  private mutating func item() -> AnyObject? {
    guard let view = views[name()] else { return nil }
    let object = view as AnyObject
    if rest.first == "(" {
      for length in lengths() {
        let constraint = NSLayoutConstraint(
          item: object, attribute: isRow ? .width : .height, relatedBy: length.relation,
          toItem: length.view,
          attribute: length.view == nil ? .notAnAttribute : isRow ? .width : .height,
          multiplier: 1, constant: length.constant)
        constraint.priority = length.priority
        constraints.append(constraint)
      }
    }
    return take("]") ? object : nil
  }

  /// What stands between two views: nothing, the system's space, or lengths; nil where nothing follows.
  private mutating func space() -> [Length]? {
    guard take("-") else { return [Length()] }
    if rest.first == "[" || rest.first == "|" { return [Length(constant: -1)] }
    let lengths = rest.first == "(" ? lengths() : [length()]
    return take("-") ? lengths : nil
  }

  /// `(>=40@750,==other)`.
  private mutating func lengths() -> [Length] {
    guard take("(") else { return [] }
    var all: [Length] = []
    repeat { all.append(length()) } while take(",")
    _ = take(")")
    return all
  }

  private mutating func length() -> Length {
    var length = Length()
    if take(">=") {
      length.relation = .greaterThanOrEqual
    } else if take("<=") {
      length.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let word = word { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    if let view = views[word] {
      length.view = view as AnyObject
    } else {
      length.constant = number(word) ?? 0
    }
    if take("@") {
      let value = self.word { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      length.priority = UILayoutPriority(Float(number(value) ?? 1000))
    }
    return length
  }

  private func number(_ word: String) -> CGFloat? {
    switch metrics[word] {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: Double(word).map { CGFloat($0) }
    }
  }

  /// The second stands after the first, at lengths of which a negative one is the system's: 8 points between views, 20
  /// at the edge of the view around them.
  private mutating func join(
    _ first: AnyObject, _ firstIsEdge: Bool, _ second: AnyObject, _ secondIsEdge: Bool,
    _ lengths: [Length]
  ) {
    let isLeft = options.contains(.directionLeftToRight)
    let near: NSLayoutConstraint.Attribute = isRow ? isLeft ? .left : .leading : .top
    let far: NSLayoutConstraint.Attribute = isRow ? isLeft ? .right : .trailing : .bottom
    for length in lengths {
      let system: CGFloat = firstIsEdge || secondIsEdge ? 20 : 8
      let constraint = NSLayoutConstraint(
        item: second, attribute: secondIsEdge ? far : near, relatedBy: length.relation,
        toItem: first, attribute: firstIsEdge ? near : far, multiplier: 1,
        constant: length.constant < 0 ? system : length.constant)
      constraint.priority = length.priority
      constraints.append(constraint)
    }
  }

  /// Views of one row on one line.
  private mutating func align(_ all: [AnyObject]) {
    let lines: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in lines where options.contains(option) {
      for (first, second) in zip(all, all.dropFirst()) {
        constraints.append(
          NSLayoutConstraint(
            item: second, attribute: attribute, relatedBy: .equal, toItem: first,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
  }
}
