import Foundation

/// The plug-in that the compiler starts to expand `#Preview`, `@Previewable` and `@Entry`.
@main
struct Plugin {
  static func main() throws {
    while let request = try read() {
      try write(reply(to: request))
    }
  }

  static func reply(to request: Request) -> Reply {
    if request.getCapability != nil { return Reply(getCapabilityResult: Reply.Capabilities()) }
    var result = Reply.Result(expandedSource: nil, diagnostics: [])
    guard let expansion = request.expandFreestandingMacro ?? request.expandAttachedMacro else {
      return Reply(expandMacroResult: result)
    }
    do throws(MacroError) {
      result.expandedSource = try source(of: expansion)
    } catch {
      // A second role of the same macro says nothing more.
      if expansion.macroRole == "peer", expansion.macro.typeName == "EntryMacro" {
        return Reply(expandMacroResult: Reply.Result(expandedSource: "", diagnostics: []))
      }
      // Stands in for the accessors, whose lack would be a further error.
      if expansion.macroRole == "accessor" { result.expandedSource = "get { Swift.fatalError() }" }
      result.diagnostics = [
        Reply.Diagnostic(
          message: error.message.words,
          position: Reply.Position(fileName: error.fileName, offset: error.offset))
      ]
    }
    return Reply(expandMacroResult: result)
  }

  private static func source(of expansion: Request.Expansion) throws(MacroError) -> String? {
    switch expansion.macro.typeName {
    case "PreviewMacro": return try PreviewMacro(expansion)?.declaration()
    case "PreviewableMacro": return try PreviewableMacro(expansion)?.peers()
    case "EntryMacro":
      let entry = try EntryMacro(expansion)
      return expansion.macroRole == "accessor" ? entry?.accessors() : entry?.peers()
    default: return nil
    }
  }

  /// The compiler's next request, nil when it has no more.
  private static func read() throws -> Request? {
    guard let head = read(8) else { return nil }
    let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    // Its last message is empty.
    guard count > 0, let body = read(count) else { return nil }
    return try JSONDecoder().decode(Request.self, from: body)
  }

  private static func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try? FileHandle.standardInput.read(upToCount: count - data.count),
        !part.isEmpty
      else { return nil }
      data += part
    }
    return data
  }

  private static func write(_ reply: Reply) throws {
    let body = try JSONEncoder().encode(reply)
    let head = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    try FileHandle.standardOutput.write(contentsOf: Data(head) + body)
  }
}
