import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let systemInlineHex = AuditRule(
    id: "sys.colour.inlineHex", system: .system,
    threshold: "colours of the system, of the brand, of assets or of the user's data",
    source: "seed 003, Colors and Self-Check",
    reason: "A literal has one value in light, dark and increased contrast.",
    example: Example(
      before: "Text(\"A\").foregroundStyle(Color(red: 0.2, green: 0.2, blue: 0.3))",
      after: "Text(\"A\").foregroundStyle(.secondary)")
  ) { facts in
    let brand = [0x7C3AED, 0xF8F2F0].map { RGBA(hex: $0) }
    var seen: Set<ColourUse> = []
    let uses = facts.colourUses
    var colours: [CallSite: Set<RGBA>] = [:]
    for use in uses { colours[facts.nodes[use.node].site, default: []].insert(use.color.opaque) }
    return uses.compactMap { use in
      let node = facts.nodes[use.node]
      guard node.isAsked, seen.insert(use.withoutNode(facts)).inserted else { return nil }
      let opaque = use.color.opaque
      let isKnown =
        SystemColourNames.name(of: use.color) != nil || SystemColourNames.name(of: opaque) != nil
        || [.black, .white].contains { opaque.isNear($0) }
        || brand.contains { $0.isNear(opaque) }
        || SystemTable.system.colors.contains { $0.color.opaque.isNear(opaque) }
        || facts.isAsset(opaque)
      if isKnown { return facts.finding("sys.colour.inlineHex", .pass, at: node) }
      let message = "\(use.color.name) is no colour of the system, of the brand or of an asset"
      // Data of the user's colours dots, and fills of several colours in one line; never words.
      let isData = use.isMark || (colours[node.site]?.count ?? 0) > 1
      let result: Finding.Result =
        use.isText || !isData
        ? .violation : .needsReview("the colour may come from the user's data")
      return facts.finding(
        "sys.colour.inlineHex", result, at: node, message: message, measured: use.color.name,
        wanted: "a colour with a name")
    }
  }
}

extension RGBA {
  init(hex: Int) {
    func part(_ shift: Int) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  var opaque: RGBA { RGBA(red: red, green: green, blue: blue) }
}
