/// A fault of a token file: where it is, what it is, and what to do about it.
public struct TokenProblem: Error, Hashable, Sendable {
  /// The kind of a fault, for programs.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case syntax, duplicateKey, name, type, value, reference, cycle, modes, shape
    /// Faults of a design system whose file is sound: the rules of its own making.
    case contrast, statement, version, component, code
  }

  /// The token's or group's name with dots, such as `color.primary`; `$` is the whole file.
  public let path: String
  /// One line in lower case.
  public let reason: String
  /// The remedy; nil where the reason suffices.
  public let hint: String?
  public let kind: Kind

  public init(_ path: String, _ reason: String, hint: String? = nil, kind: Kind) {
    (self.path, self.reason, self.hint, self.kind) = (path, reason, hint, kind)
  }
}

extension TokenProblem: CustomStringConvertible {
  public var description: String { "\(path): \(reason)" }
}
