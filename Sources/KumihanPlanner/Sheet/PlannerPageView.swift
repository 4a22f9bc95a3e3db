import Joho
public import KumihanViews

/// A page of a planner, laid out for one size.
public struct PlannerPageView: View {
  @Environment(\.layoutDirection) private var direction
  package nonisolated let sheet: PageSheet

  package nonisolated init(_ sheet: PageSheet) { self.sheet = sheet }

  public var body: some View {
    ZStack(alignment: .topLeading) {
      names
      ForEach(sheet.inks.indices, id: \.self) { InkView(ink: sheet.inks[$0], mirror: mirror) }
        .environment(\.layoutDirection, .leftToRight)
      ItemsView(items: sheet.items, texts: sheet.texts).lineLimit(1)
      ForEach(sheet.areas.indices, id: \.self) { index in
        let link = sheet.areas[index]
        Color.clear
          .documentLink(destination: link.destination)
          .placed(in: link.frame)
      }
    }
    .emojiStyle(.outline)
    .frame(width: sheet.size.width, height: sheet.size.height, alignment: .topLeading)
  }

  /// Ink is mirrored about the middle of the paper, not about that of its pixels.
  private var mirror: CGAffineTransform {
    guard direction == .rightToLeft else { return .identity }
    return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: sheet.size.width, ty: 0)
  }

  @ViewBuilder private var names: some View {
    ForEach(sheet.destinations, id: \.self) { name in
      Color.clear.documentDestination(name)
    }
    ForEach(sheet.outline.indices, id: \.self) { index in
      Color.clear
        .documentOutline(sheet.outline[index].title, level: sheet.outline[index].level)
    }
  }
}

/// Texts and groups of them, each at its place on the page.
private struct ItemsView: View {
  let items: [PageItem]
  let texts: [PageText]

  var body: some View {
    ForEach(items.indices, id: \.self) { ItemView(item: items[$0], texts: texts) }
  }
}

/// One of them. It lowers what it is itself: a page has hundreds, and a view of one branch or another is copied with all of them.
private struct ItemView: _PrimitiveView {
  let item: PageItem
  let texts: [PageText]

  func _lowerPrimitive(into lowering: inout Lowering) {
    switch item {
    case .text(let number): TextItem(text: texts[number])._lower(into: &lowering)
    case .group(let group):
      if let only = group.onlyText {
        // Most are one text, which needs no view around it.
        TextItem(text: texts[only]).semantics { $0 = group.semantics }._lower(into: &lowering)
      } else {
        ZStack(alignment: .topLeading) { ItemsView(items: group.items, texts: texts) }
          .semantics { $0 = group.semantics }._lower(into: &lowering)
      }
    }
  }
}

/// A text at its place.
private struct TextItem: _PrimitiveView {
  let text: PageText

  func _lowerPrimitive(into lowering: inout Lowering) {
    switch text.kind {
    case .line:
      text.view.placed(in: text.place, alignment: text.alignment)._lower(into: &lowering)
    case .linkedLine:
      text.view
        .placed(in: text.place, alignment: text.alignment, to: text.destination ?? "")
        ._lower(into: &lowering)
    case .paragraph:
      text.view.lineLimit(text.lines).multilineTextAlignment(text.alignment.textAlignment)
        .placed(in: text.frame, alignment: text.alignment)._lower(into: &lowering)
    case .symbol:
      Image(systemName: text.string).font(text.font).foregroundStyle(text.tint.color)
        .placed(in: text.frame, alignment: text.alignment)
        .accessibilityHidden(true)._lower(into: &lowering)
    }
  }
}

extension PageGroup {
  fileprivate var onlyText: Int? {
    if items.count == 1, case .text(let number) = items[0] { number } else { nil }
  }

  fileprivate var semantics: Semantics {
    var words = Semantics()
    words.label = label
    // The frame of a group is the page's.
    words.isTight = true
    switch role {
    case .artifact: words.isHidden = true
    case .heading(let level):
      (words.addedTraits, words.headingLevel, words.children) = (.isHeader, level, .combine)
    case .partHeading:
      (words.addedTraits, words.headingLevel, words.children) = (.isHeader, 2, .combine)
      words.headsPart = true
    case .paragraph, .caption, .listItem, .tableCell, .tableHeader:
      (words.roles, words.children) = (role.map { [$0] } ?? [], .combine)
    case .list, .table, .tableRow, .link, .figure, .prelude, .priority, nil:
      (words.roles, words.children) = (role.map { [$0] } ?? [], .sequence)
    }
    return words
  }
}

private struct InkView: _PrimitiveView {
  let ink: PageInk
  let mirror: CGAffineTransform

  func _lowerPrimitive(into lowering: inout Lowering) {
    let path = mirror.isIdentity ? ink.path : ink.path.applying(mirror)
    switch ink.style {
    case .fill(let tint): path.fill(tint.color)._lower(into: &lowering)
    case .stroke(let tint, let width):
      path.stroke(tint.color, lineWidth: width)._lower(into: &lowering)
    }
  }
}

extension PageText {
  fileprivate enum Kind { case line, linkedLine, paragraph, symbol }

  fileprivate var kind: Kind {
    switch content {
    case .words: lines > 1 ? .paragraph : destination == nil ? .line : .linkedLine
    case .symbol: .symbol
    }
  }

  fileprivate var place: CGRect { frame.offsetBy(dx: 0, dy: drop) }

  fileprivate var string: String {
    switch content {
    case .words(let words): words
    case .symbol(let name): name
    }
  }

  fileprivate var view: Text {
    Text(verbatim: string).font(font).foregroundStyle(tint.color)
  }

  fileprivate var font: Font { Self.font(size: size, weight: weight) }
}

extension View {
  fileprivate func placed(in frame: CGRect, alignment: Alignment = .topLeading) -> some View {
    self.frame(width: frame.width, height: frame.height, alignment: alignment)
      .padding(EdgeInsets(top: frame.minY, leading: frame.minX))
  }
}

extension View {
  fileprivate func placed(
    in frame: CGRect, alignment: Alignment, to destination: String
  ) -> some View {
    self.frame(width: frame.width, height: frame.height, alignment: alignment)
      .documentLink(destination: destination)
      .padding(EdgeInsets(top: frame.minY, leading: frame.minX))
  }
}

extension Alignment {
  fileprivate var textAlignment: TextAlignment {
    switch horizontal {
    case .leading: .leading
    case .trailing: .trailing
    default: .center
    }
  }
}
