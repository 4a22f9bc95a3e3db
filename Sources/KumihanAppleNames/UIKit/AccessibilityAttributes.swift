public import Foundation

extension AttributeScopes {
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

  /// What screen readers take from a text; it changes no picture.
  public struct AccessibilityAttributes: AttributeScope {
    public let accessibilitySpeechSpellsOutCharacters: SpellsOutCharacters
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuation
    public let accessibilitySpeechQueueAnnouncement: QueueAnnouncement
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    public let accessibilitySpeechAdjustedPitch: AdjustedPitch
    public let accessibilitySpeechPhoneticNotation: PhoneticNotation
    public let accessibilityHeadingLevel: HeadingLevelAttribute
    public let accessibilityTextualContext: TextualContextAttribute
    public let accessibilityTextCustom: TextCustom

    /// Which of several announcements is heard.
    public enum AnnouncementPriority: Hashable, Sendable { case low, `default`, high }
    /// The level of a heading.
    public enum HeadingLevel: Hashable, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
    /// The kind of a text.
    public struct TextualContext: Hashable, Sendable {
      private let name: String
      public static let console = TextualContext(name: "console")
      public static let fileSystem = TextualContext(name: "fileSystem")
      public static let messaging = TextualContext(name: "messaging")
      public static let narrative = TextualContext(name: "narrative")
      public static let plain = TextualContext(name: "plain")
      public static let sourceCode = TextualContext(name: "sourceCode")
      public static let spreadsheet = TextualContext(name: "spreadsheet")
      public static let wordProcessing = TextualContext(name: "wordProcessing")
    }

    public enum SpellsOutCharacters: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "UIAccessibilitySpeechAttributeSpellOut"
    }
    public enum IncludesPunctuation: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "UIAccessibilitySpeechAttributePunctuation"
    }
    public enum QueueAnnouncement: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "UIAccessibilitySpeechAttributeQueueAnnouncement"
    }
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      public typealias Value = AnnouncementPriority
      public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"
    }
    public enum AdjustedPitch: AttributedStringKey {
      public typealias Value = Double
      public static let name = "UIAccessibilitySpeechAttributePitch"
    }
    public enum PhoneticNotation: AttributedStringKey {
      public typealias Value = String
      public static let name = "UIAccessibilitySpeechAttributeIPANotation"
    }
    public enum HeadingLevelAttribute: AttributedStringKey {
      public typealias Value = HeadingLevel
      public static let name = "UIAccessibilityTextAttributeHeadingLevel"
    }
    public enum TextualContextAttribute: AttributedStringKey {
      public typealias Value = TextualContext
      public static let name = "UIAccessibilityTextAttributeContext"
    }
    public enum TextCustom: AttributedStringKey {
      public typealias Value = [String]
      public static let name = "UIAccessibilityTextAttributeCustom"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}
