package import Foundation
import KumihanDrawing
package import KumihanLayout
import KumihanText

/// Words on a page.
public struct Text: Hashable, Sendable {
  private var pieces: TextRuns
  /// The call site of the text; it plays no part in equality.
  package let site: CallSite

  package init(runs: [Run], site: CallSite) { (pieces, self.site) = (.own(runs), site) }

  /// Runs with the attributes that modifiers of `Text` itself gave them.
  package var runs: [Run] {
    get { pieces.all }
    set { pieces = .own(newValue) }
  }

  /// The texts one after the other, each with its own attributes.
  public static func + (first: Text, second: Text) -> Text {
    var text = first
    text.pieces = first.pieces.joined(to: second.pieces)
    return text
  }

  /// Texts are equal regardless of their call sites.
  public static func == (a: Text, b: Text) -> Bool { a.runs == b.runs }
  public func hash(into hasher: inout Hasher) { hasher.combine(runs) }

  /// The literal text, neither looked up nor parsed as Markdown.
  public init(
    verbatim content: String, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      runs: [Run(content: .plain(content))],
      site: CallSite(fileID: fileID, line: line, column: column))
  }

  /// The literal text, neither looked up nor parsed as Markdown.
  ///
  /// One overload for all strings: each further one makes the compiler search every sum of strings in a call anew.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ content: S, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(verbatim: String(content), fileID: fileID, line: line, column: column)
  }

  /// An image in a line of text, a string with attributes, or a stretch of time: one overload for all, as for strings.
  public init<Content: _TextContent>(
    _ content: Content, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      runs: content._text.runs, site: CallSite(fileID: fileID, line: line, column: column))
  }

  /// A stretch of text with its attributes; nil leaves them to the environment.
  package struct Run: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
      case plain(String)
      /// The folder of a bundle given to the text.
      case localized(LocalizedStringKey, table: String?, folder: String?)
      case attributed(AttributedString)
      case image(Image)
      case formatted(FormattedText)
    }

    package var content: Content
    package var font: Font?
    package var fontModifiers: [Font.Modifier] = []
    package var foreground: TextForeground?
    package var background: Color?
    package var kerning, tracking, baselineOffset: CGFloat?
    package var underline, strikethrough: TextLineStyle?
    package var link: String?
    /// Marks for a renderer, by their type.
    var attributes: [ObjectIdentifier: TextMark] = [:]

    package init(content: Content) { self.content = content }
  }

  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// The style of a line under or through text.
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }

    public static let single = LineStyle()
  }
}

/// A line under or through text, or a modifier that removes one.
package struct TextLineStyle: Hashable, Sendable {
  package var isActive: Bool
  package var style: Text.LineStyle
}

/// A foreground style set on text itself. Two are equal when their styles are equal values; a style
/// that is not a value equals only itself.
package struct TextForeground: Hashable, Sendable {
  private final class Giving: Sendable {}

  let style: AnyShapeStyle
  private let giving = Giving()

  init(_ style: some ShapeStyle) { self.style = AnyShapeStyle(style) }

  private var value: AnyHashable { style._identity ?? AnyHashable(ObjectIdentifier(giving)) }

  package static func == (a: TextForeground, b: TextForeground) -> Bool { a.value == b.value }
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// The alignment of lines within a text's width.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing

  /// Where a text of the alignment stands in a wider frame.
  package var side: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text {
  /// A string by the initializer's name alone, as in `.map(Text.init)`. With a label, for without one the compiler would try it
  /// at every text.
  public init<S: StringProtocol>(_string content: S) {
    self.init(runs: [Run(content: .plain(String(content)))], site: .unknown)
  }
}

/// What a text can be made of beside strings and keys.
public protocol _TextContent {
  var _text: Text { get }
}

extension Image: _TextContent {
  public var _text: Text { Text(runs: [Text.Run(content: .image(self))], site: .unknown) }
}
