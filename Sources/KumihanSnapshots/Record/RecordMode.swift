/// When references are written, and how they are compared.
public struct SnapshotTestingConfiguration: Sendable {
  /// When references are written; nil where the scope around decides.
  public var record: Record?
  /// The command that failures would name for two files; kept for tests that set it.
  public var diffTool: DiffTool?
  /// The world that views are drawn in; nil where the scope around decides.
  public var world: SnapshotWorld?
  /// A folder of the package for the references of all its tests, which lie in it by module and
  /// file: `Goldens/CardTests/RowTests/row.1.png`. Nil where the scope around decides; where none
  /// does, they lie beside the test.
  public var root: String?
  /// What is kept of pictures; nil where the scope around decides.
  public var storage: Storage?

  public init(
    record: Record? = nil, diffTool: DiffTool? = nil, world: SnapshotWorld? = nil,
    root: String? = nil, storage: Storage? = nil
  ) {
    (self.record, self.diffTool, self.world) = (record, diffTool, world)
    (self.root, self.storage) = (root, storage)
  }

  /// What the scopes around the running task say; nil where there is none.
  public static var current: SnapshotTestingConfiguration? {
    let scopes = SnapshotScope.current
    guard !scopes.isEmpty else { return nil }
    var all = SnapshotTestingConfiguration()
    // A closure's word outweighs a trait's, and the inner one's an outer one's.
    for scope in scopes.filter(\.isTrait) + scopes.filter({ !$0.isTrait }) {
      all.record = scope.configuration.record ?? all.record
      all.diffTool = scope.configuration.diffTool ?? all.diffTool
    }
    for scope in scopes {
      all.world = scope.configuration.world ?? all.world
      all.root = scope.configuration.root ?? all.root
      all.storage = scope.configuration.storage ?? all.storage
    }
    return all
  }

  /// What is kept of pictures.
  public enum Storage: Hashable, Sendable {
    /// The picture, its layout and its line of the lock.
    case png
    /// The layout and the line of the lock, which has the hash of the pixels: some hundred bytes
    /// instead of a file. What differs is explained, but cannot be shown beside its reference.
    case hash
  }

  /// When references are written.
  public struct Record: Hashable, Sendable, CustomStringConvertible, ExpressibleByBooleanLiteral {
    /// `all`, `missing`, `failed` or `never`.
    public let rawValue: String

    /// Nil for other words.
    public init?(rawValue: String) {
      guard ["all", "missing", "failed", "never"].contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    private init(_ rawValue: String) { self.rawValue = rawValue }

    /// `true` stands for ``all``, `false` for ``missing``.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }

    /// Every reference is written anew.
    public static let all = Record("all")
    /// References that are not there are written.
    public static let missing = Record("missing")
    /// References that are not there and those that differ are written.
    public static let failed = Record("failed")
    /// Nothing is written.
    public static let never = Record("never")

    public var description: String { rawValue }
  }

  /// A command that shows two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let words: @Sendable (String, String) -> String

    public init(_ words: @escaping @Sendable (String, String) -> String) { self.words = words }
    public init(stringLiteral value: String) { words = { "\(value) \($0) \($1)" } }
    public static let ksdiff = DiffTool("ksdiff")
    public static let `default` = DiffTool { "\($0)\n\($1)" }

    /// The command for a reference and a snapshot.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      words(currentFilePath, failedFilePath)
    }
  }
}

