#if !canImport(KumihanSwiftUI)
  public import SwiftUI

  // What pictures without a Mac add to the language; where SwiftUI is Apple's, these say nothing.

  /// A view whose nodes name the line that made it; on Apple platforms, a view.
  public typealias _PlacedView = View

  /// A place in source; on Apple platforms, nothing.
  public struct CallSite: Sendable {
    init(fileID: StaticString, line: Int, column: Int) {}
  }

  extension AccessibilityTraits {
    static var isTab: AccessibilityTraits { .isButton }
    static var isTextField: AccessibilityTraits { [] }
  }

  /// The parts of a table, for readers of a document.
  enum DocumentRole {
    enum Scope { case row, column }
    case table, tableRow, tableCell
    case tableHeader(Scope)
  }

  enum EmojiStyle { case outline }

  extension View {
    func documentRole(_ role: DocumentRole) -> some View { self }
    func emojiStyle(_ style: EmojiStyle) -> some View { self }
  }
#endif
