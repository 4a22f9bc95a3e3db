#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A number between a minus and a plus; the one at its limit is faded. Source: chapter 10.
public struct JohoStepper: _PlacedView {
  @Binding var value: Int
  var range: ClosedRange<Int>
  public let _site: CallSite
  @Environment(\.johoWords) private var words

  /// A value outside `range` shows as the nearest bound.
  public init(
    value: Binding<Int>, range: ClosedRange<Int> = 0...100, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    _value = value
    self.range = range
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  private var shown: Int { min(max(value, range.lowerBound), range.upperBound) }

  public var body: some View {
    HStack(spacing: 0) {
      step("minus", to: shown - (shown > range.lowerBound ? 1 : 0))
        .accessibilityLabel(words.decrement)
      JohoZoneRule()
      Text(words.number(shown))
        .johoFont(.headline)
        .monospacedDigit()
        .foregroundStyle(JohoInk.primary)
        .lineLimit(1)
        .padding(.horizontal, JohoSpacing.sm)
        .frame(minWidth: 60)
      JohoZoneRule()
      step("plus", to: shown + (shown < range.upperBound ? 1 : 0))
        .accessibilityLabel(words.increment)
    }
    .fixedSize(horizontal: false, vertical: true)
    .johoPanel(radius: JohoRadius.button, role: .interactive)
  }

  private func step(_ icon: String, to next: Int) -> some View {
    Button(action: { value = next }) {
      Image(systemName: icon)
        .font(.system(size: JohoIconSize.action, weight: .bold))
        .foregroundStyle(JohoInk.primary)
        .frame(width: JohoTarget.minimum, height: JohoTarget.minimum)
    }
    .buttonStyle(JohoBareButtonStyle())
    .disabled(next == shown)
    .opacity(next == shown ? JohoOpacity.disabled : 1)
  }
}
