public import Foundation
public import KumihanDrawing

extension FontBook {
  /// The manifest of a bundled folder's faces, beside them.
  public static let manifestName = "faces.tsv"

  /// The faces of a folder with a manifest, without opening any of them. A line is file, PostScript
  /// name, family, weight, pages, separated by tabs.
  public init(manifestIn folder: URL) throws(FontError) {
    self.init()
    let path = folder.path
    let file = path + "/" + Self.manifestName
    guard let data = FileManager.default.contents(atPath: file) else {
      throw .unreadable(file: file, reason: "no such file")
    }
    var number = 0
    for line in [UInt8](data).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      number += 1
      if line.isEmpty { continue }
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 5 else {
        throw .badManifest(
          file: file, line: number, reason: "\(fields.count) fields where 5 belong")
      }
      guard let weight = Int(fields[3]), (1...1000).contains(weight) else {
        throw .badManifest(file: file, line: number, reason: "'\(fields[3])' is not a weight")
      }
      guard let pages = CodePointPages(fields[4]) else {
        throw .badManifest(
          file: file, line: number, reason: "'\(fields[4])' is not a list of pages")
      }
      let id = FontFaceID(postScriptName: fields[1], file: path + "/" + fields[0])
      add(Face(id: id, family: fields[2], weight: weight, pages: pages))
    }
    iconNames = folder.path + "/JohoIcons.json"
    iconLayers = folder.path + "/JohoIcons.layers.tsv"
  }
}
