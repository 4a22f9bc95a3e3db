import Foundation
import KumihanDrawing

extension DrawGroup {
  /// True when the children may be drawn straight onto the content below, except for opacity.
  var isPlain: Bool { blend == .normal && filters.isEmpty && mask == nil && !isIsolated }

  /// True when weakening the only command's colour equals weakening the group's picture.
  var hasOnePaint: Bool {
    guard children.count == 1 else { return false }
    switch children[0].command {
    case .fill(_, .color, _), .stroke(_, .color, _), .glyphs(_, .color), .mark: return true
    case .fill, .stroke, .glyphs, .image, .group: return false
    }
  }

  /// True when a PDF can show the group only as pixels.
  ///
  /// A shadow alone is not a reason: it is a separate picture below the group that casts it.
  var needsPixels: Bool {
    filters.contains { filter in
      if case .shadow = filter { false } else { true }
    } || children.contains(where: \.needsBackdrop)
  }

  /// The content, the last projection applied to it, and the filters after that.
  var filteredAfterProjection:
    (items: [DrawItem], projection: ProjectionTransform?, filters: [Filter])
  {
    for (index, filter) in filters.enumerated().reversed() {
      guard case .projection(let map) = filter else { continue }
      let inner = DrawGroup(filters: Array(filters[..<index]), children: children)
      return (
        index == 0 ? children : [DrawItem(.group(inner))], map, Array(filters[(index + 1)...])
      )
    }
    return (children, nil, filters)
  }

  var causeOfPixels: String {
    for filter in filters {
      switch filter {
      case .blur: return "blur"
      case .innerShadow: return "inner shadow"
      case .colorMatrix: return "colour matrix"
      case .luminanceToAlpha: return "luminance to alpha"
      case .projection: return "perspective"
      case .shadow: continue
      }
    }
    return "blend mode"
  }
}

extension DrawItem {
  /// True when the command, or one drawn on the same picture, has a blend mode that PDF lacks.
  fileprivate var needsBackdrop: Bool {
    guard case .group(let group) = command else { return false }
    return group.blend.pdfName == nil
      || (group.isPlain && group.opacity >= 1 && group.children.contains(where: \.needsBackdrop))
  }
}

extension [DrawItem] {
  /// The groups drawn straight onto the page whose blend mode PDF lacks, with the transforms around
  /// them.
  func groupsBeyondPDF(
    _ transform: CGAffineTransform
  ) -> [(item: DrawItem, transform: CGAffineTransform)] {
    flatMap { item -> [(item: DrawItem, transform: CGAffineTransform)] in
      guard case .group(let group) = item.command else { return [] }
      if group.blend.pdfName == nil { return [(item, transform)] }
      guard group.isPlain, group.opacity >= 1 else { return [] }
      return group.children.groupsBeyondPDF(group.transform.concatenating(transform))
    }
  }
}
