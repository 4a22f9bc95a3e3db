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
    // Read at the start of every process: neighbours share their file, family and pages.
    var (files, families) = (Repeated<String>(), Repeated<Family>())
    var pageLists = Repeated<CodePointPages?>()
    var number = 0
    for line in [UInt8](data).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      number += 1
      if line.isEmpty { continue }
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      func text(_ field: Int) -> String { String(decoding: fields[field], as: UTF8.self) }
      guard (5...8).contains(fields.count) else {
        throw .badManifest(
          file: file, line: number, reason: "\(fields.count) fields where 5 to 8 belong")
      }
      guard let weight = Int(text(3)), (1...1000).contains(weight) else {
        throw .badManifest(file: file, line: number, reason: "'\(text(3))' is not a weight")
      }
      guard let pages = pageLists.value(of: fields[4], { CodePointPages($0) }) else {
        throw .badManifest(
          file: file, line: number, reason: "'\(text(4))' is not a list of pages")
      }
      let instance = fields.count > 5 ? Int(text(5)) : 0
      let width = fields.count > 6 ? Int(text(6)) : 100
      guard let instance, (0...0xFFFF).contains(instance), let width, (50...200).contains(width)
      else {
        let words = (5..<fields.count).map(text).joined(separator: " ")
        throw .badManifest(
          file: file, line: number, reason: "'\(words)' is not an instance and a width")
      }
      let family = families.value(of: fields[2]) { Family(name: $0, key: $0.lowercased()) }
      let id = FontFaceID(
        postScriptName: text(1), file: files.value(of: fields[0]) { path + "/" + $0 },
        index: instance << 16)
      add(
        Face(
          id: id, family: family.name, weight: weight,
          isItalic: fields.count == 8 && text(7) == "italic", width: width, pages: pages),
        key: family.key)
    }
    iconNames = folder.path + "/JohoIcons.json"
    iconLayers = folder.path + "/JohoIcons.layers.tsv"
  }

  private struct Family {
    let name: String
    /// In lower case.
    let key: String
  }

  /// What was made of the field of the line before, for a field that repeats it.
  private struct Repeated<Value> {
    private var last: (field: ArraySlice<UInt8>, value: Value)?

    mutating func value(of field: ArraySlice<UInt8>, _ make: (String) -> Value) -> Value {
      if let last, last.field == field { return last.value }
      let value = make(String(decoding: field, as: UTF8.self))
      last = (field, value)
      return value
    }
  }
}
