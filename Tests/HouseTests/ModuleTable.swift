/// The permitted imports of each of our targets: the walls that SwiftPM does not see.
///
/// Package.swift lists what a target *depends on*; a transitive import compiles all the same.
enum ModuleTable {
  struct Row: Sendable {
    /// Modules of ours, C modules included.
    var ours: Set<String> = []
    var packages: Set<String> = []
    /// Whether memory may be handled by hand here, because C hands it out.
    var mayBeUnsafe = false
    /// Whether clock, locale and process may be read here.
    var mayReadTheWorld = false
  }

  static let rows: [String: Row] = [
    "KumihanData": Row(),
    "KumihanMarkdown": Row(ours: ["CKumihanCmark"], mayBeUnsafe: true),
    "KumihanDrawing": Row(),
    "KumihanText": Row(ours: ["KumihanDrawing"]),
    "KumihanLayout": Row(ours: ["KumihanDrawing", "KumihanText"]),
    "KumihanViews": Row(
      ours: pipeline.subtracting(["KumihanViews"]).union([
        "KumihanData", "KumihanMarkdown", "KumihanCombine", "KumihanContentTypes",
      ])),
    "KumihanControls": Row(ours: ["KumihanViews", "KumihanContentTypes"]),
    "KumihanShaping": Row(
      ours: [
        "KumihanDrawing", "KumihanText", "CKumihanHarfBuzz", "CKumihanICU", "CKumihanISAL",
      ],
      mayBeUnsafe: true),
    "KumihanCairo": Row(
      ours: [
        "KumihanDrawing", "CKumihanCairo", "CKumihanFreeType", "CKumihanHarfBuzz", "CKumihanISAL",
        "CKumihanJPEG", "CKumihanSPNG", "CKumihanZlib",
      ], mayBeUnsafe: true),
    "KumihanSVG": Row(ours: ["KumihanDrawing"]),
    "KumihanFonts": Row(),
    "Kumihan": Row(
      ours: pipeline.union([
        "KumihanControls", "KumihanShaping", "KumihanCairo", "KumihanSVG", "KumihanFonts",
        "KumihanDiscovery",
      ])),
    "KumihanMacroExpansion": Row(ours: ["KumihanSwiftWords"]),
    "KumihanMacros": Row(
      ours: ["KumihanMacroExpansion"], packages: ["FoundationEssentials"], mayBeUnsafe: true),
    "KumihanDiscovery": Row(mayBeUnsafe: true),
    // Values cross streams as in Apple's, which asks nothing of them.
    "KumihanCombine": Row(mayBeUnsafe: true, mayReadTheWorld: true),
    "KumihanSwiftUI": Row(
      ours: [
        "Kumihan", "KumihanAppleNames", "KumihanCombine", "KumihanViews", "KumihanCoreGraphics",
      ]),
    // It gives apps the names of clocks and processes that Linux lacks.
    "KumihanFoundation": Row(
      ours: ["KumihanCombine", "KumihanText"], mayBeUnsafe: true, mayReadTheWorld: true),
    // Its contexts write where their callers point.
    "KumihanCoreGraphics": Row(
      ours: [
        "Kumihan", "KumihanAppleNames", "KumihanViews", "KumihanDrawing", "KumihanCairo",
        "KumihanCombine",
      ], mayBeUnsafe: true),
    "KumihanUIKit": Row(ours: ["KumihanSwiftUI"]),
    "KumihanQuartzCore": Row(ours: ["KumihanSwiftUI"]),
    "KumihanImageIO": Row(
      ours: ["KumihanCoreGraphics", "KumihanAppleNames", "KumihanFoundation", "KumihanViews"]),
    "KumihanSimd": Row(),
    "KumihanDarwin": Row(packages: ["Darwin", "Glibc"]),
    "KumihanCoreData": Row(
      ours: [
        "KumihanViews", "KumihanAppleNames", "KumihanFoundation", "KumihanCombine",
        "KumihanDiscovery",
      ],
      mayBeUnsafe: true),
    "KumihanSwiftData": Row(
      ours: ["KumihanViews", "KumihanAppleNames", "KumihanCombine"], mayBeUnsafe: true),
    "KumihanCharts": Row(
      ours: ["KumihanViews", "KumihanControls", "KumihanAppleNames", "KumihanLayout"]),
    "KumihanIntents": Row(ours: ["KumihanViews", "KumihanControls"]),
    "KumihanWidgets": Row(
      ours: ["KumihanViews", "KumihanControls", "KumihanAppleNames", "KumihanIntents"]),
    "KumihanLocation": Row(),
    "KumihanMaps": Row(
      ours: [
        "KumihanViews", "KumihanControls", "KumihanAppleNames", "KumihanLocation", "KumihanLayout",
        "KumihanText", "KumihanFoundation",
      ]),
    "KumihanTips": Row(
      ours: ["KumihanViews", "KumihanControls", "KumihanAppleNames", "KumihanLayout"]),
    "KumihanServices": Row(
      ours: [
        "Kumihan", "KumihanViews", "KumihanControls", "KumihanAppleNames", "KumihanFoundation",
        "KumihanCoreGraphics", "KumihanLayout", "KumihanImageIO", "KumihanLocation",
        "KumihanContentTypes",
      ], mayBeUnsafe: true),
    "KumihanMusic": Row(
      ours: ["KumihanViews", "KumihanFoundation", "KumihanCoreGraphics", "KumihanCombine"],
      mayBeUnsafe: true),
    "KumihanReality": Row(
      ours: [
        "KumihanViews", "KumihanAppleNames", "KumihanFoundation", "KumihanCombine", "KumihanSimd",
        "KumihanServices",
      ]),
    "KumihanFamily": Row(
      ours: [
        "KumihanViews", "KumihanControls", "KumihanAppleNames", "KumihanCombine",
        "KumihanCoreGraphics", "KumihanFoundation", "KumihanIntents", "KumihanServices",
        "KumihanWidgets",
      ]),
    "KumihanStore": Row(
      ours: ["KumihanViews", "KumihanControls", "KumihanAppleNames", "KumihanLayout"]),
    "KumihanAppleNames": Row(
      ours: [
        "Kumihan", "KumihanDrawing", "KumihanViews", "KumihanControls", "KumihanContentTypes",
        "KumihanCombine",
        "KumihanFoundation",
      ]),
    "KumihanLogs": Row(),
    "KumihanOSLog": Row(ours: ["KumihanLogs"]),
    "KumihanContentTypes": Row(),
    "KumihanPhotos": Row(
      ours: [
        "KumihanViews", "KumihanControls", "KumihanAppleNames", "KumihanContentTypes",
        "KumihanFoundation", "KumihanImageIO", "KumihanLocation", "KumihanServices",
      ]),
    "Joho": Row(ours: ["KumihanSwiftUI"], packages: ["SwiftUI"]),
    "KumihanTokens": Row(ours: ["KumihanData", "KumihanViews", "KumihanControls"]),
    "Kajilis": Row(ours: language),
    "SystemRules": Row(ours: language),
    "DarkStudio": Row(ours: language),
    "KumihanCalendar": Row(ours: ["KumihanData"]),
    "KumihanICalendar": Row(ours: ["KumihanCalendar"]),
    "KumihanPlanner": Row(
      ours: [
        "Kumihan", "KumihanViews", "KumihanControls", "Joho", "KumihanData", "KumihanCalendar",
        "KumihanICalendar",
      ]),
    "KumihanAudit": Row(
      ours: pipeline.union([
        "Kumihan", "KumihanCairo", "KumihanData", "KumihanTokens", "KumihanSwiftWords",
      ])),
    "KumihanSwiftWords": Row(),
    "KumihanLint": Row(ours: ["KumihanSwiftWords"]),
    "KumihanStage": Row(
      ours: ["KumihanViews", "KumihanAppleNames", "KumihanCombine"], mayBeUnsafe: true),
    "KumihanGoldenRuns": Row(ours: ["KumihanData", "KumihanCairo"], mayBeUnsafe: true),
    "KumihanSnapshots": Row(
      ours: [
        "Kumihan", "KumihanAppleNames", "KumihanViews", "KumihanDrawing", "KumihanCairo",
        "KumihanCombine", "KumihanGoldenRuns", "KumihanSnapshots", "KumihanSwiftWords",
      ],
      mayBeUnsafe: true, mayReadTheWorld: true),
    "KumihanGoldens": Row(
      ours: [
        "Kumihan", "KumihanViews", "KumihanAppleNames", "KumihanDrawing", "KumihanSnapshots",
        "KumihanGoldenRuns", "KumihanAudit", "KumihanFoundation",
      ],
      packages: ["Testing", "XCTest", "FoundationNetworking"], mayBeUnsafe: true,
      mayReadTheWorld: true),
    "KumihanCLI": Row(
      ours: swiftModules.union(["KumihanServer"]), packages: ["ArgumentParser"],
      mayReadTheWorld: true),
    "KumihanTool": Row(
      ours: ["KumihanCLI", "KumihanCombine", "CKumihanRuntime"], mayBeUnsafe: true),
    "KumihanServer": Row(packages: ["FlyingSocks"], mayReadTheWorld: true),
    "KumihanWatch": Row(ours: ["KumihanData", "KumihanServer"], mayReadTheWorld: true),
    "KumihanBenchmarks": Row(
      ours: swiftModules.union(["KumihanSnapshots"]), mayReadTheWorld: true),
    "KumihanFuzz": Row(
      ours: swiftModules.union(["KumihanCLI"]), mayBeUnsafe: true, mayReadTheWorld: true),
  ]

