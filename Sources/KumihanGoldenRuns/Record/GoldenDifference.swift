package import Foundation
import KumihanCairo

/// What one snapshot that is not as its reference leaves for programs: the seam between the tests that
/// compare and everything that reports, reviews and approves.
package struct GoldenDifference: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// There is a reference, and the snapshot is another.
    case different
    /// There is no reference.
    case missing
    /// There is a file in the reference's place that cannot be compared with.
    case unusable
    /// Nothing could be drawn.
    case failed
  }

  /// A parameter that was written down otherwise.
  package struct Cause: Codable, Hashable, Sendable {
    /// `Module/File.swift:line:column`, or `-`.
    package var place: String
    package var kind, property, old, new: String
    /// The whole in one line.
    package var words: String
    /// The places of the picture that have it.
    package var count: Int

    package init(
      place: String, kind: String, property: String, old: String, new: String, words: String,
      count: Int
    ) {
      (self.place, self.kind, self.property) = (place, kind, property)
      (self.old, self.new, self.words, self.count) = (old, new, words, count)
    }
  }

  /// Of records of this form.
  package static let format = 1
  /// How the names of records end.
  package static let ending = ".golden.json"

  package var format = GoldenDifference.format
  /// The reference's path from the package's folder; the whole path where it lies elsewhere.
  package var id: String
  package var kind: Kind
  /// The test's function.
  package var test: String
  /// The path of the test's file from the package's folder, or the whole path.
  package var source: String
  package var line, column: Int
  /// The package's folder on the machine that drew.
  package var root: String
  /// Lines that say what is wrong, causes first.
  package var message: [String]
  package var causes: [Cause] = []
  /// Said in place of a cause where the drawing commands are the same.
  package var engine: String?
  /// Pixels that differ; nil where they were not counted.
  package var pixels: Int?
  /// Around them: x, y, width and height in pixels.
  package var bounds: [Int]?
  /// A hash of how they differ, wherever in the picture: equal ones are likely one change.
  package var mark: String?
  /// Pixels per point of a picture.
  package var scale: Double?
  /// Whether the reference is its line of the lock alone, without a picture.
  package var isHashOnly: Bool?
  /// Hashes of the reference's bytes, or of its line where that is all, and of the snapshot's; nil
  /// where there are none.
  package var old, new: String?
  /// Paths from the run's folder.
  package var actual, difference, layout: String?
  /// The snapshot's line of `snapshots.lock`, without its name.
  package var lock: String?
  /// Which rule decided what is written.
  package var rule: String

  package init(
    id: String, kind: Kind, test: String, source: String, line: Int, column: Int, root: String,
    message: [String], rule: String
  ) {
    (self.id, self.kind, self.test, self.source) = (id, kind, test, source)
    (self.line, self.column, self.root) = (line, column, root)
    (self.message, self.rule) = (message, rule)
  }

  /// The hash that records and decisions know a file's bytes by.
  package static func hash(_ data: Data) -> String { PixelBuffer.fingerprint(of: data) }

  /// The same record is always the same bytes.
  package var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self) + Data("\n".utf8)
    }
  }

  /// The reference's name, without the folder.
  package var name: String { String(id.split(separator: "/").last ?? "") }

  /// The reference's folder.
  package var folder: String {
    id.contains("/") ? String(id.prefix(id.count - name.count - 1)) : ""
  }

  package var isPicture: Bool { name.hasSuffix(".png") }

  /// The reference's name without its ending, as the lock and the layout know it.
  package var stem: String {
    isPicture ? String(name.dropLast(4)) : name
  }

  /// The reference on this machine.
  ///
  /// - Parameter package: the package's folder here; nil for the one that drew.
  package func reference(in package: URL?) -> URL {
    id.hasPrefix("/")
      ? URL(filePath: id) : (package ?? URL(filePath: root)).appending(path: id)
  }
}
