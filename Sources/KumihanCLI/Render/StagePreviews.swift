import Foundation
import Kumihan
import KumihanStage
import KumihanViews

extension [StageEntry] {
  /// The same in their order, each view of a provider as one of its own.
  @MainActor
  func previews(in context: RenderingContext) throws -> [StageEntry] {
    try flatMap { entry in
      guard entry.kind == .provider else { return [entry] }
      let views = context.previews(of: try context.making(entry.make))
      let names = ProvidedPreview.names(of: views, in: entry.name ?? "")
      return zip(views, names).map { preview, name in
        StageEntry(
          kind: .provider, name: name, file: entry.file, line: entry.line,
          wishes: preview.wishes, make: { preview.view })
      }
    }
  }
}

extension StageEntry {
  /// Whether a preview has this name: its own, its provider's, or that which the provider gives it.
  func answers(to wanted: String) -> Bool {
    guard let name else { return false }
    if name == wanted { return true }
    guard kind == .provider, let slash = name.firstIndex(of: "/") else { return false }
    return name[..<slash] == wanted
      || name[name.index(after: slash)...] == wanted && Int(wanted) == nil
  }
}