  /// From the drawing vocabulary to the view language; each imports only those before it.
  static let pipeline: Set = ["KumihanDrawing", "KumihanText", "KumihanLayout", "KumihanViews"]

  static let swiftModules: Set = [
    "Kumihan", "KumihanData", "KumihanMarkdown", "KumihanDrawing", "KumihanText", "KumihanLayout",
    "KumihanViews", "KumihanShaping",
    "KumihanCairo", "KumihanSVG", "KumihanFonts", "KumihanSwiftUI", "Joho", "KumihanCalendar",
    "KumihanICalendar", "KumihanPlanner", "KumihanStage", "KumihanSwiftWords", "KumihanDiscovery",
    "KumihanCombine", "KumihanLogs",
    "KumihanOSLog", "KumihanPhotos", "KumihanContentTypes", "KumihanAppleNames", "KumihanControls",
    "KumihanGoldenRuns", "KumihanSnapshots", "KumihanFoundation", "KumihanCoreGraphics",
    "KumihanUIKit", "KumihanQuartzCore", "KumihanImageIO", "KumihanSimd", "KumihanDarwin",
    "KumihanSwiftData", "KumihanCoreData", "KumihanCharts", "KumihanWidgets", "KumihanIntents",
    "KumihanMaps", "KumihanLocation", "KumihanTips", "KumihanStore",
    "KumihanServices", "KumihanMusic", "KumihanReality", "KumihanFamily",
    "KumihanTokens",
    "KumihanLint", "KumihanAudit",
    "Kajilis", "SystemRules", "DarkStudio",
  ]

  /// What a design system is written in.
  static let language: Set = ["KumihanViews", "KumihanControls", "KumihanTokens"]

  /// Modules of the toolchain that every target may import.
  static let toolchain: Set = ["Foundation", "Observation", "Synchronization"]

  /// The platform's C library, where memory is handled by hand or the world is read.
  static let platform: Set = ["Glibc", "Musl"]

  /// Tests see every Swift module and no C module.
  static let tests = Row(
    ours: swiftModules.union([
      "KumihanGoldens", "KumihanCLI", "KumihanWatch", "KumihanMacroExpansion",
      "KumihanTestTools",
    ]),
    packages: ["Testing", "SwiftUI", "ArgumentParser"])
}
