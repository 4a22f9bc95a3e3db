public import ArgumentParser
import Foundation
public import Kumihan
import KumihanCalendar

/// The screen of a view, and the settings of its reader.
struct ScreenOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "390x844, or 390 for the height the view wishes, or fit for its own size; in points.",
      valueName: "size"))
  var size: String?

  @Option(name: .long, help: ArgumentHelp("A device's screen, as 'iPhone 16'.", valueName: "name"))
  var device: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Whose lists, bars, controls and colours: iOS18 or iOS26; else the device's.",
      valueName: "look"))
  var look: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "What the device shows around the view: all, or some of status, home, corners and cutout, "
        + "with commas.", valueName: "parts"))
  var chrome: String?

  @Flag(name: .long, help: "Hold the device sideways.")
  var landscape = false

  @Option(name: .long, help: "Pixels per point of a PNG; else the device's, or 3.")
  var scale: Double?

  @Flag(name: .long, help: "The dark appearance.")
  var dark = false

  @Flag(name: .long, help: "More contrast.")
  var contrast = false

  @Flag(name: .long, help: "Bold text, for readers who chose it.")
  var boldText = false

  @Flag(name: .long, help: "Opaque materials and glass, for readers who chose them.")
  var reduceTransparency = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The text size: XS, S, M, L, XL, XXL, XXXL or AX1 to AX5.", valueName: "size"))
  var dynamicType: String?

  @Option(
    name: .long, help: ArgumentHelp("The language and region, as ja or sv_SE.", valueName: "id"))
  var locale: String?

  @Flag(name: .long, help: "From right to left, whatever the locale.")
  var rtl = false

  @Option(name: .long, help: "Emoji in their own colours, or as an outline in the text's.")
  var emoji = EmojiStyle.color

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The moment that is drawn, of timelines and of what waits, after the view appeared: 2s, 500ms.",
      valueName: "time"))
  var at: String?

  @OptionGroup var presented: PresentedOptions

  @Flag(name: .long, help: "Draw on nothing instead of the system's background.")
  var transparent = false

  @OptionGroup var fontOptions: FontOptions

  /// Checks the options before anything is compiled.
  func validate() throws {
    try reporting {
      if let scale { try check("--scale", scale, in: 0.1...16, unit: "pixels per point") }
      if size != nil, device != nil {
        throw CommandFailure("--size and --device name two sizes", hint: "give one of them")
      }
      _ = try givenArea()
      _ = try typeSize()
      _ = try moment()
      _ = try look.map(PlatformLook.named)
      if size != nil, chrome != nil {
        throw CommandFailure(
          "--size names no screen for --chrome", hint: "give --device in place of --size")
      }
      _ = try chrome.map(ScreenChrome.named)
      _ = try device.map(Device.named)
      _ = try presented.states()
      if let locale, !Self.isLocale(locale) {
        throw CommandFailure(
          "unknown locale '\(locale)'", hint: "give a language and perhaps a region, as ja or sv_SE"
        )
      }
    }
  }

  private static func isLocale(_ name: String) -> Bool {
    let code = Locale(identifier: name).language.languageCode
    return code.map { Locale.LanguageCode.isoLanguageCodes.contains($0) } ?? false
  }

  private func givenArea() throws -> PreviewRoom.Area? {
    guard let size else { return nil }
    if size == "fit" { return .fitting }
    let sides = size.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard (1...2).contains(sides.count), sides.allSatisfy({ $0.map { $0 > 0 } ?? false }) else {
      throw CommandFailure(
        "'\(size)' is not a size", hint: "give --size as 390x844, as 390 or as fit")
    }
    for side in sides { try check("--size", side ?? 0, in: 1...20_000, unit: "points") }
    return .fixed(width: sides[0] ?? 0, height: sides.count > 1 ? sides[1] : nil)
  }

  private static let typeSizes: [(String, DynamicTypeSize)] = [
    ("XS", .xSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .xLarge),
    ("XXL", .xxLarge), ("XXXL", .xxxLarge), ("AX1", .accessibility1), ("AX2", .accessibility2),
    ("AX3", .accessibility3), ("AX4", .accessibility4), ("AX5", .accessibility5),
  ]

  private func typeSize() throws -> DynamicTypeSize? { try Self.typeSize(dynamicType) }

  /// - Throws: for a name that is no text size.
  static func typeSize(_ dynamicType: String?) throws -> DynamicTypeSize? {
    guard let dynamicType else { return nil }
    let wanted = dynamicType.lowercased()
    let found = Self.typeSizes.first {
      $0.0.lowercased() == wanted || "\($0.1)".lowercased() == wanted
    }
    guard let found else {
      throw CommandFailure(
        "unknown text size '\(dynamicType)'",
        hint: "give one of: \(Self.typeSizes.map(\.0).joined(separator: ", "))")
    }
    return found.1
  }

  /// How many seconds a picture waits for what views load, without `--at`: as long as samples usually pretend to take.
  private static let patience = 1.0

  /// In seconds after the view appeared; nil where none is given.
  private func moment() throws -> TimeInterval? {
    guard let at else { return nil }
    let units = [("ms", 0.001), ("s", 1.0), ("", 1.0)]
    guard let unit = units.first(where: { at.hasSuffix($0.0) }),
      let number = Double(at.dropLast(unit.0.count)), number >= 0, number * unit.1 <= 86_400
    else {
      throw CommandFailure("'\(at)' is not a moment", hint: "give --at as 2s, 1.5s or 500ms")
    }
    return number * unit.1
  }

  /// The locale of the reader.
  var readersLocale: Locale { Locale(identifier: locale ?? "en_US") }

  /// The language of the reader as a BCP 47 tag, such as `sv-SE`.
  var language: String { readersLocale.identifier(.bcp47) }

  /// The view's layout; the command line overrides a preview's requests.
  ///
  /// - Parameter isPaper: whether a page in a frame of its own is a sheet of that size.
  @MainActor
  func page(
    of view: AnyView, wishes: [PreviewTrait<PreviewTraits>.Wish], context: RenderingContext,
    strings: LocalizedStrings? = nil, isPaper: Bool = false
  ) throws -> LaidOutPage {
    let wished = PreviewRoom(wishes)
    let device = try self.device.map(Device.named) ?? wished.device
    if self.device == nil {
      for name in wished.unknownDevices {
        warn("unknown preview device '\(name)'; drawn as for \(Device.standard.name)")
      }
    }
    let orientation: InterfaceOrientation = landscape ? .landscapeLeft : wished.orientation
    var area = try givenArea() ?? .screen
    if size == nil, self.device == nil { area = wished.area }
    var options = LayoutOptions()
    options.environment = try environment(device: device, orientation: orientation)
    options.environment.localizedStrings = strings
    options.isOpaque = !transparent
    try presented.apply(to: &options)
    options.scale = scale ?? (area == .screen ? device.scale : 3)
    switch area {
    case .fixed(let width, let height):
      options.proposedSize = ProposedViewSize(width: width, height: height.map { CGFloat($0) })
    case .fitting: options.proposedSize = .unspecified
    case .offered:
      options.proposedSize = ProposedViewSize(
        context.fittingSize(of: view, in: device.size(in: orientation), options: options))
    case .screen:
      options.chrome = try chrome.map(ScreenChrome.named) ?? []
      options.screen = HeldDevice(device, orientation)
      options.proposedSize = ProposedViewSize(device.size(in: orientation))
      options.safeAreaInsets = device.safeAreaInsets(in: orientation)
    }
    let page = try context.layout(view, options: options)
    guard area == .screen, self.device == nil else { return page }
    if isPaper, let sheet = page.layout.framedSize {
      (options.screen, options.safeAreaInsets) = (nil, EdgeInsets())
      options.proposedSize = ProposedViewSize(sheet)
      return try context.layout(view, options: options)
    }
    warnIfWider(page.layout, than: device)
    return page
  }

  /// Says that a view was made for another device than the one it is drawn on.
  private func warnIfWider(_ layout: ViewLayout, than device: Device) {
    let (widest, room) = (layout.rootWidth.rounded(), layout.size.width)
    guard widest > room + 1 else { return }
    let others = Device.all.filter {
      $0.size(in: .portrait).width >= widest && $0.size(in: .portrait).width < widest * 1.3
    }.min { $0.size(in: .portrait).width < $1.size(in: .portrait).width }
    warn(
      "the view is \(Int(widest)) points wide, \(device.name) \(Int(room)); name the device it is for with "
        + "--device '\((others ?? Device.all.max { $0.size(in: .portrait).width < $1.size(in: .portrait).width } ?? device).name)', "
        + "or --size \(Int(widest))")
  }

  private func environment(
    device: Device, orientation: InterfaceOrientation
  ) throws -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = dark ? .dark : .light
    // The same date that views would read from the clock, or a later one.
    let moment = try moment()
    values.pictureDate = Date(timeIntervalSinceNow: moment ?? 0)
    values.letTimePass(moment ?? 0, patience: moment ?? Self.patience)
    values.colorSchemeContrast = contrast ? .increased : .standard
    if boldText { values.legibilityWeight = .bold }
    values.accessibilityReduceTransparency = reduceTransparency
    if let size = try typeSize() { values.dynamicTypeSize = size }
    if locale != nil {
      values.locale = readersLocale
      if values.locale.language.characterDirection == .rightToLeft {
        values.layoutDirection = .rightToLeft
      }
    }
    values.emojiStyle = emoji
    if rtl { values.layoutDirection = .rightToLeft }
    values.platformLook = try look.map(PlatformLook.named) ?? device.look
    values.horizontalSizeClass = device.horizontalSizeClass(in: orientation)
    values.verticalSizeClass = device.verticalSizeClass(in: orientation)
    return values
  }
}

