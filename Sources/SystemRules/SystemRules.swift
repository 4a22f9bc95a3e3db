public import Foundation
import KumihanControls
@_exported public import KumihanTokens
public import KumihanViews

/// The system rules: SwiftUI's own styles, and the brand that its token file puts beside them.
public enum SystemRules {
  public static let system = BundledSystem.system.loaded

  public static var brand: TokenStyle { system.style("color.brand") }
  public static var brandFill: TokenStyle { system.style("color.brandFill") }
  /// On the warm ground, where the system's own secondary label has a contrast of 3.3 only.
  public static var secondaryText: TokenStyle { system.style("color.secondaryText") }
  public static var warmBackground: TokenStyle { system.style("color.warmBackground") }

  /// Such as `l`, in points.
  public static func space(_ name: String) -> CGFloat { system.length("spacing." + name) }

  static var tapTarget: CGFloat { system.length("size.tapTarget") }

  /// How much of a category's colour lies on its card.
  public static func tint(isDark: Bool) -> Double {
    Double(system.length(isDark ? "opacity.tintDark" : "opacity.tintLight"))
  }

  /// A title in the brand's style, which grows with the reader's text size.
  public static var brandTitle: Font { .system(.title, weight: .bold) }

  static var card: RoundedRectangle {
    RoundedRectangle(cornerRadius: system.length("radius.card"), style: .continuous)
  }
}

/// A filter above a grid: glass, or the brand where it is chosen.
public struct FilterChip: View {
  private let title: String
  private let isSelected: Bool

  public init(_ title: String, isSelected: Bool = false) {
    (self.title, self.isSelected) = (title, isSelected)
  }

  public var body: some View {
    Button {
    } label: {
      if isSelected {
        label.foregroundStyle(.white).background(SystemRules.brandFill, in: Capsule())
      } else {
        label.glassEffect(.regular.interactive(), in: Capsule())
      }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  private var label: some View {
    Text(title)
      .font(.subheadline)
      .padding(.horizontal, SystemRules.space("l"))
      .padding(.vertical, SystemRules.space("s"))
      .frame(minHeight: SystemRules.tapTarget)
  }
}

/// A category in its own colour, laid thinly on glass.
public struct TintedCard: View {
  private let title: String
  private let note: String
  private let symbol: String
  private let color: Color?
  @Environment(\.colorScheme) private var scheme

  /// - Parameter color: the category's; nil for the brand.
  public init(_ title: String, note: String, symbol: String, color: Color? = nil) {
    (self.title, self.note, self.symbol, self.color) = (title, note, symbol, color)
  }

  private var style: AnyShapeStyle {
    color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(SystemRules.brand)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: SystemRules.space("s")) {
      Image(systemName: symbol)
        .font(.title2)
        .symbolRenderingMode(.hierarchical)
        .foregroundStyle(style)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: SystemRules.space("xs")) {
        Text(title).font(.headline)
        Text(note).font(.caption).foregroundStyle(.secondary)
      }
    }
    .padding(SystemRules.space("l"))
    .frame(maxWidth: .infinity, alignment: .leading)
    .background {
      SystemRules.card.fill(style).opacity(SystemRules.tint(isDark: scheme == .dark))
    }
    .glassEffect(.regular.interactive(), in: SystemRules.card)
  }
}

/// A prominent action in the brand's colour.
public struct BrandButton: View {
  private let title: String
  private let symbol: String?

  public init(_ title: String, symbol: String? = nil) {
    (self.title, self.symbol) = (title, symbol)
  }

  public var body: some View {
    Button {
    } label: {
      Group {
        if let symbol { Label(title, systemImage: symbol) } else { Text(title) }
      }
      .font(.headline)
      .foregroundStyle(.white)
      .padding(.horizontal, SystemRules.space("xxl"))
      .padding(.vertical, SystemRules.space("s"))
      .frame(minHeight: SystemRules.tapTarget)
      .background(SystemRules.brandFill, in: Capsule())
    }
    .buttonStyle(.plain)
  }
}
