/// The first stretch in which two texts differ.
struct LineDifference: CustomStringConvertible {
  let description: String

  init(_ reference: String, _ text: String, context: Int = 2, most: Int = 8) {
    let old = reference.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(old, new).prefix { $0 == $1 }.count
    var lines = ["differs from line \(same + 1)"]
    lines += old[max(0, same - context)..<same].map { "  \($0)" }
    lines += old.dropFirst(same).prefix(most).map { "- \($0)" }
    lines += new.dropFirst(same).prefix(most).map { "+ \($0)" }
    description = lines.joined(separator: "\n")
  }
}
