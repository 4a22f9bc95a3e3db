/// Answers the compiler's requests to expand `#Preview`, `@Previewable`, `@Entry` and `@Model`.
package enum Expander {
  package static func reply(to request: Request) -> Reply {
    if request.getCapability != nil { return Reply(getCapabilityResult: Reply.Capabilities()) }
    var result = Reply.Result(expandedSource: nil, diagnostics: [])
    guard let expansion = request.expandFreestandingMacro ?? request.expandAttachedMacro else {
      return Reply(expandMacroResult: result)
    }
    do throws(MacroError) {
      result.expandedSource = try source(of: expansion)
    } catch {
      // A second role of the same macro does not repeat the error.
      if expansion.macroRole == "peer", expansion.macro.typeName == "EntryMacro" {
        return Reply(expandMacroResult: Reply.Result(expandedSource: "", diagnostics: []))
      }
      // Replaces the accessors, whose lack would be a further error.
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
    case "ModelMacro": return try ModelMacro(expansion).expanded()
    case "ModelPropertyMacro": return ModelMacro.accessor(expansion)
    case "ModelActorMacro": return ModelMacro.actor(expansion)
    case "AnimatableMacro": return AnimatableMacro.extended(expansion)
    // What they say is read with the class.
    case "MarkMacro": return ""
    // A picture shows each tip, so nobody asks a rule.
    case "RuleMacro": return "KumihanTips.Tips.Rule()"
    default: return nil
    }
  }
}
