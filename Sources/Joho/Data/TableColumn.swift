public import Foundation

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A column of a table.
public struct TableColumn<Item>: Identifiable {
  /// Follows from the title and the line that made the column: the same in each drawing.
  public let id: UUID
  let title: String
  let width: CGFloat?
  let alignment: Alignment
  let content: @MainActor (Item) -> AnyView

  /// Columns without a `width` in points share the rest. Words are aligned at `.leading`, numbers
  /// at `.trailing`.
  public init(
    title: String, width: CGFloat? = nil, alignment: Alignment = .leading,
    content: @escaping @MainActor (Item) -> AnyView, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    id = UUID(naming: "\(fileID):\(line):\(column) \(title)")
    self.title = title
    self.width = width.map { $0.isFinite ? max($0, 0) : 0 }
    self.alignment = alignment
    self.content = content
  }

  /// Whether its cells hold figures, which stay whole on one line.
  var isFigures: Bool { alignment.horizontal == .trailing }
}

extension UUID {
  /// The identifier of a name: 128 bits of FNV-1a, and the marks of a name-based one.
  init(naming name: String) {
    func hash(_ seed: UInt64) -> UInt64 {
      name.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    let (high, low) = (hash(0xCBF2_9CE4_8422_2325), hash(0x8422_2325_CBF2_9CE4))
    var bytes = [high, low].flatMap { word in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt64($0)) }
    }
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    self.init(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8],
        bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }
}
