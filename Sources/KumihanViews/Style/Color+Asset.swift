public import Foundation

extension Color {
  /// A colour of an asset catalogue, by its name; clear when no catalogue has it.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name)) }

  /// A colour of an asset catalogue.
  public init(_ resource: ColorResource) { self.init(.asset(resource.name)) }
}

/// The name of a colour in an asset catalogue; `kumihan render` adds a constant for each that it
/// finds.
public struct ColorResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}
