package import KumihanAppleNames
package import KumihanViews

/// The place of a scene that nobody draws: its ground, with the name of what stands there; the report says what would draw it.
package struct SceneGround: View {
  private let name: String
  private let ground: UIColor?
  private let engine: String
  private let site: CallSite

  /// - Parameters:
  ///   - ground: The colour of the scene's own ground; nil for a grey one.
  ///   - engine: What draws such a scene on a phone.
  package init(
    _ name: String, on ground: UIColor? = nil, by engine: String, at site: CallSite = .unknown
  ) { (self.name, self.ground, self.engine, self.site) = (name, ground, engine, site) }

  package var body: some View {
    StandInView("a scene needs \(engine)", at: site) {
      ZStack {
        Color(uiColor: ground ?? .secondarySystemBackground)
        Text(verbatim: name).font(.footnote).foregroundStyle(.gray).padding(4)
      }
    }
  }
}
