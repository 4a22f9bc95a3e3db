/// The lines in which two texts differ, as `diff -u` shows them.
package enum LineChanges {
  /// - Parameter near: equal lines that are shown around.
  package static func text(_ old: String, _ new: String, near: Int = 2) -> [String] {
    let a = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let b = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let difference = b.difference(from: a)
    var gone: Set<Int> = []
    var came: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): came.insert(offset)
      }
    }
    var all: [(mark: String, line: String)] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if i < a.count, gone.contains(i) {
        all.append(("-", a[i]))
        i += 1
      } else if j < b.count, came.contains(j) {
        all.append(("+", b[j]))
        j += 1
      } else {
        all.append((" ", a[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    let changed = all.indices.filter { all[$0].mark != " " }
    var result: [String] = []
    var last = -1
    for index in all.indices
    where changed.contains(where: { abs($0 - index) <= near }) {
      if index > last + 1 { result.append("…") }
      result.append("\(all[index].mark) \(all[index].line)")
      last = index
    }
    return result
  }
}
