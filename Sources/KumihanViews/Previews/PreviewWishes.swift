import Foundation

/// The requests of a preview provider's views, in order.
package enum PreviewWishes: PreferenceKey {
  package static var defaultValue: [PreviewTrait<PreviewTraits>.Wish] { [] }

  package static func reduce(
    value: inout [PreviewTrait<PreviewTraits>.Wish],
    nextValue: () -> [PreviewTrait<PreviewTraits>.Wish]
  ) { value += nextValue() }
}

/// The name of a preview provider's view: the outermost counts, as it does for its layout.
enum PreviewNames: PreferenceKey {
  static var defaultValue: String? { nil }

  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Data: `kumihan render` uses it where the command line sets no size and no device.
  public func previewLayout(_ layout: PreviewLayout) -> some View {
    switch layout {
    case .device: wishing(.device)
    case .sizeThatFits: wishing(.fitting)
    case .fixed(let width, let height): wishing(.fixed(width: width, height: height))
    }
  }

  /// Data: as ``previewLayout(_:)``.
  public func previewDevice(_ device: PreviewDevice?) -> some View {
    wishing(device.map { .named($0.rawValue) } ?? .nothing)
  }

  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View {
    switch orientation {
    case .portrait, .portraitUpsideDown: wishing(.portrait)
    case .landscapeLeft, .landscapeRight: wishing(.landscape)
    }
  }

  /// Data: what `kumihan render` and snapshots call the preview.
  public func previewDisplayName(_ name: String?) -> some View {
    handingUp { if let name { $0.set(PreviewNames.self, name) } }
  }

  private func wishing(_ wish: PreviewTrait<PreviewTraits>.Wish) -> some View {
    handingUp { $0.set(PreviewWishes.self, $0[PreviewWishes.self] + [wish]) }
  }
}
