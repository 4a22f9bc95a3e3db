#if os(Linux)
  import Foundation
  import Synchronization

  /// Which file the library compared with. It says so for failures only, and numbers unnamed snapshots
  /// by a count of its own, so that those are known by what it says and by their bytes.
  struct ReferenceFinder {
    var call: LibraryCall
    /// With its point; empty for none.
    var ending: String

    func url(old: Data?, failure: String?) -> URL {
      if let name = call.name {
        let ruled = folder.appending(path: "\(test).\(Self.cleaned(name))\(ending)")
        if FileManager.default.fileExists(atPath: ruled.path) { return ruled }
        return same(as: old).first.map { folder.appending(path: $0) } ?? ruled
      }
      let number = mentioned(in: failure) ?? number(of: same(as: old))
      return folder.appending(path: "\(test).\(number)\(ending)")
    }

    private var folder: URL {
      if let directory = call.directory { return URL(filePath: directory) }
      let file = URL(filePath: "\(call.filePath)")
      return file.deletingLastPathComponent().appending(
        path: "__Snapshots__/\(file.deletingPathExtension().lastPathComponent)")
    }

    private var test: String { Self.cleaned(call.testName) }

    /// A name as the library makes it a part of a path.
    private static func cleaned(_ text: String) -> String {
      text.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
        .replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
    }

    /// Files of the test that have these bytes.
    private func same(as old: Data?) -> [String] {
      guard let old else { return [] }
      return names.filter {
        $0.hasPrefix(test + ".") && $0.hasSuffix(ending)
          && (try? Data(contentsOf: folder.appending(path: $0))) == old
      }
    }

    private var names: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    /// The number of the file that a message names, as a path or as an address.
    private func mentioned(in failure: String?) -> Int? {
      guard let failure else { return nil }
      let start = NSRegularExpression.escapedPattern(for: "/\(test).")
      let end = NSRegularExpression.escapedPattern(for: ending)
      let text = failure.split(separator: "\n").map { $0.removingPercentEncoding ?? String($0) }
        .joined(separator: "\n")
      guard let expression = try? NSRegularExpression(pattern: start + "([0-9]+)" + end),
        let match = expression.firstMatch(
          in: text, range: NSRange(text.startIndex..., in: text)),
        let range = Range(match.range(at: 1), in: text), let number = Int(text[range])
      else { return nil }
      Self.last.withLock { $0[key] = number }
      return number
    }

    private static let last = Mutex<[String: Int]>([:])
    private var key: String { folder.appending(path: test).path }

    /// Of files with the same bytes the one after the last of this test; without any, the first that is
    /// not there.
    private func number(of files: [String]) -> Int {
      let numbers = files.compactMap {
        Int($0.dropFirst(test.count + 1).dropLast(ending.count))
      }.sorted()
      return Self.last.withLock { last in
        var number = numbers.first { $0 > last[key] ?? 0 } ?? numbers.first
        if number == nil {
          let taken = Set(names.map { $0.split(separator: ".").prefix(2).joined(separator: ".") })
          var next = (last[key] ?? 0) + 1
          while taken.contains("\(test).\(next)") { next += 1 }
          number = next
        }
        last[key] = number
        return number ?? 1
      }
    }
  }
#endif
