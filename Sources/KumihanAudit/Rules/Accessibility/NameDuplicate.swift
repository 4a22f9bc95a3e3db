import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let nameDuplicate = AuditRule(
    id: "name.duplicate", threshold: "two things to use, made by different lines, say the same",
    source: "Accessibility Test Framework for Android, DuplicateSpeakableText",
    reason: "Who hears two of them cannot know which does what, and voice control has to ask.",
    example: Example(
      before: "Button(\"Edit\") { editName() }; Button(\"Edit\") { editMail() }",
      after: "Button(\"Edit name\") { editName() }; Button(\"Edit mail\") { editMail() }")
  ) { facts in
    let used = facts.elements.filter { $0.isInteractive && $0.element.isEnabled }
    let spoken = Dictionary(grouping: used) { element in
      "\(element.element.label ?? "")\n\(element.element.value ?? "")\n\(element.element.traits.rawValue)"
    }
    return used.compactMap { element -> Finding? in
      guard let label = element.element.label, !label.isEmpty else { return nil }
      let key = "\(label)\n\(element.element.value ?? "")\n\(element.element.traits.rawValue)"
      let others = (spoken[key] ?? []).filter { $0.order != element.order }
      guard let other = others.first else {
        return facts.finding("name.duplicate", .pass, at: element)
      }
      let message = "\(others.count + 1) things to use say '\(label.excerpt)'"
      func finding(_ result: Finding.Result, level: Level = .error) -> Finding {
        facts.finding(
          "name.duplicate", result, at: element, level: level, message: message,
          measured: "'\(label.excerpt)'", wanted: "a label of its own")
      }
      // Rows made by one line are told apart by what else is in them.
      if others.contains(where: { $0.element.site == element.element.site }) {
        return finding(.violation, level: .info)
      }
      if facts.haveRowsOfTheirOwn(element, other) { return finding(.violation, level: .info) }
      // One of each pair is told.
      guard element.order > other.order else {
        return facts.finding("name.duplicate", .pass, at: element)
      }
      return finding(.violation)
    }
  }
}

extension AuditFacts {
  /// Whether each of two elements stands beside words that the other does not stand beside.
  fileprivate func haveRowsOfTheirOwn(_ a: FactElement, _ b: FactElement) -> Bool {
    guard let first = a.node, let second = b.node else { return false }
    let meet = meet(nodes[first], nodes[second])
    func row(_ index: Int) -> FactNode? {
      var row = nodes[index]
      while let parent = row.parent, parent != meet.index { row = nodes[parent] }
      return row.index == index ? nil : row
    }
    func words(_ row: FactNode, without own: Int) -> Set<String> {
      let own = Set(inside(nodes[own]).map(\.index))
      return Set(
        inside(row).filter { !own.contains($0.index) }.compactMap { $0.text?.string })
    }
    guard let one = row(first), let two = row(second), one.index != two.index else { return false }
    let (left, right) = (words(one, without: first), words(two, without: second))
    return !left.isEmpty && !right.isEmpty && left != right
  }
}
