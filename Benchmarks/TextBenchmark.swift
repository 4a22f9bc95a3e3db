import Foundation
import Kumihan
import KumihanFonts

/// Sets a megabyte of text into lines, with faces to open and nothing remembered.
struct TextBenchmark {
  /// Bytes of UTF-8.
  static let size = 1 << 20

  /// Every script of the bundled faces, a paragraph each, over and over.
  static var mixed: String {
    let paragraphs = [
      "The quick brown fox jumps over the lazy dog, and the office waits for 1,234 words.",
      "情報デザインとは、組版の規則を守りながら、読みやすい紙面を作ることです。",
      "Tiếng Việt có nhiều dấu thanh, ví dụ như ễ và ộ.", "안녕하세요, 오늘은 날씨가 좋습니다.",
      "السلام عليكم ورحمة الله 123", "שלום עולם, מה שלומך?", "สวัสดีครับ วันนี้อากาศดี",
      "नमस्ते दुनिया, क्षत्रिय", "বাংলা ভাষা", "தமிழ் மொழி", "🎉👩‍👩‍👧‍👦🇸🇪",
    ]
    return repeated(paragraphs.joined(separator: "\n") + "\n")
  }

  /// One paragraph of English.
  static var latin: String {
    repeated("The quick brown fox jumps over the lazy dog, and the office waits for more. ")
  }

  static func named(_ name: String?) -> String { name == "latin" ? latin : mixed }

  private static func repeated(_ text: String) -> String {
    String(repeating: text, count: size / text.utf8.count)
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
