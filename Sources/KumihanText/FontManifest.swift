public import Foundation
public import KumihanDrawing

extension FontBook {
  /// The manifest of a bundled folder's faces, beside them.
  public static let manifestName = "faces.tsv"

  /// The faces of a folder with a manifest, without opening any of them. A line is file, PostScript
  /// name, family, weight, pages, separated by tabs; of an instance of a variable face also its
  /// number, counted from 1, its width in per cent, and "italic" for a slanted one.
  public init(manifestIn folder: URL) throws(FontError) {
    self.init()
    let path = folder.path
    let file = path + "/" + Self.manifestName
    guard let data = FileManager.default.contents(atPath: file) else {
      throw .unreadable(file: file, reason: "no such file")
    }
    var number = 0
    // The instances of a face have the same pages.
    var last: (text: String, pages: CodePointPages)?
    for line in [UInt8](data).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      number += 1
      if line.isEmpty { continue }
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      guard (5...8).contains(fields.count) else {
        throw .badManifest(
          file: file, line: number, reason: "\(fields.count) fields where 5 to 8 belong")
      }
      guard let weight = Int(fields[3]), (1...1000).contains(weight) else {
        throw .badManifest(file: file, line: number, reason: "'\(fields[3])' is not a weight")
      }
      let known = last?.text == fields[4] ? last?.pages : nil
      guard let pages = known ?? CodePointPages(fields[4]) else {
        throw .badManifest(
          file: file, line: number, reason: "'\(fields[4])' is not a list of pages")
      }
      last = (fields[4], pages)
      let instance = fields.count > 5 ? Int(fields[5]) : 0
      let width = fields.count > 6 ? Int(fields[6]) : 100
      guard let instance, (0...0xFFFF).contains(instance), let width, (50...200).contains(width)
      else {
        throw .badManifest(
          file: file, line: number,
          reason: "'\(fields[5...].joined(separator: " "))' is not an instance and a width")
      }
      let id = FontFaceID(
        postScriptName: fields[1], file: path + "/" + fields[0], index: instance << 16)
      add(
        Face(
          id: id, family: fields[2], weight: weight, isItalic: fields.last == "italic",
          width: width, pages: pages))
    }
    iconNames = folder.path + "/JohoIcons.json"
    iconLayers = folder.path + "/JohoIcons.layers.tsv"
  }
}
