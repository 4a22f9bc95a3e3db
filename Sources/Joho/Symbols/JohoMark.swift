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

/// A mark in the ink of its ground, all of them in one square.
///
/// The figures are drawn, with one line width and sharp corners, so that outlined and filled marks
/// are pairs of one size; in a typeface × is a sign between numbers and △ lighter than ○. What is
/// writing (kanji, ※, †, ‡, §) is set in the Japanese faces.
public struct JohoMarkView: _PlacedView {
  let mark: JohoMark
  private let standard: CGFloat
  public let _site: CallSite
  @Environment(\.dynamicTypeSize) private var typeSize

  /// A `size` is that of the square in points at the standard text size.
  public init(
    _ mark: JohoMark, size: CGFloat = 18, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (self.mark, standard) = (mark, size)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// A mark grows with the words beside it.
  private var size: CGFloat {
    typeSize == .large ? standard : (standard * JohoTextStyle.headline.factor(typeSize)).rounded()
  }

  public var body: some View {
    if let figure = JohoMarkFigure(mark) {
      figure.ink(size)
        .frame(width: size, height: size)
        .accessibilityElement()
        .accessibilityLabel(mark.rawValue)
    } else {
      Text(mark.rawValue)
        .font(.custom("Joho Round JP", fixedSize: size).weight(.bold))
        .foregroundStyle(JohoInk.primary)
        .fixedSize()
        .frame(width: size, height: size)
        .offset(y: isLow ? size * -0.06 : size * -0.03)
    }
  }

  /// Marks that the faces set lower than kanji.
  private var isLow: Bool { [.footnote, .secondFootnote, .section].contains(mark) }
}

/// The outline of a mark that is a figure.
struct JohoMarkFigure: Shape {
  let mark: JohoMark

  /// The share of the square that a line is wide.
  static let line: CGFloat = 0.14

  /// Nil for marks that are writing.
  init?(_ mark: JohoMark) {
    switch mark {
    case .note, .footnote, .secondFootnote, .section, .celebration, .closed, .substitute:
      return nil
    default: self.mark = mark
    }
  }

  /// Filled marks keep the line of their outlined pair, so that both are as large.
  @MainActor @ViewBuilder func ink(_ size: CGFloat) -> some View {
    let style = StrokeStyle(lineWidth: size * Self.line, lineJoin: .miter, miterLimit: 10)
    if JohoMark.allCases.contains(where: { $0.filled == mark }) {
      fill(JohoInk.primary).overlay { stroke(JohoInk.primary, style: style) }
    } else {
      stroke(JohoInk.primary, style: style)
    }
  }

  /// Marks read the same in every direction.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    func points(_ points: [(CGFloat, CGFloat)], isClosed: Bool = true) -> Path {
      Path { path in
        path.addLines(
          points.map {
            CGPoint(x: rect.minX + $0.0 * rect.width, y: rect.minY + $0.1 * rect.height)
          })
        if isClosed { path.closeSubpath() }
      }
    }
    func circle(_ inset: CGFloat) -> Path {
      Path(ellipseIn: rect.insetBy(dx: rect.width * inset, dy: rect.height * inset))
    }
    switch mark {
    case .yes, .strongYes: return circle(0.13)
    case .excellent:
      var path = circle(0.1)
      path.addPath(circle(0.34))
      return path
    case .neutral, .selected:
      return points([(0.16, 0.16), (0.84, 0.16), (0.84, 0.84), (0.16, 0.84)])
    case .notable, .important: return points([(0.5, 0.1), (0.9, 0.5), (0.5, 0.9), (0.1, 0.5)])
    case .caution, .strongCaution: return points([(0.5, 0.19), (0.88, 0.83), (0.12, 0.83)])
    case .highlight, .strongHighlight:
      return points(
        (0..<10).map { index in
          let angle = Double(index) * .pi / 5 - .pi / 2
          let radius = index.isMultiple(of: 2) ? 0.36 : 0.17
          return (0.5 + radius * cos(angle), 0.53 + radius * sin(angle))
        })
    case .no:
      var path = points([(0.16, 0.16), (0.84, 0.84)], isClosed: false)
      path.addPath(points([(0.84, 0.16), (0.16, 0.84)], isClosed: false))
      return path
    default: return points([(0.12, 0.5), (0.88, 0.5)], isClosed: false)
    }
  }
}
