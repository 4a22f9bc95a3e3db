#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The fourth transformation: the head of a page. Source: chapter 16.
public struct HeaderTransformation: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoTransformation(
      4, "Header",
      problems: [
        "40 pt of nothing above",
        "No structure",
        "The week is not the hero",
        "A light weight whispers",
      ],
      fixes: [
        "8 pt above at most",
        "A 48 pt heavy number",
        "Zones from wall to wall",
        "A 3 pt container",
        "TODAY is a button in 2 pt",
      ]
    ) {
      VStack(alignment: .leading) {
        Text("Week 42").font(.system(size: 28, weight: .light))
        Text("October 2026").font(.system(size: 17, weight: .light)).foregroundColor(.gray)
      }
      .padding(.top, 40)
      .padding(.bottom, 24)
      .frame(maxWidth: .infinity, alignment: .leading)
    } after: {
      StarPageHeader(
        weekNumber: 42, monthYear: "October 2026", dayName: "Wednesday", dayNumber: 14,
        onToday: {}
      )
      .padding(.top, JohoSpacing.sm)
    }
  }
}