/// Which mode holds, and which rule decided.
package struct RecordDecision: Hashable, Sendable {
  package var mode: SnapshotTestingConfiguration.Record
  package var rule: String
  /// The command that accepts, where no test library runs; nil for what a test would be told.
  package var remedy: String?

  package var description: String { "record: \(mode) (\(rule))" }

  /// Set by the commands that run tests: the mode that they were asked for.
  package static let command = "KUMIHAN_GOLDENS_RUN"
  private static let nothing = "nothing else is said"

  /// What takes a snapshot that differs over; nil where nothing may be written. The environment has no
  /// say where the test decides.
  var acceptance: String? {
    guard mode == .missing else { return nil }
    if let remedy { return "accept with: \(remedy)" }
    return rule == Self.nothing || rule.hasPrefix("SNAPSHOT_TESTING_RECORD")
      ? "accept with: SNAPSHOT_TESTING_RECORD=failed swift test"
      : "accept with: kumihan goldens approve"
  }

  /// Argument, scope, trait, environment, CI; else `missing`. A command that runs the tests decides over
  /// them all, and writes nothing where they say `never`.
  init(
    argument: SnapshotTestingConfiguration.Record?, scopes: [SnapshotScope],
    isRecording: Bool = false, environment: [String: String]
  ) {
    if let argument {
      (mode, rule) = (argument, "argument")
    } else if let scope = scopes.last(where: { !$0.isTrait && $0.configuration.record != nil }) {
      (mode, rule) = (scope.configuration.record ?? .never, "scope")
    } else if let scope = scopes.last(where: { $0.configuration.record != nil }) {
      (mode, rule) = (scope.configuration.record ?? .never, "trait")
    } else if isRecording {
      (mode, rule) = (.all, "isRecording")
    } else if let word = environment["SNAPSHOT_TESTING_RECORD"], !word.isEmpty {
      // What nobody understands must not write.
      let known = SnapshotTestingConfiguration.Record(rawValue: word)
      mode = known ?? .never
      rule = "SNAPSHOT_TESTING_RECORD=\(word)" + (known == nil ? ", which is no mode" : "")
    } else if let word = environment["CI"], !["", "0", "false"].contains(word.lowercased()) {
      (mode, rule) = (.never, "CI=\(word)")
    } else {
      (mode, rule) = (.missing, Self.nothing)
    }
    if mode != .never, let word = environment[Self.command],
      let asked = SnapshotTestingConfiguration.Record(rawValue: word), asked != mode
    {
      (mode, rule) = (asked, "kumihan goldens")
    }
  }
}

/// A scope of configuration, by a closure or by a trait.
package struct SnapshotScope: Sendable {
  package var configuration: SnapshotTestingConfiguration
  package var isTrait: Bool

  package init(configuration: SnapshotTestingConfiguration, isTrait: Bool) {
    (self.configuration, self.isTrait) = (configuration, isTrait)
  }

  /// Those that the running task is in, the innermost last.
  @TaskLocal package static var current: [SnapshotScope] = []
}

/// Runs an operation in which snapshots are recorded and drawn as is said; what is nil stays as it is.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, world: SnapshotWorld? = nil,
  root: String? = nil, storage: SnapshotTestingConfiguration.Storage? = nil,
  operation: () throws -> R
) rethrows -> R {
  let scope = SnapshotScope(
    configuration: .init(
      record: record, diffTool: diffTool, world: world, root: root, storage: storage),
    isTrait: false)
  return try SnapshotScope.$current.withValue(SnapshotScope.current + [scope], operation: operation)
}

/// Runs an asynchronous operation in which snapshots are recorded and drawn as is said.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, world: SnapshotWorld? = nil,
  root: String? = nil, storage: SnapshotTestingConfiguration.Storage? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  let scope = SnapshotScope(
    configuration: .init(
      record: record, diffTool: diffTool, world: world, root: root, storage: storage),
    isTrait: false)
  return try await SnapshotScope.$current.withValue(
    SnapshotScope.current + [scope], operation: operation)
}

/// `withSnapshotTesting(record:world:operation:)` by a shorter name.
public func withSnapshots<R>(
  record: SnapshotTestingConfiguration.Record? = nil, world: SnapshotWorld? = nil,
  root: String? = nil, storage: SnapshotTestingConfiguration.Storage? = nil,
  operation: () throws -> R
) rethrows -> R {
  try withSnapshotTesting(
    record: record, world: world, root: root, storage: storage, operation: operation)
}

/// `withSnapshotTesting(record:world:operation:)` of an asynchronous operation by a shorter name.
public func withSnapshots<R>(
  record: SnapshotTestingConfiguration.Record? = nil, world: SnapshotWorld? = nil,
  root: String? = nil, storage: SnapshotTestingConfiguration.Storage? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  try await withSnapshotTesting(
    record: record, world: world, root: root, storage: storage, operation: operation)
}
