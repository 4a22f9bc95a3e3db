package import KumihanAppleNames
package import KumihanViews

/// The place of a scene that nobody draws: its ground, with the name of what stands there.
package struct SceneGround: View {
  private let name: String
  private let ground: UIColor?

  /// - Parameter ground: The colour of the scene's own ground; nil for a grey one.
  package init(_ name: String, on ground: UIColor? = nil) {
    (self.name, self.ground) = (name, ground)
  }

  package var body: some View {
    ZStack {
      Color(uiColor: ground ?? .secondarySystemBackground)
      Text(verbatim: name).font(.footnote).foregroundStyle(.secondary).padding(4)
    }
  }
}
