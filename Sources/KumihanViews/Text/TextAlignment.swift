import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// How the lines of a text stand within its own width.
public enum TextAlignment: Hashable, Sendable, CaseIterable { case leading, center, trailing }
