import Foundation
import KumihanData
import KumihanDrawing
import KumihanLayout

extension AuditDocument {
  /// For programs: pages with counts of all four classes for each rule, and findings.
  var json: String {
    let pages = reports.map { report -> JSONValue in
      [
        "page": .text(report.page), "nodes": .number(Double(report.nodeCount)),
        "rules": .list(report.counts.map(\.json)),
        "findings": .list(entries.filter { $0.page == report.page }.map(\.json)),
      ]
    }
    return JSONWriter.text(
      of: [
        "version": 1, "pages": .list(pages), "totals": .list(totals.map(\.json)),
        "violations": .number(Double(violations.count)),
      ])
  }

  /// SARIF 2.1.0, as code scanning reads it.
  func sarif(version: String) -> String {
    let used = Set(totals.map(\.rule) + entries.map(\.finding.rule))
    let rules = RuleRegister.all.filter { used.contains($0.id) }
    let numbers = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    let driver: JSONValue = [
      "name": "kumihan audit", "version": .text(version), "semanticVersion": .text(version),
      "rules": .list(rules.map(\.sarif)),
    ]
    let results = entries.map { entry -> JSONValue in
      let finding = entry.finding
      var result: [String: JSONValue] = [
        "ruleId": .text(finding.rule),
        "level": .text(finding.isViolation ? "error" : finding.needsReview ? "warning" : "note"),
        "kind": .text(finding.needsReview ? "review" : "fail"),
        "message": ["text": .text(finding.message.isEmpty ? finding.rule : finding.message)],
        "partialFingerprints": ["kumihanAudit/v1": .text(entry.fingerprint)],
        "properties": .object(entry.details),
      ]
      // A level other than none belongs to the kind fail alone.
      if finding.needsReview { result["level"] = "none" }
      if let number = numbers[finding.rule] { result["ruleIndex"] = .number(Double(number)) }
      if let location = entry.location { result["locations"] = .list([location]) }
      switch entry.excuse {
      case .baseline?: result["baselineState"] = "unchanged"
      case .comment(let reason)?:
        result["suppressions"] = [["kind": "inSource", "justification": .text(reason)]]
      case .meant(let reason)?:
        result["suppressions"] = [["kind": "external", "justification": .text(reason)]]
      case nil: break
      }
      return .object(result)
    }
    return JSONWriter.text(
      of: [
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
        "runs": [
          [
            "tool": ["driver": driver], "columnKind": "utf16CodeUnits",
            "results": .list(results),
          ]
        ],
      ])
  }
}

extension AuditRule {
  fileprivate var sarif: JSONValue {
    [
      "id": .text(id), "shortDescription": ["text": .text(threshold)],
      "fullDescription": ["text": .text(reason)],
      "help": [
        "text": .text(
          "\(reason) Source: \(source). Wrong: \(example.before) Right: \(example.after)")
      ],
      "defaultConfiguration": ["level": .text(level == .error ? "error" : "note")],
      "properties": ["system": .text(system.rawValue), "source": .text(source)],
    ]
  }
}

extension AuditReport.Counts {
  fileprivate var json: JSONValue {
    [
      "rule": .text(rule), "violations": .number(Double(violations)),
      "infos": .number(Double(infos)), "needsReview": .number(Double(needsReview)),
      "passes": .number(Double(passes)), "notApplicable": .number(Double(notApplicable)),
    ]
  }
}

extension AuditDocument.Entry {
  fileprivate var json: JSONValue {
    var members = details
    members["rule"] = .text(finding.rule)
    members["result"] = .text(finding.needsReview ? "needsReview" : "violation")
    members["level"] = .text(finding.level.rawValue)
    members["message"] = .text(finding.message)
    members["fingerprint"] = .text(fingerprint)
    if case .needsReview(let reason) = finding.result { members["reason"] = .text(reason) }
    if finding.site.isKnown {
      members["file"] = .text(file ?? finding.site.fileID.description)
      members["line"] = .number(Double(finding.site.line))
      members["column"] = .number(Double(finding.site.column))
    }
    switch excuse {
    case .baseline?: members["excuse"] = "baseline"
    case .comment(let reason)?:
      members["excuse"] = "comment"
      members["excuseReason"] = .text(reason)
    case .meant(let reason)?:
      members["excuse"] = "known"
      members["excuseReason"] = .text(reason)
    case nil: break
    }
    return .object(members)
  }

  /// Where it is among the views, and the figures.
  fileprivate var details: [String: JSONValue] {
    var details: [String: JSONValue] = ["path": .text(finding.path)]
    if !page.isEmpty { details["page"] = .text(page) }
    if let identifier = finding.identifier { details["identifier"] = .text(identifier) }
    if let measured = finding.measured { details["measured"] = .text(measured) }
    if let wanted = finding.wanted { details["wanted"] = .text(wanted) }
    let sides = [finding.frame.minX, finding.frame.minY, finding.frame.width, finding.frame.height]
    if sides.allSatisfy(\.isFinite), finding.node != nil {
      details["frame"] = .list(sides.map { .number((Double($0) * 100).rounded() / 100) })
    }
    if let fix = finding.fix { details["fix"] = .text(fix.words) }
    return details
  }

  fileprivate var location: JSONValue? {
    guard finding.site.isKnown else { return nil }
    let uri = (file ?? finding.site.fileID.description).addingPercentEncoding(
      withAllowedCharacters: .urlPathAllowed)
    return [
      "physicalLocation": [
        "artifactLocation": ["uri": .text(uri ?? "")],
        "region": [
          "startLine": .number(Double(finding.site.line)),
          "startColumn": .number(Double(max(finding.site.column, 1))),
        ],
      ]
    ]
  }
}

extension Fix {
  /// The change in words.
  package var words: String {
    switch self {
    case .number(let modifier, let argument, let from, let to):
      "\(modifier)(\(argument.isEmpty ? "" : argument + ": ")\(from.shortText)) becomes \(to.shortText)"
    case .word(let modifier, let from, let to): "in \(modifier), \(from) becomes \(to)"
    case .replace(let call, let modifier): "\(modifier) becomes \(call)"
    case .add(let modifier): "add \(modifier)"
    case .addToLabel(let modifier): "add \(modifier) to the label"
    case .textStyle(let style, let size): "the size \(size.shortText) becomes .\(style)"
    }
  }
}
