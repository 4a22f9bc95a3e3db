/// Every `import` stands in ``ModuleTable``.
enum ImportRule {
  static func findings(in file: SourceFile) -> [Finding] {
    let row = file.isTest ? ModuleTable.tests : ModuleTable.rows[file.module]
    guard let row else {
      return [file.finding(1, "target \(file.module) is not in HouseTests/ModuleTable.swift")]
    }
    var allowed = row.ours.union(row.packages).union(ModuleTable.toolchain)
    if row.mayBeUnsafe || row.mayReadTheWorld { allowed.formUnion(ModuleTable.platform) }
    return imports(in: file)
      .filter { !allowed.contains($0.text) }
      .map { file.finding($0.line, "\(file.module) may not import \($0.text)") } + leaks(in: file)
  }

  /// C modules that an import hands on: who imports the module would need them too.
  private static func leaks(in file: SourceFile) -> [Finding] {
    file.tokens.indices.dropFirst().compactMap { index in
      guard file.tokens[index].text == "import", index + 1 < file.tokens.count,
        ["public", "package", "_exported"].contains(file.tokens[index - 1].text),
        file.tokens[index + 1].text.hasPrefix("CKumihan")
      else { return nil }
      let module = file.tokens[index + 1]
      return file.finding(module.line, "\(module.text) may only be imported internally")
    }
  }

  /// The module that each import declaration names, also in `import struct Foundation.Date`.
  private static func imports(in file: SourceFile) -> [Token] {
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    return file.tokens.indices.compactMap { index in
      guard file.tokens[index].text == "import" else { return nil }
      return file.tokens[(index + 1)...].first { !kinds.contains($0.text) }
    }
  }
}
