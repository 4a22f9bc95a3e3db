import Foundation
import KumihanDrawing

extension SVGWriter {
  mutating func write(
    _ group: DrawGroup, _ item: DrawItem, _ transform: CGAffineTransform
  ) throws(RenderError) -> String {
    let inner = group.transform.concatenating(transform)
    // A group that no viewer can blend is part of a patch over its surroundings.
    guard inner.isFinite, inner.determinant != 0, group.opacity > 0, let blend = group.blend.svg
    else { return "" }
    var tag = SVGTag("g").set(transform: group.transform)
    if let role = group.role { tag = role.describe(tag) }
    let outerSight = sight
    defer { sight = outerSight }
    narrowSight(to: group, inner)
    var group = group
    if group.clip != nil, group.blendsThrough {
      group.children = group.childrenWithClip
      group.clip = nil
    }
    if let clip = group.clip {
      guard let id = self.clip(clip) else { return "" }
      tag = tag.set("clip-path", reference: "url(#\(id))")
    }
    if let mask = group.mask {
      guard let id = try self.mask(mask, inner) else { return "" }
      tag = tag.set("mask", reference: "url(#\(id))")
    }
    var content: String
    if group.filters.contains(where: \.needsPixels) {
      content = try pixels(of: group, item, inner)
    } else {
      content = try surface(group.children, inner, isOwnPicture: !group.isOpen)
      if !content.isEmpty, !group.filters.isEmpty {
        guard let id = try filter(group, inner) else { return "" }
        tag = tag.set("filter", reference: "url(#\(id))")
      }
    }
    guard !content.isEmpty else { return "" }
    if group.opacity < 1 { tag = tag.set("opacity", CGFloat(group.opacity)) }
    if group.blend != .normal {
      tag = tag.set("style", "mix-blend-mode:\(blend)")
    } else if group.isIsolated {
      tag = tag.set("style", "isolation:isolate")
    }
    if case .figure(let text)? = group.role {
      content = SVGTag("title").around(words: text) + content
    }
    return tag.attributes.isEmpty ? content : tag.around(content)
  }

  /// Clips the visible area to the group's clip and grows it by the reach of its filters.
  private mutating func narrowSight(to group: DrawGroup, _ transform: CGAffineTransform) {
    if let clip = group.clip {
      let box = clip.path.applying(transform).boundingRect
      sight = box.isNull ? .zero : sight.shared(with: box)
    }
    guard !group.filters.isEmpty, !sight.isNull else { return }
    var seen = sight.applying(transform.inverted())
    for filter in group.filters.reversed() { seen = filter.surroundings(of: seen) }
    sight = seen.applying(transform)
  }

  /// The content of one group. Where it contains blend modes that SVG lacks, the picture is drawn
  /// as pixels around them, and only there.
  mutating func surface(
    _ items: [DrawItem], _ transform: CGAffineTransform, isOwnPicture: Bool
  ) throws(RenderError) -> String {
    let beyond = isOwnPicture ? items.groupsBeyondSVG(.identity) : []
    var area = CGRect.null
    for found in beyond {
      area = area.union(try ink.bounds(of: found.item.command, transform: found.transform))
    }
    area = area.shared(with: sight.applying(transform.inverted()))
    guard let first = beyond.first, !area.isNull, area.width > 0, area.height > 0 else {
      return try write(items, transform)
    }
    // Whole points, so that the patch and its surroundings meet on whole pixels.
    area = CGRect(
      x: area.minX.rounded(.down), y: area.minY.rounded(.down),
      width: area.maxX.rounded(.up) - area.minX.rounded(.down),
      height: area.maxY.rounded(.up) - area.minY.rounded(.down))
    guard
      let patch = try patch(
        items, over: area, transform, node: first.item.node, cause: "blend mode")
    else { return try write(items, transform) }
    let everything = sight.applying(transform.inverted()).union(area).insetBy(dx: -1, dy: -1)
    var around = Path(everything)
    around.addRect(area)
    let rest = try write(items, transform)
    guard !rest.isEmpty, let id = clip(.init(around, style: FillStyle(eoFill: true))) else {
      return patch.empty
    }
    return SVGTag("g").set("clip-path", reference: "url(#\(id))").around(rest) + patch.empty
  }

  /// The id of a clip, or nil for an empty one.
  private mutating func clip(_ clip: DrawGroup.Clip) -> String? {
    guard let tag = clip.path.svgTag else { return nil }
    let shape = tag.set("clip-rule", ifPresent: clip.style.isEOFilled ? "evenodd" : nil)
      .set("shape-rendering", ifPresent: clip.style.isAntialiased ? nil : "crispEdges")
    return definitions.id(.clip, "clipPath", { $0 }, shape.empty)
  }

  /// The id of a mask, or nil for one without ink.
  private mutating func mask(
    _ items: [DrawItem], _ transform: CGAffineTransform
  ) throws(RenderError) -> String? {
    let bounds = try ink.bounds(of: items, transform: .identity)
    let content = try surface(items, transform, isOwnPicture: true)
    guard !bounds.isNull, bounds.isFinite, !content.isEmpty else { return nil }
    return definitions.id(
      .mask, "mask",
      {
        $0.set("maskUnits", "userSpaceOnUse").set(bounds.insetBy(dx: -1, dy: -1))
          .set("style", "mask-type:alpha")
      }, content)
  }

  /// A group's filtered children as pixels, without the group's other effects.
  private mutating func pixels(
    of group: DrawGroup, _ item: DrawItem, _ transform: CGAffineTransform
  ) throws(RenderError) -> String {
    let picture = DrawGroup(filters: group.filters, children: group.children)
    let area = try ink.bounds(of: .group(picture), transform: .identity)
    let items = [DrawItem(.group(picture), node: item.node)]
    let isProjected = group.filters.contains {
      if case .projection = $0 { true } else { false }
    }
    let cause = isProjected ? "perspective" : "opaque blur"
    return try patch(items, over: area, transform, node: item.node, cause: cause)?.empty ?? ""
  }
}

extension DrawGroup {
  /// True when the children are drawn straight onto the content below.
  var isOpen: Bool {
    blend == .normal && filters.isEmpty && mask == nil && !isIsolated && opacity >= 1
  }
}

extension [DrawItem] {
  /// The groups drawn straight onto this picture whose blend mode SVG lacks, with the transforms
  /// around them.
  fileprivate func groupsBeyondSVG(
    _ transform: CGAffineTransform
  ) -> [(item: DrawItem, transform: CGAffineTransform)] {
    flatMap { item -> [(item: DrawItem, transform: CGAffineTransform)] in
      guard case .group(let group) = item.command else { return [] }
      if group.blend.svg == nil { return [(item, transform)] }
      guard group.isOpen else { return [] }
      return group.children.groupsBeyondSVG(group.transform.concatenating(transform))
    }
  }
}

extension BlendMode {
  /// The value of `mix-blend-mode`, or nil where not every viewer supports it.
  var svg: String? {
    switch self {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity:
      rawValue
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter, .clear, .copy,
      .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor:
      nil
    }
  }
}
