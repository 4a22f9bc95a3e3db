import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditFacts {
  /// The stretches of texts that are seen, pictures left out, one for each look on a line of source.
  func judgedRuns(
    _ judge: (FactNode, FactText.Run) -> Finding?
  ) -> [Finding] {
    struct Look: Hashable {
      let site: Int
      let font: FontRequest
    }
    var seen: Set<Look> = []
    return nodes.flatMap { node -> [Finding] in
      guard let text = node.text, node.isVisible, !text.isRedacted else { return [] }
      // The time above a screen is the device's.
      guard node.site.layer != .language else { return [] }
      return text.runs.compactMap { run in
        // Marks such as ※ and ● are symbols, whatever they are set in.
        guard !run.isPicture, run.text.contains(where: { $0.isLetter || $0.isNumber }) else {
          return nil
        }
        let site = node.site.isKnown ? node.site.hashValue : node.index
        guard seen.insert(Look(site: site, font: run.font)).inserted else { return nil }
        return judge(node, run)
      }
    }
  }
}

extension String {
  /// Whether it is a number, with signs, separators, units of money or percent.
  var isNumber: Bool {
    let words = withoutNameOfMoney.filter { !$0.isWhitespace }
    guard words.contains(where: \.isNumber) else { return false }
    return words.allSatisfy { $0.isNumber || "+-−–.,:'’%/()".contains($0) || $0.isCurrencySymbol }
  }

  /// Whether it is an amount of money.
  var isPrice: Bool {
    (contains(where: \.isCurrencySymbol) || withoutNameOfMoney.count < count)
      && contains(where: \.isNumber) && isNumber
  }

  /// Without the word at either end that names a currency: `120 kr`, `SEK 120`.
  private var withoutNameOfMoney: Substring {
    let words = split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let first = words.first, let last = words.last else { return self[...] }
    if last.isNameOfMoney { return self[..<last.startIndex] }
    if first.isNameOfMoney { return self[first.endIndex...] }
    return self[...]
  }
}

extension Substring {
  /// Whether it is a currency's code, or its short name in some language.
  fileprivate var isNameOfMoney: Bool {
    let names: Set = ["kr", "zł", "kč", "ft", "lei", "din", "лв", "руб", "fr", "rs"]
    return Locale.commonISOCurrencyCodes.contains(String(self))
      || names.contains(lowercased().filter { $0 != "." })
  }
}
