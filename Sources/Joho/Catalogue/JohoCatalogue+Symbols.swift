import KumihanViews

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
        IndicatorSize.allCases.map { size in
          State("\(size)") {
            JohoIndicator(
              color: JohoColors.cyan, size: size.diameter, borderWidth: size.borderWidth
            )
            .padding(2)
          }
        }),
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

  private static func component(_ name: String, _ states: [State]) -> Component {
    Component(name, group: "Symbols", states: states)
  }
}
