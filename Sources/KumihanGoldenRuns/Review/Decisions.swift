package import Foundation
package import KumihanData

/// `decisions.json`: what a person decided of the differences of a run.
package struct Decisions: Hashable, Sendable {
  package enum Verdict: String, Sendable, CaseIterable { case accept, reject }

  package struct Decision: Hashable, Sendable {
    /// The reference's path from the package's folder.
    package var id: String
    /// Hashes of the bytes that the person saw; nil where there were none.
    package var old, new: String?
    package var verdict: Verdict
    package var comment, who: String?

    package init(
      id: String, old: String?, new: String?, verdict: Verdict, comment: String? = nil,
      who: String? = nil
    ) {
      (self.id, self.old, self.new, self.verdict) = (id, old, new, verdict)
      (self.comment, self.who) = (comment, who)
    }

    /// That of a difference.
    package init(_ difference: GoldenDifference, _ verdict: Verdict, who: String? = nil) {
      self.init(
        id: difference.id, old: difference.old, new: difference.new, verdict: verdict, who: who)
    }
  }

  package static let format = 1

  package var all: [Decision]

  package init(_ all: [Decision]) { self.all = all }

  /// - Throws: what is wrong, with the line and the column.
  package init(parsing data: Data) throws(JSONError) {
    let root = try JSONNode(parsing: data)
    let object = try root.object(keys: ["format", "decisions"])
    _ = try object.required("format").whole(in: 1...Self.format)
    var ids: Set<String> = []
    all = []
    for node in try object.required("decisions").list() {
      let entry = try node.object(keys: ["id", "old", "new", "verdict", "comment", "who"])
      let id = try entry.required("id").text()
      let word = try entry.required("verdict")
      let verdict = try word.text()
      guard let known = Verdict(rawValue: verdict) else {
        throw word.error(
          "'\(verdict)' is no verdict",
          hint: NearMatch.hint(for: verdict, among: Verdict.allCases.map(\.rawValue)))
      }
      guard ids.insert(id).inserted else {
        throw entry.error("'\(id)' is decided twice", hint: "leave one of both")
      }
      var decision = Decision(id: id, old: nil, new: nil, verdict: known)
      if let old = entry["old"] { decision.old = try old.text() }
      if let new = entry["new"] { decision.new = try new.text() }
      if let comment = entry["comment"] { decision.comment = try comment.string() }
      if let who = entry["who"] { decision.who = try who.string() }
      all.append(decision)
    }
  }

  package var json: Data {
    let list = all.map { decision in
      var members: [String: JSONValue] = [
        "id": .text(decision.id), "verdict": .text(decision.verdict.rawValue),
      ]
      members["old"] = decision.old.map(JSONValue.text)
      members["new"] = decision.new.map(JSONValue.text)
      members["comment"] = decision.comment.map(JSONValue.text)
      members["who"] = decision.who.map(JSONValue.text)
      return JSONValue.object(members)
    }
    return Data(
      JSONWriter.text(
        of: .object(["format": .number(Double(Self.format)), "decisions": .list(list)])
      ).utf8)
  }
}
