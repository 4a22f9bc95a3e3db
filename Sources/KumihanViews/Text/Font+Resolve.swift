package import Foundation
import KumihanDrawing
import KumihanLayout
package import KumihanText

extension Font {
  /// Points of size at a Dynamic Type size.
  package func points(at size: DynamicTypeSize) -> CGFloat { request(at: size).size }

  /// The height of a line of the system font, per point of size.
  package static var systemLineHeight: CGFloat { FontRequest.systemLineHeight }

  /// The request to the font book at a Dynamic Type size.
  package func request(
    at size: DynamicTypeSize, adding extra: [Modifier] = []
  ) -> FontRequest {
    var request: FontRequest
    switch provider {
    case .system(let points, let weight, let design):
      request = FontRequest(
        family: .system((design ?? .default).requested), size: Self.sane(points),
        weight: (weight ?? .regular).value)
    case .style(let style, let design, let weight):
      let (points, leading) = style.metrics(at: size)
      request = FontRequest(
        family: .system((design ?? .default).requested), size: points,
        weight: (weight ?? style.weight).value,
        leading: max(leading - points * FontRequest.systemLineHeight, 0))
    case .scaled(let points, let weight, let design, let style):
      let scale = style.scale(at: size)
      request = FontRequest(
        family: .system(design.requested),
        size: scale == 1 ? Self.sane(points) : (Self.sane(points) * scale).rounded(),
        weight: weight.value)
    case .custom(let name, let points, let style):
      let scale = style.map { $0.scale(at: size) } ?? 1
      request = FontRequest(
        family: .named(name), size: scale == 1 ? Self.sane(points) : (points * scale).rounded())
    }
    for modifier in modifiers + extra { apply(modifier, to: &request) }
    return request
  }

  private func apply(_ modifier: Modifier, to request: inout FontRequest) {
    switch modifier {
    case .italic: request.isItalic = true
    case .bold: request.weight = max(emphasized, request.weight)
    case .weight(let weight): request.weight = weight.value
    case .monospacedDigit: request.features.insert(.monospacedDigits)
    case .monospaced: request.family = .system(.monospaced)
    case .design(let design):
      if case .system = request.family { request.family = .system(design.requested) }
    case .smallCaps: request.features.formUnion([.lowercaseSmallCaps, .uppercaseSmallCaps])
    case .lowercaseSmallCaps: request.features.insert(.lowercaseSmallCaps)
    case .uppercaseSmallCaps: request.features.insert(.uppercaseSmallCaps)
    case .width(let width): request.width = width.percent
    case .scale(let factor):
      (request.size, request.leading) = (request.size * factor, request.leading * factor)
    case .labelLines:
      guard case .system = request.family else { break }
      let (ascent, descent) = (request.size * 1950 / 2048, request.size * 494 / 2048)
      request.leading = ascent.rounded() + descent.rounded() - (ascent + descent)
    case .leading(.standard): break
    // The system changes lines by about a tenth of the size; iOS documents two points at body.
    case .leading(.tight): request.leading = max(request.leading - request.size * 0.118, 0)
    case .leading(.loose): request.leading += request.size * 0.118
    }
  }

  /// The weight that bold means: text styles from title3 down become semibold, larger ones bold.
  private var emphasized: Int {
    guard case .style(let style, _, _) = provider else { return Weight.bold.value }
    switch style {
    case .largeTitle, .title, .title2: return Weight.bold.value
    default: return Weight.semibold.value
    }
  }

  /// Replaces invalid sizes by small ones, so that layout always ends.
  private static func sane(_ size: CGFloat) -> CGFloat {
    size.isFinite ? min(max(size, 0), 10_000) : 17
  }
}

extension TextEnvironment {
  /// The request for text in a font, with the reader's size and weight.
  package func request(_ font: Font?, adding modifiers: [Font.Modifier]) -> FontRequest {
    var request = (font ?? self.font ?? .body).request(at: dynamicTypeSize, adding: modifiers)
    // Two steps, to heavy at most, *estimated*; a font by its name has no heavier one for certain.
    if legibility == .bold, case .system = request.family {
      request.weight = max(request.weight, min(request.weight + 200, Font.Weight.heavy.value))
    }
    return request
  }
}

extension FontRequest {
  /// Line height of the system font per point of size: 2444 / 2048.
  package static let systemLineHeight: CGFloat = 1.193359375
}

extension Font.Design {
  package var requested: FontRequest.Design {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
