import Foundation
import Kumihan
import KumihanFonts

/// Sets a megabyte of text into lines, with faces to open and nothing remembered.
struct TextBenchmark {
  /// Bytes of UTF-8.
  static let size = 1 << 20

  /// Paragraphs in every script of the bundled faces, no two alike.
  static var mixed: String {
    let words = [
      "the quick brown fox jumps over lazy dogs and waits for an office",
      "Tiếng Việt có nhiều dấu thanh ví dụ như ễ",
      "情報 デザイン とは、 組版 の 規則を 守り ながら、 読みやすい 紙面", "안녕하세요 오늘은 날씨가 좋습니다 그리고",
      "السلام عليكم ورحمة الله وبركاته مرحبا", "שלום עולם מה שלומך היום",
      "สวัสดีครับ วันนี้ อากาศดี มาก น้ำ",
      "नमस्ते दुनिया क्षत्रिय हिन्दी में", "বাংলা ভাষা ক্ষ আমার", "தமிழ் மொழி கொ வணக்கம்", "🎉 👩‍👩‍👧‍👦 🇸🇪 1️⃣ ❤️",
    ].map { $0.split(separator: " ") }
    var random = Random()
    var text = ""
    while text.utf8.count < size {
      let script = words[random.below(words.count)]
      for _ in 0..<6 + random.below(30) { text += script[random.below(script.count)] + " " }
      text += "\n"
    }
    return text
  }

  /// One paragraph of some 20,000 words in letters of the Latin alphabet, the short ones often.
  static var latin: String {
    var random = Random()
    let syllables = [
      "th", "e", "an", "in", "er", "re", "on", "at", "en", "st", "Wa", "To", "ly", "fi", "qu",
    ]
    let words = (0..<20_000).map { index in
      (0..<1 + min(index / 400, 3) + random.below(2)).map { _ in syllables[random.below(15)] }
        .joined()
    }
    var text = ""
    while text.utf8.count < size {
      let share = random.below(20_000)
      text += words[share * share / 20_000] + (random.below(9) == 0 ? ", " : " ")
    }
    return text
  }

  /// Numbers that are the same in every run.
  private struct Random {
    private var state: UInt64 = 42

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  let text: String
  private let folder: URL

  init(_ text: String) throws {
    self.text = text
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    folder = try BundledFonts.folder(executable: executable)
  }

  /// Sets the text once, and says how many lines it made.
  @discardableResult
  func run() throws -> Int {
    let system = TextSystem(fonts: try FontBook(manifestIn: folder))
    let run = TextRun(text: text, font: FontRequest(size: 17))
    return system.layout(Paragraph(runs: [run]), width: 400, height: nil, pixel: 0.5).lines.count
  }

  /// Nanoseconds, sorted.
  func times(rounds: Int) throws -> [Double] { try timed(rounds: rounds) { try run() } }
}
