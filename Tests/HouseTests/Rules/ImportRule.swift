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
      .map { file.finding($0.line, "\(file.module) may not import \($0.text)") }
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
