import Foundation

/// A file in the making, under a temporary name beside its final one.
///
/// The name is unpredictable and the file is created exclusively: no link is followed, no other
/// file is touched, and two writers never share one.
final class Draft {
  let descriptor: Int32
  private let path: String
  private let target: String
  private let ticket: DraftRemoval.Ticket?
  private var isPending = true

  /// - Parameter old: the state of the file to be replaced; nil for none.
  init(beside target: String, replacing old: stat?) throws(SystemError) {
    self.target = target
    (path, descriptor, ticket) = try Self.open(
      in: OutputTarget.folder(of: target), mode: old == nil ? 0o666 : 0o600)
    guard let old else { return }
    do throws(SystemError) {
      try takeOn(old)
    } catch {
      remove()
      close(descriptor)
      throw error
    }
  }

  deinit { remove() }

  /// A new file, with `mode` restricted by the user's mask.
  private static func open(
    in folder: String, mode: mode_t
  ) throws(SystemError) -> (path: String, descriptor: Int32, ticket: DraftRemoval.Ticket?) {
    var tries = 0
    while true {
      let path = "\(folder).kumihan-\(String(try randomNumber(), radix: 36)).part"
      // Before the file is there: a signal may come at any moment.
      let ticket = DraftRemoval.add(path)
      do throws(SystemError) {
        let descriptor = try SystemError.check {
          unsafe Foundation.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        }
        return (path, descriptor, ticket)
      } catch {
        if let ticket { DraftRemoval.drop(ticket) }
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
    defer { close(source) }
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

  /// Gives the file its final name, replacing any file of that name.
  func commit() throws(SystemError) {
    try SystemError.check { unsafe rename(path, target) }
    isPending = false
    if let ticket { DraftRemoval.drop(ticket) }
  }

  /// Removes the file, unless it has its final name.
  func remove() {
    guard isPending else { return }
    isPending = false
    unsafe unlink(path)
    if let ticket { DraftRemoval.drop(ticket) }
  }
}
