import Testing

/// The rules of ARCHITECTURE.md and CONTRIBUTING.md that a machine can check.
@Suite struct HouseTests {
  @Test func sourcesAreFound() {
    #expect(Repository.sources.count > 20)
    #expect(!Repository.sources.contains { $0.text.isEmpty })
  }

  @Test func importsKeepToTheModuleTable() { expectNone(ImportRule.findings) }

  @Test func filesAreShort() { expectNone(SizeRule.findings) }

  @Test func sizeExceptionsAreStillNeeded() {
    let lengths = Dictionary(
      uniqueKeysWithValues: Repository.sources.map { ($0.path, $0.text.utf8.count { $0 == 10 }) })
    for path in SizeRule.exceptions.keys where lengths[path, default: 0] <= SizeRule.limit {
      Issue.record("\(path) needs no exception in SizeRule.swift any more")
    }
  }

  @Test(arguments: WordRule.all.indices) func wordsKeepTheirPlace(rule: Int) {
    expectNone(WordRule.all[rule].findings)
  }

  @Test func noDefaultHidesAKind() { expectNone(KindRule.findings) }

  @Test func commentsSayWhy() { expectNone(CommentRule.findings) }

  @Test func publicTypesAreDocumented() { expectNone(DocumentationRule.findings) }

  @Test func membersAreDocumented() { expectNone(MemberDocumentationRule.findings) }

  private func expectNone(
    _ rule: (SourceFile) -> [Finding], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let findings = Repository.sources.flatMap(rule)
    guard !findings.isEmpty else { return }
    let list = findings.map(\.description).joined(separator: "\n")
    Issue.record("\(findings.count) against the house:\n\(list)", sourceLocation: sourceLocation)
  }
}
