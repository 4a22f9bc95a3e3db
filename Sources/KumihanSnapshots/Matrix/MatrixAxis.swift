import Foundation
import KumihanAppleNames
public import Kumihan
public import KumihanViews

/// One way in which the surroundings of a view differ between the cells of a matrix, with its values.
///
/// Cells are named by their values in a fixed order of axes, whatever the order they are given in:
/// `dark-AX3-de-iPhone-16`. Another value adds cells and renames none.
public struct MatrixAxis: Sendable {
  /// In the order of a cell's name.
  enum Kind: Int, Comparable, Sendable {
    case scheme, contrast, dynamicType, locale, direction, device, orientation, look, legibility
    case transparency

    static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  struct Value: Sendable {
    var name: String
    /// What is wrong with the value, where nothing can be drawn with it.
    var problem: String?
    var apply: @Sendable (inout MatrixSurroundings) -> Void
  }

  let kind: Kind
  let values: [Value]

  private init(_ kind: Kind, _ values: [Value]) { (self.kind, self.values) = (kind, values) }

  /// The light and the dark appearance.
  public static func scheme(_ schemes: ColorScheme...) -> MatrixAxis {
    MatrixAxis(
      .scheme,
      schemes.map { scheme in
        Value(name: scheme == .dark ? "dark" : "light") { $0.world.colorScheme = scheme }
      })
  }

  /// The usual contrast, and more of it: `standard` and `contrast` in names.
  public static func contrast(_ contrasts: ColorSchemeContrast...) -> MatrixAxis {
    MatrixAxis(
      .contrast,
      contrasts.map { contrast in
        Value(name: contrast == .increased ? "contrast" : "standard") { $0.contrast = contrast }
      })
  }

  /// Text sizes, `XS` to `AX5` in names.
  public static func dynamicType(_ sizes: DynamicTypeSize...) -> MatrixAxis {
    MatrixAxis(
      .dynamicType,
      sizes.map { size in
        Value(name: size.shortName) { $0.world.dynamicTypeSize = size }
      })
  }

  /// Languages and regions; from right to left where the language is, unless ``direction(_:)`` is
  /// given.
  public static func locale(_ locales: MatrixLocale...) -> MatrixAxis {
    MatrixAxis(
      .locale,
      locales.map { locale in
        Value(name: locale.name, problem: locale.problem) { $0.world.set(locale) }
      })
  }

  /// From left to right and from right to left: `ltr` and `rtl` in names.
  public static func direction(_ directions: LayoutDirection...) -> MatrixAxis {
    MatrixAxis(
      .direction,
      directions.map { direction in
        Value(name: direction == .rightToLeft ? "rtl" : "ltr") {
          $0.world.layoutDirection = direction
        }
      })
  }

  /// Screens, by their names: `iPhone-16`.
  public static func device(_ devices: Device...) -> MatrixAxis {
    MatrixAxis(
      .device,
      devices.map { device in
        Value(name: SnapshotName.cleaned(device.name)) { $0.device = device }
      })
  }

  /// How the device is held: `portrait` and `landscape` in names. Without ``device(_:)`` it is the
  /// standard one.
  public static func orientation(_ orientations: InterfaceOrientation...) -> MatrixAxis {
    MatrixAxis(
      .orientation,
      orientations.map { orientation in
        Value(
          name: [.portrait, .portraitUpsideDown].contains(orientation) ? "portrait" : "landscape"
        ) {
          $0.orientation = orientation
          $0.device = $0.device ?? .standard
        }
      })
  }

  /// Whose lists, bars, controls and colours: `iOS18` and `iOS26`.
  public static func look(_ looks: PlatformLook...) -> MatrixAxis {
    MatrixAxis(.look, looks.map { look in Value(name: look.rawValue) { $0.look = look } })
  }

  /// Text as it is, and bold for who chose that: `regular` and `bold` in names.
  public static func legibility(_ weights: LegibilityWeight...) -> MatrixAxis {
    MatrixAxis(
      .legibility,
      weights.map { weight in
        Value(name: weight == .bold ? "bold" : "regular") { $0.legibility = weight }
      })
  }

