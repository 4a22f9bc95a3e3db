public import Foundation
package import KumihanDrawing
public import KumihanLayout
import KumihanText

/// A picture or a symbol.
public struct Image: Hashable, Sendable {
  package enum Resizing: Hashable, Sendable {
    case stretch(EdgeInsets)
    case tile(EdgeInsets)
  }

  /// What a picture says to those who do not see it; nil for its symbol's words.
  enum Words: Hashable, Sendable {
    case name(String)
    case label(Text)
    case decorative
  }

  package var source: Source
  package var resizing: Resizing?
  package var rendering: TemplateRenderingMode?
  package var symbolRendering: SymbolRenderingMode?
  package var sampling = ImageInterpolation.high
  package var isAntialiased = true
  var words: Words?
  package var site: CallSite

  /// A symbol of the icon font, by its SF Symbols name.
  public init(
    systemName: String, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(.symbol(systemName, variableValue: nil), fileID: fileID, line: line, column: column)
  }

  /// Without a call site, so that `Image.init(systemName:)` may be passed as a function.
  @_disfavoredOverload
  public init(systemName: String) {
    self.init(systemName: systemName, fileID: "", line: 0, column: 0)
  }

  public init(
    systemName: String, variableValue: Double?, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      .symbol(systemName, variableValue: variableValue), fileID: fileID, line: line, column: column)
  }

  /// A picture by its name: a PNG or JPEG file of an asset catalogue or of a bundle's folder, there
  /// the best of `name@3x`, `name@2x` and `name`.
  public init(
    _ name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(Source(named: name, bundle: bundle), fileID: fileID, line: line, column: column)
    words = .name(name)
  }

  /// A picture by its name, with its text alternative.
  public init(
    _ name: String, bundle: Bundle? = nil, label: Text, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(Source(named: name, bundle: bundle), fileID: fileID, line: line, column: column)
    words = .label(label)
  }

  /// A picture by its name that says nothing to those who do not see it.
  public init(
    decorative name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(Source(named: name, bundle: bundle), fileID: fileID, line: line, column: column)
    words = .decorative
  }

  /// A picture of the drawing vocabulary; `scale` is its pixels per point.
  package init(
    resource: ImageResource, scale: CGFloat, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      .resource(resource, scale: scale > 0 ? scale : 1, orientation: .up), fileID: fileID,
      line: line, column: column)
  }

  init(_ source: Source, fileID: StaticString, line: Int, column: Int) {
    self.source = source
    site = CallSite(fileID: fileID, line: line, column: column)
  }

  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum Scale: Hashable, Sendable, CaseIterable { case small, medium, large }
  public enum Orientation: UInt8, Hashable, Sendable, CaseIterable {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
  }

  private func changing(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// With a text alternative.
  package func labeled(_ label: Text) -> Image { changing { $0.words = .label(label) } }

  /// Layout: takes the proposed size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changing { $0.resizing = resizingMode == .stretch ? .stretch(capInsets) : .tile(capInsets) }
  }

  /// A symbol in its original rendering has its own colours.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    changing {
      $0.rendering = mode
      if mode == .original, $0.symbolRendering == nil { $0.symbolRendering = .multicolor }
    }
  }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changing { $0.symbolRendering = mode }
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    changing {
      $0.sampling =
        switch interpolation {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
  }

  public func antialiased(_ isAntialiased: Bool) -> Image {
    changing { $0.isAntialiased = isAntialiased }
  }
}
