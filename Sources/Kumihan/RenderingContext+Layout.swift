public import Foundation
import KumihanDrawing
import KumihanViews

extension RenderingContext {
  /// Lays a view out in a size, in points, for any number of exports. The size of `options` is
  /// ignored.
  ///
  /// - Throws: ``RenderError/missingGlyphs(_:)`` where that is the policy,
  ///   ``RenderError/unknownName(kind:name:hint:)`` for what the options ask for in vain.
  @MainActor
  public func layout<Content: View>(
    _ view: Content, in size: CGSize, options: LayoutOptions = LayoutOptions()
  ) throws(RenderError) -> LaidOutPage {
    var options = options
    options.proposedSize = ProposedViewSize(size)
    return try layout(view, options: options)
  }

  /// Lays a view out in the options' size; where that is nil, in the view's ideal size, rounded up
  /// to pixels.
  ///
  /// - Throws: ``RenderError/missingGlyphs(_:)`` where that is the policy,
  ///   ``RenderError/unknownName(kind:name:hint:)`` for what the options ask for in vain.
  @MainActor
  public func layout<Content: View>(
    _ view: Content, options: LayoutOptions
  ) throws(RenderError) -> LaidOutPage {
    let hosted = host(options).place(view, in: options.proposedSize)
    if let unknown = hosted.unknownNames.first {
      throw .unknownName(kind: unknown.kind, name: unknown.name, hint: unknown.hint)
    }
    let layout = ViewLayout(hosted)
    if options.missingGlyphs == .error {
      let missing = layout.issues.compactMap(\.missingGlyph)
      if !missing.isEmpty { throw .missingGlyphs(missing) }
    }
    let page = LaidOutPage(
      layout, scale: options.scale,
      background: options.background(for: layout.colorScheme, assets: services.assets),
      context: self)
    guard let screen = options.screen, options.chrome.contains(.corners) else { return page }
    return page.clipped(to: screen.outline)
  }

  /// The size of a view's layout, in points.
  @MainActor
  public func measure<Content: View>(_ view: Content, options: LayoutOptions) -> CGSize {
    host(options).measure(view, in: options.proposedSize)
  }

  /// What a view takes of an offered size, rounded up to pixels.
  @MainActor
  package func fittingSize<Content: View>(
    of view: Content, in offer: CGSize, options: LayoutOptions
  ) -> CGSize {
    var options = options
    options.proposedSize = ProposedViewSize(offer)
    let size = ViewLayout(host(options).place(view, in: options.proposedSize)).rootSize
    func rounded(_ length: CGFloat) -> CGFloat {
      (length * options.scale - 0.01).rounded(.up) / options.scale
    }
    return CGSize(width: rounded(size.width), height: rounded(size.height))
  }

  @MainActor
  private func host(_ options: LayoutOptions) -> ViewHost {
    var environment = options.environment
    environment.displayScale = options.scale
    environment.text.missingGlyphs = options.missingGlyphs == .skip ? .skip : .box
    if !options.states.isEmpty { environment.namedStates = options.states }
    var host = ViewHost(
      environment: environment, services: services, safeArea: options.safeAreaInsets,
      runsActions: options.runsActions)
    host.presenting = options.presenting
    if let screen = options.screen, !options.chrome.isEmpty {
      let chrome = options.chrome
      host.surround = {
        AnyView(ChromedScreen(content: $0, chrome: chrome, screen: screen))
      }
    }
    return host
  }
}

extension LayoutOptions {
  /// The background below a view, in the scheme of its drawing.
  @MainActor
  fileprivate func background(for scheme: ColorScheme, assets: AssetCatalogues) -> RGBA? {
    guard background != nil || isOpaque else { return nil }
    var environment = environment
    environment.colorScheme = scheme
    let color = background ?? Color(.system(.systemBackground))
    return color.rgba(in: StyleContext(environment, assets: assets))
  }
}

extension LocatedIssue {
  fileprivate var missingGlyph: MissingGlyph? {
    guard case .missingGlyph(let codePoint, let script, let cover) = issue else { return nil }
    return MissingGlyph(
      codePoint: codePoint, script: script, cover: cover, site: site, excerpt: excerpt)
  }
}
