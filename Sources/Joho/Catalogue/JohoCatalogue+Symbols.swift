#if canImport(KumihanSwiftUI)
  import KumihanSwiftUI
#else
  import SwiftUI
#endif

extension JohoCatalogue {
  static var symbols: [Component] {
    [
      component(
        "JohoMark", JohoMark.allCases.map { mark in State("\(mark)") { JohoMarkView(mark) } }),
      component(
        "JohoSymbol",
        JohoIconContext.allCases.map { context in
          State(context.rawValue) { JohoSymbol(symbol: "calendar", in: context) }
        }),
      component(
        "IndicatorDot",
        [
          State("default") { IndicatorDot(color: JohoColors.cyan).padding(2) },
          State("small") { IndicatorDot(color: JohoColors.cyan, size: 6).padding(2) },
        ]),
      component(
        "JohoIndicator",
        [State("default") { JohoIndicator(color: JohoColors.cyan).padding(2) }]
          + indicators(of: .fourteen, "chapter 14") + indicators(of: .eight, "chapter 8")),
      component(
        "JohoStatusMark",
        [
          State("done") { JohoStatusMark(color: JohoColors.cyan, symbol: "checkmark") },
          State("warning") {
            JohoStatusMark(color: JohoColors.white, symbol: "exclamationmark.triangle")
          },
          State("important") { JohoStatusMark(color: JohoColors.black, symbol: "star.fill") },
        ]),
      component(
        "JohoLegend",
        [State("meanings") { JohoLegend() }, State("strong") { JohoLegend(isStrong: true) }]),
    ]
  }

  private static func indicators(
    of chapter: IndicatorSize.Chapter, _ name: String
  ) -> [State] {
    IndicatorSize.allCases.map { place in
      State("\(place.rawValue), \(name)") {
        JohoIndicator(color: JohoColors.cyan, in: place, of: chapter).padding(2)
      }
    }
  }

  private static func component(_ name: String, _ states: [State]) -> Component {
    Component(name, group: "Symbols", states: states)
  }
}
