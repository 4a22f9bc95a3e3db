/// What was said in a session: nothing, where an app did not bring it along.
public struct Transcript: Sendable, Equatable, RandomAccessCollection, Codable {
  /// Something that was said.
  public enum Entry: Sendable, Equatable, Identifiable, Codable, CustomStringConvertible {
    case instructions(Instructions)
    case prompt(Prompt)
    case toolCalls(ToolCalls)
    case toolOutput(ToolOutput)
    case response(Response)

    public var id: String {
      switch self {
      case .instructions(let words): words.id
      case .prompt(let words): words.id
      case .toolCalls(let calls): calls.id
      case .toolOutput(let words): words.id
      case .response(let words): words.id
      }
    }
    public var description: String {
      switch self {
      case .instructions(let words): "(Instructions) \(words.segments.text)"
      case .prompt(let words): "(Prompt) \(words.segments.text)"
      case .toolCalls(let calls): "(Calls) \(calls.map(\.toolName).joined(separator: ", "))"
      case .toolOutput(let words): "(\(words.toolName)) \(words.segments.text)"
      case .response(let words): "(Response) \(words.segments.text)"
      }
    }
  }

  /// A part of what was said.
  public enum Segment: Sendable, Equatable, Identifiable, Codable, CustomStringConvertible {
    case text(TextSegment)
    case structure(StructuredSegment)
    public var id: String {
      switch self {
      case .text(let text): text.id
      case .structure(let value): value.id
      }
    }
    public var description: String {
      switch self {
      case .text(let text): text.content
      case .structure(let value): value.content.jsonString
      }
    }
  }

  /// Words.
  public struct TextSegment: Sendable, Equatable, Identifiable, Codable {
    public var id: String
    public var content: String
    public init(id: String = _FreshName.next(), content: String) {
      (self.id, self.content) = (id, content)
    }
  }

  /// A value.
  public struct StructuredSegment: Sendable, Equatable, Identifiable, Codable {
    public var id: String
    public var source: String
    public var content: GeneratedContent
    public init(id: String = _FreshName.next(), source: String, content: GeneratedContent) {
      (self.id, self.source, self.content) = (id, source, content)
    }
  }

  /// A tool that was told of.
  public struct ToolDefinition: Sendable, Equatable, Codable {
    public var name: String
    public var description: String
    public init(tool: some Tool) { (name, description) = (tool.name, tool.description) }
  }

  /// What was told before all else.
  public struct Instructions: Sendable, Equatable, Identifiable, Codable {
    public var id: String
    public var segments: [Segment]
    public var toolDefinitions: [ToolDefinition]
    public init(
      id: String = _FreshName.next(), segments: [Segment], toolDefinitions: [ToolDefinition]
    ) { (self.id, self.segments, self.toolDefinitions) = (id, segments, toolDefinitions) }
  }

  /// What was asked.
  public struct Prompt: Sendable, Equatable, Identifiable, Codable {
    public var id: String
    public var segments: [Segment]
    public var options: GenerationOptions
    public init(
      id: String = _FreshName.next(), segments: [Segment],
      options: GenerationOptions = GenerationOptions()
    ) { (self.id, self.segments, self.options) = (id, segments, options) }
  }

  /// What was answered.
  public struct Response: Sendable, Equatable, Identifiable, Codable {
    public var id: String
    public var assetIDs: [String]
    public var segments: [Segment]
    public init(id: String = _FreshName.next(), assetIDs: [String], segments: [Segment]) {
      (self.id, self.assetIDs, self.segments) = (id, assetIDs, segments)
    }
  }

  /// A tool that was called.
  public struct ToolCall: Sendable, Equatable, Identifiable, Codable {
    public var id: String
    public var toolName: String
    public var arguments: GeneratedContent
    public init(id: String, toolName: String, arguments: GeneratedContent) {
      (self.id, self.toolName, self.arguments) = (id, toolName, arguments)
    }
  }

  /// Tools that were called.
  public struct ToolCalls: Sendable, Equatable, Identifiable, RandomAccessCollection, Codable {
    public var id: String
    private let calls: [ToolCall]
    public init(id: String = _FreshName.next(), _ calls: some Sequence<ToolCall>) {
      (self.id, self.calls) = (id, Array(calls))
    }
    public var startIndex: Int { calls.startIndex }
    public var endIndex: Int { calls.endIndex }
    public subscript(index: Int) -> ToolCall { calls[index] }
  }

  /// What a tool gave.
  public struct ToolOutput: Sendable, Equatable, Identifiable, Codable {
    public var id: String
    public var toolName: String
    public var segments: [Segment]
    public init(id: String, toolName: String, segments: [Segment]) {
      (self.id, self.toolName, self.segments) = (id, toolName, segments)
    }
  }

  private let entries: [Entry]
  public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }
  public var startIndex: Int { entries.startIndex }
  public var endIndex: Int { entries.endIndex }
  public subscript(index: Int) -> Entry { entries[index] }
}

extension [Transcript.Segment] {
  fileprivate var text: String { map(\.description).joined(separator: " ") }
}
