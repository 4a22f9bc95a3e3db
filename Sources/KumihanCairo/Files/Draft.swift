import Foundation

/// A file in the making, under a name of its own beside the one that it will have.
///
/// The name cannot be foreseen and the file is made exclusively: no link is followed, nobody else's
/// file is touched, and two writers never share one.
final class Draft {
  let descriptor: Int32
  private let path: String
  private let target: String
  private let ticket: DraftRemoval.Ticket?
  private var isPending = true

  /// - Parameter old: the state of the file whose place it will take; nil for none.
  init(beside target: String, replacing old: stat?) throws(SystemError) {
    self.target = target
    (path, descriptor) = try Self.open(
      in: OutputTarget.folder(of: target), mode: old == nil ? 0o666 : 0o600)
    ticket = DraftRemoval.add(path)
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

  /// A new file; its mode is what the user's mask leaves of `mode`.
  private static func open(
    in folder: String, mode: mode_t
  ) throws(SystemError) -> (path: String, descriptor: Int32) {
    var tries = 0
    while true {
      let path = "\(folder).kumihan-\(String(try randomNumber(), radix: 36)).part"
      do throws(SystemError) {
        let descriptor = try SystemError.check {
          unsafe Foundation.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        }
        return (path, descriptor)
      } catch {
        tries += 1
        // Whoever guesses names like this one is not to be given much time.
        guard error.code == EEXIST, tries < 100 else { throw error }
      }
    }
  }

  /// Of the system's secret bits; it decides about nothing but a name that is gone in the end.
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

  /// Takes on mode and access list of the file that was there, and its owner where that is allowed.
  private func takeOn(_ old: stat) throws(SystemError) {
    var new = stat()
    unsafe fstat(descriptor, &new)
    let isSame = (new.st_uid, new.st_gid) == (old.st_uid, old.st_gid)
    let isOwned = isSame || fchown(descriptor, old.st_uid, old.st_gid) == 0
    // A group of one's own may be kept even where the owner may not.
    if !isOwned { fchown(descriptor, uid_t.max, old.st_gid) }
    // Before the mode, whose group bits would open what the folder gives to others.
    try AccessList.copy(from: target, to: descriptor)
    // Another owner's file must not run in that owner's name.
    try SystemError.check { fchmod(descriptor, old.st_mode & (isOwned ? 0o7777 : 0o777)) }
  }

  /// Gives the file its name, in the place of what bore it.
  func commit() throws(SystemError) {
    try SystemError.check { unsafe rename(path, target) }
    isPending = false
    if let ticket { DraftRemoval.drop(ticket) }
  }

  /// Takes the file away, unless it has its name.
  func remove() {
    guard isPending else { return }
    isPending = false
    unsafe unlink(path)
    if let ticket { DraftRemoval.drop(ticket) }
  }
}
