package import Foundation

/// A reference as it lies on disk.
package enum ReferenceFile {
  case missing
  case bytes(Data)
  /// There, and nothing to compare with: the reason, with a hint.
  case unusable(String)

  init(_ url: URL) {
    do {
      let data = try Data(contentsOf: url)
      if data.starts(with: Data("version https://git-lfs.github.com/spec/".utf8)) {
        self = .unusable("is a pointer of Git LFS, not the file; hint: git lfs pull")
      } else {
        self = .bytes(data)
      }
    } catch let error as CocoaError
      where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile
    {
      self = .missing
    } catch {
      self = .unusable("cannot be read: \(Self.words(error)); hint: look at its kind and rights")
    }
  }

  private static func words(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoPermission: "no permission"
    default: (error as NSError).localizedDescription
    }
  }
}

extension URL {
  /// The path from the working folder where it lies below it, for messages.
  var shortPath: String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
