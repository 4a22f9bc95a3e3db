#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A switch of 52 by 32 pt: its track filled when on. Source: chapter 10.
///
/// The book's code moves the knob 10 pt beyond the edge it is aligned to; here, as in the drawing,
/// it stays inside the track, 4 pt from the edge.
public struct JohoToggle: _PlacedView {
  @Binding var isOn: Bool
  var accentColor: Color
  public let _site: CallSite
  @Environment(\.johoWords) private var words

  public init(
    isOn: Binding<Bool>, accentColor: Color = JohoColors.cyan, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    _isOn = isOn
    self.accentColor = accentColor
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    Button(action: { isOn.toggle() }) {
      Circle()
        .fill(JohoColors.white)
        .frame(width: 24, height: 24)
        .overlay { JohoOutline(shape: Circle(), width: JohoBorder.row.width) }
        .padding(JohoSpacing.xs)
        .frame(width: 52, height: 32, alignment: isOn ? .trailing : .leading)
        .johoPanel(
          fill: isOn ? accentColor : JohoColors.white, radius: 16, role: .interactive
        )
        .contentShape(JohoTouchArea())
    }
    .buttonStyle(JohoBareButtonStyle())
    .accessibilityAddTraits(.isToggle)
    .accessibilityValue(isOn ? words.on : words.off)
  }
}
