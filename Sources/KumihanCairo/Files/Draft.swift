import Foundation

/// A file in the making: without a name where the system can, so that nothing stays behind even when the program is killed, else under a
/// temporary name beside its final one.
///
/// Such a name is unpredictable and its file is created exclusively: no link is followed, no other
/// file is touched, and two writers never share one.
final class Draft {
  let descriptor: Int32
  private let target: String
  private let isNew: Bool
  private var isOpen = true
  /// Nil while it has none.
  private var name: Name?

  private struct Name {
    let path: String
    let ticket: DraftRemoval.Ticket?

    func drop() { if let ticket { DraftRemoval.drop(ticket) } }
  }

  /// - Parameter old: the state of the file to be replaced; nil for none.
  init(beside target: String, replacing old: stat?) throws(SystemError) {
    self.target = target
    isNew = old == nil
    let (folder, mode) = (OutputTarget.folder(of: target), mode_t(isNew ? 0o666 : 0o600))
    if let descriptor = Self.openUnnamed(in: folder, mode) {
      self.descriptor = descriptor
    } else {
      (name, descriptor) = try Self.named(in: folder) { path in
        unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      }
    }
    if let old { try takeOn(old) }
  }

  deinit {
    if isOpen { Foundation.close(descriptor) }
    if let name {
      unsafe unlink(name.path)
      name.drop()
    }
  }

  /// A new file without a name, with `mode` restricted by the user's mask; nil where it could not be named later.
  private static func openUnnamed(in folder: String, _ mode: mode_t) -> Int32? {
    #if os(Linux)
      // O_TMPFILE, which Swift does not import.
      let descriptor = unsafe open(folder, 0o20_000_000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC, mode)
      guard descriptor >= 0 else { return nil }
      if unsafe access(link(of: descriptor), F_OK) == 0 { return descriptor }
      Foundation.close(descriptor)
    #endif
    return nil
  }

  /// The system's own link to an open file.
  private static func link(of descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  /// Makes a file under a name in a folder by `make`, which fails where there is one already.
  private static func named(
    in folder: String, by make: (String) -> Int32
  ) throws(SystemError) -> (Name, Int32) {
    var tries = 0
    while true {
      let path = "\(folder).kumihan-\(String(try randomNumber(), radix: 36)).part"
      // Before the file is there: a signal may come at any moment.
      let name = Name(path: path, ticket: DraftRemoval.add(path))
      do throws(SystemError) {
        return (name, try SystemError.check { make(path) })
      } catch {
        name.drop()
        tries += 1
        // Gives little time to anyone who guesses such names.
        guard error.code == EEXIST, tries < 100 else { throw error }
      }
    }
  }

  /// From the system's random source; it only determines a name that is gone in the end.
  private static func randomNumber() throws(SystemError) -> UInt64 {
    let source = try SystemError.check {
      unsafe Foundation.open("/dev/urandom", O_RDONLY | O_CLOEXEC)
    }
    defer { Foundation.close(source) }
    var number: UInt64 = 0
    guard unsafe read(source, &number, MemoryLayout<UInt64>.size) == MemoryLayout<UInt64>.size
    else { throw .last }
    return number
  }

  /// Copies mode and access list of the previous file, and its owner where allowed.
  private func takeOn(_ old: stat) throws(SystemError) {
    var new = stat()
    unsafe fstat(descriptor, &new)
    let isSame = (new.st_uid, new.st_gid) == (old.st_uid, old.st_gid)
    let isOwned = isSame || fchown(descriptor, old.st_uid, old.st_gid) == 0
    // The file's group may be kept even where the owner may not.
    if !isOwned { fchown(descriptor, uid_t.max, old.st_gid) }
    // Before the mode, whose group bits would open what the folder gives to others.
    try AccessList.copy(from: target, to: descriptor)
    // A file of another owner must not run with that owner's privileges.
    try SystemError.check { fchmod(descriptor, old.st_mode & (isOwned ? 0o7777 : 0o777)) }
  }

  /// Closes the file and gives it its final name, replacing any file of that name.
  func commit() throws(SystemError) {
    if name == nil {
      // It has to be open for a name, and has none until closing a copy has said that all of it was kept.
      try Self.close(try SystemError.check { fcntl(descriptor, F_DUPFD_CLOEXEC, 0) })
      let own = Self.link(of: descriptor)
      func link(_ path: String) -> Int32 {
        unsafe linkat(AT_FDCWD, own, AT_FDCWD, path, AT_SYMLINK_FOLLOW)
      }
      if isNew, link(target) == 0 { return }
      (name, _) = try Self.named(in: OutputTarget.folder(of: target), by: link)
    }
    isOpen = false
    try Self.close(descriptor)
    guard let name else { return }
    try SystemError.check { unsafe rename(name.path, target) }
    name.drop()
    self.name = nil
  }

  /// Some file systems report only now that there was no space. The file is closed in any case.
  static func close(_ descriptor: Int32) throws(SystemError) {
    if Foundation.close(descriptor) != 0, errno != EINTR { throw .last }
  }
}
