public import KumihanViews

/// The views of one screen, the chosen one white on black: 8 pt corners, 2 pt border. Source:
/// chapter 11.
public struct JohoSegmentedControl<T: Hashable & CaseIterable & CustomStringConvertible>: View
where T.AllCases: RandomAccessCollection {
  @Binding var selection: T

  public init(selection: Binding<T>) { _selection = selection }

  public var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(T.allCases.enumerated()), id: \.offset) { index, option in
        if index > 0 { JohoZoneRule() }
        Button(action: { selection = option }) {
          Text(option.description.uppercased())
            .font(.johoLabel)
            .foregroundStyle(selection == option ? JohoColors.white : JohoColors.black)
            .lineLimit(1)
            .frame(maxWidth: .infinity, minHeight: 44)
            .background(selection == option ? JohoColors.black : JohoColors.white)
        }
        .buttonStyle(JohoBareButtonStyle())
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .johoPanel(radius: JohoRadius.button, role: .interactive)
  }
}
