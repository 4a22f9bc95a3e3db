import Foundation
import KumihanDrawing
import KumihanLayout

/// Judges measured contrasts against a least ratio.
struct ContrastVerdict {
  let facts: AuditFacts
  let rule: String
  private let basis: ContrastBasis
  private var palette: SystemPalette { basis.palette }

  /// How far a likeness may be off: a material of ours against a device's.
  private static let (above, below) = (1.15, 0.7)

  init(_ facts: AuditFacts, rule: String) {
    (self.facts, self.rule) = (facts, rule)
    basis = facts.contrastBasis ?? ContrastBasis(facts)
  }

  /// The class of a contrast.
  func finding(_ contrast: TextContrast, least: Double, kind: String, note: String) -> Finding {
    let node = facts.nodes[contrast.node]
    func result(_ result: Finding.Result, _ words: String = "") -> Finding {
      facts.finding(
        rule, result, at: node, message: words, measured: Self.ratio(contrast.ratio),
        wanted: Self.ratio(least), frame: contrast.frame)
    }
    if node.isSilent { return result(.notApplicable("hidden from screen readers: decoration")) }
    if basis.disabled.contains(node.index) { return result(.notApplicable("it is disabled")) }
    if !basis.used.contains(node.index), let words = node.text?.string, basis.labels.contains(words)
    {
      return result(.notApplicable("it names something disabled"))
    }
    if node.text?.isRedacted == true { return result(.notApplicable("a placeholder's bars")) }
    // Arrows, dots and dashes between words part them, as lines do.
    if !contrast.isSymbol, !contrast.words.contains(where: \.isOfWords) {
      return result(.notApplicable("a mark between words"))
    }
    // Most texts pass, without a word.
    var words: String {
      let name = contrast.isSymbol ? kind : "'\(contrast.words.excerpt)'"
      return
        "\(name) has \(Self.ratio(contrast.ratio)), \(contrast.color.hex) on \(contrast.ground.hex)"
        + "; \(Self.ratio(least)) is the least\(note)"
    }
    func review(_ reason: String) -> Finding {
      result(.needsReview(reason), words + ": " + reason)
    }
    switch contrast.certainty {
    case .unseen: return result(.notApplicable("nothing of it is seen"))
    case .unsure(let reason): return review(reason)
    case .likely(let reason):
      if contrast.ratio >= least * Self.above { return result(.pass) }
      if case .pair? = trusted(contrast, node) {
        return result(.notApplicable("the system's own colours on its material"))
      }
      return contrast.ratio < least * Self.below
        ? result(.violation, words) : review(reason)
    case .shadowed(let reason):
      return contrast.ratio >= least ? result(.pass) : review(reason)
    case .exact: break
    }
    if contrast.ratio >= least { return result(.pass) }
    if let known = trusted(contrast, node) {
      if case .review(let reason) = known { return review(reason) }
      return result(.notApplicable("a pair of the system's own colours"))
    }
    if basis.fields.contains(node.index), contrast.paint.map({ $0.alpha < 1 }) ?? false {
      return review("it may be a field's placeholder")
    }
    let isFault = basis.faintPairs.contains {
      $0.text.isNear(contrast.color) && $0.ground.isNear(contrast.ground)
    }
    if isFault { return review("a known fault of the system, whose document asks for this pair") }
    return result(.violation, words)
  }

  /// Above the ratio of the tertiary label, below that of the secondary on every ground of the system's.
  private static let faintest = 2.6

  private enum Trust {
    case pair
    case review(String)
  }

  /// Whether the pair is the system's, and who chose it.
  private func trusted(_ contrast: TextContrast, _ node: FactNode) -> Trust? {
    guard facts.options.systemColours == .trusted, let paint = contrast.paint else { return nil }
    var isOnGround = palette.isGround(contrast.ground)
    if case .likely = contrast.certainty { isOnGround = true }
    // Black or white is the label's colour, too: on a ground that somebody chose it is their choice.
    let isLabel = palette.isLabel(paint) && (paint.alpha < 1 || isOnGround)
    if basis.styled.contains(node.index) || basis.fields.contains(node.index)
      || node.author == .engine,
      palette.isTint(paint) || isLabel, isOnGround || !isOnAskedGround(node, contrast.frame)
    {
      return .pair
    }
    // The faint levels are for what may be missed; words in them that someone wrote are not.
    if palette.isLabel(paint), paint.alpha < 1, isOnGround {
      return contrast.ratio >= Self.faintest ? .pair : nil
    }
    // Links in a text have the tint without being asked.
    if isOnGround, palette.isTint(paint), node.text?.hasLink(in: paint) == true { return .pair }
    // The second level of a control's tint is half of it, as half of a colour that somebody chose is.
    if isOnGround, basis.used.contains(node.index), paint.alpha < 0.6,
      palette.isTint(paint.opacity(1 / max(paint.alpha, 0.01)))
    {
      return .review("it may be the second level of the tint")
    }
    let isTinted = palette.isTint(paint) && isOnGround
    let isOnTint = paint.isNear(.white) && palette.isTint(contrast.ground)
    guard isTinted || isOnTint else { return nil }
    if node.author == .engine { return .pair }
    // A hue that someone chose for words that nobody touches is theirs to answer for.
    if isTinted, !contrast.isSymbol, !basis.used.contains(node.index), paint.hasHue { return nil }
    // In something to touch it may stand for that, unless it is far from legible.
    if basis.used.contains(node.index), contrast.ratio >= 3 { return .pair }
    return contrast.ratio >= 3 ? .review("it is one of the system's colours") : nil
  }

  /// Whether somebody else than the system chose what lies below words.
  private func isOnAskedGround(_ node: FactNode, _ frame: CGRect) -> Bool {
    guard let words = facts.inks.firstIndex(where: { $0.node == node.index && $0.run != nil })
    else { return false }
    let ground = facts.inks[..<words].last {
      $0.run == nil && $0.opacity > 0 && $0.bounds.contains(frame)
    }
    return ground?.node.map { facts.nodes[$0].isAsked } ?? false
  }

  static func ratio(_ value: Double) -> String {
    // Rounded down: 4.4995 is not 4.5.
    let hundredths = Int((value * 100).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest):1"
  }
}

extension RGBA {
  /// Whether it is no grey.
  fileprivate var hasHue: Bool {
    let parts = [red, green, blue]
    return (parts.max() ?? 0) - (parts.min() ?? 0) > 0.1
  }
}

extension Character {
  /// Whether it is part of words or figures: letters, numbers, signs of money and of per cent.
  fileprivate var isOfWords: Bool {
    isLetter || isNumber || isCurrencySymbol || self == "%" || self == "?" || self == "!"
  }
}

extension FactText {
  /// Whether a stretch that leads somewhere is set in a paint.
  fileprivate func hasLink(in paint: RGBA) -> Bool {
    runs.contains { $0.isLink && $0.color?.isNear(paint) == true }
  }
}
