/// A request of the compiler to a plug-in, as far as it is answered here.
///
/// The compiler's protocol for plug-ins: on standard input and output, eight bytes of length, least
/// first, then that many bytes of JSON. Each message is an object of one member, whose name is the
/// kind of the message.
package struct Request: Decodable {
  var getCapability: Empty?
  var expandFreestandingMacro: Expansion?
  var expandAttachedMacro: Expansion?

  package struct Empty: Decodable {}

  /// One macro to be expanded; the declarations are those of an attached macro.
  package struct Expansion: Decodable {
    var macro: Macro
    var macroRole: String?
    var discriminator: String
    var syntax: Syntax?
    var attributeSyntax: Syntax?
    var declSyntax: Syntax?
    var lexicalContext: [Syntax]?
    /// The type around a member, and the name of a type that is extended.
    var parentDeclSyntax: Syntax?
    var extendedTypeSyntax: Syntax?
    /// The protocols that an extension adds to it.
    var conformanceListSyntax: Syntax?
  }

  package struct Macro: Decodable {
    var typeName: String
  }

  /// A piece of source with its place.
  package struct Syntax: Decodable {
    var source: String
    var location: Location
  }

  package struct Location: Decodable {
    var fileID: String
    var fileName: String
    var offset: Int
    var line: Int
    var column: Int
  }
}

/// The answer to the compiler.
package struct Reply: Encodable {
  var getCapabilityResult: Capabilities?
  var expandMacroResult: Result?

  package struct Capabilities: Encodable {
    var capability = Version()
    package struct Version: Encodable { var protocolVersion = 7 }
  }

  package struct Result: Encodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic]
  }

  /// An error at a place of the user's file.
  package struct Diagnostic: Encodable {
    var message: String
    var severity = "error"
    var position: Position
    var highlights: [Position] = []
    var notes: [Position] = []
    var fixIts: [Position] = []
  }

  package struct Position: Encodable {
    var fileName: String
    var offset: Int
  }
}