extension Device {
  /// The device of a name.
  static func named(_ name: String) throws -> Device {
    // A name as Kumihan writes it, or as Xcode does.
    if let device = Device(named: name) ?? Device(previewName: name) { return device }
    let guess = NearMatch.value(for: key(name), among: all.map { (key($0.name), $0.name) })
    throw CommandFailure(
      "unknown device '\(name)'" + (guess.map { "; did you mean '\($0)'?" } ?? ""),
      hint: "choose one of: \(all.map(\.name).joined(separator: ", "))")
  }
}

extension PlatformLook {
  /// The look of a name; capitals, spaces and the system's name do not count.
  static func named(_ name: String) throws -> PlatformLook {
    let key = name.lowercased().filter { !$0.isWhitespace }
    let names: [(spelling: String, value: String)] = allCases.map(\.rawValue).flatMap { name in
      [(spelling: name.lowercased(), value: name), (name.filter(\.isNumber), name)]
    }
    if let found = names.first(where: { $0.spelling == key }),
      let look = PlatformLook(rawValue: found.value)
    {
      return look
    }
    let guess = NearMatch.value(for: key, among: names)
    throw CommandFailure(
      "unknown look '\(name)'" + (guess.map { "; did you mean '\($0)'?" } ?? ""),
      hint: "choose one of: \(allCases.map(\.rawValue).joined(separator: ", "))")
  }
}

extension ScreenChrome {
  private static let parts: [(String, ScreenChrome)] = [
    ("all", .all), ("status", .statusBar), ("home", .homeIndicator), ("corners", .corners),
    ("cutout", .cutout),
  ]

  /// The parts with these names, between commas.
  static func named(_ names: String) throws -> ScreenChrome {
    let keys = names.lowercased().split(separator: ",").map {
      $0.filter { !$0.isWhitespace }
    }
    guard !keys.isEmpty else {
      throw CommandFailure(
        "--chrome names nothing", hint: "choose of: \(parts.map(\.0).joined(separator: ", "))")
    }
    return try keys.reduce(into: []) { chrome, key in
      guard let part = parts.first(where: { $0.0 == key }) else {
        let guess = NearMatch.value(for: key, among: parts.map { ($0.0, $0.0) })
        throw CommandFailure(
          "unknown part of a screen '\(key)'" + (guess.map { "; did you mean '\($0)'?" } ?? ""),
          hint: "choose of: \(parts.map(\.0).joined(separator: ", "))")
      }
      chrome.formUnion(part.1)
    }
  }
}

extension EmojiStyle: ExpressibleByArgument {}
