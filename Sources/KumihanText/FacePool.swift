import KumihanDrawing
import Synchronization

/// The open faces, each file opened once, and the problems of opening them.
final class FacePool: Sendable {
  private struct State {
    var faces: [FontFaceID: (any FontFace)?] = [:]
    /// What tells the characters of packed files, by file.
    var packed: [String: (@Sendable (Unicode.Scalar) -> Bool)?] = [:]
    var problems: [FontError] = []
  }

  let library: any ShapingLibrary
  private let state = Mutex(State())

  init(library: any ShapingLibrary) { self.library = library }

  /// The open face, or nil when its file is not a font; that is then noted once.
  func face(_ id: FontFaceID) -> (any FontFace)? {
    state.withLock { state -> (any FontFace)? in
      if let known = state.faces[id] { return known }
      do throws(FontError) {
        let face = try library.open(id)
        state.faces[id] = .some(face)
        return face
      } catch {
        state.faces[id] = .some(nil)
        state.problems.append(error)
        return nil
      }
    }
  }

  /// Whether a face is known to lack a character without being opened: opening a packed one takes milliseconds.
  func lacks(_ scalar: Unicode.Scalar, _ id: FontFaceID) -> Bool {
    state.withLock { state in
      guard state.faces[id] == nil else { return false }
      if state.packed[id.file] == nil {
        state.packed[id.file] = .some(library.packedCharacters(of: id.file))
      }
      guard let isThere = state.packed[id.file] ?? nil else { return false }
      return !isThere(scalar)
    }
  }

  func note(_ problem: FontError) {
    state.withLock { state in
      if !state.problems.contains(problem) { state.problems.append(problem) }
    }
  }

  var problems: [FontError] { state.withLock { $0.problems } }
  var openFaces: [FontFaceID] {
    state.withLock { state in state.faces.compactMap { $0.value == nil ? nil : $0.key } }
  }
}
