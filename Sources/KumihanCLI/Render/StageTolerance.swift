import Foundation
import KumihanSwiftWords

/// Decides what of a module is left out because of errors: bodies and previews where that is enough, else whole files.
struct StageTolerance {
  let module: StageModule

  /// Adds to what is left out.
  ///
  /// - Parameter isLast: whether files with errors go as a whole, as what is left of them did not help.
  /// - Returns: a line for each; none where nothing more can be left out.
  func leaveOut(
    _ errors: [CompilerMessage], from left: inout [LeftOut], isLast: Bool
  ) -> [String] {
    let numbers = Dictionary(
      module.sources.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    let before = left
    var reasons: [Int: [CompilerMessage]] = [:]
    for error in errors {
      if error.isOurs {
        // What hands a view over: it is used by others, perhaps, and not drawn itself.
        guard let number = Int(error.path.dropFirst(StageSource.ownLines.count + 1)),
          left.indices.contains(number)
        else { continue }
        let hasOwn = errors.contains { $0.path == module.sources[number].path }
        if !hasOwn, !left[number].isWhole {
          if left[number].views { left[number].entries = true }
          left[number].views = true
          reasons[number, default: []].append(error)
        }
        continue
      }
      guard let number = numbers[error.path], !left[number].isWhole else { continue }
      reasons[number, default: []].append(error)
      leaveOut(error, of: number, in: &left, isLast: isLast)
    }
    // Errors where nothing could be left out alone take their files along.
    if left == before {
      for number in reasons.keys { left[number].isWhole = true }
    }
    return reasons.sorted { $0.key < $1.key }.compactMap { number, errors in
      guard left[number] != before[number], let first = errors.first else { return nil }
      let source = module.sources[number]
      let others = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
      let what =
        left[number].isWhole ? "left out \(source.path)" : "left out a part of \(source.path)"
      let place = first.isOurs ? "" : "\(first.line): "
      return "\(what): \(place)\(first.text)\(others)"
    }
  }

  private func leaveOut(
    _ error: CompilerMessage, of number: Int, in left: inout [LeftOut], isLast: Bool
  ) {
    let source = module.sources[number]
    let offset = source.offset(line: error.line, column: error.column)
    if let preview = source.scan.previews.firstIndex(where: { $0.whole.contains(offset) }) {
      left[number].previews.insert(preview)
      return
    }
    let tokens = source.scan.tokens
    guard !isLast, let body = tokens.memberBody(at: offset),
      left[number].bodies[body.range] == nil
    else {
      if let declaration = tokens.declaration(at: offset),
        left[number].declarations.insert(declaration).inserted
      {
        return
      }
      left[number].isWhole = true
      return
    }
    let place = StageSource.literal("\(source.path):\(error.line) does not compile: \(error.text)")
    left[number].bodies[body.range] =
      switch body.kind {
      case .view:
        " KumihanStage.StageLeftOut(\(StageSource.literal("\(URL(fileURLWithPath: source.path).lastPathComponent):\(error.line)"))) "
      case .scene: " KumihanStage.StageNoScene() "
      case .value: " Swift.fatalError(\(place)) "
      case .nothing: " "
      }
  }
}

extension StageSource {
  /// The position of a line and column, both counted from 1.
  func offset(line: Int, column: Int) -> Int {
    var (at, left) = (0, line - 1)
    while left > 0, let end = bytes[at...].firstIndex(of: UInt8(ascii: "\n")) {
      (at, left) = (end + 1, left - 1)
    }
    return min(at + max(column - 1, 0), max(bytes.count - 1, 0))
  }

  /// The text of a line, counted from 1.
  func line(_ number: Int) -> String? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.indices.contains(number - 1)
      ? String(decoding: lines[number - 1], as: UTF8.self) : nil
  }

  /// What the compiler would say about an import.
  func message(of missing: MissingImport) -> CompilerMessage {
    CompilerMessage(
      kind: .error, path: path, line: missing.line, column: missing.column,
      text: "no such module '\(missing.module)'")
  }
}
