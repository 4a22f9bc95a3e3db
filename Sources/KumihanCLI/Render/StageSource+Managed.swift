import KumihanSwiftWords

/// `@NSManaged` without a model at run time: the attribute's accessors read and write the object's values by its name.
extension StageSource {
  /// Blanks the attributes in the file's bytes, and says what is written behind their declarations.
  func rewriteManaged(in bytes: inout [UInt8]) -> [Insertion] {
    guard scan.words["NSManaged"] != nil else { return [] }
    let tokens = scan.tokens
    var insertions: [Insertion] = []
    for i in tokens.tokens.indices where tokens.text(i) == "@" && tokens.text(i + 1) == "NSManaged"
    {
      blank(tokens.tokens[i].range.lowerBound..<tokens.tokens[i + 1].range.upperBound, in: &bytes)
      var at = i + 2
      while at < tokens.tokens.count, !["var", "func"].contains(tokens.text(at)) { at += 1 }
      guard at < tokens.tokens.count else { continue }
      let (isFunction, line) = (tokens.text(at) == "func", tokens.tokens[at].line)
      while at + 1 < tokens.tokens.count, tokens.tokens[at + 1].line == line,
        ![";", "}"].contains(tokens.text(at + 1))
      {
        at += 1
      }
      let accessors = " { get { _managed() } set { _setManaged(newValue) } }"
      insertions.append((tokens.tokens[at].range.upperBound, isFunction ? " {}" : accessors))
    }
    return insertions
  }
}
