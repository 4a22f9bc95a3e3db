import Foundation
import KumihanData
import KumihanSwiftWords

/// A name that stands in the way of compiling, with everything that fails for it.
struct CodeObstacle: Hashable {
  /// Whose it is to mend.
  enum Owner: String, CaseIterable {
    /// A name of Apple's that is not here.
    case apple = "Apple has it, Kumihan does not"
    /// A name of Apple's that is here, in a form that is not, or that is wrong.
    case form = "a form of Apple's name that Kumihan may lack, or your error"
    /// A module of somebody else that is not there.
    case other = "of a package that is not there"
    case author = "your error"
    /// What may be wrong only because of the others.
    case consequence = "may follow from the above"
  }

  let owner: Owner
  /// What it is: a module, a type, a member, or only a message.
  let kind: String
  let name: String
  /// The nearest name that is here; nil for none.
  let nearest: String?
  var messages: [CompilerMessage] = []

  /// The obstacles in messages of the compiler, Apple's first, each group by how often it is in the way.
  ///
  /// - Parameter line: the author's line of a message; nil where it is not known.
  static func all(
    in messages: [CompilerMessage], missingModules: Set<String>,
    line: (CompilerMessage) -> String? = { _ in nil }
  ) -> [CodeObstacle] {
    var found: [CodeObstacle: [CompilerMessage]] = [:]
    for message in messages {
      var obstacle = CodeObstacle(message, missingModules: missingModules)
      if obstacle.owner == .author, obstacle.nearest == nil,
        let name = form(in: message, line: line(message))
      {
        obstacle = CodeObstacle(form: name)
      }
      found[obstacle, default: []].append(message)
    }
    // Where a name is missing, the compiler goes on to guess.
    let shaken = Set(
      found.filter { $0.key.owner == .apple || $0.key.owner == .other }.values.joined().map(\.path))
    for (obstacle, messages) in found where obstacle.kind == "message" {
      let follow = messages.filter { shaken.contains($0.path) }
      guard !follow.isEmpty else { continue }
      found[obstacle] =
        follow.count == messages.count ? nil : messages.filter { !follow.contains($0) }
      found[CodeObstacle(.consequence, obstacle), default: []] += follow
    }
    return found.map { obstacle, messages in
      var obstacle = obstacle
      obstacle.messages = messages.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
      return obstacle
    }.sorted {
      let order = Owner.allCases
      let (first, second) = (
        order.firstIndex(of: $0.owner) ?? 0, order.firstIndex(of: $1.owner) ?? 0
      )
      return (first, -$0.messages.count, $0.name) < (second, -$1.messages.count, $1.name)
    }
  }

  private init(form name: String) {
    (owner, kind, self.name, nearest) = (.form, "form", name, nil)
  }

  private init(_ owner: Owner, _ other: CodeObstacle) {
    (self.owner, kind, name, nearest) = (owner, other.kind, other.name, nil)
  }

  private init(_ message: CompilerMessage, missingModules: Set<String>) {
    let text = message.text
    let (kind, name) = Self.name(in: text)
    (self.kind, self.name) = (kind, name)
    switch kind {
    case "module":
      owner = AppleAPI.modules.contains(name) ? .apple : .other
      nearest = nil
    case "message":
      (owner, nearest) = (.author, nil)
    default:
      let isOfModule =
        kind != "member" && !missingModules.isDisjoint(with: AppleAPI.modules)
        && name.prefixMatch(
          of:
            /(k?(NS|UI|CL|MK|AV|WK|SF|SK|CK|CN|EK|HK|PH|LA|UN|MF|CI|MT|AR|SCN|GK|PK|QL|VN|MP|MSG|AS|AC)[A-Z])/
        ) != nil
      let isApples = AppleAPI.absent.contains(name) || isOfModule
      owner = isApples ? .apple : missingModules.isEmpty || kind == "member" ? .author : .other
      nearest =
        isApples
        ? nil
        : NearMatch.value(
          for: name, among: (kind == "member" ? AppleAPI.members : AppleAPI.here).map { ($0, $0) })
    }
  }

  /// The name that a message is about.
  private static func name(in text: String) -> (kind: String, name: String) {
    let kinds: [(start: String, kind: String)] = [
      ("no such module '", "module"), ("cannot find type '", "type"), ("cannot find '", "name"),
      ("unknown attribute '", "type"), ("has no member '", "member"),
      ("cannot infer contextual base in reference to member '", "member"),
      ("no macro named '", "macro"),
    ]
    for (start, kind) in kinds {
      guard let range = text.firstRange(of: start) else { continue }
      let name = text[range.upperBound...].prefix { $0 != "'" && $0 != "(" }
      return (kind, String(name.drop { $0 == "$" || $0 == "#" }))
    }
    return ("message", text)
  }

  /// In one line.
  var headline: String {
    let files = Set(messages.map(\.path)).count
    let count = messages.count
    let place = messages.first.map { "\($0.path):\($0.line)" } ?? ""
    let what = kind == "message" ? name : "\(kind) \(name)"
    return "\(what)" + (nearest.map { " (did you mean '\($0)'?)" } ?? "")
      + ": \(count) \(count == 1 ? "place" : "places") in \(files) \(files == 1 ? "file" : "files"), first \(place)"
  }

  var json: JSONValue {
    [
      "owner": .text("\(owner)"), "kind": .text(kind), "name": .text(name),
      "nearest": nearest.map { .text($0) } ?? .null, "count": .number(Double(messages.count)),
      "places": .list(
        messages.map { message in
          [
            "file": .text(message.path), "line": .number(Double(message.line)),
            "column": .number(Double(message.column)), "message": .text(message.text),
          ]
        }),
    ]
  }
}

/// Apple's names, and which of them are here.
enum AppleAPI {
  static let absent = Set(AppleAbsent.types + AppleAbsent.members)
  static let members = Set(AppleMembers.names).subtracting(absent).sorted()
  static let here = Set(AppleTypes.names + AppleMembers.names).subtracting(absent).sorted()

  /// Frameworks of Apple's for the phone that are not here.
  static let modules: Set = [
    "AccessorySetupKit", "Accounts", "AddressBook", "AppKit", "AudioUnit",
    "AutomaticAssessmentConfiguration", "BrowserEngineKit", "BusinessChat", "Cinematic", "ClassKit",
    "ClockKit", "Cocoa", "CoreAudioKit", "CoreMIDI", "CreateML", "CryptoTokenKit",
    "DataDetection", "ExposureNotification", "ExternalAccessory", "FileProvider", "FinanceKit",
    "GLKit", "IOKit", "IdentityLookup", "JournalingSuggestions", "MatterSupport", "MetalFX",
    "MetalPerformanceShaders", "ModelIO", "OpenGLES", "PHASE", "PlaygroundSupport", "Playgrounds",
    "ProximityReader", "QuickLookUI", "RoomPlan", "SafetyKit", "SensitiveContentAnalysis",
    "SensorKit", "Spatial", "StoreKitTest", "TVUIKit", "ThreadNetwork", "WatchKit",
  ]
}
