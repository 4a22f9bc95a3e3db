public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanMarkdown
import KumihanText

extension AttributeScopes {
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that `Text` draws.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let presentationIntent: PresentationIntentAttribute
    public let foundation: AttributeScopes.FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// Foundation's on other platforms, missing on Linux.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }

    /// Foundation's on other platforms, missing on Linux.
    public enum PresentationIntentAttribute: AttributedStringKey {
      public typealias Value = PresentationIntent
      public static let name = "NSPresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

/// The meaning of a stretch of text, which determines its look: Foundation's type, missing on
/// Linux.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributedString: _TextContent {
  /// A text with the attributes of the runs.
  public var _text: Text { Text(runs: [Text.Run(content: .attributed(self))], site: .unknown) }
}

extension Text.Run {
  /// The runs of an attributed string, with the attributes that text can draw.
  static func pieces(of string: AttributedString) -> [Text.Run] {
    string.runs.map { run in
      var piece = Text.Run(content: .plain(String(string[run.range].characters)))
      typealias Keys = AttributeScopes.SwiftUIAttributes
      piece.font = run[Keys.FontAttribute.self]
      piece.foreground = run[Keys.ForegroundColorAttribute.self].map { TextForeground($0) }
      piece.background = run[Keys.BackgroundColorAttribute.self]
      piece.kerning = run[Keys.KerningAttribute.self]
      piece.tracking = run[Keys.TrackingAttribute.self]
      piece.baselineOffset = run[Keys.BaselineOffsetAttribute.self]
      piece.underline = run[Keys.UnderlineStyleAttribute.self].map {
        TextLineStyle(isActive: true, style: $0)
      }
      piece.strikethrough = run[Keys.StrikethroughStyleAttribute.self].map {
        TextLineStyle(isActive: true, style: $0)
      }
      piece.link = run.link?.absoluteString
      piece.apply(run[Keys.InlinePresentationIntentAttribute.self] ?? [])
      return piece
    }
  }

  /// A run with the look of inline Markdown.
  init(_ look: InlineMarkdown.Look) {
    self.init(content: .plain(""))
    apply(look.intent)
  }

  private mutating func apply(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { fontModifiers.append(.bold) }
    if intent.contains(.emphasized) { fontModifiers.append(.italic) }
    if intent.contains(.code) { fontModifiers.append(.monospaced) }
    if intent.contains(.strikethrough), strikethrough == nil {
      strikethrough = TextLineStyle(isActive: true, style: .single)
    }
  }
}

extension InlineMarkdown.Look {
  var intent: InlinePresentationIntent {
    var intent: InlinePresentationIntent = []
    if isStrong { intent.insert(.stronglyEmphasized) }
    if isEmphasized { intent.insert(.emphasized) }
    if isCode { intent.insert(.code) }
    if isStruck { intent.insert(.strikethrough) }
    if isHTML { intent.insert(.inlineHTML) }
    return intent
  }
}
