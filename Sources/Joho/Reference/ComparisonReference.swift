#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// Right beside wrong: corners, the space above, type. Source: chapters 1, 3 and 4.
public struct ComparisonReference: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoReferenceCard("Right and wrong", chapter: 1) {
      JohoReferencePart("Continuous corners") {
        pair {
          corner(.continuous)
        } wrong: {
          corner(.circular)
        }
      }
      JohoReferencePart("At most 8 pt above") {
        pair {
          top(JohoSpacing.sm)
        } wrong: {
          top(40)
        }
      }
      JohoReferencePart("Rounded type") {
        pair {
          Text("WEEK 42").font(.johoDisplayMedium)
        } wrong: {
          Text("WEEK 42").font(.system(size: 32, weight: .bold))
        }
      }
      JohoReferencePart("Borders") {
        pair {
          JohoCard { Text("Team Meeting").font(.johoBody) }
        } wrong: {
          Text("Team Meeting").font(.johoBody).padding(JohoSpacing.md)
        }
      }
    }
    .foregroundStyle(JohoInk.primary)
  }

  private func corner(_ style: RoundedCornerStyle) -> some View {
    RoundedRectangle(cornerRadius: 40, style: style)
      .stroke(JohoColors.black, lineWidth: JohoBorder.container.width)
      .frame(width: 112, height: 112)
  }

  private func top(_ space: CGFloat) -> some View {
    Text("Content")
      .font(.johoBody)
      .padding(.top, space)
      .frame(width: 160, height: 88, alignment: .top)
      .johoPanel(radius: JohoRadius.card, role: .row)
  }

  private func pair<Right: View, Wrong: View>(
    @ViewBuilder right: () -> Right, @ViewBuilder wrong: () -> Wrong
  ) -> some View {
    HStack(spacing: JohoSpacing.lg) {
      judged(.yes, right())
      judged(.no, wrong())
    }
  }

  private func judged<Sample: View>(_ mark: JohoMark, _ sample: Sample) -> some View {
    HStack(spacing: JohoSpacing.md) {
      JohoMarkView(mark, size: 24)
      sample
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
