import Foundation
import Kumihan
import KumihanAppleNames
import KumihanGoldens
import Testing

/// A folder of references that a test has for itself.
struct Workshop {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "kumihan-goldens-tests/\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// What is wrong with a value, by the rules of a record mode; nil when it is as its reference.
  @MainActor func verify<Value, Format>(
    _ value: @autoclosure @MainActor () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = "it", record: SnapshotTestingConfiguration.Record? = .never,
    testName: String = "test()", line: UInt = #line
  ) -> String? {
    verifySnapshot(
      of: try value(), as: strategy, named: name, record: record, snapshotDirectory: folder.path,
      testName: testName, line: line)
  }

  func url(_ file: String) -> URL { folder.appending(path: file) }
  func data(_ file: String) throws -> Data { try Data(contentsOf: url(file)) }
  func write(_ data: Data, as file: String) throws { try data.write(to: url(file)) }
  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}

/// A card as apps have it, with what tests change.
struct Card: View {
  var spacing: CGFloat = 2
  var inset: CGFloat = 12
  var title = "Coffee"
  var color = Color.red
  var weight = Font.Weight.semibold
  var rows = 3
  var hasBadge = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(0..<rows, id: \.self) { row in
        HStack {
          VStack(alignment: .leading, spacing: spacing) {
            Text("\(title) \(row)").font(.system(size: 17, weight: weight))
            Text("Food").font(.footnote).foregroundStyle(color)
          }
          Spacer()
          if hasBadge { Text("New").padding(4) }
          Text("4.50")
        }
      }
    }
    .padding(inset)
  }
}

extension Snapshotting where Value == Card, Format == UIImage {
  /// Small enough to be drawn often.
  static var small: Snapshotting { .image(layout: .fixed(width: 200, height: 160), scale: 1) }
}
