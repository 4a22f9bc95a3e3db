/// A colour of a design system, as its document tells it.
public struct ColorToken: Hashable, Sendable {
  public var name: String
  public var lightModeValue, darkModeValue: TokenColor
  public var semanticPurpose: String
  /// The contrast that the document states, nil where it states none.
  public var wcagContrast: Double?

  public init(
    name: String, lightModeValue: TokenColor, darkModeValue: TokenColor, semanticPurpose: String,
    wcagContrast: Double?
  ) {
    (self.name, self.semanticPurpose, self.wcagContrast) = (name, semanticPurpose, wcagContrast)
    (self.lightModeValue, self.darkModeValue) = (lightModeValue, darkModeValue)
  }
}

/// A style of text of a design system.
public struct TypographyToken: Hashable, Sendable {
  public var styleName: String
  public var fontFamily: String
  /// In points.
  public var fontSize: Double
  /// 1 to 1000; 400 is regular.
  public var fontWeight: Double
  /// In points.
  public var lineHeight: Double
  /// In points.
  public var letterSpacing: Double

  public init(
    styleName: String, fontFamily: String, fontSize: Double, fontWeight: Double,
    lineHeight: Double, letterSpacing: Double
  ) {
    (self.styleName, self.fontFamily, self.fontSize) = (styleName, fontFamily, fontSize)
    (self.fontWeight, self.lineHeight, self.letterSpacing) = (fontWeight, lineHeight, letterSpacing)
  }
}

/// A distance of a design system.
public struct SpacingToken: Hashable, Sendable {
  public var name: String
  /// In points.
  public var value: Double
  public var usage: String

  public init(name: String, value: Double, usage: String) {
    (self.name, self.value, self.usage) = (name, value, usage)
  }
}

/// What a component is for, what it takes and which tokens it is made of.
public struct ComponentSpec: Hashable, Sendable {
  public var name: String
  public var purpose: String
  public var variants: [Variant]
  public var properties: [Property]
  /// What to do with it, and what not.
  public var bestPractices: [String]
  public var cautions: [String]
  /// SwiftUI that compiles beside the system's exported tokens.
  public var codeExample: String
  /// Names of tokens.
  public var designTokens: [String]

  public init(
    name: String, purpose: String, variants: [Variant], properties: [Property],
    bestPractices: [String] = [], cautions: [String] = [], codeExample: String,
    designTokens: [String]
  ) {
    (self.name, self.purpose, self.variants) = (name, purpose, variants)
    (self.properties, self.bestPractices, self.cautions) = (properties, bestPractices, cautions)
    (self.codeExample, self.designTokens) = (codeExample, designTokens)
  }
}

/// A look of a component.
public struct Variant: Hashable, Sendable {
  public var name: String
  public var visualChanges: [String]
  public var usageGuideline: String

  public init(name: String, visualChanges: [String], usageGuideline: String) {
    (self.name, self.visualChanges, self.usageGuideline) = (name, visualChanges, usageGuideline)
  }
}

/// An argument of a component.
public struct Property: Hashable, Sendable {
  public var name: String
  public var type: String
  public var required: Bool
  public var defaultValue: String?

  public init(name: String, type: String, required: Bool, defaultValue: String? = nil) {
    (self.name, self.type, self.required, self.defaultValue) = (name, type, required, defaultValue)
  }
}

/// A kind of screen, and what stands where on it.
public struct LayoutPattern: Hashable, Sendable {
  public var patternName: String
  public var description: String
  public var structure: [LayoutElement]
  public var navigationStyle: String
  /// SwiftUI that compiles beside the system's exported tokens.
  public var codeTemplate: String

  public init(
    patternName: String, description: String, structure: [LayoutElement], navigationStyle: String,
    codeTemplate: String
  ) {
    (self.patternName, self.description, self.structure) = (patternName, description, structure)
    (self.navigationStyle, self.codeTemplate) = (navigationStyle, codeTemplate)
  }
}

/// A part of a screen.
public struct LayoutElement: Hashable, Sendable {
  public var component: String
  /// Such as `top`.
  public var position: String
  public var required: Bool

  public init(component: String, position: String, required: Bool) {
    (self.component, self.position, self.required) = (component, position, required)
  }
}

/// A version of a design system.
public struct SystemVersion: Hashable, Sendable {
  /// Such as `1.0.0`.
  public var number: String
  /// Such as `2025-11-07`.
  public var date: String
  public var changes: [String]
}

/// A colour that is seen on another.
public struct ContrastPair: Hashable, Sendable {
  /// What the contrast is for, which decides how much is enough.
  public enum Use: String, Hashable, Sendable {
    case text
    /// A control's shape, a symbol or the edge of a surface.
    case graphic
  }

  /// The names of tokens, or colours such as `#FFFFFF`.
  public var text, ground: String
  public var use: Use
  /// Of the text, in points; nil for a size that is not large.
  public var size: Double?
  /// Of the text; nil for one that is not bold.
  public var weight: Double?
  /// How much of the text's colour is laid on the ground, 0 to 1.
  public var opacity: Double
  /// The ground is itself this much of its colour, laid on `base`.
  public var groundOpacity: Double
  public var base: String?
  /// The mode in which it holds; nil for each.
  public var mode: String?
  /// The contrast that the document states.
  public var stated: Double?
  /// Whether the file declares the pair; else its names imply it.
  public var isDeclared: Bool

  /// What WCAG 2.1 asks at level AA: 4.5, 3 for text of 18 points or 14 bold and for what is no text.
  public var required: Double {
    guard use == .text else { return 3 }
    let isLarge = (size ?? 0) >= 18 || (size ?? 0) >= 14 && (weight ?? 400) >= 700
    return isLarge ? 3 : 4.5
  }
}
