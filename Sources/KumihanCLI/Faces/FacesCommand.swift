import ArgumentParser
import Foundation

/// `kumihan faces`: adds faces beyond the bundled ones, which every drawing then has.
struct FacesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "faces",
    abstract: "Adds faces for characters that the bundled ones lack: all of Chinese, 150 scripts.",
    subcommands: [Add.self, List.self, Remove.self])

  static var store: FaceStore { FaceStore(environment: ProcessInfo.processInfo.environment) }

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Adds the faces of a name, of a Debian package, or of a file or folder.")

    @Argument(help: "cjk, cjk-serif, scripts, fonts-…, a .deb file or a folder.")
    var source: String

    @Option(help: ArgumentHelp("What they are called in the list.", valueName: "name"))
    var name: String?

    func run() throws {
      try reporting {
        let url = URL(fileURLWithPath: source)
        let isThere = FileManager.default.fileExists(atPath: url.path)
        if isThere, try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
          return try add(url.lastPathComponent, from: url, only: [])
        }
        let work = FileManager.default.temporaryDirectory
          .appendingPathComponent("kumihan-faces-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: work) }
        if isThere, url.pathExtension == "deb" {
          try DebianPackage.unpack(url, into: work)
          let stem = url.lastPathComponent.prefix { $0 != "_" && $0 != "." }
          return try add(String(stem), from: work, only: [])
        }
        let package = try FacePackage(named: source)
        try DebianPackage.unpack(
          try DebianPackage.download(package.package, into: work), into: work)
        try add(package.name, from: work, only: package.files)
      }
    }

    private func add(_ standard: String, from folder: URL, only files: [String]) throws {
      let name = name ?? standard
      guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/") else {
        throw CommandFailure("'\(name)' cannot be a folder's name", hint: "give one with --name")
      }
      let store = FacesCommand.store
      let count = try store.add(name, from: folder, only: files)
      try say("\(name): \(count) fonts in \(store.root.appendingPathComponent(name).path)")
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Lists what was added, and the names that can be.")

    func run() throws {
      try reporting {
        let added = FacesCommand.store.folders
        let known = FacePackage.all.map { package in
          let mark = added.contains { $0.lastPathComponent == package.name } ? "added" : "-"
          return "\(package.name)\t\(mark)\t\(package.summary) (Debian: \(package.package))"
        }
        let others = added.map(\.lastPathComponent)
          .filter { name in !FacePackage.all.contains { $0.name == name } }
          .map { "\($0)\tadded" }
        try say((known + others).joined(separator: "\n"))
      }
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Takes added faces away again.")

    @Argument(help: "A name that 'kumihan faces list' shows.") var name: String

    func run() throws { try reporting { try FacesCommand.store.remove(name) } }
  }
}
