#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The views of one screen, the chosen one white on black: 8 pt corners, 2 pt border. Source:
/// chapter 11. Segments too narrow for any letter have none.
public struct JohoSegmentedControl<T: Hashable & CaseIterable & CustomStringConvertible>:
  _PlacedView
where T.AllCases: RandomAccessCollection {
  @Binding var selection: T
  public let _site: CallSite

  public init(
    selection: Binding<T>, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    _selection = selection
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Without a place, so that `JohoSegmentedControl.init(selection:)` may be passed as a function.
  @_disfavoredOverload
  public init(selection: Binding<T>) {
    self.init(selection: selection, fileID: "", line: 0, column: 0)
  }

  public var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(T.allCases.enumerated()), id: \.offset) { index, option in
        if index > 0 { JohoZoneRule() }
        Button(action: { selection = option }) {
          ViewThatFits(in: .horizontal) {
            Text(option.description.uppercased())
              .johoFont(.label)
              .foregroundStyle(selection == option ? JohoColors.white : JohoColors.black)
              .lineLimit(1)
              .minimumScaleFactor(0.7)
              .frame(minWidth: 0, idealWidth: 16, maxWidth: .infinity)
            Color.clear.frame(minWidth: 0, idealWidth: 0, maxWidth: .infinity)
          }
          .frame(minWidth: 0, maxWidth: .infinity, minHeight: 44)
          .background(selection == option ? JohoColors.black : JohoColors.white)
        }
        .buttonStyle(JohoBareButtonStyle())
        .accessibilityLabel(option.description)
        .accessibilityAddTraits(selection == option ? .isSelected : [])
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    // As the system's own and as tab bars: beside one another larger words have no room.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .johoPanel(radius: JohoRadius.button, role: .interactive)
  }
}
