import Foundation

/// Faces beyond the bundled ones that a name stands for: a Debian package's, or some of them.
struct FacePackage {
  let name, package, summary: String
  /// The beginnings of the names of the files to take; all when empty.
  let files: [String]

  static let all = [
    FacePackage(
      name: "cjk", package: "fonts-noto-cjk",
      summary: "all of Chinese, Japanese and Korean, regular and bold, 40 MB",
      files: ["NotoSansCJK"]),
    FacePackage(
      name: "cjk-serif", package: "fonts-noto-cjk",
      summary: "the same with serifs, 54 MB", files: ["NotoSerifCJK"]),
    FacePackage(
      name: "scripts", package: "fonts-noto-core",
      summary: "some 150 scripts and signs, most in regular and bold, 28 MB", files: []),
  ]

  /// The faces of a name: one of ours, or any package of Debian's that holds fonts.
  init(named name: String) throws {
    if let known = Self.all.first(where: { $0.name == name }) {
      self = known
    } else if name.hasPrefix("fonts-"),
      name.allSatisfy({ $0.isLetter || $0.isNumber || "+.-".contains($0) })
    {
      self.init(name: name, package: name, summary: "", files: [])
    } else {
      let names = Self.all.map(\.name).joined(separator: ", ")
      throw CommandFailure(
        "no faces have the name '\(name)'",
        hint: "\(names), a Debian package 'fonts-…', a .deb file or a folder of fonts")
    }
  }

  private init(name: String, package: String, summary: String, files: [String]) {
    (self.name, self.package, self.summary, self.files) = (name, package, summary, files)
  }
}