  /// Materials and glass as they are, and opaque for who chose to see nothing through them:
  /// `transparent` and `opaque` in names.
  public static func reduceTransparency(_ choices: Bool...) -> MatrixAxis {
    MatrixAxis(
      .transparency,
      choices.map { isReduced in
        Value(name: isReduced ? "opaque" : "transparent") { $0.isOpaque = isReduced }
      })
  }

  /// The axes in the order of names, each once with all its values.
  static func merged(_ axes: [MatrixAxis]) -> [MatrixAxis] {
    Dictionary(grouping: axes, by: \.kind).sorted { $0.key < $1.key }.map { kind, axes in
      var names: Set<String> = []
      return MatrixAxis(kind, axes.flatMap(\.values).filter { names.insert($0.name).inserted })
    }
  }
}

/// A language for a matrix: a locale, or one of two that no reader has, which show what a translation
/// will do before there is one.
public struct MatrixLocale: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String
  let locale: Locale
  let isRightToLeft: Bool

  /// A language and perhaps a region, as `ja` or `sv_SE`.
  public init(_ identifier: String) {
    name = identifier
    locale = Locale(identifier: identifier)
    isRightToLeft = locale.language.characterDirection == .rightToLeft
  }

  public init(stringLiteral value: String) { self.init(value) }

  private init(name: String, identifier: String, isRightToLeft: Bool) {
    (self.name, self.isRightToLeft) = (name, isRightToLeft)
    locale = Locale(identifier: identifier)
  }

  /// Localized texts with accents and two fifths longer, between marks: `‹Šéţţíñğš óñé›`. A text that
  /// stays as it is was not made to be translated, one without its mark is cut.
  public static let pseudo = MatrixLocale(
    name: "pseudo", identifier: "en_XA", isRightToLeft: false)
  /// Localized texts written backwards, in surroundings from right to left.
  public static let pseudoRightToLeft = MatrixLocale(
    name: "pseudo-rtl", identifier: "en_XB", isRightToLeft: true)

  var problem: String? {
    let code = locale.language.languageCode
    if code.map({ Locale.LanguageCode.isoLanguageCodes.contains($0) }) ?? false { return nil }
    return "unknown locale '\(name)'; hint: give a language and perhaps a region, as ja or sv_SE"
  }
}

/// What a cell draws its view in.
struct MatrixSurroundings: Sendable {
  var world: SnapshotWorld
  var contrast: ColorSchemeContrast?
  var device: Device?
  var orientation = InterfaceOrientation.portrait
  var look: PlatformLook?
  var legibility: LegibilityWeight?
  var isOpaque: Bool?

  /// The room of a view; a device goes before the layout that a test names.
  @MainActor
  func screen(layout: SwiftUISnapshotLayout, scale: CGFloat) -> SnapshotScreen {
    let layout = device.map { .device($0, orientation: orientation) } ?? layout
    var screen = layout.screen(scale: scale, traits: UITraitCollection())
    let surroundings = self
    screen.environment = { values in
      // After a screen's own traits, which may name a text size.
      let world = surroundings.world
      values.colorScheme = world.colorScheme
      values.dynamicTypeSize = world.dynamicTypeSize
      values.layoutDirection = world.layoutDirection
      if let contrast = surroundings.contrast { values.colorSchemeContrast = contrast }
      if let look = surroundings.look { values.platformLook = look }
      if let weight = surroundings.legibility { values.legibilityWeight = weight }
      if let isOpaque = surroundings.isOpaque { values.accessibilityReduceTransparency = isOpaque }
    }
    return screen
  }
}

extension SnapshotWorld {
  fileprivate mutating func set(_ language: MatrixLocale) {
    locale = language.locale
    calendar.locale = language.locale
    layoutDirection = language.isRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension DynamicTypeSize {
  /// As iOS abbreviates it: `L`, `AX3`.
  var shortName: String {
    switch self {
    case .xSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "XL"
    case .xxLarge: "XXL"
    case .xxxLarge: "XXXL"
    case .accessibility1: "AX1"
    case .accessibility2: "AX2"
    case .accessibility3: "AX3"
    case .accessibility4: "AX4"
    case .accessibility5: "AX5"
    }
  }
}
