import KumihanSwiftWords
import Testing

/// Files in every state that an editor may save: pieces cut out, doubled, put elsewhere.
struct SourceMutationTests {
  private static let seeds = [
    "#Preview(\"A\", traits: .sizeThatFitsLayout) {\n@Previewable @State var a: Int? = f(1)\nText(\"\\(a)\")\n}\n",
    "extension EnvironmentValues {\n@Entry var b: [String: Int] = [:]\n@Entry public var c = { 1 }\n}\n",
    "#if os(iOS)\nstruct D<E: View>: View { var body: some View { Text(\"\"\"\n x \\(y)\n \"\"\") } }\n#endif\n",
    "@available(iOS 17, *)\n#Preview { /* { */ Button(#\"}\"#) { } }\n@main struct F: App { private enum G {} }\n",
  ].map { Array($0.utf8) }
  private static let pieces = [
    "#Preview", "@Previewable", "@Entry var ", "(", ")", "{", "}", "[", "]", "\"", "\"\"\"", "\\(",
    "#",
    "\n", "/*", "*/", "//", "`", "/", "?", "=", ";", ":", "<", ".", "@available(", "\u{0}", "é",
    "var ",
    "struct ", "#if ", "#else\n", "#endif\n", "extension EnvironmentValues {",
  ].map { Array($0.utf8) }

  @Test(arguments: 0..<8) func everyMutationIsScanned(seed: UInt64) {
    var random = Random(state: seed)
    for _ in 0..<500 {
      var bytes =
        Self.seeds[random.below(Self.seeds.count)] + Self.seeds[random.below(Self.seeds.count)]
      for _ in 0...random.below(6) { mutate(&bytes, &random) }
      check(SourceScan(bytes), bytes)
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout Random) {
    let start = random.below(bytes.count + 1)
    let end = min(bytes.count, start + random.below(12))
    switch random.below(5) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count + 1))
    case 2: bytes.removeSubrange(start...)
    case 3: if start < bytes.count { bytes[start] = UInt8(random.below(256)) }
    default: bytes.insert(contentsOf: Self.pieces[random.below(Self.pieces.count)], at: start)
    }
  }

  /// Every range lies in the file, in what it is a part of, and behind the one before it.
  private func check(_ scan: SourceScan, _ bytes: [UInt8]) {
    let whole = 0..<bytes.count
    var end = 0
    for (index, token) in scan.tokens.tokens.enumerated() {
      #expect(token.range.lowerBound >= end && !token.range.isEmpty)
      end = token.range.upperBound
      if let closer = scan.tokens.closing(index) { #expect(closer > index) }
    }
    #expect(end <= bytes.count)
    for preview in scan.previews {
      #expect(whole.contains(preview.whole) && preview.whole.contains(preview.body))
      if let arguments = preview.arguments { #expect(preview.whole.contains(arguments)) }
      for declaration in preview.previewables { #expect(preview.body.contains(declaration)) }
    }
    for entry in scan.entries {
      #expect(entry.start.upperBound <= entry.name.lowerBound && entry.end <= bytes.count)
      #expect((entry.type ?? entry.name).upperBound <= entry.end)
      if let value = entry.value { #expect(value.upperBound <= entry.end) }
    }
  }

  /// SplitMix64.
  private struct Random {
    var state: UInt64

    mutating func below(_ count: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((z ^ (z >> 31)) % UInt64(count))
    }
  }
}
