import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// Light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable { case light, dark }

/// The reader's choice of standard or increased contrast.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable { case standard, increased }

/// The reader's choice of regular or bold text.
public enum LegibilityWeight: Hashable, Sendable, CaseIterable { case regular, bold }

/// The amount of space along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// The reasons for drawing content as a placeholder.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The visibility of an element; `automatic` depends on the context.
public enum Visibility: Hashable, Sendable, CaseIterable { case automatic, visible, hidden }
