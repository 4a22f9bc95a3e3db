/// Variants of a symbol, which select the drawing by name (`.fill`, `.circle`…).
public struct SymbolVariants: Hashable, Sendable {
  /// The suffixes, in the order of the modifiers.
  package var suffixes: [String] = []

  public static let none = SymbolVariants()
  public static let fill = SymbolVariants(suffixes: ["fill"])
  public static let slash = SymbolVariants(suffixes: ["slash"])
  public static let circle = SymbolVariants(suffixes: ["circle"])
  public static let square = SymbolVariants(suffixes: ["square"])
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])

  private func adding(_ suffix: String) -> SymbolVariants {
    suffixes.contains(suffix) ? self : SymbolVariants(suffixes: suffixes + [suffix])
  }

  public var fill: SymbolVariants { adding("fill") }
  public var slash: SymbolVariants { adding("slash") }
  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public func contains(_ other: SymbolVariants) -> Bool {
    other.suffixes.allSatisfy(suffixes.contains)
  }

  /// The names that a symbol may have with these variants, the most specific first, its plain name
  /// last. The slash comes before the enclosure and `fill` comes last; a name that ends in `fill`
  /// keeps it.
  package func names(of name: String) -> [String] {
    let isFilled = name.hasSuffix(".fill")
    let base = isFilled ? String(name.dropLast(".fill".count)) : name
    let asked = isFilled ? suffixes + ["fill"] : suffixes
    let slash = asked.contains("slash") ? ".slash" : ""
    let shape = asked.last { $0 != "slash" && $0 != "fill" }.map { "." + $0 } ?? ""
    let fill = asked.contains("fill") ? ".fill" : ""
    let compounds = !fill.isEmpty && slash.isEmpty && shape.isEmpty ? Self.filled(base) : []
    let names =
      [base + slash + shape + fill] + compounds
      + [slash + shape, shape + fill, slash + fill, shape, slash, fill].map { base + $0 } + [name]
    return names.indices.filter { !names[..<$0].contains(names[$0]) }.map { names[$0] }
  }

  /// The filled forms of compound names, which say `fill` before what stands beside the thing.
  private static func filled(_ name: String) -> [String] {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    /// What stands before and after the first dot of a part inside the name.
    func around(_ part: Substring) -> (first: Substring, second: Substring)? {
      guard let place = parts.dropFirst().dropLast().first(where: { $0 == part }) else {
        return nil
      }
      let dot = name.index(before: place.startIndex)
      return (name[..<dot], name[dot...])
    }
    if let (first, second) = around("badge") { return ["\(first).fill\(second)"] }
    guard let (first, second) = around("on") else { return [] }
    return ["\(first).fill\(second).fill", "\(first).fill\(second)"]
  }
}
