import Foundation
import Testing

@testable import KumihanCLI

/// `kumihan check`: what stands in the way, from one run.
struct CheckTests {
  private func check(_ arguments: String...) throws -> Command {
    try Command(all: ["check"] + arguments + ["--cache", RenderCommandTests.cache])
  }

  /// Apple's UIKit brings Core Image along.
  @Test func filtersNeedNoImportBesideUIKit() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Filters.swift",
      """
      import UIKit
      extension UIImage {
        var gray: UIImage? {
          CIImage(image: self)?
            .applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0]).shown
        }
      }
      extension CIImage {
        var shown: UIImage { UIImage(ciImage: self, scale: 2, orientation: .up) }
      }
      """)
    let run = try check(file)
    #expect(run.status == 0, "\(run.text)")
  }

  @Test func everythingMissingIsNamedOnceWithItsOwner() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Shop.swift",
      """
      import WatchKit
      import Kingfisher
      import SwiftUI
      struct Row: View {
        let session: ARSession
        let other: ARSession
        var body: some View { Text("a").fontt(.body) }
      }
      struct Shop: View {
        var body: some View { KFImage(nil).accessibilityZoomAction { _ in }; Text(3) }
      }
      """)
    let good = try scratch.file(
      "Good.swift", "import SwiftUI\nstruct Good: View { var body: some View { Text(\"a\") } }\n")
    let run = try check(file, good)
    #expect(run.status == 1)
    let lines = run.text.split(separator: "\n").map(String.init)
    let apples = try #require(lines.firstIndex(of: "Apple has it, Kumihan does not:"))
    let others = try #require(
      lines.firstIndex(of: "of a package that is not there:"), "\(run.text)")
    let own = try #require(lines.firstIndex(of: "your error:"), "\(run.text)")
    func has(_ start: String, in range: Range<Int>) -> Bool {
      lines[range].contains { $0.hasPrefix("  \(start)") }
    }
    #expect(has("type ARSession: 2 places in 1 file, first \(file):5", in: apples..<others))
    #expect(has("module WatchKit: 1 place in 1 file, first \(file):1", in: apples..<others))
    #expect(has("module Kingfisher", in: others..<own) && has("name KFImage", in: others..<own))
    #expect(has("member fontt (did you mean 'font'?)", in: own..<lines.count), "\(run.text)")
    #expect(lines.last == "1 of 2 files compile")
    let json = try check(file, "--json")
    let value = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
    #expect(value?["filesThatCompile"] as? Double == 0)
    #expect((value?["obstacles"] as? [[String: Any]])?.first?["owner"] as? String == "apple")
  }

  @Test func whatCompilesIsSaidToCompile() throws {
    let scratch = try Scratch()
    let good = try scratch.file(
      "Good.swift", "import SwiftUI\nstruct Good: View { var body: some View { Text(\"a\") } }\n")
    let run = try check(good)
    #expect(run.status == 0)
    #expect(run.text == "1 of 1 files compile\n")
  }

  /// What Apple's Foundation brings along, blocks that came before the main actor, and a `formatted` of one's own.
  @Test func modelsCompileAsOnApple() throws {
    let scratch = try Scratch()
    let model = try scratch.file(
      "Model.swift",
      """
      import Foundation
      @MainActor @Observable
      final class Model {
        private(set) var count = 0
        private var timer: Timer?
        func tick() { count += 1 }
        func start(_ queue: OperationQueue, _ session: URLSession) {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            guard let self, self.count < 9 else { return }
            self.tick()
          }
          _ = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: .main
          ) { [weak self] _ in self?.tick() }
          DispatchQueue.global().async { self.count = 2 }
          queue.addOperation { self.tick() }
          RunLoop.main.perform { self.tick() }
        }
        nonisolated func provider() -> NSItemProvider { NSItemProvider(object: "a" as NSString) }
      }
      class Reader { let values = Model.self; func read() -> Int { Date.now.formatted.count } }
      """)
    let dates = try scratch.file(
      "Dates.swift",
      """
      import Foundation
      extension Date {
        var formatted: String { DateFormatter().string(from: self) }
        var short: String { formatted(date: .numeric, time: .omitted) }
      }
      extension Double { func formatted() -> String { String(Int(self)) } }
      extension Int { var words: String { formatted() } }
      """)
    let run = try check(model, dates)
    #expect(run.text == "2 of 2 files compile\n")
  }

  /// A call that fits no form of a name of Apple's that is here may be right, and the form missing.
  @Test func aCallThatFitsNoFormIsNotCalledTheAuthorsError() throws {
    let messages = CompilerMessage.parse(
      """
      a.swift:1:26: error: extra argument 'inside' in call
      a.swift:2:12: error: extra argument 'twice' in call
      """)
    let apples = #"    Text("a").padding(1, inside: true)"#
    #expect(CodeObstacle.form(in: messages[0], line: apples) == "padding")
    #expect(CodeObstacle.form(in: messages[1], line: "    ownOne(1, twice: true)") == nil)
    #expect(CodeObstacle.form(in: messages[0], line: nil) == nil)
  }

  @Test func theNameOfACallIsFoundInItsLine() {
    let line = #"    Text("a").frame(width: max(1, 2), heigth: 3)"#
    func column(_ words: String) -> Int {
      line.utf8.distance(from: line.startIndex, to: line.range(of: words)!.lowerBound) + 1
    }
    #expect(CodeObstacle.called(in: line, before: column("heigth")) == "frame")
    #expect(CodeObstacle.called(in: line, before: column("(width")) == "frame")
    #expect(CodeObstacle.called(in: line, before: column(", 2")) == "max")
    #expect(CodeObstacle.called(in: line, before: column(".frame")) == "frame")
    #expect(CodeObstacle.called(in: "", before: 1) == nil)
  }

  /// One unknown type in a closure must not be searched for again and again.
  @Test func anUnknownTypeIsToldAtOnce() throws {
    let messages = CompilerMessage.parse(
      """
      a.swift:3:5: error: cannot find 'PieModel' in scope
        let a = PieModel()
                ^~~~~~~~
      a.swift:9:1: error: the compiler is unable to type-check this expression in reasonable time
      a.swift:3:5: note: declared here
      a.swift:3:5: error: cannot find 'PieModel' in scope
      """)
    #expect(messages.map(\.line) == [3, 9])
    #expect(messages[0].excerpt == ["  let a = PieModel()", "          ^~~~~~~~"])
    #expect(messages[1].isOfTime && messages[1].notes.count == 1)
  }
}
