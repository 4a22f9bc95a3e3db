import Foundation

/// A token file, read: its tokens without references, and everything the file says besides.
public struct TokenDocument: Sendable {
  /// The tool whose shape a file has.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// The format of the Design Tokens Community Group, October 2025.
    case dtcg
    /// A resolver document of the same group: sets of tokens, and what modes replace in them.
    case resolver
    case styleDictionary, tokensStudio, figma
    /// Salesforce's Theo: properties and aliases.
    case theo
    /// Groups of values alone, as the themes of programs are exported.
    case plain
  }

  public let shape: Shape
  /// In the file's order; those with a problem are missing.
  public let tokens: [Token]
  /// The names of modes besides the default one, in the file's order.
  public let modes: [String]
  /// Everything wrong in the file, in its order.
  public let problems: [TokenProblem]
  /// The file as it was written.
  package let source: TokenJSON
  /// The same in the shape of the Design Tokens Community Group, modes beside their tokens.
  package let tree: TokenJSON
  private let index: [String: Int]

  /// Reads a token file in UTF-8; its shape is recognised.
  ///
  /// - Parameter load: The bytes of another file that this one names by a relative path; nil where
  ///   it is not there.
  /// - Throws: ``TokenProblem`` for a file that is no JSON object or whose members say twice the same.
  public init(
    parsing bytes: some Sequence<UInt8>, load: @escaping (String) -> [UInt8]? = { _ in nil }
  ) throws(TokenProblem) {
    let source = try TokenJSONParser.value(of: Array(bytes))
    guard source.object != nil else {
      throw TokenProblem(
        "$", "expected an object, found \(source.noun)",
        hint: "a token file holds groups and tokens by their names", kind: .shape)
    }
    self.init(source: source, load: load)
  }

  package init(source: TokenJSON, load: @escaping (String) -> [UInt8]? = { _ in nil }) {
    var problems: [TokenProblem] = []
    (shape, tree) = Self.normal(source, load: load, problems: &problems)
    var reader = TokenReader(tree: tree, isForeign: shape != .dtcg && shape != .resolver)
    let found = reader.read()
    self.source = source
    tokens = found
    modes = reader.modes
    self.problems = problems + reader.problems
    index = Dictionary(found.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  public subscript(name: String) -> Token? { index[name].map { tokens[$0] } }

  /// The file again: equal JSON, in the same order.
  public var json: String { source.written }

  /// The file in the shape of the Design Tokens Community Group.
  public var dtcg: String {
    let isFormat = shape == .dtcg || shape == .resolver
    return (isFormat ? tree : FormatWriter.tree(of: tokens)).written
  }

  /// A token, or a problem with its nearest match.
  public func token(_ name: String, for path: String) throws(TokenProblem) -> Token {
    if let token = self[name] { return token }
    throw TokenProblem(
      path, "names the token '\(name)', which does not exist",
      hint: NearName.hint(for: name, among: tokens.map(\.name)), kind: .reference)
  }

  private static func normal(
    _ source: TokenJSON, load: @escaping (String) -> [UInt8]?, problems: inout [TokenProblem]
  ) -> (Shape, TokenJSON) {
    if source["resolutionOrder"] != nil || source["modifiers"] != nil && source["sets"] != nil {
      var resolver = ResolverReader(document: source, load: load)
      let tree = resolver.tree()
      problems += resolver.problems
      return (.resolver, tree)
    }
    if let tree = FigmaShape.tree(of: source, problems: &problems) { return (.figma, tree) }
    if source["$themes"] != nil || source["$metadata"] != nil {
      return (.tokensStudio, TokensStudioShape.tree(of: source, problems: &problems))
    }
    if let tree = TheoShape.tree(of: source) { return (.theo, tree) }
    if LegacyShape.isLegacy(source) {
      if TokensStudioShape.isSets(source) {
        return (.tokensStudio, TokensStudioShape.tree(of: source, problems: &problems))
      }
      return (.styleDictionary, LegacyShape.tree(of: source))
    }
    if let tree = PlainShape.tree(of: source) { return (.plain, tree) }
    return (.dtcg, source)
  }
}
