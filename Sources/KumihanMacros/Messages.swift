import Foundation

/// What the compiler asks a plug-in, as far as it is answered here.
///
/// The compiler's protocol for plug-ins: on standard input and output, eight bytes of length, least
/// first, then that many bytes of JSON. Each message is an object of one member, whose name is the
/// kind of the message.
struct Request: Decodable {
  var getCapability: Empty?
  var expandFreestandingMacro: Expansion?
  var expandAttachedMacro: Expansion?

  struct Empty: Decodable {}

  /// One macro to be expanded; the declarations are those of an attached macro.
  struct Expansion: Decodable {
    var macro: Macro
    var macroRole: String?
    var discriminator: String
    var syntax: Syntax?
    var attributeSyntax: Syntax?
    var declSyntax: Syntax?
    var lexicalContext: [Syntax]?
  }

  struct Macro: Decodable {
    var typeName: String
  }

  /// A piece of source with its place.
  struct Syntax: Decodable {
    var source: String
    var location: Location
  }

  struct Location: Decodable {
    var fileID: String
    var fileName: String
    var offset: Int
    var line: Int
    var column: Int
  }
}

/// What the compiler is answered.
struct Reply: Encodable {
  var getCapabilityResult: Capabilities?
  var expandMacroResult: Result?

  struct Capabilities: Encodable {
    var capability = Version()
    struct Version: Encodable { var protocolVersion = 7 }
  }

  struct Result: Encodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic]
  }

  /// An error at a place of the user's file.
  struct Diagnostic: Encodable {
    var message: String
    var severity = "error"
    var position: Position
    var highlights: [Position] = []
    var notes: [Position] = []
    var fixIts: [Position] = []
  }

  struct Position: Encodable {
    var fileName: String
    var offset: Int
  }
}
