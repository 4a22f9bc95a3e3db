import Foundation

/// What a reference's file must be before its pixels are compared.
enum PictureFile {
  struct Refusal: Error, CustomStringConvertible {
    var description: String
  }

  /// Reading would quietly give up what eight bits have no room for.
  static func check(_ data: Data) throws {
    let bytes = [UInt8](data.prefix(26))
    guard !bytes.isEmpty else { throw Refusal(description: "the file is empty") }
    guard bytes.count == 26, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { throw Refusal(description: "the file is no PNG") }
    guard bytes[24] <= 8 else {
      throw Refusal(description: "it has \(bytes[24]) bits a component, pictures here have 8")
    }
  }
}
