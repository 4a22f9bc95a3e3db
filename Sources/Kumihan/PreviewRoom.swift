package import KumihanViews

/// The room that a preview asks for: a device's screen, a size of its own, or the view's ideal one.
package struct PreviewRoom: Hashable, Sendable {
  /// The area of a view's layout.
  package enum Area: Hashable, Sendable {
    /// The device's screen, with its safe area.
    case screen
    /// The view's ideal size.
    case fitting
    /// What the view takes of the device's screen, as Xcode has it for previews of their own size.
    case offered
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

  /// Of several sizes the outermost counts.
  package init(_ wishes: [PreviewTrait<PreviewTraits>.Wish]) {
    self.init(
      area: .screen, device: .standard,
      orientation: wishes.contains(.landscape) ? .landscapeLeft : .portrait)
    var areas: [Area] = []
    var isNamed = false
    for wish in wishes {
      switch wish {
      case .device: areas.append(.screen)
      case .fitting: areas.append(.offered)
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
    area = areas.last ?? .screen
  }
}

extension RenderingContext {
  /// The views of a preview provider, each a picture of its own.
  @MainActor
  package func previews(of content: AnyView) -> [ProvidedPreview] {
    ProvidedPreview.all(of: content, services: services)
  }
}
