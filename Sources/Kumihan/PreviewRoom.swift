package import KumihanViews

/// The room that a preview asks for: a device's screen, a size of its own, or the view's ideal one.
package struct PreviewRoom: Hashable, Sendable {
  /// The area of a view's layout.
  package enum Area: Hashable, Sendable {
    /// The device's screen, with its safe area.
    case screen
    /// The view's ideal size.
    case fitting
    /// In points; without a height, the view's ideal height.
    case fixed(width: Double, height: Double?)
  }

  package var area: Area
  package var device: Device
  package var orientation: InterfaceOrientation
  /// Names of devices that nobody knows; the standard one stands for them.
  package var unknownDevices: [String] = []

  package init(area: Area, device: Device, orientation: InterfaceOrientation) {
    (self.area, self.device, self.orientation) = (area, device, orientation)
  }

  /// Views that ask for several sizes share one picture, each in its ideal size.
  package init(_ wishes: [PreviewTrait<PreviewTraits>.Wish]) {
    self.init(
      area: .screen, device: .standard,
      orientation: wishes.contains(.landscape) ? .landscapeLeft : .portrait)
    var areas: [Area] = []
    var isNamed = false
    for wish in wishes {
      switch wish {
      case .device: areas.append(.screen)
      case .fitting: areas.append(.fitting)
      case .fixed(let width, let height): areas.append(.fixed(width: width, height: height))
      case .named(let name):
        if isNamed { continue }
        if let device = Device(previewName: name) {
          (self.device, isNamed) = (device, true)
        } else {
          unknownDevices.append(name)
        }
      case .portrait, .landscape, .nothing: break
      }
    }
    let isFixed = areas.contains { if case .fixed = $0 { true } else { false } }
    area = isFixed && areas.count > 1 ? .fitting : areas.last ?? .screen
  }

  /// The requests of a preview provider's views, found by laying them out once.
  @MainActor
  package static func wishes(
    of view: AnyView, in context: RenderingContext, options: LayoutOptions = LayoutOptions()
  ) throws(RenderError) -> [PreviewTrait<PreviewTraits>.Wish] {
    var found: [PreviewTrait<PreviewTraits>.Wish] = []
    let asking = view.onPreferenceChange(PreviewWishes.self) { found = $0 }
    _ = try context.layout(asking, options: options)
    return found
  }
}
