import KumihanLayout

/// The safe fixes of findings as a patch that `git apply` takes.
package struct FixPatch: Sendable {
  /// Unified, with three lines around each change; empty where nothing can be changed.
  package private(set) var text = ""
  /// The findings whose fix is in the patch, and those whose fix has no place in the source.
  package private(set) var fixed: [Finding] = []
  package private(set) var left: [Finding] = []

  /// - Parameters:
  ///   - findings: with the paths of their files.
  ///   - source: the bytes of a file by its path; nil for one that cannot be read.
  package init(
    _ findings: [(finding: Finding, file: String)], source: (String) -> [UInt8]?
  ) {
    var files: [String: [(Finding, Fix)]] = [:]
    for (finding, file) in findings {
      if let fix = finding.fix { files[file, default: []].append((finding, fix)) }
    }
    for (file, fixes) in files.sorted(by: { $0.key < $1.key }) {
      guard let bytes = source(file) else {
        left += fixes.map(\.0)
        continue
      }
      let writer = FixWriter(bytes)
      var edits: [SourceEdit] = []
      for (finding, fix) in fixes {
        let wanted = writer.edits(for: fix, at: finding.site)
        // Two findings may ask for the same; what lies over another's change waits for the next run.
        let others = wanted.filter { !edits.contains($0) }
        let isFree = others.allSatisfy { edit in !edits.contains { $0.overlaps(edit) } }
        guard !wanted.isEmpty, isFree else {
          left.append(finding)
          continue
        }
        edits += others
        fixed.append(finding)
      }
      text += Self.patch(of: bytes, edits, path: file)
    }
  }

  /// Lines without their ends.
  private static func patch(of bytes: [UInt8], _ edits: [SourceEdit], path: String) -> String {
    guard !edits.isEmpty else { return "" }
    // Insertions at one place keep their order.
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
    var (result, at) = ([UInt8](), 0)
    for edit in ordered where edit.range.lowerBound >= at {
      result += bytes[at..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      at = edit.range.upperBound
    }
    result += bytes[at...]
    let (old, new) = (lines(bytes), lines(result))
    // A fix over several lines leaves fewer of them: then the whole file is one change.
    let changed =
      old.count == new.count
      ? old.indices.filter { old[$0] != new[$0] } : Array(old.indices)
    guard let first = changed.first else { return "" }
    var groups: [ClosedRange<Int>] = [first...first]
    for line in changed.dropFirst() {
      if line - groups[groups.count - 1].upperBound <= 6 {
        groups[groups.count - 1] = groups[groups.count - 1].lowerBound...line
      } else {
        groups.append(line...line)
      }
    }
    var text = "diff --git a/\(path) b/\(path)\n--- a/\(path)\n+++ b/\(path)\n"
    let endsOpen = bytes.last != UInt8(ascii: "\n")
    for group in groups {
      let start = max(group.lowerBound - 3, 0)
      let end = min(group.upperBound + 3, old.count - 1)
      let newEnd = end + new.count - old.count
      text += "@@ -\(start + 1),\(end - start + 1) +\(start + 1),\(newEnd - start + 1) @@\n"
      func add(_ sign: String, _ line: [UInt8], isLast: Bool) {
        text += sign + String(decoding: line, as: UTF8.self) + "\n"
        if isLast, endsOpen { text += "\\ No newline at end of file\n" }
      }
      if old.count == new.count {
        var line = start
        while line <= end {
          guard old[line] != new[line] else {
            add(" ", old[line], isLast: line == old.count - 1)
            line += 1
            continue
          }
          let stop = (line...end).first { old[$0] == new[$0] } ?? end + 1
          for changed in line..<stop { add("-", old[changed], isLast: changed == old.count - 1) }
          for changed in line..<stop { add("+", new[changed], isLast: changed == old.count - 1) }
          line = stop
        }
      } else {
        for line in old.indices { add("-", old[line], isLast: line == old.count - 1) }
        for line in new.indices { add("+", new[line], isLast: line == new.count - 1) }
      }
    }
    return text
  }

  private static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension SourceEdit {
  fileprivate func overlaps(_ other: SourceEdit) -> Bool {
    if range.isEmpty && other.range.isEmpty { return false }
    if range.isEmpty || other.range.isEmpty {
      let (point, wide) =
        range.isEmpty ? (range.lowerBound, other.range) : (other.range.lowerBound, range)
      return point > wide.lowerBound && point < wide.upperBound
    }
    return range.overlaps(other.range)
  }
}
