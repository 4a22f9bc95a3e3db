import KumihanControls
public import KumihanViews

/// A number between a minus and a plus; the one at its limit is faded. Source: chapter 10.
public struct JohoStepper: _PlacedView {
  @Binding var value: Int
  var range: ClosedRange<Int>
  public let _site: CallSite

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
        .accessibilityLabel("Decrement")
      JohoZoneRule()
      Text(String(shown))
        .font(.johoHeadline)
        .monospacedDigit()
        .foregroundStyle(JohoColors.black)
        .lineLimit(1)
        .padding(.horizontal, JohoSpacing.sm)
        .frame(minWidth: 60)
      JohoZoneRule()
      step("plus", to: shown + (shown < range.upperBound ? 1 : 0))
        .accessibilityLabel("Increment")
    }
    .fixedSize(horizontal: false, vertical: true)
    .johoPanel(radius: JohoRadius.button, role: .interactive)
  }

  private func step(_ icon: String, to next: Int) -> some View {
    Button(action: { value = next }) {
      Image(systemName: icon)
        .font(.system(size: 16, weight: .bold))
        .foregroundStyle(JohoColors.black)
        .frame(width: 44, height: 44)
    }
    .buttonStyle(JohoBareButtonStyle())
    .opacity(next == shown ? 0.5 : 1)
  }
}
