extension CodeInput.Module {
  /// The files of a folder without a project, divided where two have one name: no target has such files, so they are of an
  /// app and its watch's, or of two lessons of a course.
  ///
  /// The module itself comes first; it keeps what lies beside the folders of targets.
  func targets() -> [CodeInput.Module] {
    // A folder of lessons may have the name of what they teach.
    var names = StageCompiler.found.union([name, "Foundation", "Swift"])
    // With the empty part before an absolute path, so that each is joined as it was given.
    let paths = files.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
    return Self.divide(paths).enumerated().map { number, part in
      var module = CodeInput.Module(name: name, files: part.files.map { $0.joined(separator: "/") })
      guard number > 0 else {
        (module.dependencies, module.defines) = (dependencies, defines)
        (module.resources, module.hasBundle) = (resources, hasBundle)
        return module
      }
      let word = FolderFiles.moduleName(part.folder)
      // What is no name, as the folder here, has none.
      if word.contains(where: \.isLetter) { module.name = word }
      while !names.insert(module.name).inserted { module.name += "_" }
      return module
    }
  }

  private typealias Path = [Substring]
  private typealias Part = (folder: String, files: [Path])

  private static func divide(_ files: [Path], of folder: String = "") -> [Part] {
    let named = Dictionary(grouping: files) { $0.last ?? "" }.filter { $1.count > 1 }
    guard let twins = named.min(by: { $0.key < $1.key })?.value else { return [(folder, files)] }
    let folders = twins.map { $0.dropLast() }
    let depth =
      folders[0].indices.first { index in
        folders.contains { $0.count <= index || $0[index] != folders[0][index] }
      } ?? folders[0].count
    // One that lies where the paths part is of none of the folders.
    let apart = Set(twins.filter { $0.count > depth + 1 }.map { $0[depth] })
    let start = twins[0].prefix(depth)
    func part(with file: Path) -> Substring? {
      guard file.starts(with: start), file.count > depth + 1, apart.contains(file[depth]) else {
        return nil
      }
      return file[depth]
    }
    var parts = Dictionary(grouping: files, by: part)
    var rest = parts.removeValue(forKey: nil) ?? []
    let ordered = parts.compactMap { key, files in key.map { (folder: String($0), files: files) } }
      .sorted {
        (rank($0.folder), -$0.files.count, $0.folder)
          < (rank($1.folder), -$1.files.count, $1.folder)
      }
    var others = ordered[...]
    if twins.allSatisfy({ $0.count > depth + 1 }), let first = others.popFirst() {
      rest += first.files
    }
    return divide(rest, of: folder) + others.flatMap { divide($0.files, of: $0.folder) }
  }

  /// An app for the phone comes before others.
  private static func rank(_ folder: String) -> Int {
    let name = folder.lowercased()
    let others = [
      "watch", "tvos", "macos", "vision", "widget", "extension", "clip", "intent",
    ]
    return others.contains(where: name.contains) || ["tv", "mac"].contains(where: name.hasSuffix)
      ? 1 : 0
  }
}
