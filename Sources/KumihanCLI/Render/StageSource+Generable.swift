import KumihanSwiftWords

/// `@Generable` without a macro: nothing is ever generated here, so the type says only that it could be.
extension StageSource {
  /// Blanks the attributes in the file's bytes, and says what is written into the types; every line keeps its number.
  func rewriteGenerables(in bytes: inout [UInt8]) -> [Insertion] {
    guard scan.words["FoundationModels"] != nil else { return [] }
    for mark in scan.generationMarks { blank(mark, in: &bytes) }
    return scan.generables.map { type in
      (type.header, "\(type.inherits ? "," : ":") KumihanServices.Generable ")
    }
  }
}
