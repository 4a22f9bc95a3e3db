import KumihanDiscovery
public import KumihanViews

/// A preview of the running program.
@MainActor
public struct ListedPreview {
  public enum Kind: Hashable, Sendable {
    /// A `#Preview`.
    case preview
    /// One of the views of a type that conforms to `PreviewProvider`.
    case provider
  }

  /// Whether it is a macro or a provider.
  public let kind: Kind
  /// The module of the preview.
  public let module: String
  /// The module and the name of the file, as `Wallet/Row.swift`; nil for a provider, since only its
  /// type is known at run time.
  public let fileID: String?
  /// The line of `#Preview`, counted from 1; nil for a provider.
  public let line: Int?
  /// The column of `#Preview`, counted from 1 in bytes; nil for a provider.
  public let column: Int?
  /// The name of a `#Preview`, or nil; the name of a provider's type, and where it has several views, a slash and the
  /// name or number of this one.
  public let name: String?
  /// The size and surroundings that the preview requests.
  public let traits: [PreviewTrait<PreviewTraits>]
  /// Makes the view, with the preview's modifiers around it.
  public let makeView: @MainActor () -> AnyView
}

/// The previews compiled into the running program, such as a test bundle.
@MainActor
public enum PreviewCatalogue {
  /// Each `#Preview` and each view of a `PreviewProvider` of all its modules, in the order of modules, files
  /// and lines; the providers of a module come last.
  ///
  /// Empty where the Swift runtime does not list its loaded types.
  public static func all() -> [ListedPreview] {
    let previews = ConformingTypes.all(of: (any PreviewRegistry).self)
      .compactMap { $0 as? any PreviewRegistry.Type }.map(listed)
    let providers = ConformingTypes.all(of: (any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }.flatMap(listed)
    let all = (previews + providers).map { (preview: $0, order: order($0)) }
    // The views of a provider stay in their order.
    return all.enumerated().sorted { first, second in
      first.element.order == second.element.order
        ? first.offset < second.offset
        : first.element.order.lexicographicallyPrecedes(second.element.order)
    }.map(\.element.preview)
  }

  private static func listed(_ type: any PreviewRegistry.Type) -> ListedPreview {
    let preview = type.makePreview()
    let module = type.fileID.prefix { $0 != "/" }
    return ListedPreview(
      kind: .preview, module: String(module), fileID: type.fileID, line: type.line,
      column: type.column, name: preview.name, traits: preview.traits, makeView: preview.makeView)
  }

  private static func listed(_ type: any PreviewProvider.Type) -> [ListedPreview] {
    // A private type has a part in parentheses, with an address of this build's own.
    let path = String(reflecting: type).split(separator: ".").map(String.init)
    let name = path.dropFirst().filter { !$0.hasPrefix("(") }.joined(separator: ".")
    func listed(
      _ name: String, _ traits: [PreviewTrait<PreviewTraits>],
      _ makeView: @escaping @MainActor () -> AnyView
    ) -> ListedPreview {
      ListedPreview(
        kind: .provider, module: path[0], fileID: nil, line: nil, column: nil, name: name,
        traits: traits, makeView: makeView)
    }
    // Without fonts nothing is drawn, and whoever draws says so.
    guard let context = try? RenderingContext.bundled() else {
      return [listed(name, []) { view(of: type) }]
    }
    let views = context.previews(of: view(of: type))
    return zip(views, ProvidedPreview.names(of: views, in: name)).map { preview, name in
      listed(name, preview.wishes.map { PreviewTrait($0) }) { preview.view }
    }
  }

  private static func view<P: PreviewProvider>(of type: P.Type) -> AnyView { AnyView(P.previews) }

  private static func order(_ preview: ListedPreview) -> [String] {
    func digits(_ number: Int?) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, 9 - text.count)) + text
    }
    let place = preview.fileID.map { "0" + $0 } ?? "1"
    return [
      preview.module, place, digits(preview.line), digits(preview.column),
      preview.name.map { String($0.prefix { $0 != "/" }) } ?? "",
    ]
  }
}

/// One view of a preview provider, by its name in SwiftUI. It stands on no actor, as tests on none
/// take it apart.
public struct _Preview: Identifiable {
  /// Its place among the provider's views, from 0.
  public let id: Int
  /// The view, with the modifiers around it.
  public let content: AnyView
  /// What `previewDisplayName` says; nil for none.
  public let displayName: String?
  /// What `previewDevice` says; nil for none.
  public let device: PreviewDevice?
  /// The room that it asks for; the device's screen where it asks for none.
  public let layout: PreviewLayout
  /// How the device is held; upright where nothing else is said.
  public let interfaceOrientation: InterfaceOrientation
}

extension PreviewProvider {
  /// Each view of the provider with its size, device and name; none where the faces are not found.
  public static var _allPreviews: [_Preview] {
    guard let context = try? RenderingContext.bundled() else { return [] }
    return context.previews(of: AnyView(previews)).enumerated().map { number, preview in
      var (device, layout) = (PreviewDevice?.none, PreviewLayout.device)
      for wish in preview.wishes {
        switch wish {
        case .named(let name): device = device ?? PreviewDevice(rawValue: name)
        case .device: layout = .device
        case .fitting: layout = .sizeThatFits
        case .fixed(let width, let height): layout = .fixed(width: width, height: height)
        case .portrait, .landscape, .nothing: break
        }
      }
      return _Preview(
        id: number, content: preview.view, displayName: preview.name, device: device,
        layout: layout,
        interfaceOrientation: preview.wishes.contains(.landscape) ? .landscapeLeft : .portrait)
    }
  }
}
