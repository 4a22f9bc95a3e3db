import Foundation
import Kumihan
import KumihanGoldens
import Testing

/// Texts of several scripts and directions at once, compared with Chromium's drawing of the same
/// words in the same faces when they were written.
@MainActor @Suite(.snapshots(root: "Goldens"))
struct MixedTextTests {
  private func assertPage<V: View>(
    named name: String, width: CGFloat, @ViewBuilder _ content: () -> V,
    testName: String = #function, line: UInt = #line
  ) throws {
    let page = VStack(alignment: .leading, spacing: 6, content: content)
      .frame(width: width, alignment: .leading).padding(8)
    let renderer = ImageRenderer(content: page)
    renderer.scale = 1.5
    renderer.background = .white
    assertSnapshot(
      of: try renderer.page(), as: .image, named: name, testName: testName, line: line)
  }

  private func paragraph(_ text: String, isRightToLeft: Bool = false) -> some View {
    Text(verbatim: text).font(.system(size: 17, weight: .bold))
      .frame(width: 260, alignment: .leading)
      .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
  }

  @Test func directions() throws {
    let arrow = "\u{2066}A→B\u{2069}"
    let mail =
      "Mail: \u{2068}יוסי@example.co.il\u{2069}, tel. \u{202A}+972-3-1234567\u{202C} \(arrow)"
    let sums = "The word العربية, in Arabic: ١٢٣ + 456 = ٥٧٩; מחיר: ₪1,234.50 (כולל מע״מ)."
    try assertPage(named: "directions", width: 260) {
      paragraph("Hello שלום (עולם) 123-456 world!")
      paragraph("שלום Hello (world) 123-456 עולם!")
      paragraph(sums)
      paragraph(sums, isRightToLeft: true)
      paragraph(mail)
      paragraph(mail, isRightToLeft: true)
      paragraph("قال أحمد: «Swift 6.3» رائع جدا، أليس كذلك؟ 50% خصم على 1,234.50 ريال")
      paragraph("Tab\tעם\tטאב ו\tعربي")
    }
  }

  @Test func scripts() throws {
    try assertPage(named: "scripts", width: 260) {
      paragraph("ภาษาไทยไม่มีช่องว่างระหว่างคำ จึงต้องใช้พจนานุกรมในการตัดบรรทัด 2024 ok")
      paragraph("नमस्ते दुनिया, यह हिन्दी में एक लंबा वाक्य है जो टूटेगा। क्षत्रिय श्रृंखला १२३")
      paragraph("বাংলা ভাষায় একটি দীর্ঘ বাক্য যা ভাঙবে। தமிழ் எழுத்துக்கள் கொண்ட வாக்கியம்")
      paragraph("日本語とEnglishを混ぜた「長い」文章。Swift 6.3で、ちゃんと改行されますか？はい！１２３…")
      paragraph("한국어 문장은 낱말 사이에서 줄이 바뀝니다. SwiftUI와 함께라면 2026년에도 좋아요.")
      paragraph("Tiếng Việt: Nguyễn Thị Ngọc Ánh đã đến Đà Nẵng trễ, ừ nhỉ ẵẳằắặ ỗổồốộ")
      paragraph("می‌خواهم کتاب‌ها را بخوانم، نمی‌دانم چرا؛ لا إله ﷲ")
      paragraph("שָׁלוֹם עֲלֵיכֶם בְּרֵאשִׁית בָּרָא אֱלֹהִים אֵת הַשָּׁמַיִם")
    }
  }

  @Test func truncation() throws {
    let texts = [
      "Hello שלום (עולם) 123-456 world, and more words than fit here",
      "قال أحمد: «Swift 6.3» رائع جدا، أليس كذلك؟ 50% خصم على 1,234.50 ريال",
      "日本語とEnglishを混ぜた「長い」文章。Swift 6.3で、ちゃんと改行されますか",
      "नमस्ते दुनिया, यह हिन्दी में एक लंबा वाक्य है जो टूटेगा। क्षत्रिय",
    ]
    try assertPage(named: "truncation", width: 220) {
      ForEach(texts, id: \.self) { text in
        ForEach([Text.TruncationMode.tail, .middle, .head], id: \.self) { mode in
          Text(verbatim: text).lineLimit(1).truncationMode(mode).underline(color: .red)
        }
        Text(verbatim: text).lineLimit(1).minimumScaleFactor(0.5)
        Text(verbatim: text).lineLimit(2).strikethrough(pattern: .dash, color: .blue)
      }
    }
  }

  @Test func decorations() throws {
    try assertPage(named: "decorations", width: 220) {
      Text("H") + Text("2").font(.caption).baselineOffset(-4) + Text("O שלום ")
        + Text("עולם").bold().foregroundColor(.red) + Text(" x").italic()
        + Text("2").font(.caption2).baselineOffset(6)
        + Text(" end of a line that wraps again").underline()
      Text("Underlined עברית and العربية gypsy").underline(pattern: .dot)
      Text("Struck עברית and العربية through 日本").strikethrough(color: .red)
      Text("العربية متباعدة letters").tracking(3)
      Text("Wide Ελληνικά и кириллица").kerning(2)
      Text("Αθήνα ΣΊΣΥΦΟΣ Москва straße").textCase(.uppercase)
      Text("ΣΑΣ İSTANBUL").textCase(.lowercase)
    }
  }

  /// Lines of unequal heights: a stack drawn in the height it wished must not share that out anew,
  /// or the tallest text gets too little.
  @Test func textsKeepTheLinesTheyWished() throws {
    let view = VStack {
      Text("Tall") + Text("2").baselineOffset(20) + Text(" text of two lines")
      Text("Two lines of text")
      Text("Two lines of text")
    }
    .frame(width: 90)
    #expect(try !drawnText(view).contains("…"))
  }

  /// Letters that join stay joined, however far others stand apart.
  @Test func trackingTearsNoArabicWord() throws {
    let word = Text(verbatim: "العربية")
    let advances = try [word, word.tracking(5), word.kerning(5)].map {
      try glyphRuns($0).reduce(0) { $0 + $1.advance }
    }
    #expect(advances[0] == advances[1] && advances[0] == advances[2])
  }

  /// A tab parts a line's directions (UAX #9, class S): columns follow each other as the
  /// paragraph runs.
  @Test func tabsPartDirections() throws {
    func places(_ words: [String]) throws -> [CGFloat] {
      let runs = try glyphRuns(Text(verbatim: words.joined(separator: "\t")))
      return words.map { word in runs.first { $0.text.contains(word) }?.origin.x ?? .nan }
    }
    let left = try places(["ab", "אב", "גד"])
    #expect(left[0] < left[1] && left[1] < left[2])
    let right = try places(["אב", "ab", "גד"])
    #expect(right[0] > right[1] && right[1] > right[2])
  }
}
