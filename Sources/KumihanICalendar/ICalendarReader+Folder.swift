import Foundation
package import KumihanCalendar

extension ICalendarReader {
  /// Reads the `.ics` files of a folder, by their names: a collection as CalDAV servers keep it,
  /// with a file for each event.
  ///
  /// Of an event in several files only the newest (by SEQUENCE) is read, and a copy adds nothing. A
  /// file that is no calendar is a problem, not an error, unless `strict` is set.
  /// - Throws: ``ICalendarError/unreadableFile(_:reason:)`` for a folder that cannot be listed, or
  ///   one without such files.
  public static func read(
    folder path: String, strict: Bool = false
  ) throws(ICalendarError) -> [ICalendarFile] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw .unreadableFile(path, reason: "it cannot be listed")
    }
    let calendars = names.filter { $0.lowercased().hasSuffix(".ics") && !$0.hasPrefix(".") }
    guard !calendars.isEmpty else {
      throw .unreadableFile(path, reason: "it has no .ics files")
    }
    var files: [ICalendarFile] = []
    for name in calendars.sorted() {
      let file = URL(fileURLWithPath: path).appendingPathComponent(name).relativePath
      do throws(ICalendarError) {
        files.append(try read(path: file, strict: strict))
      } catch {
        if strict { throw error }
        files.append(ICalendarFile(unreadable: file, error))
      }
    }
    return newest(files)
  }

  /// Without the events that another file has in a newer revision, or in the same words before.
  private static func newest(_ files: [ICalendarFile]) -> [ICalendarFile] {
    var kept: [String: (file: Int, masters: [EventComponent])] = [:]
    var left: Set<Place> = []
    for (index, file) in files.enumerated() {
      let masters = Dictionary(grouping: file.events.filter { $0.recurrenceID == nil }, by: \.uid)
      for (uid, own) in masters.sorted(by: { $0.key < $1.key }) {
        guard let known = kept[uid] else {
          kept[uid] = (index, own)
          continue
        }
        let (sequence, best) = (revision(own), revision(known.masters))
        if sequence > best {
          left.insert(Place(file: known.file, uid: uid))
          kept[uid] = (index, own)
        } else if sequence < best || own.map(content) == known.masters.map(content) {
          left.insert(Place(file: index, uid: uid))
        }
      }
    }
    guard !left.isEmpty else { return files }
    return files.enumerated().map { index, file in
      file.keeping { !left.contains(Place(file: index, uid: $0.uid)) }
    }
  }

  private struct Place: Hashable {
    let file: Int
    let uid: String
  }

  private static func revision(_ masters: [EventComponent]) -> Int {
    masters.map(\.sequence).max() ?? 0
  }

  /// An event without its place in the file.
  private static func content(_ event: EventComponent) -> EventComponent {
    var event = event
    (event.line, event.calendar) = (0, 0)
    return event
  }
}

extension ICalendarFile {
  fileprivate init(unreadable name: String, _ error: ICalendarError) {
    self.init(
      name: name, calendars: [], events: [],
      problems: [
        ICalendarProblem(file: name, line: 1, reason: .unreadableFile(error.description))
      ], zones: [])
  }

  fileprivate func keeping(_ isKept: (EventComponent) -> Bool) -> ICalendarFile {
    ICalendarFile(
      name: name, calendars: calendars, events: events.filter(isKept), problems: problems,
      zones: zones)
  }
}

extension InputFile {
  /// Whether the path is that of a folder.
  package static func isFolder(_ path: String) -> Bool {
    do throws(Problem) {
      try check(path)
    } catch { return error == .folder }
    return false
  }
}
