package import Foundation
package import Kumihan
import KumihanAppleNames
package import KumihanViews

/// A preview that is to be compared with its reference.
@MainActor
package struct PreviewSubject {
  /// Its own among those of the folder.
  package var name: String
  /// Where it was written, as `Row.swift:20`; nil where nobody knows.
  package var place: String?
  /// The size and surroundings that it asks for.
  package var wishes: [PreviewTrait<PreviewTraits>.Wish]
  /// Makes the view.
  package var makeView: @MainActor () throws -> AnyView

  package init(
    name: String, place: String?, wishes: [PreviewTrait<PreviewTraits>.Wish],
    makeView: @escaping @MainActor () throws -> AnyView
  ) {
    (self.name, self.place, self.wishes, self.makeView) = (name, place, wishes, makeView)
  }

  /// Names that are each its own: those that several have are numbered in their order, and so are
  /// those that are nobody's, even where there is one, lest another preview rename it.
  ///
  /// - Parameter names: the parts of each name; whether the last is the preview's own.
  package static func unique(_ names: [(parts: [String], isNamed: Bool)]) -> [String] {
    let plain = names.map { name in
      name.parts.map(SnapshotName.cleaned).filter { !$0.isEmpty }.joined(separator: "-")
    }
    let unnamed = Set(zip(names, plain).filter { !$0.0.isNamed }.map(\.1))
    let counts = Dictionary(plain.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
    var next: [String: Int] = [:]
    return plain.map { name in
      let key = name.lowercased()
      guard counts[key, default: 0] > 1 || unnamed.contains(name) else { return name }
      next[key, default: 0] += 1
      return name.isEmpty ? "\(next[key, default: 0])" : "\(name)-\(next[key, default: 0])"
    }
  }
}

/// Compares previews with their references.
@MainActor
package struct PreviewRun {
  let scale: CGFloat?
  let comparison: PictureComparison
  let context: RenderingContext?

  /// - Parameters:
  ///   - scale: pixels per point; nil for the device's.
  ///   - comparison: how exactly.
  ///   - context: fonts and assets; nil for the bundled ones.
  package init(
    scale: CGFloat? = nil, comparison: PictureComparison = .exact,
    context: RenderingContext? = nil
  ) {
    (self.scale, self.comparison, self.context) = (scale, comparison, context)
  }

  /// What each preview of a program came to; a failure where there is none, since a test of nothing
  /// proves nothing.
  package func outcomes(
    of all: [ListedPreview], in modules: [String]?, _ call: SnapshotCall
  ) -> [SnapshotOutcome] {
    let chosen = all.filter { modules?.contains($0.module) ?? true }
    guard !chosen.isEmpty else { return [SnapshotOutcome(failure: Self.nothing(all, modules))] }
    let names = PreviewSubject.unique(
      chosen.map { preview in
        let file = preview.fileID.flatMap { $0.split(separator: "/").last }
        let parts = [preview.module, file.map { String($0.prefix { $0 != "." }) }, preview.name]
        return (parts.compactMap { $0 }, preview.name != nil)
      })
    return zip(chosen, names).map { preview, name in
      var place: String?
      if let file = preview.fileID, let line = preview.line { place = "\(file):\(line)" }
      return outcome(
        of: PreviewSubject(
          name: name, place: place,
          wishes: preview.traits.map(\.wish), makeView: preview.makeView), call
      ).outcome
    }
  }

  private static func nothing(_ all: [ListedPreview], _ modules: [String]?) -> String {
    let known = Set(all.map(\.module)).sorted()
    if all.isEmpty {
      return "the program has no previews; hint: let the test target depend on the modules that "
        + "have some"
    }
    return "no preview is in \((modules ?? []).joined(separator: ", ")); hint: previews are in "
      + known.joined(separator: ", ")
  }

  /// What a preview came to, and whether it could be drawn.
  package func outcome(
    of preview: PreviewSubject, _ call: SnapshotCall
  ) -> (outcome: SnapshotOutcome, isDrawn: Bool) {
    var call = call
    call.name = preview.name
    var isDrawn = false
    let room = PreviewRoom(preview.wishes)
    let screen = screen(room)
    let strategy = Snapshotting<AnyView, UIImage>(
      pathExtension: "png", diffing: .image(comparison)
    ) { view in
      let carried = Carried(value: view)
      return onMain {
        let image = screen.image(of: carried.value)
        isDrawn = image.drawn != nil
        return image
      }
    }
    var outcome = SnapshotRun.outcome(of: { try preview.makeView() }, as: strategy, call)
    outcome.notes += room.unknownDevices.map {
      "unknown preview device '\($0)'; drawn as for \(Device.standard.name)"
    }
    if let place = preview.place { outcome.failure? += "\npreview: \(place)" }
    return (outcome, isDrawn)
  }

  private func screen(_ room: PreviewRoom) -> SnapshotScreen {
    let layout: SwiftUISnapshotLayout =
      switch room.area {
      case .screen: .device(room.device, orientation: room.orientation)
      case .fitting, .offered: .sizeThatFits
      case .fixed(let width, let height?): .fixed(width: width, height: height)
      case .fixed(let width, nil): .fixed(width: width)
      }
    var screen = layout.screen(scale: scale, traits: UITraitCollection())
    screen.context = context
    if room.area == .offered { screen.offered = room.device.size(in: room.orientation) }
    return screen
  }
}

extension ReferenceFile {
  /// Why a picture that is there cannot be compared with; nil for one that can, or that is missing.
  package static func obstacle(of url: URL) -> String? {
    switch ReferenceFile(url) {
    case .missing: return nil
    case .unusable(let reason): return reason
    case .bytes(let file):
      do {
        try PictureFile.check(file)
        _ = try PNGDecoder.decode(file)
        return nil
      } catch {
        return "\(error)"
      }
    }
  }
}
