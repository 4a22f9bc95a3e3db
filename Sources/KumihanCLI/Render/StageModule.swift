import Foundation
import KumihanStage
import KumihanSwiftWords

/// Source files that are compiled together, and what belongs to them.
struct StageModule {
  let name: String
  var sources: [StageSource]
  /// The names of modules that come before it.
  var dependencies: [String] = []
  var defines: [String] = []
  /// The folder of its own bundle, `Bundle.module`.
  var bundle: URL?

  /// The declarations of its bundle, and of the input's, which is the app's own.
  func bundles(main: URL?) -> String {
    var lines = ""
    if let main {
      lines +=
        "static var main: Foundation.Bundle { KumihanStage.Stage.bundle(\"\(main.path)\") }\n"
    }
    if let own = bundle ?? (asksForBundle ? main ?? URL(fileURLWithPath: "/") : nil) {
      lines +=
        "static var module: Foundation.Bundle { KumihanStage.Stage.bundle(\"\(own.path)\") }\n"
    }
    return lines.isEmpty
      ? "" : "import Foundation\nimport KumihanStage\nextension Foundation.Bundle {\n\(lines)}\n"
  }

  /// Whether files name `Bundle.module`, which a package's build would make, and none declares it.
  private var asksForBundle: Bool {
    sources.contains { source in
      let tokens = source.scan.tokens
      guard source.scan.words["module"] != nil else { return false }
      return tokens.tokens.indices.contains {
        tokens.text($0) == "module" && tokens.isSign($0 - 1, of: ".")
      }
    }
      && !sources.contains { source in
        let tokens = source.scan.tokens
        guard source.scan.words["module"] != nil else { return false }
        return tokens.tokens.indices.contains {
          tokens.text($0) == "module" && ["var", "let"].contains(tokens.text($0 - 1))
        }
      }
  }
}

/// What a file's compilation leaves out, because it has errors.
struct LeftOut: Hashable {
  /// The whole file.
  var isWhole = false
  /// Its views, and its previews too: what stands in it is compiled and not drawn.
  var views = false
  var entries = false
  var previews: Set<Int> = []
  /// Bodies of functions and properties, with what stands in their place.
  var bodies: [Range<Int>: String] = [:]
  /// Declarations.
  var declarations: Set<Range<Int>> = []
}
