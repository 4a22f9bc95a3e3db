import Foundation
import KumihanDrawing
package import KumihanLayout
import KumihanText

/// Something that could not be drawn as requested.
public enum ViewIssue: Hashable, Sendable {
  /// A symbol missing in the icon font, with the nearest names.
  case missingSymbol(String, suggestions: [String])
  /// A picture's name without a file in the bundle's folder; no folder when no bundle is named.
  case missingImage(String, folder: String?)
  /// A colour's name that no asset catalogue has.
  case missingColor(String)
  /// A picture file that cannot be drawn.
  case brokenImage(file: String, reason: String)
  /// A character missing in all faces, and a font that has it.
  case missingGlyph(codePoint: UInt32, script: String, cover: String? = nil)
  /// A font family, or a face's PostScript name, that no font file has.
  case missingFont(String)
  /// Unreadable translations; the keys are shown instead.
  case brokenStrings(StringsError)
  /// Views nest deeper than the limit, as when a body contains its own view.
  case nestedTooDeeply(String, limit: Int)
  /// An invalid size, which was clamped.
  case nonsensicalSize(String)

  /// Actions that change something again in every round.
  case neverSettles(rounds: Int)

  /// A presentation that is not drawn, because another one is on the same screen.
  case presentationsCompete(shown: String, hidden: String)

  /// An effect that views are drawn without.
  case notDrawn(String)

  /// What only a service of Apple's could show; something plain stands for it.
  case needsService(String)

  static func missingSymbol(_ name: String, _ suggestions: [String]) -> ViewIssue {
    .missingSymbol(name, suggestions: suggestions)
  }
}

/// An issue and the call site of its view.
public struct LocatedIssue: Hashable, Sendable, CustomStringConvertible {
  public var issue: ViewIssue
  /// `Module/File.swift:line:column`, or "-" when unknown.
  public var site: String
  /// The start of the text concerned; empty where no text is.
  public var excerpt: String

  package init(_ issue: ViewIssue, site: CallSite, excerpt: String = "") {
    (self.issue, self.site, self.excerpt) = (issue, site.description, excerpt)
  }

  public var description: String {
    let view = excerpt.isEmpty ? "" : "Text(\"\(excerpt)\"): "
    return "\(site): \(view)\(issue.message)"
  }
}

extension ViewIssue {
  public var message: String {
    switch self {
    case .missingSymbol(let name, let suggestions):
      let hint =
        suggestions.isEmpty ? "" : "; hint: did you mean \(suggestions.joined(separator: ", "))?"
      return "no symbol is named '\(name)'; a marked box is drawn" + hint
    case .missingImage(let name, nil):
      return "no image is named '\(name)'; a marked box is drawn; hint: name the bundle of its "
        + "PNG or JPEG file, or put it in an asset catalogue"
    case .missingImage(let name, let folder?):
      return "no image is named '\(name)' in '\(folder)'; a marked box is drawn; "
        + "hint: put \(name).png or \(name).jpg there"
    case .missingColor(let name):
      return "no color is named '\(name)' in the asset catalogues; it is clear; "
        + "hint: give the catalogue that has it"
    case .brokenImage(let file, let reason):
      return "cannot read image '\(file)': \(reason); a marked box is drawn; "
        + "hint: save it anew as PNG or JPEG"
    case .missingGlyph(let codePoint, let script, let cover):
      return MissingGlyph(codePoint: codePoint, script: script, cover: cover).message
    case .missingFont(let name):
      let error = FontError.unknownFamily(name)
      return "\(error); hint: \(error.hint)"
    case .brokenStrings(let error): return "\(error); hint: \(error.hint)"
    case .nestedTooDeeply(let type, let limit):
      return "views nest deeper than \(limit) at \(type); "
        + "hint: does its body contain itself?"
    case .nonsensicalSize(let text): return text
    case .notDrawn(let effect): return "\(effect) is not drawn: there is no Metal here"
    case .needsService(let what): return "\(what); a plain view stands for it"
    case .presentationsCompete(let shown, let hidden):
      return "'\(hidden)' is not drawn: the screen already presents '\(shown)'; "
        + "hint: present one thing at a time, or the second from the first"
    case .neverSettles(let rounds):
      return "actions before the first frame still ask for more after \(rounds) rounds; "
        + "hint: does an onChange change what it watches?"
    }
  }
}
