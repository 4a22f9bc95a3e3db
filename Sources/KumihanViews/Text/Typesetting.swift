public import Foundation
import KumihanText

/// The language by whose rules text is set, apart from that of the locale.
public struct TypesettingLanguage: Hashable, Sendable {
  let code: String?

  /// That of the locale.
  public static let automatic = TypesettingLanguage(code: nil)

  /// A language's own rules.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(code: language.languageCode?.identifier)
  }
}

extension Text {
  /// Whether text has its size or a lesser one.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat
    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// Apple publishes no factor; four fifths is our choice.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Who says at which side the lines of a text begin. The order within a line follows its words in
  /// any case.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    let isByContent: Bool
    /// The layout.
    public static let `default` = WritingDirectionStrategy(isByContent: false)
    /// The first letter of each text that has a direction.
    public static let contentBased = WritingDirectionStrategy(isByContent: true)
    /// The layout.
    public static let layoutBased = WritingDirectionStrategy(isByContent: false)
  }

  /// Who says at which side lines are aligned.
  public struct AlignmentStrategy: Hashable, Sendable {
    let isByContent: Bool
    public static let `default` = AlignmentStrategy(isByContent: false)
    public static let layoutBased = AlignmentStrategy(isByContent: false)
    public static let writingDirectionBased = AlignmentStrategy(isByContent: true)
  }

  /// The text in a scale of its font's size.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled && scale.factor != 1 ? scaled(by: scale.factor) : self
  }
}

extension String {
  /// The direction of the first letter that has one; nil without.
  var isRightToLeft: Bool? {
    for scalar in unicodeScalars {
      switch scalar.value {
      // Hebrew, Arabic, Syriac, Thaana, N'Ko and their like; their forms for presentation; the
      // scripts of the right-to-left blocks beyond.
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        if scalar.properties.isAlphabetic { return true }
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return nil
  }
}
