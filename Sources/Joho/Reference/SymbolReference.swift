#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The language of shapes: judgements, references, days, and the icons that replace emoji. Source:
/// chapter 8.
public struct SymbolReference: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Outlined marks whose filled form says the same more strongly.
  private static let pairs: [(mark: JohoMark, name: String)] = [
    (.yes, "Yes, strong yes"), (.caution, "Partly, warning"), (.neutral, "Note, selected"),
    (.notable, "Notable, important"), (.highlight, "Highlight, star"),
  ]
  /// The width of a column, in points.
  private static let cell: CGFloat = 96

  public var body: some View {
    JohoReferenceCard("Symbols", chapter: 8) {
      JohoReferencePart("Maru-batsu, from best to bad") {
        marks([
          (.excellent, "Best"), (.yes, "Yes"), (.caution, "Partly"), (.neutral, "Note"),
          (.no, "No"), (.none, "None"),
        ])
      }
      JohoReferencePart("Filled is stronger than outlined") {
        HStack(spacing: JohoSpacing.sm) {
          ForEach(Self.pairs, id: \.name) { mark, name in
            labelled(name) {
              HStack(spacing: JohoSpacing.sm) {
                JohoMarkView(mark, size: 24)
                if let filled = mark.filled { JohoMarkView(filled, size: 24) }
              }
            }
            .frame(width: Self.cell, alignment: .leading)
          }
        }
      }
      JohoReferencePart("Reference marks") {
        marks([
          (.note, "Note"), (.strongHighlight, "Important"), (.highlight, "Highlight"),
          (.footnote, "Footnote"), (.secondFootnote, "Second"), (.section, "Section"),
        ])
      }
      JohoReferencePart("Calendar marks") {
        marks([(.celebration, "Holiday"), (.closed, "Closed"), (.substitute, "Substitute")])
      }
      JohoReferencePart("Status and kind in one") {
        HStack(spacing: JohoSpacing.xl) {
          JohoStatusMark(color: JohoColors.cyan, symbol: "checkmark")
          JohoStatusMark(color: JohoColors.white, symbol: "exclamationmark.triangle")
          JohoStatusMark(color: JohoColors.black, symbol: "star.fill")
        }
      }
      JohoReferencePart("Icons by context") {
        HStack(alignment: .bottom, spacing: JohoSpacing.xl) {
          ForEach(JohoIconContext.allCases, id: \.self) { context in
            labelled("\(context.rawValue) \(String(Int(context.size)))") {
              JohoSymbol(symbol: "calendar", in: context)
            }
          }
        }
      }
      JohoReferencePart("Icons by meaning") {
        icons([
          "checkmark", "exclamationmark.triangle", "xmark.circle", "info.circle", "nosign",
          "star.fill", "chevron.right", "chevron.left", "chevron.down", "chevron.up", "ellipsis",
        ])
        icons([
          "calendar", "clock", "doc.text", "person", "mappin", "dollarsign.circle", "circle.circle",
          "xmark", "triangle", "square", "diamond",
        ])
      }
      JohoReferencePart("Indicators, in points, by chapters 8 and 14") {
        ForEach(IndicatorSize.Chapter.allCases, id: \.self) { chapter in
          HStack(spacing: JohoSpacing.md) {
            ForEach(IndicatorSize.allCases, id: \.self) { place in
              HStack(spacing: JohoSpacing.sm) {
                JohoIndicator(color: JohoColors.cyan, in: place, of: chapter).frame(width: 12)
                Text("\(place.rawValue) \(String(Int(place.diameter(of: chapter))))")
                  .font(.johoBodySmall)
                  .monospacedDigit()
              }
              .frame(width: 112, alignment: .leading)
            }
          }
        }
      }
    }
    .foregroundStyle(JohoInk.primary)
  }

  private func marks(_ marks: [(mark: JohoMark, name: String)]) -> some View {
    HStack(spacing: JohoSpacing.sm) {
      ForEach(marks, id: \.name) { mark, name in
        labelled(name) { JohoMarkView(mark, size: 24) }
          .frame(width: marks.count > 5 ? 76 : Self.cell, alignment: .leading)
      }
    }
  }

  private func icons(_ names: [String]) -> some View {
    HStack(spacing: JohoSpacing.xl) {
      ForEach(names, id: \.self) {
        JohoSymbol(symbol: $0, in: .navigation).frame(width: 24, alignment: .leading)
      }
    }
  }

  private func labelled<Sample: View>(
    _ name: String, @ViewBuilder sample: () -> Sample
  ) -> some View {
    VStack(alignment: .leading, spacing: JohoSpacing.xs) {
      sample()
      Text(name).font(.johoLabelSmall).lineLimit(1)
    }
  }
}
