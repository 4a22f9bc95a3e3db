import Foundation
import KumihanDrawing

/// Elements referred to by others, each once, numbered in the order of first use: the same drawing
/// has the same ids on every machine, and a different drawing others.
struct SVGDefinitions {
  /// The kind of a definition, as the first letter of its id.
  enum Kind: String {
    case clip = "c"
    case face = "f"
    case filter = "e"
    case gradient = "g"
    case image = "i"
    case mask = "m"
    case outline = "o"
    case pattern = "p"
  }

  let prefix: String
  private(set) var text = ""
  private var counts: [Kind: Int] = [:]
  private var known: [String: String] = [:]

  init(prefix: String) {
    let allowed = prefix.unicodeScalars.filter { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains(scalar))
    }
    let start = allowed.drop { !$0.properties.isAlphabetic }
    let given = String(String.UnicodeScalarView(start))
    self.prefix = given.isEmpty ? String(SVGIdentity.placeholder) : given
  }

  mutating func newID(_ kind: Kind) -> String {
    counts[kind, default: 0] += 1
    return "\(prefix)\(kind.rawValue)\(counts[kind, default: 0])"
  }

  /// The id of an element around `children`, defined on first use.
  mutating func id(_ kind: Kind, _ name: String, _ tag: (SVGTag) -> SVGTag, _ children: String = "")
    -> String
  {
    let key = name + tag(SVGTag("")).attributes + children
    if let id = known[key] { return id }
    let id = newID(kind)
    let element = tag(SVGTag(name).set("id", reference: id))
    text += children.isEmpty ? element.empty : element.around(children)
    known[key] = id
    return id
  }
}
