public import Foundation

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A printed mark with a fixed meaning: judgements, references, days of a calendar. Source: chapter
/// 8.
public enum JohoMark: String, Hashable, Sendable, CaseIterable {
  case excellent = "◎"
  case yes = "○"
  case strongYes = "●"
  case caution = "△"
  case strongCaution = "▲"
  case neutral = "□"
  case selected = "■"
  case notable = "◇"
  case important = "◆"
  case no = "×"
  case none = "ー"
  case note = "※"
  case strongHighlight = "★"
  case highlight = "☆"
  case footnote = "†"
  case secondFootnote = "‡"
  case section = "§"
  case celebration = "祝"
  case closed = "休"
  case substitute = "振"

  /// The filled form of an outlined mark, nil for marks without one.
  public var filled: JohoMark? {
    switch self {
    case .yes: .strongYes
    case .caution: .strongCaution
    case .neutral: .selected
    case .notable: .important
    case .highlight: .strongHighlight
    default: nil
    }
  }
}

/// A mark in black, all marks from the Japanese faces and in the same square: the Latin faces' ×, †
/// and § are designed to go with letters and would be half as large. The face's × is small too, and
/// low, being a sign between numbers; it is drawn larger, lighter and raised, to equal ○.
public struct JohoMarkView: _PlacedView {
  let mark: JohoMark
  var size: CGFloat
  public let _site: CallSite

  public init(
    _ mark: JohoMark, size: CGFloat = 18, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (self.mark, self.size) = (mark, size)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    Text(mark.rawValue)
      .font(
        .custom("Joho Round JP", fixedSize: mark == .no ? size * 1.5 : size)
          .weight(mark == .no ? .semibold : .bold)
      )
      .foregroundStyle(JohoInk.primary)
      .fixedSize()
      .frame(width: size, height: size)
      .offset(y: mark == .no ? size * -0.17 : 0)
  }
}
